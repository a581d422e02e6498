@_spi(FrontEnd) public import Ephemeris
internal import Astrology

/// One line of a stream of births: `{"id":…, "birth":…, "zone":…, "lat":…, "lon":…}`, or with
/// `"place"` in place of the last three.
///
/// The id may be a text or a number and is given back as it came; `fold` and `gap` may be `"earlier"`,
/// `"later"` or `"refuse"`, `calendar` `"gregorian"` or `"julian"`. `about` is an object of anything else that is known, such as a name, and is given back as it
/// came. A field of another name is an error, because a misspelt one would quietly make a
/// date-only chart, and so is a field given twice.
public struct BirthLine: Sendable, Hashable {
  /// What the answer is labelled with.
  public let id: BirthLine.ID
  /// The birth as it is written.
  public let fields: BirthFields
  /// The object `about` in JSON, as it came; nil if there is none.
  public let about: String?

  /// What the answer to a line that can't be read begins with, as far as it can be known.
  package static func label(ofUnreadable json: [UInt8]) -> RecordLabel {
    var reader = BirthLineReader()
    return reader.read(json)
      ? RecordLabel(id: reader.id, about: reader.about) : RecordLabel(id: .none)
  }

  /// What the answer begins with.
  package var label: RecordLabel { RecordLabel(id: id, about: about) }

  /// Reads a line.
  ///
  /// Without Foundation, whose decoder takes ten times as long. Of several mistakes the first in the
  /// line is reported.
  ///
  /// - Throws: ``BirthLineError``.
  public init(json: [UInt8]) throws(BirthLineError) {
    var reader = BirthLineReader()
    guard reader.read(json) else { throw .notAnObject }
    if let reason = reader.earlierRefusal, reader.birth == nil {
      throw .refusedBefore(reason, id: reader.id)
    }
    if let mistake = reader.mistake { throw mistake(reader.id) }
    guard let birth = reader.birth else { throw .noBirth(id: reader.id) }
    id = reader.id
    about = reader.about
    fields = BirthFields(
      birth: birth, zone: reader.zone, latitude: reader.latitude, longitude: reader.longitude,
      place: reader.place, fold: reader.fold, gap: reader.gap,
      clock: reader.clock, calendar: reader.calendar)
  }
}

/// Gathers the fields of a line.
private struct BirthLineReader {
  var id = BirthLine.ID.none
  var birth: String?
  var zone: String?
  var latitude: String?
  var longitude: String?
  var place: String?
  var fold = BirthFields.ClockChoice.earlier
  var gap = BirthFields.ClockChoice.later
  var clock = Birth.Clock.local
  var calendar: WrittenDate.Calendar?
  var about: String?
  /// Why a line that stands in place of a birth has none.
  var earlierRefusal: String?
  /// What is wrong with the object; the id is known only when all of it has been read.
  var mistake: ((BirthLine.ID) -> BirthLineError)?

  private enum Field: String {
    case id, birth, zone, lat, lon, place, fold, gap, clock, calendar, about
  }

  /// Reads the fields; false where the line isn't one JSON object.
  mutating func read(_ json: [UInt8]) -> Bool {
    var scanner = JSONScanner(json)
    var seen: Set<Field> = []
    guard scanner.skip("{") else { return false }
    if !scanner.skip("}") {
      repeat {
        guard let name = scanner.text(), scanner.skip(":") else { return false }
        let start = scanner.position
        guard let value = scanner.value() else { return false }
        if let field = Field(rawValue: name) {
          if seen.insert(field).inserted {
            if field == .about {
              keep(value, about: json[start..<scanner.position])
            } else {
              keep(value, as: field)
            }
          } else {
            // Which of two ids is meant is anyone's guess.
            if field == .id { id = .none }
            note { .repeatedField(name, id: $0) }
          }
        } else if value != .null {
          if name == "error", case .text(let reason) = value { earlierRefusal = reason }
          note { .unknownField(name, id: $0) }
        }
      } while scanner.skip(",")
      guard scanner.skip("}") else { return false }
    }
    return scanner.isAtEnd
  }

  private mutating func note(_ mistake: @escaping (BirthLine.ID) -> BirthLineError) {
    if self.mistake == nil { self.mistake = mistake }
  }

