/// The machine's view: each line that it reads is a view event, each line that it writes is one write to a view.
///
/// `schema.json` beside this file describes every line. Each event is handled in a task of its own: those that have an id
/// at the same time, so that their answers come in any order; those without one in turn, so that a recording is replayed in
/// its order. Answers to one request come in the order in which they were shown, and a line that says that it is done
/// comes last.
///
///     {"event":{"opened":{"from":"2026-11-20T00:00:00Z","to":"2026-11-21T00:00:00Z"}},"id":7,"screen":"eventList"}
///
///     {"display":"loading","id":7,"loading":true,"screen":"eventList"}
///     {"display":"list","id":7,"list":{…},"screen":"eventList"}
///     {"display":"loading","id":7,"loading":false,"screen":"eventList"}
///     {"done":"completed","id":7,"screen":"eventList"}
///
/// A line that makes no sense is answered with one that says where and what, and the next line is read. Whoever sends events
/// reads the answers meanwhile: while nobody takes them, nothing more is read either.
public struct JSONFrontEnd: Sendable {
  /// How many requests may be under way; while that many are, the next one waits, and with it the lines after it.
  public static let mostRequests = 1_000

  private let screens: JSONScreens
  private let lines: JSONLines
  private let requests = RequestsUnderWay()

  /// Makes a front end.
  /// - Parameters:
  ///   - screens: the screens whose events it takes, each by its name.
  ///   - lines: where to write.
  public init(screens: [any AnyJSONScreen], lines: JSONLines) {
    self.screens = JSONScreens(screens)
    self.lines = lines
  }

  /// Reads to the end of the input, and waits for what is under way then; a cancelled task cancels all requests.
  ///
  /// Callable on any isolation; each request runs in a task of its own.
  /// - Parameter input: bytes as they come, divided anywhere.
  public func run(_ input: some AsyncSequence<[UInt8], Never>) async {
    await withTaskGroup(of: Void.self) { group in
      var splitter = LineSplitter()
      var room = Self.mostRequests
      for await bytes in input {
        for line in splitter.split(bytes) { await begin(line, in: &group, room: &room) }
      }
      if let line = splitter.end() { await begin(line, in: &group, room: &room) }
    }
  }

  /// Begins what a line asks for: a request as soon as there is room, anything else at once.
  private func begin(_ line: InputLine, in group: inout TaskGroup<Void>, room: inout Int) async {
    guard let instruction = instruction(in: line) else { return }
    switch instruction.command {
    case .cancel(let id): requests.cancel(id)
    case .report(let request):
      if room == 0 {
        await group.next()
        room += 1
      }
      guard let task = begin(request, as: instruction.id) else {
        // Without its id, for that belongs to the one that is under way.
        return refuse(line, "In line \(line.number) is the id of a request that is still under way.")
      }
      room -= 1
      group.addTask {
        await withTaskCancellationHandler {
          await task.value
        } onCancel: {
          task.cancel()
        }
      }
    }
  }

  private func instruction(in line: InputLine) -> Instruction? {
    guard let content = line.content else {
      refuse(line, "Line \(line.number) is longer than \(LineSplitter.longestLine) bytes.")
      return nil
    }
    guard !content.isBlank else { return nil }
    do { return try Instruction(content, of: screens) } catch {
      refuse(line, "The input \(error.sentence(inLine: line.number))", id: error.id)
      return nil
    }
  }

  private func begin(_ request: JSONRequest, as id: RequestID?) -> Task<Void, Never>? {
    requests.begin(id) { [lines] in
      await request.run(id, lines)
    } whenDone: { [lines] ending in
      lines.write(DoneLine(id: id, screen: request.screen, done: ending.done))
    }
  }

  private func refuse(_ line: InputLine, _ sentence: String, id: RequestID? = nil) {
    lines.write(ErrorLine(id: id, line: line.number, error: sentence))
  }
}
