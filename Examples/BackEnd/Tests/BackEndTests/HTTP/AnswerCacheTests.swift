import Testing

@testable import BackEnd

@Suite struct AnswerCacheTests {
  private func key(_ query: String) -> AnswerCache.Key { AnswerCache.Key(resource: .event, query: query) }
  // Seven bytes of JSON.
  private let answer: Answer
  init() throws { answer = try Answer("12345") }

  @Test func `an answer is given for its key and its revision alone`() {
    let cache = AnswerCache(capacity: 100, count: 10)
    cache.keep(answer, as: key("a"), revision: 7)
    #expect(cache.answer(key("a"), revision: 7) != nil)
    #expect(cache.answer(key("a"), revision: 6) == nil)
    #expect(cache.answer(key("a"), revision: 8) == nil)
    #expect(cache.answer(key("b"), revision: 7) == nil)
    #expect(cache.answer(AnswerCache.Key(resource: .product, query: "a"), revision: 7) == nil)
  }

  @Test func `no more answers are kept than may be`() {
    let cache = AnswerCache(capacity: 1_000, count: 3)
    for query in 1...100 { cache.keep(answer, as: key("\(query)"), revision: 1) }
    #expect((1...100).count { cache.answer(key("\($0)"), revision: 1) != nil } <= 3)
    #expect(cache.answer(key("100"), revision: 1) != nil)
  }

  @Test func `no more bytes are kept than may be`() {
    let cache = AnswerCache(capacity: 15, count: 100)
    for query in ["a", "b"] { cache.keep(answer, as: key(query), revision: 1) }
    #expect(cache.answer(key("a"), revision: 1) != nil)
    cache.keep(answer, as: key("a"), revision: 2)
    #expect(cache.answer(key("b"), revision: 1) != nil)
    cache.keep(answer, as: key("c"), revision: 1)
    #expect(cache.answer(key("a"), revision: 2) == nil)
    #expect(cache.answer(key("c"), revision: 1) != nil)
  }

  @Test func `what is too large to be kept drives nothing out`() throws {
    let cache = AnswerCache(capacity: 10, count: 100)
    cache.keep(answer, as: key("a"), revision: 1)
    cache.keep(try Answer("1234567890"), as: key("b"), revision: 1)
    #expect(cache.answer(key("a"), revision: 1) != nil)
    #expect(cache.answer(key("b"), revision: 1) == nil)
    cache.keep(answer, as: key(String(repeating: "x", count: 1_025)), revision: 1)
    #expect(cache.answer(key("a"), revision: 1) != nil)
  }
}
