public import Astrology
@_spi(FrontEnd) internal import Documents
internal import Ephemeris

/// A JSON object whose fields are named as the command's options are.
///
/// It remembers which fields were read, so that ``finish()`` can refuse the others.
public struct RequestFields: Sendable {
  private var fields: [String: JSONScanner.Value]
  /// What was asked for, some of it twice.
  ///
  /// Only an error that lists the fields looks through it.
  private var asked: [String] = []

  /// Reads the object.
  ///
  /// - Throws: ``FieldsError`` for anything else, and for a field that is given twice.
  public init(_ bytes: [UInt8]) throws(FieldsError) {
    // Two births have a dozen.
    fields = Dictionary(minimumCapacity: 16)
    asked.reserveCapacity(32)
    var scanner = JSONScanner(bytes)
    guard scanner.skip("{") else { throw .malformed }
    if !scanner.skip("}") {
      repeat {
        guard let name = scanner.text(), scanner.skip(":"), let value = scanner.value() else {
          throw .malformed
        }
        guard fields.updateValue(value, forKey: name) == nil else {
          throw .repeated(name)
        }
      } while scanner.skip(",")
      guard scanner.skip("}") else { throw .malformed }
    }
    guard scanner.isAtEnd else { throw .malformed }
  }

  private mutating func value(_ name: String) -> JSONScanner.Value? {
    asked.append(name)
    let value = fields[name]
    return value == .null ? nil : value
  }

  /// Whether the field is there.
  mutating func has(_ name: String) -> Bool { value(name) != nil }

  /// A text, where the field is there.
  mutating func text(_ name: String) throws -> String? {
    guard let value = value(name) else { return nil }
    guard case .text(let text) = value else { throw FieldsError.type(name, .text) }
    return text
  }

  /// What the fields that must be there look like.
  private static let examples = [
    "at": "2025-01-06T12:00:00Z", "date": "2025-01-06", "from": "2025-01-01", "to": "2025-01-31",
    "question": "How will this month be?",
  ]

  /// A text that has to be there.
  mutating func needed(_ name: String) throws -> String {
    guard let text = try text(name) else {
      throw RequestError.missing(RequestError.Field(name), example: Self.examples[name] ?? "a text")
    }
    return text
  }

  /// True or false, which the field needn't say.
  mutating func flag(_ name: String, otherwise: Bool) throws -> Bool {
    guard let value = value(name) else { return otherwise }
    guard case .bool(let flag) = value else { throw FieldsError.type(name, .flag) }
    return flag
  }

  /// A whole number, where the field is there.
  mutating func whole(_ name: String) throws -> Int? {
    guard let value = value(name) else { return nil }
    guard case .number(let digits) = value, let number = Int(digits) else {
      throw FieldsError.type(name, .whole)
    }
    return number
  }

  /// Degrees, as a number or as people write them.
  mutating func coordinate(_ name: String) throws -> String? {
    switch value(name) {
    case nil, .null: return nil
    case .text(let text): return text
    case .number(let digits): return CoordinateText.decimal(ofNumber: digits)
    case .bool, .other: throw FieldsError.type(name, .coordinate)
    }
  }

  /// One of a closed set by its name, if the field is there.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws -> Choice? {
    guard let text = try text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw RequestError.notAChoice(
        text, RequestError.Field(name), choices: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// A date, if the field is there.
  mutating func date(_ name: String) throws -> CalendarDate? {
    guard let text = try text(name) else { return nil }
    return try RequestTimes.date(text, calendar: calendar())
  }

  /// A date that must be there.
  mutating func neededDate(_ name: String = "date") throws -> CalendarDate {
    try RequestTimes.date(needed(name), calendar: calendar())
  }

  /// The calendar of all dates of the request; nil for the one of their times.
  mutating func calendar() throws -> WrittenDate.Calendar? { try choice("calendar") }

  /// The birth of the request, or the other's.
  public mutating func birth(by engine: Engine, isOther: Bool = false) throws -> Birth {
    let prefix = isOther ? "with_" : ""
    return try BirthRequest(
      birth: text(prefix + "birth"), zone: text(prefix + "zone"),
      latitude: coordinate(prefix + "lat"), longitude: coordinate(prefix + "lon"),
      place: text(prefix + "place"), fold: choice(prefix + "fold"), gap: choice(prefix + "gap"),
      clock: choice(prefix + "clock"), calendar: choice(prefix + "calendar"),
      isOther: isOther
    ).read(by: engine)
  }

  /// Refuses fields that nobody asked for: a misspelt one would quietly change the answer.
  public func finish() throws {
    let asked = asked
    guard let name = fields.keys.lazy.filter({ !asked.contains($0) }).min() else { return }
    throw FieldsError.unknownField(name, known: Set(asked).sorted())
  }
}
