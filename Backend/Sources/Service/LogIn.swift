internal import Identity
package import Store

/// An email and a password, as they came.
package struct Login: Sendable {
  let email: String
  let password: Password
  let device: String?

  /// Takes what came.
  package init(email: String, password: String, device: String?) {
    self.email = email
    self.password = Password(unchecked: password)
    self.device = device
  }
}

extension Backend {
  /// Begins a session by a password.
  ///
  /// An email that nobody has costs as much work as a wrong password, and gets the same answer.
  ///
  /// - Parameters:
  ///   - login: The email and the password.
  ///   - address: Where the request comes from.
  ///   - now: When.
  /// - Returns: The session.
  /// - Throws: ``Refusal``.
  package func logIn(
    _ login: Login, from address: String, at now: Timestamp
  ) async throws -> NewSession {
    let key = EmailKey(login.email).text
    try throttle.begin(email: key, address: address, at: now)
    let (account, isRight): (Account?, Bool)
    do {
      (account, isRight) = try await check(login, of: key)
    } catch {
      // Nobody learned whether the password is right.
      throttle.giveUp(email: key, address: address)
      throw error
    }
    guard isRight, let account else {
      note(.passwordRefused)
      throw Refusal(.unauthenticated, "Invalid email or password")
    }
    throttle.succeed(email: key, address: address)
    let (token, session) = Self.newSession(device: login.device, at: now)
    try await store.add(session, of: account.key)
    return NewSession(token: token, account: account, session: session)
  }

  /// The account of an email, and whether the password is its own.
  private func check(_ login: Login, of key: String) async throws -> (Account?, Bool) {
    let known = try await store.account(emailKey: key)
    let hash = known.flatMap { PasswordHash($0.passwordHash) } ?? .ofNothing(cost: signIn.cost)
    do {
      return (known?.account, try await passwords.run { hash.matches(login.password) })
    } catch {
      throw Refusal.tooManySignIns
    }
  }

  /// A session and its token, which are nobody's yet.
  static func newSession(device: String?, at now: Timestamp) -> (SessionToken, Session) {
    let token = SessionToken()
    return (
      token, Session(tokenHash: token.hash, createdAt: now, lastUsedAt: now, device: device)
    )
  }

  /// Ends every session of a person.
  package func signOutEverywhere(_ person: Person) async throws {
    try await store.endSessions(of: person.key)
  }
}

extension Refusal {
  /// More passwords are being checked than can be.
  static let tooManySignIns = Self(
    .resourceExhausted, "too many people sign in at the moment; try again in some seconds",
    .retry(afterSeconds: 5))
}
