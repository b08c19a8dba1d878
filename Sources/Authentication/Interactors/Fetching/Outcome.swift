/// Awaits a call; its failure becomes a value, so that one source's cannot hide another's answer.
package func outcome<Answer, Failure: Error>(
  _ call: () async throws(Failure) -> Answer
) async -> Result<Answer, Failure> {
  do throws(Failure) { return .success(try await call()) } catch { return .failure(error) }
}
