#if PostgreSQL
internal import Astrolabe
internal import Postgres
internal import Store

/// Reads what was written; a value that isn't as it was written is a fault, never a default.
extension RowReader {
  mutating func instant() -> Timestamp { Timestamp(milliseconds: integer()) }

  mutating func number() -> Int { Int(integer()) }

  mutating func day(_ column: String) throws(StoreError) -> CalendarDate {
    guard let date = try? CalendarDate(text()) else { throw Self.damaged(column) }
    return date
  }

  mutating func clock(_ column: String) throws(StoreError) -> TimeOfDay? {
    guard let text = optionalText() else { return nil }
    guard let time = try? TimeOfDay(text) else { throw Self.damaged(column) }
    return time
  }

  mutating func choice<Choice: RawRepresentable>(
    _ column: String, as: Choice.Type = Choice.self
  ) throws(StoreError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text()) else { throw Self.damaged(column) }
    return choice
  }

  /// A birth, whose columns stand in the order of ``Columns/partner``.
  mutating func birth() throws(StoreError) -> GivenBirth {
    GivenBirth(
      date: try day("birth_date"), time: try clock("birth_time"), zone: optionalText(),
      latitude: optionalReal(), longitude: optionalReal(), city: optionalText(),
      country: optionalText(), clocks: try clocks())
  }

  private mutating func clocks() throws(StoreError) -> ClockChoices {
    guard let text = optionalText() else { return ClockChoices() }
    guard let clocks = ClockChoices(text: text) else { throw Self.damaged("birth_clocks") }
    return clocks
  }

  mutating func situation() throws(StoreError) -> Situation {
    guard let text = optionalText() else { return .unsaid }
    guard let situation = try? Situation(text) else { throw Self.damaged("situation") }
    return situation
  }

  static func damaged(_ column: String) -> StoreError {
    .fault(reason: "what is kept as \(column) can't be read")
  }
}

extension Postgres.Answer {
  func map<Element>(
    _ body: (inout RowReader) throws(StoreError) -> Element
  ) throws(StoreError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for number in 0..<count {
      var row = self[number]
      elements.append(try body(&row))
    }
    return elements
  }
}

extension Account {
  init(_ row: inout RowReader) throws(StoreError) {
    self.init(
      key: AccountKey(number: row.integer()), name: row.text(), kind: try row.choice("kind"),
      createdAt: row.instant(), lastActiveAt: row.instant(), email: row.optionalText(),
      displayName: row.optionalText())
  }
}

extension Session {
  init(_ row: inout RowReader) {
    self.init(
      tokenHash: row.bytes(), createdAt: row.instant(), lastUsedAt: row.instant(),
      device: row.optionalText())
  }
}

extension Settings {
  /// Reads settings; the standard ones if the row has none.
  init(_ row: inout RowReader) throws(StoreError) {
    self.init()
    guard let zone = row.optionalText() else {
      row.skip(6)
      return
    }
    self.zone = zone
    language = row.text()
    wantsNotification = row.flag()
    guard let time = try row.clock("notification_time") else {
      throw RowReader.damaged("notification_time")
    }
    notificationTime = time
    retentionInDays = row.optionalInteger().map { Int($0) }
    allowsModel = row.flag()
    allowsAnalytics = row.flag()
  }
}

extension Profile {
  /// Reads a profile; nil if the row has none.
  init?(_ row: inout RowReader) throws(StoreError) {
    guard let name = row.optionalText() else {
      row.skip(13)
      return nil
    }
    self.init(
      name: name, email: row.text(),
      birth: try row.birth(), situation: try row.situation(),
      birthVersion: row.number(), createdAt: row.instant(), updatedAt: row.instant())
  }
}

extension Person {
  convenience init(_ row: inout RowReader) throws(StoreError) {
    let account = try Account(&row)
    let session = Session(&row)
    let settings = try Settings(&row)
    self.init(
      account: account, session: session, profile: try Profile(&row), settings: settings)
  }
}

extension ReadingRecord {
  init(_ row: inout RowReader) throws(StoreError) {
    let date = try row.day("date")
    guard let kind = ReadingKind(rawValue: row.number()) else { throw RowReader.damaged("kind") }
    let basis = ReadingBasis(
      zone: row.text(), birthVersion: row.number(), language: row.text())
    let (engine, writer, headline) = (row.text(), row.text(), row.text())
    let (madeAt, milliseconds) = (row.instant(), row.number())
    let (promptTokens, answerTokens) = (row.number(), row.number())
    self.init(
      date: date, kind: kind, basis: basis, engine: engine, writer: writer,
      written: row.optionalBytes().map {
        WrittenPart(texts: $0, promptTokens: promptTokens, answerTokens: answerTokens)
      }, headline: headline, madeAt: madeAt, milliseconds: milliseconds)
  }
}

extension JournalEntry {
  init(_ row: inout RowReader) throws(StoreError) {
    let (name, date, summary) = (row.text(), try row.day("date"), row.text())
    guard let areas = ViewedArea.all(json: Array(row.text().utf8)) else {
      throw RowReader.damaged("categories")
    }
    self.init(
      name: name, date: date, summary: summary, areas: areas, seconds: row.number(),
      createdAt: row.instant())
  }
}

extension Message {
  /// Reads a message, after its conversation.
  init(_ row: inout RowReader) throws(StoreError) {
    let name = row.text()
    guard let role = MessageRole(rawValue: row.number()) else { throw RowReader.damaged("role") }
    self.init(
      name: name, role: role, text: row.text(), writer: row.optionalText(), at: row.instant())
  }
}

extension Entity {
  init(_ row: inout RowReader) throws(StoreError) {
    self.init(
      publicName: row.text(), name: row.text(), key: row.text(), kind: row.text(),
      mentions: row.number(), first: try row.day("first_on"), last: try row.day("last_on"))
  }
}

extension MoodEntry {
  init(_ row: inout RowReader) throws(StoreError) {
    guard let name = MoodName(bytes: row.bytes()) else { throw RowReader.damaged("id") }
    let (mood, note) = (row.text(), row.text())
    let time = MoodTime(row.instant(), minutesEast: row.optionalInteger().map { Int($0) })
    let (text, author) = (row.optionalText(), row.optionalText())
    self.init(
      name: name, mood: mood, note: note, time: time,
      quote: text.map { ShownQuote(text: $0, author: author ?? "") })
  }
}

extension Fortune {
  init(_ row: inout RowReader) throws(StoreError) {
    self.init(
      name: row.text(), kind: try row.choice("type"), origin: try row.choice("origin"),
      cards: row.text().split(separator: ",").map { DrawnCard(text: $0) }, text: row.text(),
      language: row.text(), isPremium: row.flag(), shareKey: row.text(), createdAt: row.instant())
  }
}

extension Subscription {
  init(_ row: inout RowReader) throws(StoreError) {
    self.init(
      status: try row.choice("status"), grantedAt: row.instant(), expiresAt: row.instant())
  }
}

#endif
