import Testing

@testable import Web

@Suite struct TemplateTests {
  @Test func `a template that is missing is found out before anything is served`() throws {
    var sources = Templates.sources
    sources["orders"] = nil
    #expect(throws: ServerFailure("There is no template orders.")) { try Templates(sources: sources) }
  }
}
