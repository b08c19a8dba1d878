import Foundation
import Humble
import Testing

@Suite struct JSONFaultTests {
  private struct Order: Decodable {
    struct Item: Decodable { let count: Int }
    let items: [Item]
  }

  private func fault(_ text: String) throws -> JSONFault {
    let data = Data(text.utf8)
    do {
      _ = try JSONDecoder().decode([Order].self, from: data)
    } catch {
      return JSONFault(error, in: data)
    }
    throw CancellationError()
  }

  @Test(arguments: [
    (
      #"[{"items": []},\#n {}]"#, #"is wrong in line 2, column 2, at [1]: it has no "items"."#,
      #"has no "items" in item 2."#
    ),
    (
      #"[{"items": [{"count": 1}, {"count": "2"}]}]"#,
      "is wrong in line 1, column 37, at [0].items[1].count: it is not a number.",
      "is wrong in item 1, items, item 2, count: it is not a number."
    ),
    (
      #"[{"items": [{"count": 1.5}]}]"#,
      "is wrong in line 1, column 1: it has a number that is too large, or not whole where it should be.",
      "is wrong: it has a number that is too large, or not whole where it should be."
    ),
    ("{}", "is wrong in line 1, column 1: it is not an array.", "is wrong: it is not an array."),
    (
      #"[{"items": null}]"#, "is wrong in line 1, column 12, at [0].items: it is null and not an array.",
      "is wrong in item 1, items: it is null and not an array."
    ),
  ])
  func `what is wrong is said with its line for a file, and with its item for an answer`(
    text: String, sentence: String, summary: String
  ) throws {
    let fault = try fault(text)
    #expect(fault.sentence == sentence)
    #expect(fault.summary == summary)
  }

  @Test func `what is not JSON is said with its place, and quoted in neither`() throws {
    let fault = try fault(#"[{"items": hailHydra}]"#)
    #expect(fault.sentence == "is not JSON: in line 1, column 12, expected a value.")
    #expect(fault.summary == fault.sentence)
  }
}
