@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store

extension Fields {
  /// The name that a person wants; nil if it isn't there.
  func personName() throws(Refusal) -> String? {
    guard let name = try line("name", longest: 500) else { return nil }
    guard !name.isBlank else { throw .invalid("name is blank; write what you want to be called") }
    return name
  }

  /// An email address; nil if it isn't there.
  ///
  /// - Parameter mayBeHidden: Whether it may be empty, for a person who hides it.
  /// - Returns: The address.
  /// - Throws: ``Refusal`` for what is no address.
  func email(mayBeHidden: Bool = true) throws(Refusal) -> String? {
    guard let email = try text("email", longest: Self.longestEmail) else { return nil }
    guard email.isEmpty ? mayBeHidden : Self.isAddress(email) else {
      throw .invalid(
        "email must be an address such as anna@example.org"
          + (mayBeHidden ? ", or empty if it is hidden" : ""))
    }
    return email
  }

  /// The longest address that mail can be sent to, by the limits of RFC 5321.
  private static let longestEmail = 254

  /// Whether a text is a mailbox, one `@`, and a domain with a dot, without blanks.
  private static func isAddress(_ text: String) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
    }
    guard isPlain else { return false }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }

  /// A birth; what isn't there is taken from a known one, and null removes a part.
  ///
  /// - Throws: ``Refusal`` for a wrong part, or for a change that leaves a latitude without a longitude.
  func birth(over known: GivenBirth, by engine: ServerEngine) throws -> GivenBirth {
    var birth = known
    if let date = try date("birth_date") { birth.date = date }
    if names("birth_time") { birth.time = try birthTime() }
    if names("birth_timezone") {
      birth.zone = try text("birth_timezone", longest: 255)
      if let zone = birth.zone { try engine.checkZone(zone) }
    }
    if names("birth_lat") { birth.latitude = try number("birth_lat", in: -90...90) }
    if names("birth_lon") { birth.longitude = try number("birth_lon", in: -180...180) }
    if names("birth_lat") || names("birth_lon"),
      (birth.latitude == nil) != (birth.longitude == nil)
    {
      let (given, missing) =
        birth.latitude == nil ? ("birth_lon", "birth_lat") : ("birth_lat", "birth_lon")
      throw Refusal.invalid("\(given) needs \(missing); give both, or leave both out")
    }
    if names("birth_city") { birth.city = try line("birth_city", longest: 200) }
    birth.clocks.fold = try choice("fold") ?? birth.clocks.fold
    birth.clocks.gap = try choice("gap") ?? birth.clocks.gap
    birth.clocks.clock = try choice("clock") ?? birth.clocks.clock
    if names("birth_country") { birth.country = try line("birth_country", longest: 200) }
    return birth
  }

  /// The names of a birth's fields.
  static let birthNames = [
    "birth_date", "birth_time", "birth_timezone", "birth_lat", "birth_lon", "birth_city",
    "birth_country", "fold", "gap", "clock",
  ]

  /// One of a closed set of words; nil if it isn't there, and the usual one for null.
  private func choice<Choice: UsualChoice>(_ name: String) throws(Refusal) -> Choice? {
    guard names(name) else { return nil }
    guard let text = try text(name, longest: 100) else { return Choice.usual(name) }
    guard let choice = Choice(rawValue: text) else {
      throw .invalid(
        "\(name) can't be \"\(text.printable)\"; give one of "
          + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// How the person lives; what is known stays where it isn't there, and null removes it.
  func situation(over known: Situation) throws(Refusal) -> Situation {
    guard names("situation") else { return known }
    guard let text = try text("situation", longest: 100), !text.isEmpty else { return .unsaid }
    do throws(SituationError) { return try Situation(text) } catch { throw .invalid("\(error)") }
  }

  private func birthTime() throws(Refusal) -> TimeOfDay? {
    guard let text = try text("birth_time", longest: 100) else { return nil }
    return try Self.time(text, of: "birth_time")
  }

  /// A time of day of two numbers.
  static func time(_ text: String, of name: String) throws(Refusal) -> TimeOfDay {
    guard text.utf8.count == 5, let time = try? TimeOfDay(text) else {
      throw .invalid(
        "\(name) \"\(text.printable)\" is no time of day; write HH:MM, from 00:00 to 23:59")
    }
    return time
  }

  /// What was read, as 000 has it; `date` and `entry_type` are there.
  func viewedReading(checkingNames isStrict: Bool = false) throws -> ViewedReading {
    guard try text("entry_type", longest: 100) == EntryDocument.kind else {
      throw Refusal.invalid("entry_type must be \(EntryDocument.kind), the one kind of entries")
    }
    guard let date = try date("date") else {
      throw Refusal.missing(["date"], "Missing required parameter: date")
    }
    return ViewedReading(
      date: date, summary: try text("summary_viewed", longest: 4_000) ?? "",
      areas: try viewedAreas(checkingNames: isStrict),
      seconds: try whole("time_spent_seconds", in: 0...86_400) ?? 0)
  }

  private func viewedAreas(checkingNames isStrict: Bool) throws(Refusal) -> [ViewedArea] {
    let form = #"categories_viewed must be an array of {"category": …, "text": …}"#
    var areas: [ViewedArea] = []
    for element in try array("categories_viewed", longest: 64) ?? [] {
      guard case .object(let members) = element else { throw .invalid(form) }
      let fields = Fields(members)
      if isStrict { try fields.checkNames(["category", "text"]) }
      guard let name = try fields.text("category", longest: 100),
        let text = try fields.text("text", longest: 8_000)
      else { throw .invalid(form) }
      guard let area = LifeArea(rawValue: name) else {
        let names = LifeArea.allCases.map(\.rawValue).joined(separator: ", ")
        throw .invalid("there is no category \"\(name.printable)\"; categories are \(names)")
      }
      areas.append(ViewedArea(area, text: text))
    }
    return areas
  }
}

/// A choice that somebody who chooses nothing has.
private protocol UsualChoice: RawRepresentable<String>, CaseIterable {
  /// The choice that a field has unless another is given.
  static func usual(_ field: String) -> Self
}

extension BirthFields.ClockChoice: UsualChoice {
  fileprivate static func usual(_ field: String) -> Self { field == "gap" ? .later : .earlier }
}

extension Birth.Clock: UsualChoice {
  fileprivate static func usual(_ field: String) -> Self { .local }
}
