internal import GRDB
package import Store

extension SQLiteStore {
  /// Keeps a fortune.
  package func keep(
    _ fortune: Fortune, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    try await write(once, of: account) { db in
      try db.cachedStatement(
        sql: """
          INSERT INTO fortunes (account, public_id, type, origin, cards, text, language, is_premium,
            share_key, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        account.number, fortune.name, fortune.kind.rawValue, fortune.origin.rawValue,
        fortune.cards.map(\.text).joined(separator: ","), fortune.text, fortune.language,
        fortune.isPremium, fortune.shareKey, fortune.createdAt.milliseconds,
      ])
    }
  }

  /// The fortunes before one of a name, or all, the latest first; nil if there is none of that name.
  package func fortunes(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> FortunePage? {
    try await read { db in
      var place = Int64.max
      if let name {
        let found = try Int64.fetchOne(
          db, sql: "SELECT id FROM fortunes WHERE account = ? AND public_id = ?",
          arguments: [account.number, name])
        guard let found else { return nil }
        place = found
      }
      // One more than wanted shows whether there are more.
      let fortunes = try Row.fetchAll(
        db, sql: "SELECT * FROM fortunes WHERE account = ? AND id < ? ORDER BY id DESC LIMIT ?",
        arguments: [account.number, place, limit + 1]
      ).map { try Fortune($0) }
      let page = Array(fortunes.prefix(limit))
      return FortunePage(fortunes: page, next: fortunes.count > limit ? page.last?.name : nil)
    }
  }

  /// Deletes a fortune.
  package func deleteFortune(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool {
    try await write { db in
      let key = try String.fetchOne(
        db, sql: "DELETE FROM fortunes WHERE account = ? AND public_id = ? RETURNING share_key",
        arguments: [account.number, name])
      guard let key else { return false }
      // The answer to the draw has the address of the picture.
      try Self.forgetAnswers(naming: key, of: account, in: db)
      return true
    }
  }

  /// The fortune whose picture is seen by a key; nil if there is none.
  package func fortune(sharedBy key: String) async throws(StoreError) -> Fortune? {
    try await readOnce { db in
      try Row.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM fortunes WHERE share_key = ?"), arguments: [key]
      ).map { try Fortune($0) }
    }
  }

  /// The subscription of an account; nil if it never had one.
  package func subscription(
    of account: AccountKey
  ) async throws(StoreError) -> Subscription? {
    try await readOnce { db in try Self.subscription(of: account, in: db) }
  }

  static func subscription(of account: AccountKey, in db: Database) throws -> Subscription? {
    try Row.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM subscriptions WHERE account = ?"),
      arguments: [account.number]
    ).map { row in
      guard let status = Subscription.Status(rawValue: row["status"]) else {
        throw row.damaged("status")
      }
      return Subscription(
        status: status, grantedAt: row.timestamp("granted_at"),
        expiresAt: row.timestamp("expires_at"))
    }
  }

  /// Grants a subscription, in the place of a former one.
  package func grant(
    _ subscription: Subscription, to account: AccountKey
  ) async throws(StoreError) {
    try await write(subscription, of: account)
  }

  /// Grants a subscription, unless there is one that runs out later.
  package func extend(
    _ subscription: Subscription, of account: AccountKey
  ) async throws(StoreError) {
    try await write(
      subscription, of: account, where: "WHERE excluded.expires_at > subscriptions.expires_at")
  }

  /// Writes a subscription; in the place of a former one only where a condition holds of it.
  private func write(
    _ subscription: Subscription, of account: AccountKey, where condition: String = ""
  ) async throws(StoreError) {
    try await write { db in
      try db.execute(
        sql: """
          INSERT INTO subscriptions (account, status, granted_at, expires_at) VALUES (?, ?, ?, ?)
          ON CONFLICT (account) DO UPDATE SET status = excluded.status,
            granted_at = excluded.granted_at, expires_at = excluded.expires_at
          \(condition)
          """,
        arguments: [
          account.number, subscription.status.rawValue, subscription.grantedAt.milliseconds,
          subscription.expiresAt.milliseconds,
        ])
    }
  }

  /// Ends the subscription that runs out at a time; one that runs out at another stays.
  package func endSubscription(
    of account: AccountKey, expiringAt time: Timestamp
  ) async throws(StoreError) {
    try await write { db in
      try db.execute(
        sql: "DELETE FROM subscriptions WHERE account = ? AND expires_at = ?",
        arguments: [account.number, time.milliseconds])
    }
  }
}

extension Fortune {
  init(_ row: Row) throws {
    guard let kind = FortuneKind(rawValue: row["type"]) else { throw row.damaged("type") }
    guard let origin = CulturalOrigin(rawValue: row["origin"]) else { throw row.damaged("origin") }
    let cards: String = row["cards"]
    self.init(
      name: row["public_id"], kind: kind, origin: origin,
      cards: cards.split(separator: ",").map { DrawnCard(text: $0) }, text: row["text"],
      language: row["language"], isPremium: row["is_premium"], shareKey: row["share_key"],
      createdAt: row.timestamp("created_at"))
  }
}
