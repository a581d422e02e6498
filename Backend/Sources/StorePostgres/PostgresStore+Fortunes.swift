#if PostgreSQL
internal import Astrolabe
internal import Postgres
package import Store

extension PostgresStore {
  /// Keeps a fortune.
  package func keep(
    _ fortune: Fortune, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    try await write(
      .keepFortune, once, of: account, at: fortune.createdAt,
      [
        .text(fortune.name), .text(fortune.kind.rawValue), .text(fortune.origin.rawValue),
        .text(fortune.cards.map(\.text).joined(separator: ",")), .text(fortune.text),
        .text(fortune.language), .flag(fortune.isPremium), .text(fortune.shareKey),
        .integer(fortune.createdAt.milliseconds),
      ])
  }

  /// The fortunes before one of a name, or all, the latest first; nil if there is none of that name.
  package func fortunes(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> FortunePage? {
    let key = Value.integer(account.number)
    // One more than wanted shows whether there are more.
    var calls = [Call(.fortunes, [key, .optional(name), .integer(limit + 1)])]
    if let name { calls.append(Call(.hasFortune, [key, .text(name)])) }
    let answers = try await ask(calls, by: .reads)
    if answers.count > 1, answers[1].count == 0 { return nil }
    let fortunes = try answers[0].map { row throws(StoreError) in try Fortune(&row) }
    let page = Array(fortunes.prefix(limit))
    return FortunePage(fortunes: page, next: fortunes.count > limit ? page.last?.name : nil)
  }

  /// Deletes a fortune.
  package func deleteFortune(
    of account: AccountKey, named name: String
  ) async throws(StoreError) -> Bool {
    try await write(
      .deleteFortune, of: account, [.integer(account.number), .text(name)]
    ).count > 0
  }

  /// The fortune whose picture is seen by a key; nil if there is none.
  package func fortune(sharedBy key: String) async throws(StoreError) -> Fortune? {
    guard var row = try await read(.sharedFortune, [.text(key)]).first else { return nil }
    return try Fortune(&row)
  }

  /// The subscription of an account; nil if it never had one.
  package func subscription(
    of account: AccountKey
  ) async throws(StoreError) -> Subscription? {
    guard var row = try await read(.subscription, [.integer(account.number)]).first else {
      return nil
    }
    return try Subscription(&row)
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
    try await transact { connection in
      try connection.query(
        """
        INSERT INTO subscriptions (account, status, granted_at, expires_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (account) DO UPDATE SET status = excluded.status,
          granted_at = excluded.granted_at, expires_at = excluded.expires_at
        \(condition)
        """,
        [
          .integer(account.number), .text(subscription.status.rawValue),
          .integer(subscription.grantedAt.milliseconds),
          .integer(subscription.expiresAt.milliseconds),
        ])
      return
    }
  }

  /// Ends the subscription that runs out at a time; one that runs out at another stays.
  package func endSubscription(
    of account: AccountKey, expiringAt time: Timestamp
  ) async throws(StoreError) {
    try await transact { connection in
      try connection.query(
        "DELETE FROM subscriptions WHERE account = $1 AND expires_at = $2",
        [.integer(account.number), .integer(time.milliseconds)])
      return
    }
  }
}

#endif
