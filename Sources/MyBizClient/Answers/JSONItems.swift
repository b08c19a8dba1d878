import Foundation

/// Decodes a long array a few kilobytes at a time.
///
/// Foundation's decoder first makes an index of the whole text, several times its size. Given one part of the array after
/// the other, it needs little memory, keeps within the processor's cache, and can be cancelled in between.
enum JSONItems {
  /// Decodes an array, of which the items that are wanted are kept.
  /// - Throws: `DecodingError`, its path counted from the array's first item; `CancellationError`.
  static func decode<Item: Decodable>(
    _ type: Item.Type, from data: Data, partSize: Int = 1 << 16, where isWanted: (Item) -> Bool
  ) throws -> [Item] {
    let decoder = JSONDecoder()
    var items: [Item] = []
    var count = 0
    var scanner = ItemScanner(data)
    while let part = scanner.next(partSize) {
      try Task.checkCancellation()
      do {
        let more = try decoder.decode([Item].self, from: part)
        items += more.lazy.filter(isWanted)
        count += more.count
      } catch let error as DecodingError {
        throw error.moved(by: count)
      }
    }
    // What is no array from its start to its end is for the decoder to judge.
    return scanner.isWhole ? items : try decoder.decode([Item].self, from: data).filter(isWanted)
  }
}

/// Cuts an array between its items, looking at nothing but brackets and strings.
private struct ItemScanner {
  private let data: Data
  private var position: Data.Index
  private var isAtStart = true
  private(set) var isWhole = false

  init(_ data: Data) {
    self.data = data
    position = data.startIndex + (data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    while position < data.endIndex, data[position].isSpace { position += 1 }
  }

  /// The next items, as an array of their own, of at least so many bytes where there are as many.
  mutating func next(_ size: Int) -> Data? {
    // At the bracket before the first item, or at the comma before the next one.
    guard !isWhole, position < data.endIndex, data[position] == UInt8(ascii: isAtStart ? "[" : ","),
      let end = endOfPart(size), holdsItems(data[(position + 1)..<end]) || isAtStart && data[end] == UInt8(ascii: "]")
    else { return nil }
    isAtStart = false
    var part = Data(capacity: end - position + 1)
    part.append(UInt8(ascii: "["))
    part.append(data[(position + 1)..<end])
    part.append(UInt8(ascii: "]"))
    if data[end] == UInt8(ascii: "]") { isWhole = data[(end + 1)...].allSatisfy(\.isSpace) }
    position = end
    return part
  }

  /// Whether a text between two cuts begins and ends with an item: the decoder would let a comma at its end pass.
  private func holdsItems(_ text: Data) -> Bool {
    let comma = UInt8(ascii: ",")
    let (first, last) = (text.first { !$0.isSpace }, text.last { !$0.isSpace })
    return first != nil && first != comma && last != comma
  }

  private func endOfPart(_ size: Int) -> Data.Index? {
    data.withUnsafeBytes { bytes in
      let start = position - data.startIndex
      var (depth, isInString) = (0, false)
      var index = start + 1
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""): isInString.toggle()
        case UInt8(ascii: "\\") where isInString: index += 1
        case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
        case UInt8(ascii: "]") where !isInString && depth == 0: return index + data.startIndex
        case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: depth -= 1
        case UInt8(ascii: ",") where !isInString && depth == 0 && index - start > size:
          return index + data.startIndex
        default: break
        }
        index += 1
      }
      return nil
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { " \n\r\t".utf8.contains(self) }
}

extension DecodingError {
  /// The same error, counted from the first item of the whole array.
  fileprivate func moved(by count: Int) -> DecodingError {
    switch self {
    case .typeMismatch(let type, let context): .typeMismatch(type, context.moved(by: count))
    case .valueNotFound(let type, let context): .valueNotFound(type, context.moved(by: count))
    case .keyNotFound(let key, let context): .keyNotFound(key, context.moved(by: count))
    case .dataCorrupted(let context): .dataCorrupted(context.moved(by: count))
    @unknown default: self
    }
  }
}

extension DecodingError.Context {
  fileprivate func moved(by count: Int) -> DecodingError.Context {
    guard let index = codingPath.first?.intValue else { return self }
    return DecodingError.Context(
      codingPath: [ItemKey(intValue: index + count)] + codingPath.dropFirst(), debugDescription: debugDescription,
      underlyingError: underlyingError)
  }
}

private struct ItemKey: CodingKey {
  let intValue: Int?
  var stringValue: String { "Index \(intValue ?? 0)" }

  init(intValue: Int) { self.intValue = intValue }
  init?(stringValue: String) { nil }
}
