internal import Astrolabe
internal import GRDB
package import Store

extension SQLiteStore {
  /// Keeps a partner, in the place of the former one.
  package func setPartner(
    _ partner: KeptPartner, of account: AccountKey
  ) async throws(StoreError) {
    let birth = partner.birth
    try await write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO partners (account, name, birth_date, birth_time, birth_timezone,
            birth_lat, birth_lon, birth_city, birth_country, birth_clocks, updated_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          account.number, partner.name, birth.date.description, birth.time?.hoursAndMinutes,
          birth.zone, birth.latitude, birth.longitude, birth.city, birth.country,
          birth.clocks.text, partner.updatedAt.milliseconds,
        ])
    }
  }

  /// The partner of an account; nil if there is none.
  package func partner(of account: AccountKey) async throws(StoreError) -> KeptPartner? {
    try await read { db in try Self.partner(of: account, in: db) }
  }

  /// Deletes the partner.
  package func deletePartner(of account: AccountKey) async throws(StoreError) -> Bool {
    try await write { db in
      try db.execute(sql: "DELETE FROM partners WHERE account = ?", arguments: [account.number])
      return db.changesCount > 0
    }
  }

  static func partner(of account: AccountKey, in db: Database) throws -> KeptPartner? {
    let row = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM partners WHERE account = ?"),
      arguments: [account.number])
    return try row.map { row in
      KeptPartner(
        name: row["name"],
        birth: try row.birth(),
        updatedAt: row.timestamp("updated_at"))
    }
  }
}
