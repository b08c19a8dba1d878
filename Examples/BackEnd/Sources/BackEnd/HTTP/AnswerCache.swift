import Synchronization

/// Answers kept ready-made, each for the revision of the data that it was made from.
///
/// It is asked with the revision that the database has now, so nothing old is ever given out. What it keeps is bounded;
/// when that is full it starts anew.
final class AnswerCache: Sendable {
  /// Which answer: a resource, and the request's query as it was sent.
  struct Key: Hashable {
    let resource: Resource
    let query: String
  }

  private struct Kept {
    var answers: [Key: (revision: Int64, answer: Answer)] = [:]
    var size = 0
  }

  private let capacity: Int
  private let count: Int
  private let kept = Mutex(Kept())

  /// - Parameters:
  ///   - capacity: bytes of all answers together.
  ///   - count: answers.
  init(capacity: Int = 64 << 20, count: Int = 512) {
    self.capacity = capacity
    self.count = count
  }

  func answer(_ key: Key, revision: Int64) -> Answer? {
    kept.withLock { kept in
      guard let entry = kept.answers[key], entry.revision == revision else { return nil }
      return entry.answer
    }
  }

  func keep(_ answer: Answer, as key: Key, revision: Int64) {
    guard answer.size <= capacity, key.query.utf8.count <= 1_024 else { return }
    kept.withLock { kept in
      kept.size -= kept.answers.removeValue(forKey: key)?.answer.size ?? 0
      if kept.answers.count >= count || kept.size + answer.size > capacity { kept = Kept() }
      kept.answers[key] = (revision, answer)
      kept.size += answer.size
    }
  }
}
