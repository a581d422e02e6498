internal import GRDB
package import Store

extension SQLiteStore {
  /// The accounts that an operator looks for, the one that was heard of last first.
  ///
  /// - Parameters:
  ///   - email: An email that they sign in by or can be reached at, in any case of letters; nil for any.
  ///   - kind: How they came to be; nil for either.
  ///   - limit: The most.
  /// - Returns: The accounts.
  /// - Throws: ``StoreError``.
  package func people(
    email: String?, kind: AccountKind?, limit: Int
  ) async throws(StoreError) -> [PersonSummary] {
    let key = email?.lowercased()
    return try await read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT a.*, p.email AS profile_email, (
              SELECT group_concat(i.email, char(10)) FROM identities i WHERE i.account = a.id
            ) AS identity_emails
          FROM accounts a LEFT JOIN profiles p ON p.account = a.id
          WHERE (?1 IS NULL OR a.kind = ?1) AND (?2 IS NULL OR a.email_key = ?2
            OR lower(p.email) = ?2
            OR EXISTS (SELECT 1 FROM identities i WHERE i.account = a.id AND lower(i.email) = ?2))
          ORDER BY a.last_active_at DESC, a.id DESC LIMIT ?3
          """, arguments: [kind?.rawValue, key, limit])
      return try rows.map { row in
        guard let kind = AccountKind(rawValue: row["kind"]) else { throw row.damaged("kind") }
        let texts: [String?] = [row["email"], row["profile_email"], row["identity_emails"]]
        let emails = texts.compactMap { $0 }.flatMap { $0.split(separator: "\n").map(String.init) }
        return PersonSummary(
          account: Account(
            key: AccountKey(number: row["id"]), name: row["public_id"], kind: kind,
            createdAt: row.timestamp("created_at"), lastActiveAt: row.timestamp("last_active_at")),
          emails: Set(emails).sorted())
      }
    }
  }

  /// How many bytes of the file are free.
  package func freeBytes() async throws(StoreError) -> Int {
    try await read { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0
      return try pages * (Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
    }
  }
}
