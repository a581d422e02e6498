import Astrolabe

/// A line of a stream of births as nearly all are: the five fields without escapes, numbers of few digits, and
/// nothing wrong.
///
/// It is read in one go, in a tenth of the time. Whatever is of another kind, and all that is wrong, is left to
/// `BirthLine`, which says what it is.
struct PlainBirthLine {
  /// What the answer is labelled with.
  let id: BirthLine.ID
  /// The birth.
  let birth: Birth

  /// Reads a line, or nil if it isn't plain.
  init?(_ json: [UInt8], zoneNamed: (String, Double?) throws(CivilTimeError) -> CivilZone) {
    var reader = PlainLineReader(json)
    guard let fields = reader.fields(), let birth = fields.birth, let name = fields.zone,
      let latitude = fields.latitude, let longitude = fields.longitude,
      let (date, time) = reader.dateAndTime(birth), SourceOptions.calendar == nil,
      let place = try? GeographicPlace(latitude: latitude + 0, longitude: longitude + 0),
      let zone = try? zoneNamed(reader.string(name), place.longitude)
    else { return nil }
    id = fields.id
    self.birth = Birth(date: date, time: time, zone: zone, place: place)
  }
}

/// Walks over the bytes of a line.
private struct PlainLineReader {
  private let bytes: [UInt8]
  private var position = 0

  struct Fields {
    var id = BirthLine.ID.none
    var birth: Range<Int>?
    var zone: Range<Int>?
    var latitude: Double?
    var longitude: Double?
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The fields; each must be there once, and no other.
  mutating func fields() -> Fields? {
    var fields = Fields()
    var count = 0
    var hasID = false
    guard skip("{") else { return nil }
    repeat {
      guard let name = text(), skip(":") else { return nil }
      count += 1
      if isName(name, "id"), !hasID {
        guard let id = id() else { return nil }
        (fields.id, hasID) = (id, true)
      } else if isName(name, "birth"), fields.birth == nil {
        guard let birth = text() else { return nil }
        fields.birth = birth
      } else if isName(name, "zone"), fields.zone == nil {
        guard let zone = text() else { return nil }
        fields.zone = zone
      } else if isName(name, "lat"), fields.latitude == nil {
        guard let latitude = number() else { return nil }
        fields.latitude = latitude.value
      } else if isName(name, "lon"), fields.longitude == nil {
        guard let longitude = number() else { return nil }
        fields.longitude = longitude.value
      } else {
        return nil
      }
    } while skip(",")
    return count == 5 && skip("}") && position == bytes.count ? fields : nil
  }

  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpaces() {
    while next == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<range.count {
      guard bytes[range.lowerBound + index] == (unsafe name.utf8Start[index]) else { return false }
    }
    return true
  }

  /// A text of printable ASCII without a backslash.
  private mutating func text() -> Range<Int>? {
    guard skip("\"") else { return nil }
    let start = position
    while next != UInt8(ascii: "\"") {
      guard next >= 0x20, next < 0x7F, next != UInt8(ascii: "\\") else { return nil }
      position += 1
    }
    position += 1
    return start..<position - 1
  }

  private mutating func id() -> BirthLine.ID? {
    skipSpaces()
    guard next != UInt8(ascii: "\"") else { return text().map { .text(string($0)) } }
    return number().map { .number(string($0.range)) }
  }

  /// A number of at most fifteen digits without an exponent: the quotient of two whole numbers that are exact, and
  /// so rounded once, as the number itself would be.
  private mutating func number() -> (range: Range<Int>, value: Double)? {
    skipSpaces()
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    var value = digits(0)
    let whole = position - first
    guard whole == 1 || whole > 1 && bytes[first] != UInt8(ascii: "0") else { return nil }
    var decimals = 0
    if next == UInt8(ascii: ".") {
      position += 1
      let point = position
      value = digits(value)
      decimals = position - point
      guard decimals > 0 else { return nil }
    }
    guard whole + decimals <= 15, next != UInt8(ascii: "e"), next != UInt8(ascii: "E") else {
      return nil
    }
    let quotient = Double(value) / Self.powersOfTen[decimals]
    return (start..<position, isNegative ? -quotient : quotient)
  }

  /// Goes over digits; what they make of a number, which says nil if they are too many.
  private mutating func digits(_ value: Int) -> Int {
    var value = value
    while case let digit = next &- UInt8(ascii: "0"), digit < 10 {
      value = value &* 10 &+ Int(digit)
      position += 1
    }
    return value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A date and a time as `YYYY-MM-DDTHH:MM`, with seconds or without, in the years that the engine knows.
  func dateAndTime(_ range: Range<Int>) -> (CalendarDate, TimeOfDay)? {
    let hasSeconds = range.count == 19
    guard hasSeconds || range.count == 16 else { return nil }
    let start = range.lowerBound
    let marks: [(Int, Unicode.Scalar)] = [(4, "-"), (7, "-"), (10, "T"), (13, ":")]
    guard marks.allSatisfy({ bytes[start + $0] == UInt8(ascii: $1) }),
      !hasSeconds || bytes[start + 16] == UInt8(ascii: ":"),
      let year = whole(start, 4), (1_800...2_399).contains(year),
      let month = whole(start + 5, 2), let day = whole(start + 8, 2),
      let hour = whole(start + 11, 2), let minute = whole(start + 14, 2),
      let second = hasSeconds ? whole(start + 17, 2) : 0,
      let date = try? CalendarDate(year: year, month: month, day: day),
      let time = try? TimeOfDay(hour: hour, minute: minute, second: second)
    else { return nil }
    return (date, time)
  }

  private func whole(_ start: Int, _ count: Int) -> Int? {
    var value = 0
    for index in start..<start + count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
