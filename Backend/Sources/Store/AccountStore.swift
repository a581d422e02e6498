/// What an account signs in by with a password.
package struct Credentials: Sendable, Hashable {
  /// The email as it was written.
  package let email: String
  /// The email in the form that it is found by.
  package let emailKey: String
  /// What is kept of the password.
  package let passwordHash: String

  /// Creates credentials.
  package init(email: String, emailKey: String, passwordHash: String) {
    self.email = email
    self.emailKey = emailKey
    self.passwordHash = passwordHash
  }
}

/// A person as an issuer of identity tokens knows them.
package struct KnownIdentity: Sendable, Hashable {
  /// The issuer.
  package let issuer: String
  /// The person's name there.
  package let subject: String
  /// The email that the issuer has verified; nil for none.
  package let email: String?
  /// When the issuer vouched for it.
  package let vouchedAt: Timestamp

  /// Creates an identity.
  package init(issuer: String, subject: String, email: String?, vouchedAt: Timestamp) {
    self.issuer = issuer
    self.subject = subject
    self.email = email
    self.vouchedAt = vouchedAt
  }
}

/// Who signs in for the first time.
package struct Newcomer: Sendable, Hashable {
  /// The name that a new account gets: `u_` and 22 letters.
  package let accountName: String
  /// The account that is signed in already and gets another way to sign in; nil for a new account.
  package let account: AccountKey?
  /// What its owner is called; nil if that was not said.
  package let displayName: String?

  /// Creates a newcomer.
  package init(accountName: String, account: AccountKey?, displayName: String?) {
    self.accountName = accountName
    self.account = account
    self.displayName = displayName
  }
}

/// What becomes of a sign-in by an identity.
package enum IdentityOutcome: Sendable, Hashable {
  /// It is of this account.
  case signedIn(Account)
  /// It is of another account than the one that is signed in.
  case isAnothers
  /// Its account was deleted after it was vouched for.
  case deletedSince
}

/// What is kept of how accounts sign in.
package protocol AccountStore: Sendable {
  /// Makes an account, or gives one a password, with a session.
  ///
  /// - Returns: The account; nil if the email is taken, or the account has a password already.
  func register(
    _ credentials: Credentials, _ newcomer: Newcomer, session: Session
  ) async throws(StoreError) -> Account?
  /// The account of an email, and what is kept of its password; nil if there is none.
  func account(
    emailKey: String
  ) async throws(StoreError) -> (account: Account, passwordHash: String)?
  /// Begins a session.
  func add(_ session: Session, of account: AccountKey) async throws(StoreError)
  /// Ends every session of an account.
  func endSessions(of account: AccountKey) async throws(StoreError)
  /// Finds the account of an identity, or makes one, or adds the identity to one, and begins a session.
  func signIn(
    _ identity: KnownIdentity, _ newcomer: Newcomer, session: Session
  ) async throws(StoreError) -> IdentityOutcome
  /// The identities of an account.
  func identities(of account: AccountKey) async throws(StoreError) -> [KnownIdentity]
  /// Keeps that a new password may be chosen by a token, in the place of former ones.
  ///
  /// - Returns: The email and the language of the account; nil if no account has the email.
  func addReset(
    tokenHash: [UInt8], emailKey: String, expiresAt: Timestamp
  ) async throws(StoreError) -> (email: String, language: String)?
  /// The email of the account whose password may be chosen by a token; nil if none may.
  func emailOfReset(tokenHash: [UInt8], at: Timestamp) async throws(StoreError) -> String?
  /// Sets a password by a token, which is used up then, and ends every session.
  ///
  /// - Returns: Whether the token was good.
  func reset(
    tokenHash: [UInt8], to passwordHash: String, at: Timestamp
  ) async throws(StoreError) -> Bool
}
