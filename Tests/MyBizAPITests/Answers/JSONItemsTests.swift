import Foundation
import Testing

@testable import MyBizClient

/// Cut anywhere, an array is the one that Foundation's decoder reads whole.
@Suite struct JSONItemsTests {
  private static let texts = [
    "[]", " [ ] ", "[1]", "[1,2,3]", "\u{FEFF}[1,2,3]", "\n[ 1 ,\t2 , 3 ]\r\n", "[1,2,3] x", "[][]", "[1][2]", "[1,2",
    "[1,2,", "[", "", " ", ",]", ",1]", "[,]", "[,1]", "[1,,2]", "[1,2,,]", "[,,1]", "]", "[1}", "[1,2}]", "{\"a\":1}",
    "null", "[1,null]", "[1] ,", "[1,2]]", "[[1],2]", "[1,\"2\"]",
  ]

  @Test(arguments: texts, [1, 2, 3, 5, 1_000])
  func `numbers`(text: String, partSize: Int) {
    expectSame(Int.self, text, partSize)
  }

  @Test(
    arguments: [
      #"["[", "]", ",", "{\"", "\\", "\\\",", "]]"]"#, #"["a,b",   "c]d" , "e"]"#, #"["\u005d", "é,]"]"#, #"["a" "b"]"#,
    ], [1, 2, 3, 5, 1_000])
  func `texts with brackets, commas and quotation marks in them`(text: String, partSize: Int) {
    expectSame(String.self, text, partSize)
  }

  private func expectSame<Item: Decodable & Equatable>(_ type: Item.Type, _ text: String, _ partSize: Int) {
    let data = Data(text.utf8)
    let whole = try? JSONDecoder().decode([Item].self, from: data)
    let parts = try? JSONItems.decode(type, from: data, partSize: partSize) { _ in true }
    #expect(parts == whole)
  }

  @Test func `a cancelled task stops between two parts`() async {
    let data = Data(("[" + Array(repeating: "1", count: 1_000).joined(separator: ",") + "]").utf8)
    let seen = await Task {
      var seen = 0
      let items = try? JSONItems.decode(Int.self, from: data, partSize: 10) { _ in
        seen += 1
        withUnsafeCurrentTask { $0?.cancel() }
        return true
      }
      #expect(items == nil)
      return seen
    }.value
    #expect(seen < 20)
  }
}
