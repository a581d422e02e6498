internal import Foundation
internal import GRDB
package import Store

extension SQLiteStore {
  /// So many sessions an account has; the one used longest ago goes first.
  private static let mostSessions = 100

  static func insert(_ session: Session, of account: Int64, in db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO sessions (token_hash, account, created_at, last_used_at, device)
        VALUES (?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      Data(session.tokenHash), account, session.createdAt.milliseconds,
      session.lastUsedAt.milliseconds, session.device,
    ])
  }

  /// Adds a session to an account that may have many.
  private static func addSession(_ session: Session, to account: Int64, in db: Database) throws {
    try insert(session, of: account, in: db)
    try db.cachedStatement(
      sql: """
        DELETE FROM sessions WHERE token_hash IN (
          SELECT token_hash FROM sessions WHERE account = ?
          ORDER BY last_used_at DESC, created_at DESC LIMIT -1 OFFSET ?)
        """
    ).execute(arguments: [account, mostSessions])
    try db.execute(
      sql: "UPDATE accounts SET last_active_at = max(last_active_at, ?) WHERE id = ?",
      arguments: [session.lastUsedAt.milliseconds, account])
  }

  private static let accountColumns = """
    a.id, a.public_id, a.kind, a.created_at AS account_created_at, a.last_active_at,
    a.email AS sign_in_email, a.display_name
    """

  private static func account(_ number: Int64, in db: Database) throws -> Account {
    let row = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT \(accountColumns) FROM accounts a WHERE a.id = ?"),
      arguments: [number])
    guard let row else { throw StoreError.noAccount }
    return try Account(row)
  }

  /// The account of a newcomer, made unless it is there.
  private static func account(
    of newcomer: Newcomer, at: Timestamp, in db: Database
  ) throws -> Int64 {
    guard let account = newcomer.account else {
      try db.cachedStatement(
        sql: """
          INSERT INTO accounts (public_id, kind, created_at, last_active_at, display_name)
          VALUES (?, 'registered', ?, ?, ?)
          """
      ).execute(arguments: [
        newcomer.accountName, at.milliseconds, at.milliseconds, newcomer.displayName,
      ])
      return db.lastInsertedRowID
    }
    try db.execute(
      sql: """
        UPDATE accounts SET kind = 'registered', display_name = coalesce(?, display_name) WHERE id = ?
        """, arguments: [newcomer.displayName, account.number])
    guard db.changesCount == 1 else { throw StoreError.noAccount }
    return account.number
  }

  /// Makes an account, or gives one a password, with a session.
  package func register(
    _ credentials: Credentials, _ newcomer: Newcomer, session: Session
  ) async throws(StoreError) -> Account? {
    defer { if let account = newcomer.account { forget(account) } }
    return try await write { db in
      let taken = try Int.fetchOne(
        db, sql: "SELECT 1 FROM accounts WHERE email_key = ? OR (id = ? AND email_key IS NOT NULL)",
        arguments: [credentials.emailKey, newcomer.account?.number])
      guard taken == nil else { return nil }
      let number = try Self.account(of: newcomer, at: session.createdAt, in: db)
      try db.execute(
        sql: "UPDATE accounts SET email = ?, email_key = ?, password = ? WHERE id = ?",
        arguments: [credentials.email, credentials.emailKey, credentials.passwordHash, number])
      try Self.addSession(session, to: number, in: db)
      return try Self.account(number, in: db)
    }
  }

  /// The account of an email, and what is kept of its password; nil if there is none.
  package func account(
    emailKey: String
  ) async throws(StoreError) -> (account: Account, passwordHash: String)? {
    try await read { db in
      try Row.fetchOne(
        db,
        sql: "SELECT \(Self.accountColumns), a.password FROM accounts a WHERE a.email_key = ?",
        arguments: [emailKey]
      ).map { (try Account($0), $0["password"]) }
    }
  }

  /// Begins a session.
  package func add(_ session: Session, of account: AccountKey) async throws(StoreError) {
    defer { forget(account) }
    try await write { db in try Self.addSession(session, to: account.number, in: db) }
  }

  /// Ends every session of an account.
  package func endSessions(of account: AccountKey) async throws(StoreError) {
    defer { forget(account) }
    try await write { db in
      try db.execute(sql: "DELETE FROM sessions WHERE account = ?", arguments: [account.number])
    }
  }

  /// What an identity that was deleted is remembered by, before it is hashed.
  static func name(issuer: String, subject: String) -> String { "\(issuer)\n\(subject)" }

  /// Finds the account of an identity, or makes one, or adds the identity to one, and begins a session.
  package func signIn(
    _ identity: KnownIdentity, _ newcomer: Newcomer, session: Session
  ) async throws(StoreError) -> IdentityOutcome {
    let outcome = try await write { db in
      try Self.signIn(identity, newcomer, session: session, in: db)
    }
    if case .signedIn(let account) = outcome { forget(account.key) }
    return outcome
  }

  private static func signIn(
    _ identity: KnownIdentity, _ newcomer: Newcomer, session: Session, in db: Database
  ) throws -> IdentityOutcome {
    let known = try Int64.fetchOne(
      db, sql: "SELECT account FROM identities WHERE issuer = ? AND subject = ?",
      arguments: [identity.issuer, identity.subject])
    if let known {
      if let account = newcomer.account, account.number != known { return .isAnothers }
      try addSession(session, to: known, in: db)
      return .signedIn(try account(known, in: db))
    }
    let name = name(issuer: identity.issuer, subject: identity.subject)
    let deletedAt = try Int64.fetchOne(
      db, sql: "SELECT at FROM deletions WHERE public_id_hash = ?", arguments: [hash(of: name)])
    if let deletedAt, identity.vouchedAt.milliseconds <= deletedAt { return .deletedSince }
    let number = try account(of: newcomer, at: session.createdAt, in: db)
    try db.execute(
      sql: """
        INSERT INTO identities (issuer, subject, account, email, added_at) VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [
        identity.issuer, identity.subject, number, identity.email, session.createdAt.milliseconds,
      ])
    try addSession(session, to: number, in: db)
    return .signedIn(try account(number, in: db))
  }

  /// The identities of an account.
  package func identities(of account: AccountKey) async throws(StoreError) -> [KnownIdentity] {
    try await read { db in try Self.identities(of: account, in: db) }
  }

  static func identities(of account: AccountKey, in db: Database) throws -> [KnownIdentity] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM identities WHERE account = ? ORDER BY added_at, issuer, subject",
      arguments: [account.number]
    ).map {
      KnownIdentity(
        issuer: $0["issuer"], subject: $0["subject"], email: $0["email"],
        vouchedAt: $0.timestamp("added_at"))
    }
  }
}

extension SQLiteStore {
  /// Keeps that a new password may be chosen by a token, in the place of former ones.
  package func addReset(
    tokenHash: [UInt8], emailKey: String, expiresAt: Timestamp
  ) async throws(StoreError) -> (email: String, language: String)? {
    try await write { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT a.id, a.email, t.language FROM accounts a LEFT JOIN settings t ON t.account = a.id
          WHERE a.email_key = ?
          """, arguments: [emailKey])
      guard let row else { return nil }
      let account: Int64 = row["id"]
      try db.execute(sql: "DELETE FROM password_resets WHERE account = ?", arguments: [account])
      try db.execute(
        sql: "INSERT INTO password_resets (token_hash, account, expires_at) VALUES (?, ?, ?)",
        arguments: [Data(tokenHash), account, expiresAt.milliseconds])
      return (row["email"], row["language"] ?? Settings().language)
    }
  }

  /// The email of the account whose password may be chosen by a token; nil if none may.
  package func emailOfReset(
    tokenHash: [UInt8], at: Timestamp
  ) async throws(StoreError) -> String? {
    try await read { db in
      try String.fetchOne(
        db,
        sql: """
          SELECT a.email FROM password_resets r JOIN accounts a ON a.id = r.account
          WHERE r.token_hash = ? AND r.expires_at > ?
          """, arguments: [Data(tokenHash), at.milliseconds])
    }
  }

  /// Sets a password by a token, which is used up then, and ends every session.
  package func reset(
    tokenHash: [UInt8], to passwordHash: String, at: Timestamp
  ) async throws(StoreError) -> Bool {
    let account = try await write { db -> Int64? in
      let account = try Int64.fetchOne(
        db,
        sql: """
          DELETE FROM password_resets WHERE token_hash = ? AND expires_at > ? RETURNING account
          """, arguments: [Data(tokenHash), at.milliseconds])
      guard let account else { return nil }
      try db.execute(
        sql: "UPDATE accounts SET password = ? WHERE id = ?", arguments: [passwordHash, account])
      try db.execute(sql: "DELETE FROM sessions WHERE account = ?", arguments: [account])
      return account
    }
    if let account { forget(AccountKey(number: account)) }
    return account != nil
  }
}
