extension AsyncStream where Element: Sendable {
  /// Takes what has come so far, without waiting for more, and stops listening.
  ///
  /// A cancelled task takes what is there, then finds the end. Callable on any isolation.
  /// - Returns: the elements, in order.
  public func buffered() async -> [Element] {
    let task = Task { await reduce(into: []) { $0.append($1) } }
    task.cancel()
    return await task.value
  }
}
