/// Watches objects that should be gone when a test is over.
///
/// The only place in the package that refers to objects weakly: it must look at them without owning them.
public final class LeakTracker {
  private struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  private var watched: [Watched] = []

  /// Makes a tracker that watches nothing yet.
  public init() {}

  /// Watches an object.
  /// - Parameter object: an object that somebody else owns.
  /// - Returns: the same object, so that it can be tracked where it is made.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object) -> Object {
    watched.append(Watched(name: String(describing: Object.self), object: object))
    return object
  }

  /// The types of the watched objects that are still alive, in the order in which they were tracked.
  public var leaks: [String] { watched.filter { $0.object != nil }.map(\.name) }
}

@available(*, unavailable) extension LeakTracker: Sendable {}
