#if PostgreSQL
internal import Astrolabe
internal import Postgres
package import Store

extension PostgresStore {
  /// So many sessions an account has; the one used longest ago goes first.
  private static let mostSessions = 100

  private static func addSession(
    _ session: Session, to account: Int64, in connection: Connection
  ) throws {
    try connection.query(
      """
      INSERT INTO sessions (token_hash, account, created_at, last_used_at, device)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT (token_hash) DO NOTHING
      """,
      [
        .bytes(session.tokenHash), .integer(account), .integer(session.createdAt.milliseconds),
        .integer(session.lastUsedAt.milliseconds), .optional(session.device),
      ])
    try connection.query(
      """
      DELETE FROM sessions WHERE token_hash IN (
        SELECT token_hash FROM sessions WHERE account = $1
        ORDER BY last_used_at DESC, created_at DESC OFFSET $2)
      """, [.integer(account), .integer(mostSessions)])
    try connection.query(
      "UPDATE accounts SET last_active_at = greatest(last_active_at, $1) WHERE id = $2",
      [.integer(session.lastUsedAt.milliseconds), .integer(account)])
    try tell(of: account, in: connection)
  }

  /// Lets other servers forget what they have at hand of an account, once it is committed.
  static func tell(of account: Int64, in connection: Connection) throws {
    try connection.query("SELECT pg_notify('astrolabe_person', $1)", [.text("\(account)")])
  }

  private static func account(_ number: Int64, in connection: Connection) throws -> Account {
    let found = try connection.query(
      "SELECT \(Columns.account) FROM accounts a WHERE id = $1", [.integer(number)])
    guard var row = found.first else { throw StoreError.noAccount }
    return try Account(&row)
  }

  /// The account of a newcomer, made unless it is there.
  private static func account(
    of newcomer: Newcomer, at: Timestamp, in connection: Connection
  ) throws -> Int64 {
    guard let account = newcomer.account else {
      let made = try connection.query(
        """
        INSERT INTO accounts (public_id, kind, created_at, last_active_at, display_name)
        VALUES ($1, 'registered', $2, $2, $3) RETURNING id
        """,
        [
          .text(newcomer.accountName), .integer(at.milliseconds), .optional(newcomer.displayName),
        ])
      guard var row = made.first else { throw StoreError.fault(reason: "no account was made") }
      return row.integer()
    }
    let changed = try connection.query(
      """
      UPDATE accounts SET kind = 'registered', display_name = coalesce($1, display_name)
      WHERE id = $2
      """, [.optional(newcomer.displayName), .integer(account.number)])
    guard changed.changedCount == 1 else { throw StoreError.noAccount }
    return account.number
  }

  /// Makes an account, or gives one a password, with a session.
  package func register(
    _ credentials: Credentials, _ newcomer: Newcomer, session: Session
  ) async throws(StoreError) -> Account? {
    defer { if let account = newcomer.account { forget(account) } }
    return try await transact { connection in
      // It was done before its answer was lost: nobody else has the session's token.
      let done = try connection.query(
        """
        SELECT a.id FROM sessions s JOIN accounts a ON a.id = s.account
        WHERE s.token_hash = $1 AND a.email_key = $2
        """, [.bytes(session.tokenHash), .text(credentials.emailKey)])
      if var row = done.first { return try Self.account(row.integer(), in: connection) }
      let taken = try connection.query(
        "SELECT 1 FROM accounts WHERE email_key = $1 OR (id = $2 AND email_key IS NOT NULL)",
        [.text(credentials.emailKey), .optional(newcomer.account?.number)])
      guard taken.count == 0 else { return nil }
      let number = try Self.account(of: newcomer, at: session.createdAt, in: connection)
      try connection.query(
        "UPDATE accounts SET email = $1, email_key = $2, password = $3 WHERE id = $4",
        [
          .text(credentials.email), .text(credentials.emailKey), .text(credentials.passwordHash),
          .integer(number),
        ])
      try Self.addSession(session, to: number, in: connection)
      return try Self.account(number, in: connection)
    }
  }

  /// The account of an email, and what is kept of its password; nil if there is none.
  package func account(
    emailKey: String
  ) async throws(StoreError) -> (account: Account, passwordHash: String)? {
    try await transact { connection in
      let found = try connection.query(
        "SELECT \(Columns.account), a.password FROM accounts a WHERE email_key = $1",
        [.text(emailKey)])
      guard var row = found.first else { return nil }
      return (try Account(&row), row.text())
    }
  }

  /// Begins a session.
  package func add(_ session: Session, of account: AccountKey) async throws(StoreError) {
    defer { forget(account) }
    try await transact { connection in
      try Self.addSession(session, to: account.number, in: connection)
    }
  }

  /// Ends every session of an account.
  package func endSessions(of account: AccountKey) async throws(StoreError) {
    defer { forget(account) }
    try await transact { connection in
      try connection.query("DELETE FROM sessions WHERE account = $1", [.integer(account.number)])
      try Self.tell(of: account.number, in: connection)
    }
  }

  /// What an identity that was deleted is remembered by, before it is hashed.
  static func name(issuer: String, subject: String) -> String { "\(issuer)\n\(subject)" }

