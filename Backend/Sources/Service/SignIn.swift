package import Identity
package import Store

/// A session that has just begun, with what the client keeps.
package struct NewSession: Sendable {
  /// The token.
  package let token: SessionToken
  /// Whose session it is.
  package let account: Account
  /// The session.
  package let session: Session
}

extension Backend {
  /// How often it is noted that someone was here.
  private static let activityStep = 3_600.0

  /// Makes an account without a name.
  package func makeGuest(device: String?, at now: Timestamp) async throws -> NewSession {
    guard takesGuests else {
      throw Refusal(.permissionDenied, "this server takes no guests; sign in by an account")
    }
    let (token, session) = Self.newSession(device: device, at: now)
    let account = try await store.addGuest(named: RandomText.accountName(), session: session)
    return NewSession(token: token, account: account, session: session)
  }

  /// Who shows a token.
  package func person(showing token: String, at now: Timestamp) async throws -> Person {
    guard let token = SessionToken(token) else {
      return try await person(vouchedBy: token, at: now)
    }
    guard let person = try await store.person(tokenHash: token.hash),
      now < person.session.expiresAt
    else { throw Refusal.badToken }
    return try await seen(person, at: now)
  }

  /// Notes that a person was here, at most once an hour.
  func seen(_ person: Person, at now: Timestamp) async throws -> Person {
    guard abs(now.seconds(since: person.session.lastUsedAt)) >= Self.activityStep else {
      return person
    }
    do throws(StoreError) {
      try await store.touch(person.session, of: person.key, at: now)
    } catch .unavailable {
      // A full disk keeps nobody out; it is noted the next time.
      return person
    }
    let (account, session) = (person.account, person.session)
    return Person(
      account: Account(
        key: account.key, name: account.name, kind: account.kind, createdAt: account.createdAt,
        lastActiveAt: now, email: account.email, displayName: account.displayName),
      session: Session(
        tokenHash: session.tokenHash, createdAt: session.createdAt, lastUsedAt: now,
        device: session.device), profile: person.profile, settings: person.settings)
  }

  /// Ends the session that a request came by.
  package func signOut(_ person: Person) async throws {
    try await store.endSession(person.session.tokenHash, of: person.key)
  }

  /// Deletes a person with everything that is kept of them.
  package func delete(_ person: Person, at now: Timestamp) async throws {
    try await store.delete(person.key, at: now)
    readings.forget(person.key)
    charts.forget { key, _ in key.account == person.key }
    friends.forget { key, _ in key.account == person.key }
    await cache.forget(person.key)
  }
}

extension Refusal {
  /// A token lets nobody in.
  static let badToken = Self(.unauthenticated, "the token is not valid; sign in again")
}
