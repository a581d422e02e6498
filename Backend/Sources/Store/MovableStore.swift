/// A value of a row, as databases keep it.
package enum StoreValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])
}

/// A table that every database has with the same columns.
package struct StoreTable: Sendable, Hashable {
  /// What a column holds.
  package enum Kind: Sendable, Hashable {
    case integer, real, text, bytes
  }

  /// A column.
  package struct Column: Sendable, Hashable {
    /// The column's name.
    package let name: String
    /// What it holds, beside null.
    package let kind: Kind
  }

  /// The table's name.
  package let name: String
  /// The columns, those of ``keyCount`` first.
  package let columns: [Column]
  /// So many of the first columns are a key, in whose order rows are read.
  package let keyCount: Int

  private init(_ name: String, key: String, _ rest: String = "") {
    self.name = name
    let keys = key.split(separator: " ")
    keyCount = keys.count
    columns = (keys + rest.split(separator: " ")).map { word in
      let parts = word.split(separator: ":")
      let kind: Kind =
        switch parts.count > 1 ? parts[1] : "i" {
        case "t": .text
        case "b": .bytes
        case "r": .real
        default: .integer
        }
      return Column(name: String(parts[0]), kind: kind)
    }
  }

  /// The names of the columns, separated by commas.
  package var columnNames: String { columns.map(\.name).joined(separator: ", ") }

  /// Every table, those first that others refer to.
  ///
  /// After a colon stands what a column holds: text, bytes, a real number;
  /// an integer where nothing stands.
  package static let all: [Self] = [
    Self(
      "accounts", key: "id",
      "public_id:t kind:t created_at last_active_at email:t email_key:t password:t display_name:t"),
    Self("sessions", key: "token_hash:b", "account created_at last_used_at device:t"),
    Self(
      "profiles", key: "account",
      "name:t email:t birth_date:t birth_time:t birth_timezone:t birth_lat:r birth_lon:r"
        + " birth_city:t birth_country:t birth_version created_at updated_at birth_clocks:t"
        + " situation:t"),
    Self(
      "partners", key: "account",
      "name:t birth_date:t birth_time:t birth_timezone:t birth_lat:r birth_lon:r birth_city:t"
        + " birth_country:t updated_at birth_clocks:t"),
    Self("charts", key: "account id", "public_id:t name:t line:t hash:b added_at"),
    Self(
      "settings", key: "account",
      "timezone:t language:t notification_enabled notification_time:t data_retention_days allow_model"
        + " allow_analytics next_notification_at"),
    Self("devices", key: "token:t", "account platform:t added_at session:b"),
    Self("identities", key: "issuer:t subject:t", "account email:t added_at"),
    Self("password_resets", key: "token_hash:b", "account expires_at"),
    Self("subscriptions", key: "account", "status:t granted_at expires_at"),
    Self("deletions", key: "public_id_hash:b", "at"),
    Self(
      "readings", key: "account date:t kind",
      "zone:t birth_version language:t engine:t writer:t headline:t made_at milliseconds"
        + " prompt_tokens answer_tokens texts:b"),
    Self(
      "journal", key: "account id",
      "entry_id:t date:t summary:t categories:t seconds created_at"),
    Self("memory", key: "account category", "count last_mentioned:t"),
    Self("conversations", key: "account updated_at id", "public_id:t date:t created_at"),
    Self(
      "messages", key: "account conversation id", "public_id:t role content:t writer:t at"),
    Self(
      "entities", key: "account key:t",
      "id public_id:t name:t kind:t mentions first_on:t last_on:t"),
    Self(
      "moods", key: "account id:b", "mood:t note:t at offset_minutes quote_text:t quote_author:t"),
    Self(
      "fortunes", key: "account id",
      "public_id:t type:t origin:t cards:t text:t language:t is_premium share_key:t created_at"),
    Self("quotas", key: "account kind day:t", "used"),
    Self("answered", key: "account key:t", "request_hash:b status answer:b at"),
    Self(
      "model_calls", key: "id",
      "day:t account purpose:t model:t outcome:t milliseconds prompt_tokens answer_tokens"),
    Self(
      "outbox", key: "id",
      "public_id:t account day:t channel:t token:t title:t body:t due_at next_at attempts outcome:t"
    ),
  ]
}

/// A store whose rows can be moved to another kind of store.
package protocol MovableStore: OperatedStore {
  /// Rows of a table in the order of its key.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - key: The key after which they begin; nil for the first ones.
  ///   - limit: The most.
  /// - Returns: The rows, with the table's columns.
  /// - Throws: ``StoreError``.
  func rows(
    of table: StoreTable, after key: [StoreValue]?, limit: Int
  ) async throws(StoreError) -> [[StoreValue]]
  /// Puts rows into a table, and leaves those that are there already.
  func insert(_ rows: [[StoreValue]], into table: StoreTable) async throws(StoreError)
  /// How many rows a table has.
  func rowCount(of table: StoreTable) async throws(StoreError) -> Int
  /// The number that was given to an account last.
  func lastAccountNumber() async throws(StoreError) -> Int64
  /// Ends a move: the next account gets a number after the one given.
  func endMove(lastAccountNumber: Int64) async throws(StoreError)
}
