#if PostgreSQL
internal import Astrolabe
internal import Crypto
internal import Postgres
package import Store

extension PostgresStore {
  /// Deletes an account and everything that is kept of it, and remembers that it was deleted.
  package func delete(_ account: AccountKey, at: Timestamp) async throws(StoreError) {
    defer { forget(account) }
    try await delete([account], at: at)
  }

  /// Deletes accounts in one transaction.
  private func delete(_ accounts: [AccountKey], at: Timestamp) async throws(StoreError) {
    let entries = try await transact { connection in
      try accounts.map { (account: $0, entries: try Self.entries(of: $0, at: at, in: connection)) }
    }
    // First outside: who is deleted stays deleted, even if the database comes from a backup at this moment.
    try deletionLog?.append(entries.flatMap(\.entries))
    try await transact { connection in
      for (account, entries) in entries {
        try connection.query("DELETE FROM accounts WHERE id = $1", [.integer(account.number)])
        try Self.remember(entries, in: connection)
        try Self.tell(of: account.number, in: connection)
      }
    }
  }

  /// What an account is remembered by when it is deleted: its name, and those of its identities.
  private static func entries(
    of account: AccountKey, at: Timestamp, in connection: Connection
  ) throws -> [DeletionLog.Entry] {
    let found = try connection.query(
      "SELECT public_id FROM accounts WHERE id = $1", [.integer(account.number)])
    guard var row = found.first else { return [] }
    let identities = try identities(of: account, in: connection).map {
      Self.name(issuer: $0.issuer, subject: $0.subject)
    }
    return ([row.text()] + identities).map {
      DeletionLog.Entry(hash: hash(of: $0), milliseconds: at.milliseconds)
    }
  }

  private static func remember(
    _ entries: [DeletionLog.Entry], in connection: Connection
  ) throws {
    for entry in entries {
      try connection.query(
        """
        INSERT INTO deletions AS d (public_id_hash, at) VALUES ($1, $2)
        ON CONFLICT (public_id_hash) DO UPDATE SET at = greatest(d.at, excluded.at)
        """, [.bytes(entry.hash), .integer(entry.milliseconds)])
    }
  }

  /// What a deleted account is remembered by, which nobody can be named from.
  static func hash(of name: String) -> [UInt8] { Array(SHA256.hash(data: Array(name.utf8))) }

  /// Deletes again the accounts that a list of deletions names, and adds to the list what this store knows beside.
  package func applyDeletions(of log: DeletionLog) async throws(StoreError) -> Int {
    let entries = try log.entries()
    let known = try await transact { connection in
      try connection.query("SELECT public_id_hash, at FROM deletions").rows.map { row in
        var row = row
        return DeletionLog.Entry(hash: row.bytes(), milliseconds: row.integer())
      }
    }
    let listed = Set(entries.map(\.hash))
    try log.append(known.filter { !listed.contains($0.hash) })
    let hashes = Set(known.map(\.hash))
    let missing = entries.filter { !hashes.contains($0.hash) }
    // Nearly always the store knows them all.
    guard !missing.isEmpty else { return 0 }
    defer { forgetAll() }
    return try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = 0")
      try Self.remember(missing, in: connection)
      return try connection.query(
        """
        WITH gone AS (
          DELETE FROM accounts WHERE sha256(convert_to(public_id, 'UTF8')) IN (
            SELECT public_id_hash FROM deletions) RETURNING id)
        SELECT pg_notify('astrolabe_person', id::text) FROM gone
        """
      ).count
    }
  }
}

extension PostgresStore {
  /// So many rows are deleted in one transaction.
  private static let rowsTogether = 5_000
  /// So many guests are deleted in one transaction.
  private static let guestsTogether = 200
  /// Days of a quota are kept this long, so that a clock that was set wrong for some days gives none twice.
  private static let quotaLifetimeInDays = 40
  /// The key of the lock that one server holds while it sweeps: "astrswep" in ASCII.
  private static let sweepLock: Int64 = 0x6173_7472_7377_6570

  /// Deletes what has run out, what its owners don't want to keep any longer, and guests that nobody can be again.
  ///
  /// One server does it at a time; another that comes meanwhile finds little left.
  @discardableResult
  package func sweep(at: Timestamp) async throws(StoreError) -> [AccountKey] {
    defer { forgetAll() }
    for (table, condition, value) in Self.outdated(at: at) {
      while try await deleteSome(of: table, where: condition, value) >= Self.rowsTogether {}
    }
    try await rebuildMemoryOfTrimmedJournals(at: at)
    return try await deleteLostGuests(at: at)
  }

