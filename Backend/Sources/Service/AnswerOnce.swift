package import Store

extension Backend {
  /// Does a write once, however often it is sent with its key within a day; without a key, each time.
  ///
  /// The answer is kept after the effect rather than with it: for writes of several steps, each of them one that may come
  /// twice if the server is killed before the answer is kept.
  ///
  /// - Parameters:
  ///   - key: What makes it be done once; nil for none.
  ///   - person: Who writes.
  ///   - now: When.
  ///   - work: Does it, and gives the answer.
  /// - Returns: The answer, or the one that was given before.
  /// - Throws: ``Refusal`` for a key of another request, or of one in work; what `work` throws.
  package func answerOnce(
    _ key: RequestKey?, of person: Person, at now: Timestamp,
    _ work: () async throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    guard let key else { return try await work() }
    guard let claim = try await claims.claim(key.key, of: person.key) else {
      // A claim may outlive the answer by a moment, until the database hears that it is released.
      if let before = try await before(key, of: person, at: now) { return before }
      throw Refusal.keyIsInWork
    }
    defer { claim.release() }
    if let before = try await before(key, of: person, at: now) { return before }
    let answer = try await work()
    let outcome = try await store.keepAnswer(
      Once(key: key.key, requestHash: key.requestHash, answer: answer, at: now), of: person.key)
    return try Self.answer(after: outcome) ?? answer
  }

  /// What was answered before to a request with a key; nil if nothing was.
  ///
  /// - Throws: ``Refusal`` for a key of another request, and where the result was deleted.
  func before(
    _ key: RequestKey, of person: Person, at now: Timestamp
  ) async throws -> KeptAnswer? {
    let outcome = try await store.outcome(
      ofKey: key.key, requestHash: key.requestHash, of: person.key, at: now)
    return try outcome.flatMap { try Self.answer(after: $0) }
  }

  private static func answer(after outcome: WriteOutcome) throws(Refusal) -> KeptAnswer? {
    switch outcome {
    case .done: return nil
    case .answeredBefore(let kept): return kept
    case .keyIsTaken: throw .keyIsTaken
    case .resultIsGone: throw .resultIsGone
    }
  }
}
