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
    let claim: Claims.Claim
    switch try await take(key, of: person, at: now) {
    case .answeredBefore(let kept): return kept
    case .taken(let taken): claim = taken
    }
    defer { claim.release() }
    let answer = try await work()
    let outcome = try await store.keepAnswer(
      Once(key: key.key, requestHash: key.requestHash, answer: answer, at: now), of: person.key)
    return try Self.answer(after: outcome) ?? answer
  }

  /// What comes of taking a request's key.
  enum KeyTaking {
    /// It is this request's until the claim is released.
    case taken(Claims.Claim)
    /// It was answered before.
    case answeredBefore(KeptAnswer)
  }

  /// Takes a request's key, unless it was answered before.
  ///
  /// A claim may outlive its answer by a moment, until the database hears that it is released: the answer is looked for
  /// whether the key is free or not.
  ///
  /// - Throws: ``Refusal`` for a key of another request, or of one in work.
  func take(
    _ key: RequestKey, of person: Person, at now: Timestamp
  ) async throws -> KeyTaking {
    let claim = try await claims.claim(key.key, of: person.key)
    if let kept = try await before(key, of: person, at: now) { return .answeredBefore(kept) }
    guard let claim else { throw Refusal.keyIsInWork }
    return .taken(claim)
  }

  /// What was answered before to a request with a key; nil if nothing was.
  ///
  /// - Throws: ``Refusal`` for a key of another request, and where the result was deleted.
  private func before(
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