  /// Finds the account of an identity, or makes one, or adds the identity to one, and begins a session.
  package func signIn(
    _ identity: KnownIdentity, _ newcomer: Newcomer, session: Session
  ) async throws(StoreError) -> IdentityOutcome {
    let outcome = try await transact { connection in
      try Self.signIn(identity, newcomer, session: session, in: connection)
    }
    if case .signedIn(let account) = outcome { forget(account.key) }
    return outcome
  }

  private static func signIn(
    _ identity: KnownIdentity, _ newcomer: Newcomer, session: Session, in connection: Connection
  ) throws -> IdentityOutcome {
    let known = try connection.query(
      "SELECT account FROM identities WHERE issuer = $1 AND subject = $2",
      [.text(identity.issuer), .text(identity.subject)])
    if var row = known.first {
      let number = row.integer()
      if let account = newcomer.account, account.number != number { return .isAnothers }
      try addSession(session, to: number, in: connection)
      return .signedIn(try account(number, in: connection))
    }
    let name = name(issuer: identity.issuer, subject: identity.subject)
    let deleted = try connection.query(
      "SELECT at FROM deletions WHERE public_id_hash = $1", [.bytes(hash(of: name))])
    if var row = deleted.first, identity.vouchedAt <= row.instant() { return .deletedSince }
    let number = try account(of: newcomer, at: session.createdAt, in: connection)
    try connection.query(
      """
      INSERT INTO identities (issuer, subject, account, email, added_at)
      VALUES ($1, $2, $3, $4, $5)
      """,
      [
        .text(identity.issuer), .text(identity.subject), .integer(number),
        .optional(identity.email), .integer(session.createdAt.milliseconds),
      ])
    try addSession(session, to: number, in: connection)
    return .signedIn(try account(number, in: connection))
  }

  /// The identities of an account.
  package func identities(of account: AccountKey) async throws(StoreError) -> [KnownIdentity] {
    try await transact { connection in try Self.identities(of: account, in: connection) }
  }

  static func identities(
    of account: AccountKey, in connection: Connection
  ) throws -> [KnownIdentity] {
    try connection.query(
      """
      SELECT issuer, subject, email, added_at FROM identities WHERE account = $1
      ORDER BY added_at, issuer, subject
      """, [.integer(account.number)]
    ).map { row throws(StoreError) in
      KnownIdentity(
        issuer: row.text(), subject: row.text(), email: row.optionalText(),
        vouchedAt: row.instant())
    }
  }

  /// Keeps that a new password may be chosen by a token, in the place of former ones.
  package func addReset(
    tokenHash: [UInt8], emailKey: String, expiresAt: Timestamp
  ) async throws(StoreError) -> (email: String, language: String)? {
    try await transact { connection in
      let found = try connection.query(
        """
        SELECT a.id, a.email, t.language FROM accounts a LEFT JOIN settings t ON t.account = a.id
        WHERE a.email_key = $1
        """, [.text(emailKey)])
      guard var row = found.first else { return nil }
      let number = row.integer()
      try connection.query("DELETE FROM password_resets WHERE account = $1", [.integer(number)])
      try connection.query(
        "INSERT INTO password_resets (token_hash, account, expires_at) VALUES ($1, $2, $3)",
        [.bytes(tokenHash), .integer(number), .integer(expiresAt.milliseconds)])
      return (row.text(), row.optionalText() ?? Settings().language)
    }
  }

  /// The email of the account whose password may be chosen by a token; nil if none may.
  package func emailOfReset(
    tokenHash: [UInt8], at: Timestamp
  ) async throws(StoreError) -> String? {
    try await transact { connection in
      let found = try connection.query(
        """
        SELECT a.email FROM password_resets r JOIN accounts a ON a.id = r.account
        WHERE r.token_hash = $1 AND r.expires_at > $2
        """, [.bytes(tokenHash), .integer(at.milliseconds)])
      guard var row = found.first else { return nil }
      return row.optionalText()
    }
  }

  /// Sets a password by a token, which is used up then, and ends every session.
  package func reset(
    tokenHash: [UInt8], to passwordHash: String, at: Timestamp
  ) async throws(StoreError) -> Bool {
    let account = try await transact { connection -> AccountKey? in
      let used = try connection.query(
        """
        DELETE FROM password_resets WHERE token_hash = $1 AND expires_at > $2 RETURNING account
        """, [.bytes(tokenHash), .integer(at.milliseconds)])
      guard var row = used.first else {
        // It was done before its answer was lost: no two hashes of passwords are the same.
        let done = try connection.query(
          "SELECT id FROM accounts WHERE password = $1", [.text(passwordHash)])
        guard var row = done.first else { return nil }
        return AccountKey(number: row.integer())
      }
      let number = row.integer()
      try connection.query(
        "UPDATE accounts SET password = $1 WHERE id = $2", [.text(passwordHash), .integer(number)])
      try connection.query("DELETE FROM sessions WHERE account = $1", [.integer(number)])
      try Self.tell(of: number, in: connection)
      return AccountKey(number: number)
    }
    if let account { forget(account) }
    return account != nil
  }
}

#endif
