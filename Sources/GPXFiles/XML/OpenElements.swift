/// The names of the elements that are open, outermost first.
struct OpenElements {
  static let deepest = 64

  private var names: [UInt8] = []
  private var lengths: [Int] = []

  var isEmpty: Bool { lengths.isEmpty }
  var isFull: Bool { lengths.count >= Self.deepest }

  var innermost: ArraySlice<UInt8> { names.suffix(lengths.last ?? 0) }

  mutating func push(_ name: [UInt8]) {
    names += name
    lengths.append(name.count)
  }

  mutating func pop() {
    names.removeLast(lengths.popLast() ?? 0)
  }
}
