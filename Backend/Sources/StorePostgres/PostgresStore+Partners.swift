#if PostgreSQL
internal import Astrolabe
internal import Postgres
package import Store

extension PostgresStore {
  /// Keeps a partner, in the place of the former one.
  package func setPartner(
    _ partner: KeptPartner, of account: AccountKey
  ) async throws(StoreError) {
    let birth = partner.birth
    let kept = try await write(
      .setPartner, of: account,
      [
        .integer(account.number), .optional(partner.name), .text(birth.date.description),
        .optional(birth.time?.hoursAndMinutes), .optional(birth.zone), .optional(birth.latitude),
        .optional(birth.longitude), .optional(birth.city), .optional(birth.country),
        .optional(birth.clocks.text),
        .integer(partner.updatedAt.milliseconds),
      ])
    guard kept.count > 0 else { throw .noAccount }
  }

  /// The partner of an account; nil if there is none.
  package func partner(of account: AccountKey) async throws(StoreError) -> KeptPartner? {
    try await read(.partner, [.integer(account.number)]).map { row throws(StoreError) in
      try KeptPartner(&row)
    }.first
  }

  /// Deletes the partner.
  package func deletePartner(of account: AccountKey) async throws(StoreError) -> Bool {
    try await write(.deletePartner, of: account, [.integer(account.number)]).changedCount > 0
  }
}

extension Statement {
  /// Nothing is kept for an account that is deleted.
  static let setPartner = Self(
    "set_partner",
    [.integer, .text, .text, .text, .text, .real, .real, .text, .text, .text, .integer],
    """
    WITH acct AS MATERIALIZED (SELECT id FROM accounts WHERE id = $1 FOR KEY SHARE)
    INSERT INTO partners (account, name, birth_date, birth_time, birth_timezone, birth_lat,
      birth_lon, birth_city, birth_country, birth_clocks, updated_at)
    SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM acct
    ON CONFLICT (account) DO UPDATE SET name = excluded.name, birth_date = excluded.birth_date,
      birth_time = excluded.birth_time, birth_timezone = excluded.birth_timezone,
      birth_lat = excluded.birth_lat, birth_lon = excluded.birth_lon,
      birth_city = excluded.birth_city, birth_country = excluded.birth_country,
      birth_clocks = excluded.birth_clocks, updated_at = excluded.updated_at
    RETURNING account
    """)
  static let partner = Self(
    "partner", [.integer], "SELECT \(Columns.partner) FROM partners WHERE account = $1")
  static let deletePartner = Self(
    "delete_partner", [.integer], "DELETE FROM partners WHERE account = $1")
}

extension KeptPartner {
  init(_ row: inout RowReader) throws(StoreError) {
    self.init(
      name: row.optionalText(),
      birth: try row.birth(), updatedAt: row.instant())
  }
}

#endif
