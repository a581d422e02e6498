package import Ephemeris

/// One record of a chart file: what was understood, and what is doubtful.
@_spi(FrontEnd) public struct ChartRecord: Sendable, Hashable {
  /// Whose or which chart it is.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case male, female, event, horary, country, organisation
  }

  /// Something that a file says beside what every format has, kept under the file's own name for it.
  package struct Remark: Sendable, Hashable {
    package let key: String
    package let value: String
    /// Whether the value is JSON: a number, a truth value, a list or an object, as the file has it.
    package var isJSON = false
  }

  /// A longitude that the program which wrote the file printed, in degrees.
  package struct Position: Sendable, Hashable {
    package let point: String
    package let longitude: Double
  }

  /// The line of the file, or the number of the record in a binary file, from 1.
  package var line: Int
  /// What the file itself calls the record.
  package var id: String?
  /// Whose chart it is.
  public var name: String?
  package var kind: Kind?
  package var date: WrittenDate
  /// Nil if it is unknown.
  package var time: TimeOfDay?
  package var zone: ClockZone?
  /// Rounded to a millionth of a degree.
  package var place: GeographicPlace?
  package var placeName: String?
  package var country: String?
  package var rating: String?
  package var source: String?
  package var note: String?
  package var tags: [String] = []
  package var remarks: [Remark] = []
  package var positions: [Position] = []
  /// What is noted of the record, in sentences.
  public var warnings: [String] = []

  package init(line: Int, date: WrittenDate) {
    (self.line, self.date) = (line, date)
  }

  /// The instant in seconds since 1970-01-01T00:00:00 UTC; nil if the time or the zone is unknown.
  package var secondsSince1970: Int? {
    guard let time, let offset = zone?.secondsEast else { return nil }
    return date.dayNumber * 86_400 + time.secondOfDay - offset
  }

  /// Place and country in one text.
  package var whole: String? {
    let parts = [placeName, country].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Adds a remark, unless there is nothing to say.
  mutating func remark(_ key: String, _ value: String?) {
    if let value, !value.isEmpty { remarks.append(Remark(key: key, value: value)) }
  }

  /// Adds a line to the note.
  mutating func add(note line: String) {
    guard !line.isEmpty else { return }
    note = note.map { "\($0)\n\(line)" } ?? line
  }
}

/// Why a record can't become a chart; it is the only loss of a file, and is named.
@_spi(FrontEnd) public struct ChartRefusal: Sendable, Hashable {
  package let line: Int
  /// What is wrong, and what would be right.
  package let reason: String
  /// Whom the record describes, as far as that is known.
  package var name: String?
  /// The instants of a record that says two.
  package var instants: (clock: Int, julianDay: Int)? {
    get { pair.map { ($0.clock, $0.julianDay) } }
    set { pair = newValue.map { Pair(clock: $0.clock, julianDay: $0.julianDay) } }
  }
  private var pair: Pair?

  private struct Pair: Sendable, Hashable {
    let clock: Int
    let julianDay: Int
  }

  init(line: Int, _ reason: String, name: String? = nil) {
    (self.line, self.reason, self.name) = (line, reason, name)
  }
}

/// What ends the reading of one record.
struct RecordFault: Error {
  let reason: String
  var instants: (clock: Int, julianDay: Int)?

  init(_ reason: String, instants: (clock: Int, julianDay: Int)? = nil) {
    (self.reason, self.instants) = (reason, instants)
  }
}