  /// Tables, which of their rows have run out, and the value of `$1`.
  private static func outdated(at: Timestamp) -> [(String, String, Value)] {
    let now = Value.integer(at.milliseconds)
    func day(_ days: Int) -> Value { .text(at.utcDate.advanced(byDays: -days).description) }
    func seconds(_ seconds: Int64) -> Value { .integer(at.adding(seconds: -seconds).milliseconds) }
    /// The instant before which an account's rows are too old; null if it keeps them for ever.
    func limit(_ table: String) -> String {
      """
      $1 - 86400000 * (
        SELECT data_retention_days FROM settings WHERE settings.account = \(table).account)
      """
    }
    return [
      ("answered", "at <= $1", seconds(Once.lifetimeInSeconds)),
      ("sessions", "last_used_at <= $1", seconds(Session.lifetimeInSeconds)),
      ("model_calls", "day < $1", day(ModelCall.lifetimeInDays)),
      ("password_resets", "expires_at <= $1", now),
      ("quotas", "day < $1", day(quotaLifetimeInDays)),
      ("outbox", "due_at < $1", seconds(Int64(86_400 * Delivery.keptDays))),
      ("claims", "until < now() AND $1::bigint IS NOT NULL", now),
      ("buckets", "at < now() - interval '2 days' AND $1::bigint IS NOT NULL", now),
      ("moods", "at < \(limit("moods"))", now),
      ("fortunes", "created_at < \(limit("fortunes"))", now),
      ("readings", "made_at < \(limit("readings"))", now),
      ("conversations", "updated_at < \(limit("conversations"))", now),
      ("messages", "at < \(limit("messages"))", now),
      (
        "entities",
        """
        last_on < to_char(timestamp '1970-01-01' + make_interval(days => (($1 / 86400000) - (
          SELECT data_retention_days FROM settings WHERE settings.account = entities.account))::int),
          'YYYY-MM-DD')
        """, now
      ),
    ]
  }

  private func deleteSome(
    of table: String, where condition: String, _ value: Value
  ) async throws(StoreError) -> Int {
    try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = '60s'")
      let free = try connection.query("SELECT pg_try_advisory_xact_lock(\(Self.sweepLock))")
      guard var row = free.first, row.flag() else { return 0 }
      return try connection.query(
        """
        DELETE FROM \(table) WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM \(table) WHERE \(condition) LIMIT \(Self.rowsTogether)))
        """, [value]
      ).changedCount
    }
  }

  /// Deletes old entries, and counts the memory of their accounts again in the same transaction.
  private func rebuildMemoryOfTrimmedJournals(at: Timestamp) async throws(StoreError) {
    let accounts = try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = '60s'")
      return try connection.query(
        """
        SELECT DISTINCT j.account FROM journal j JOIN settings t ON t.account = j.account
        WHERE j.created_at < $1 - 86400000 * t.data_retention_days ORDER BY j.account
        """, [.integer(at.milliseconds)]
      ).rows.map { row in
        var row = row
        return row.integer()
      }
    }
    for account in accounts {
      try await transact { connection in
        // Entries that are written meanwhile wait.
        try connection.query(
          "SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE", [.integer(account)])
        try connection.query(
          """
          DELETE FROM journal WHERE account = $1 AND created_at < $2 - 86400000 * (
            SELECT data_retention_days FROM settings WHERE account = $1)
          """, [.integer(account), .integer(at.milliseconds)])
        try connection.query("DELETE FROM memory WHERE account = $1", [.integer(account)])
        try connection.query(
          "\(Self.countMemory) WHERE account = $1 GROUP BY 1, 2", [.integer(account)])
      }
    }
  }

  /// Counts areas from the journal, whose categories are `[["name", "text"], …]`.
  private static var countMemory: String {
    let numbers = LifeArea.allCases.map { "('\($0.rawValue)', \($0.keptNumber))" }
    return """
      INSERT INTO memory (account, category, count, last_mentioned)
      SELECT account, a.number, count(*), max(date) FROM journal
      CROSS JOIN LATERAL jsonb_array_elements(categories::jsonb) AS viewed
      JOIN (VALUES \(numbers.joined(separator: ", "))) AS a (name, number)
        ON a.name = viewed ->> 0
      """
  }

  /// Counts the memory of everybody from the journal.
  package func rebuildMemory() async throws(StoreError) {
    try await transact { connection in
      try connection.execute(
        "SET LOCAL statement_timeout = 0; LOCK TABLE memory, journal IN SHARE ROW EXCLUSIVE MODE")
      try connection.query("DELETE FROM memory")
      try connection.query("\(Self.countMemory) GROUP BY 1, 2")
      return
    }
  }

  /// Deletes guests without a session: nobody can sign in to their accounts any more.
  private func deleteLostGuests(at: Timestamp) async throws(StoreError) -> [AccountKey] {
    let lost = try await transact { connection in
      try connection.execute("SET LOCAL statement_timeout = '60s'")
      return try connection.query(
        """
        SELECT id FROM accounts WHERE kind = 'guest'
          AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.account = accounts.id)
        ORDER BY id
        """
      ).rows.map { row in
        var row = row
        return AccountKey(number: row.integer())
      }
    }
    for start in stride(from: 0, to: lost.count, by: Self.guestsTogether) {
      try await delete(
        Array(lost[start..<min(start + Self.guestsTogether, lost.count)]), at: at)
    }
    return lost
  }
}

#endif