  /// Keeps an object as it is written.
  private mutating func keep(_ value: JSONScanner.Value, about json: ArraySlice<UInt8>) {
    let object = json.drop { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "[") }
    switch value {
    case .null: break
    case .other where object.first == UInt8(ascii: "{"):
      about = String(decoding: object, as: UTF8.self)
    default: note { .wrongType(field: Field.about.rawValue, id: $0) }
    }
  }

  private mutating func keep(_ value: JSONScanner.Value, as field: Field) {
    switch (field, value) {
    case (_, .null): break
    case (.id, .text(let text)): id = .text(text)
    case (.id, .number(let digits)): id = .number(digits)
    case (.birth, .text(let text)): birth = text
    case (.zone, .text(let text)): zone = text
    case (.place, .text(let text)): place = text
    case (.lat, .text(let text)): latitude = text
    case (.lat, .number(let digits)): latitude = CoordinateText.decimal(ofNumber: digits)
    case (.lon, .text(let text)): longitude = text
    case (.lon, .number(let digits)): longitude = CoordinateText.decimal(ofNumber: digits)
    case (.fold, .text(let text)):
      if let known = BirthFields.ClockChoice(rawValue: text) {
        fold = known
      } else {
        note { .badFold(text, id: $0) }
      }
    case (.gap, .text(let text)):
      if let known = BirthFields.ClockChoice(rawValue: text) {
        gap = known
      } else {
        note { .badGap(text, id: $0) }
      }
    case (.clock, .text(let text)):
      if let known = Birth.Clock(rawValue: text) {
        clock = known
      } else {
        note { .badClock(text, id: $0) }
      }
    case (.calendar, .text(let text)):
      if let known = WrittenDate.Calendar(rawValue: text) {
        calendar = known
      } else {
        note { .badCalendar(text, id: $0) }
      }
    default: note { .wrongType(field: field.rawValue, id: $0) }
    }
  }
}

/// Why a line holds no birth.
public enum BirthLineError: AstrolabeError, Hashable {
  /// The line is not one JSON object.
  case notAnObject
  /// The object has a field of a name that is not known.
  case unknownField(String, id: BirthLine.ID)
  /// The object has a field twice.
  case repeatedField(String, id: BirthLine.ID)
  /// A field's value is of a kind that it can't be.
  case wrongType(field: String, id: BirthLine.ID)
  /// The line says why there is no birth, as `astrolabe import` writes it.
  case refusedBefore(String, id: BirthLine.ID)
  /// The birth itself is missing.
  case noBirth(id: BirthLine.ID)
  /// `fold` is none of its words.
  case badFold(String, id: BirthLine.ID)
  /// `gap` is none of its words.
  case badGap(String, id: BirthLine.ID)
  /// `clock` is neither of its two words.
  case badClock(String, id: BirthLine.ID)
  /// `calendar` is neither of its two words.
  case badCalendar(String, id: BirthLine.ID)

  /// The line's id, where it could be read.
  public var id: BirthLine.ID {
    switch self {
    case .notAnObject: .none
    case .refusedBefore(_, let id), .unknownField(_, let id), .repeatedField(_, let id),
      .wrongType(_, let id),
      .noBirth(let id), .badFold(_, let id), .badGap(_, let id), .badClock(_, let id),
      .badCalendar(_, let id):
      id
    }
  }
}

extension BirthLineError {
  /// The line.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .notAnObject:
      #"this line is not a JSON object such as {"id":"a1","birth":"1990-06-15"}"#
    case .unknownField(let name, _):
      "there is no field \"\(name.printable)\"; fields are id, birth, zone, lat, lon, place, "
        + "fold, gap, clock, calendar and about"
    case .repeatedField(let name, _):
      "the field \"\(name.printable)\" is given twice; give it once"
    case .wrongType(let field, _):
      "the field \"\(field.printable)\" has a value of the wrong kind; id, lat and lon may be "
        + "numbers, about is an object, the others are texts"
    case .refusedBefore(let reason, _):
      "the line was refused before: \"\(reason.printable(longest: 300))\""
    case .noBirth: #"the field "birth" is missing; write "birth":"1990-06-15T14:30""#
    case .badFold(let text, _):
      "\"\(text.printable)\" is no fold; write \(BirthFields.ClockChoice.names)"
    case .badGap(let text, _):
      "\"\(text.printable)\" is no gap; write \(BirthFields.ClockChoice.names)"
    case .badClock(let text, _):
      "unknown clock \"\(text.printable)\"; expected local or zone"
    case .badCalendar(let text, _):
      "unknown calendar \"\(text.printable)\"; expected gregorian or julian"
    }
  }
}

extension BirthLine {
  /// What a line of a stream is called by anyone who sent it.
  public enum ID: Sendable, Hashable {
    /// Nothing was said.
    case none
    /// A text.
    case text(String)
    /// A number, as it is written.
    case number(String)

    /// About how many bytes an answer has for it.
    package var byteCount: Int {
      switch self {
      case .none: 4
      case .text(let text), .number(let text): text.utf8.count
      }
    }

    /// Writes the id as it came.
    package func write(to json: inout JSONWriter) {
      switch self {
      case .none: json.null()
      case .text(let text): json.string(text)
      case .number(let digits): json.verbatim(digits)
      }
    }
  }
}
