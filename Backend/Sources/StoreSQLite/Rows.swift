internal import Astrolabe
internal import Foundation
internal import GRDB
internal import Store

/// Reads what was written; a value that isn't as it was written is a fault, never a default.
extension Row {
  func date(_ column: String) throws -> CalendarDate {
    let text: String = self[column]
    guard let date = try? CalendarDate(text) else { throw damaged(column) }
    return date
  }

  func time(_ column: String) throws -> TimeOfDay? {
    guard let text: String = self[column] else { return nil }
    guard let time = try? TimeOfDay(text) else { throw damaged(column) }
    return time
  }

  func timestamp(_ column: String) -> Timestamp { Timestamp(milliseconds: self[column]) }

  func bytes(_ column: String) -> [UInt8] {
    let data: Data = self[column]
    return Array(data)
  }

  /// A birth, from the columns that every table names alike.
  func birth() throws -> GivenBirth {
    GivenBirth(
      date: try date("birth_date"), time: try time("birth_time"), zone: self["birth_timezone"],
      latitude: self["birth_lat"], longitude: self["birth_lon"], city: self["birth_city"],
      country: self["birth_country"], clocks: try clocks())
  }

  private func clocks() throws -> ClockChoices {
    guard let text: String = self["birth_clocks"] else { return ClockChoices() }
    guard let clocks = ClockChoices(text: text) else { throw damaged("birth_clocks") }
    return clocks
  }

  func situation() throws -> Situation {
    guard let text: String = self["situation"] else { return .unsaid }
    guard let situation = try? Situation(text) else { throw damaged("situation") }
    return situation
  }

  func damaged(_ column: String) -> StoreError {
    .fault(reason: "what is kept as \(column) can't be read")
  }
}

extension Account {
  init(_ row: Row) throws {
    guard let kind = AccountKind(rawValue: row["kind"]) else { throw row.damaged("kind") }
    self.init(
      key: AccountKey(number: row["id"]), name: row["public_id"], kind: kind,
      createdAt: row.timestamp("account_created_at"), lastActiveAt: row.timestamp("last_active_at"),
      email: row["sign_in_email"], displayName: row["display_name"])
  }
}

extension Session {
  init(_ row: Row) {
    self.init(
      tokenHash: row.bytes("token_hash"), createdAt: row.timestamp("session_created_at"),
      lastUsedAt: row.timestamp("last_used_at"), device: row["device"])
  }
}

extension Profile {
  /// Reads a profile; nothing where the row has none.
  init?(_ row: Row) throws {
    guard let name: String = row["name"] else { return nil }
    self.init(
      name: name, email: row["email"],
      birth: try row.birth(), situation: try row.situation(), birthVersion: row["birth_version"],
      createdAt: row.timestamp("profile_created_at"),
      updatedAt: row.timestamp("updated_at"))
  }
}

extension Settings {
  /// Reads settings; those of who has chosen nothing where the row has none.
  init(_ row: Row) throws {
    self.init()
    guard let zone: String = row["timezone"] else { return }
    guard let time = try row.time("notification_time") else {
      throw row.damaged("notification_time")
    }
    self.zone = zone
    language = row["language"]
    wantsNotification = row["notification_enabled"]
    notificationTime = time
    retentionInDays = row["data_retention_days"]
    allowsModel = row["allow_model"]
    allowsAnalytics = row["allow_analytics"]
  }
}

extension ReadingRecord {
  init(_ row: Row) throws {
    guard let kind = ReadingKind(rawValue: row["kind"]) else { throw row.damaged("kind") }
    let texts: Data? = row["texts"]
    self.init(
      date: try row.date("date"), kind: kind,
      basis: ReadingBasis(
        zone: row["zone"], birthVersion: row["birth_version"], language: row["language"]),
      engine: row["engine"], writer: row["writer"],
      written: texts.map {
        WrittenPart(
          texts: Array($0), promptTokens: row["prompt_tokens"], answerTokens: row["answer_tokens"])
      }, headline: row["headline"],
      madeAt: row.timestamp("made_at"), milliseconds: row["milliseconds"])
  }
}

extension JournalEntry {
  init(_ row: Row) throws {
    let text: String = row["categories"]
    guard let areas = ViewedArea.all(json: Array(text.utf8)) else {
      throw row.damaged("categories")
    }
    self.init(
      name: row["entry_id"], date: try row.date("date"), summary: row["summary"], areas: areas,
      seconds: row["seconds"], createdAt: row.timestamp("created_at"))
  }
}

extension Entity {
  init(_ row: Row) throws {
    self.init(
      publicName: row["public_id"], name: row["name"], key: row["key"], kind: row["kind"],
      mentions: row["mentions"], first: try row.date("first_on"), last: try row.date("last_on"))
  }
}

extension Message {
  init(_ row: Row) throws {
    guard let role = MessageRole(rawValue: row["role"]) else { throw row.damaged("role") }
    self.init(
      name: row["public_id"], role: role, text: row["content"], writer: row["writer"],
      at: row.timestamp("at"))
  }
}
