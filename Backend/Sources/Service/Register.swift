internal import Identity
package import Store

/// Who wants an account, as it came.
package struct Registration: Sendable {
  let email: String
  let password: String
  let name: String?
  let device: String?

  /// Takes what came.
  package init(email: String, password: String, name: String?, device: String?) {
    self.email = email
    self.password = password
    self.name = name
    self.device = device
  }
}

extension Backend {
  /// Makes an account with a password, or gives the account of who is signed in one: that keeps its name and all
  /// that it has.
  ///
  /// - Parameters:
  ///   - registration: What came.
  ///   - person: Who is signed in; nil for nobody.
  ///   - now: When.
  /// - Returns: A session.
  /// - Throws: ``Refusal``.
  package func register(
    _ registration: Registration, as person: Person?, at now: Timestamp
  ) async throws -> NewSession {
    guard person?.account.email == nil else {
      throw Refusal(
        .alreadyExists, "This account is registered already; sign out to register another")
    }
    let key = EmailKey(registration.email)
    let password = try Self.password(registration.password, of: key)
    let taken = Refusal(.alreadyExists, "Email already registered")
    guard try await store.account(emailKey: key.text) == nil else { throw taken }
    let (token, session) = Self.newSession(device: registration.device, at: now)
    let account = try await store.register(
      Credentials(
        email: registration.email, emailKey: key.text, passwordHash: hash(of: password)),
      Newcomer(
        accountName: RandomText.accountName(), account: person?.key,
        displayName: registration.name), session: session)
    // Somebody was quicker.
    guard let account else { throw taken }
    return NewSession(token: token, account: account, session: session)
  }

  /// A new password.
  static func password(_ text: String, of email: EmailKey) throws(Refusal) -> Password {
    do throws(Password.Fault) {
      return try Password(text, email: email)
    } catch {
      switch error {
      case .short:
        throw .invalid("Password must have at least \(Password.lengths.lowerBound) characters")
      case .long:
        throw .invalid("Password must have at most \(Password.lengths.upperBound) characters")
      case .common: throw .invalid("Password is one of the most common; choose another")
      case .email: throw .invalid("Password must differ from the email")
      }
    }
  }

  /// What is kept of a password.
  func hash(of password: Password) async throws -> String {
    let hash: PasswordHash?
    do {
      hash = try await passwords.run { [cost = signIn.cost] in
        PasswordHash(of: password, cost: cost)
      }
    } catch {
      throw Refusal.tooManySignIns
    }
    guard let hash else { throw Refusal.tooManySignIns }
    return hash.text
  }
}
