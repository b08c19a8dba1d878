import Foundation
import Humble

/// The screens that there are.
struct JSONScreens: Sendable {
  let byName: [String: any AnyJSONScreen]
  let names: [String]

  init(_ screens: [any AnyJSONScreen]) {
    byName = Dictionary(screens.map { ($0.name, $0) }) { first, _ in first }
    names = screens.map(\.name)
  }
}

/// What a line asks for.
struct Instruction {
  enum Command {
    case report(JSONRequest)
    case cancel(RequestID)
  }

  let id: RequestID?
  let command: Command

  /// Reads a line.
  init(_ line: Data, of screens: JSONScreens) throws(InstructionFault) {
    var id: RequestID?
    do {
      let parts = try JSONDecoder().decode(Parts.self, from: line, configuration: screens)
      id = parts.id
      command = try parts.command.get()
      self.id = id
    } catch {
      throw InstructionFault(id: id, reason: error, line: line)
    }
  }

  /// A line whose id can be read, though the rest may be wrong.
  private struct Parts: DecodableWithConfiguration {
    private enum CodingKeys: String, CodingKey { case id, screen, event, cancel }

    let id: RequestID?
    let command: Result<Command, any Error>

    init(from decoder: any Decoder, configuration screens: JSONScreens) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decodeIfPresent(RequestID.self, forKey: .id)
      command = Result { try Self.command(in: container, of: screens) }
    }

    private static func command(
      in container: KeyedDecodingContainer<CodingKeys>, of screens: JSONScreens
    ) throws -> Command {
      guard container.contains(.screen) != container.contains(.cancel) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: container.codingPath, debugDescription: #"a line has either "screen" or "cancel""#))
      }
      guard container.contains(.screen) else { return .cancel(try container.decode(RequestID.self, forKey: .cancel)) }
      guard let screen = screens.byName[try container.decode(String.self, forKey: .screen)] else {
        throw DecodingError.dataCorruptedError(
          forKey: .screen, in: container, debugDescription: "a screen is \(screens.names.asChoice)")
      }
      guard container.contains(.event) else {
        throw DecodingError.keyNotFound(
          CodingKeys.event, DecodingError.Context(codingPath: container.codingPath, debugDescription: "no event"))
      }
      return .report(try screen.request(from: container.superDecoder(forKey: .event)))
    }
  }
}

/// Why a line makes no sense.
struct InstructionFault: Error {
  /// The request's id, where it could be read.
  let id: RequestID?
  let reason: any Error
  let line: Data

  /// The rest of a sentence that begins with what the line is part of.
  func sentence(inLine number: Int) -> String {
    JSONFault(reason, in: line, firstLine: number).sentence
  }
}
