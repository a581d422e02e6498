#if PostgreSQL
internal import Postgres
internal import Store

/// Brings a database to what this program knows, once, however many servers start at once.
enum Migration {
  /// The key of the lock that a program holds while it changes tables: "astrolab" in ASCII.
  private static let lock: Int64 = 0x6173_7472_6f6c_6162

  /// Makes the tables, or brings them forward.
  ///
  /// One transaction and its own lock: others that start at the same time wait, and find all done. A program of an older
  /// version goes on as long as the tables' `oldest_reader` is one that it knows.
  ///
  /// A standby has what its primary makes: it is only looked at.
  ///
  /// - Returns: How many steps were made.
  @discardableResult
  static func run(_ connection: Connection) throws -> Int {
    if try isStandby(connection) {
      try checkStandby(connection)
      return 0
    }
    return try connection.transaction { connection in
      try connection.execute("SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = 0")
      try connection.query("SELECT pg_advisory_xact_lock(\(lock))")
      try check(connection)
      try connection.execute(
        """
        CREATE TABLE IF NOT EXISTS schema_versions (
          version bigint PRIMARY KEY, oldest_reader bigint NOT NULL,
          at timestamptz NOT NULL DEFAULT now())
        """)
      let version = try version(connection)
      let steps = Schema.steps.filter { $0.version > version }
      for step in steps {
        try connection.execute(step.sql)
        try connection.query(
          "INSERT INTO schema_versions (version, oldest_reader) VALUES ($1, $2)",
          [.integer(step.version), .integer(step.oldestReader)])
      }
      return steps.count
    }
  }

  private static func isStandby(_ connection: Connection) throws -> Bool {
    guard var row = try connection.query("SELECT pg_is_in_recovery()::int::bigint").first else {
      return false
    }
    return row.flag()
  }

  private static func checkStandby(_ connection: Connection) throws {
    try check(connection)
    guard var row = try connection.query("SELECT to_regclass('schema_versions') IS NULL").first,
      !row.flag(), try version(connection) >= Schema.steps.last?.version ?? 0
    else {
      throw StoreError.fault(
        reason: "the standby has older tables than this program; start one on the primary first")
    }
  }

  private static func version(_ connection: Connection) throws -> Int {
    let found = try connection.query(
      "SELECT coalesce(max(version), 0), coalesce(max(oldest_reader), 0) FROM schema_versions")
    guard var row = found.first else { return 0 }
    let (version, oldest) = (Int(row.integer()), Int(row.integer()))
    let known = Schema.steps.last?.version ?? 0
    guard oldest <= known else {
      throw StoreError.fault(
        reason: "the database is of a later version of this program; start that one")
    }
    return version
  }

  /// Refuses a database that isn't one of this program's, or can't be one.
  private static func check(_ connection: Connection) throws {
    let found = try connection.query(
      """
      SELECT current_setting('server_version_num')::bigint,
        (current_setting('server_encoding') = 'UTF8')::int::bigint,
        (to_regclass('schema_versions') IS NOT NULL)::int::bigint,
        (to_regclass('accounts') IS NOT NULL)::int::bigint
      """)
    guard var row = found.first else { return }
    let (version, isUTF8, isOurs, hasAccounts) = (
      row.integer(), row.flag(), row.flag(), row.flag()
    )
    guard version >= 140_000 else {
      throw StoreError.fault(
        reason: "PostgreSQL is of version \(version / 10_000); 14 or a later one is needed")
    }
    guard isUTF8 else {
      throw StoreError.fault(
        reason: "the database's encoding is not UTF8; create one with: createdb --encoding UTF8")
    }
    guard isOurs || !hasAccounts else {
      throw StoreError.fault(
        reason: "the database has another program's table \"accounts\"; name an empty database")
    }
  }
}

#endif
