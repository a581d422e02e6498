import Astrology
import Astrometers
import Documents
import EngineSupport
import Ephemeris
import Pages
import SwissEphemeris
import TestSamples
import TestSupport

/// A person and a day of a page; the report is computed once.
struct SamplePage: Sendable, CustomStringConvertible {
  let description: String
  /// Whether the zone has clocks for the date, without which there is no curve of hours.
  let hasHours: Bool
  private let computed: Result<DayReport, any Error>

  init(
    _ description: String, _ birth: BirthText = .dateOnly, on date: String, in zone: String = "UTC",
    houses: HouseSystem = .placidus, named name: String? = nil, hasHours: Bool = true
  ) {
    self.description = description
    self.hasHours = hasHours
    computed = Result {
      let ephemeris = try Samples.usual.get()
      let chart = try NatalChart(of: birth.read(), houses: houses, ephemeris: ephemeris)
      return try DayReport(
        of: chart, on: CalendarDate(date), in: Samples.zone(zone, nil), named: name,
        ephemeris: ephemeris)
    }
  }

  func report() throws -> DayReport { try computed.get() }
  func text() throws -> String { try ReportPage(report(), chapters: Self.chapters).html() }

  /// All but the first page, whose wheel and meters the other chapters have, too.
  static let chapters = Set(ReportPage.Chapter.allCases).subtracting([.front])
  func page() throws -> HTMLPage { try HTMLPage(text()) }
}

/// A birth as it is typed.
struct BirthText: Sendable {
  let birth: String
  var zone: String?
  var latitude: String?
  var longitude: String?

  /// The birth that the definition of the scores is printed for.
  static let newYork = Self(
    birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40.7128", longitude: "-74.0060")
  /// A birth beyond the polar circle, where Placidus houses are undefined.
  static let tromso = Self(
    birth: "1990-06-15T12:00", zone: "Europe/Oslo", latitude: "69.6492", longitude: "18.9553")
  /// A birth of whose time nothing is known.
  static let dateOnly = Self(birth: "1990-06-15")

  func read() throws -> Birth {
    try BirthFields(birth: birth, zone: zone, latitude: latitude, longitude: longitude)
      .read(zones: Samples.zones.get())
  }
}

extension Samples {
  /// The ephemeris that programs make pages with, opened once.
  static let usual = Result { () throws(EphemerisError) in try UsualEphemeris() }
}

extension SamplePage {
  /// A name that would break out of any document that lets it.
  static let hostileName = "</title><script>x</script> O'Hara & \"Ada\" \u{202E}עדה\u{1B} 👩🏽‍🚀"

  /// The README's person and day.
  static let newYork = Self(
    "New York, timed", .newYork, on: "2025-01-06", in: "America/New_York")
  static let dateOnly = Self("a date alone", on: "2025-01-06")
  static let hostile = Self("a hostile name", on: "2025-01-06", named: hostileName)

  static let all =
    [
      newYork, dateOnly, hostile,
      Self("houses that are undefined", .tromso, on: "2025-06-15", houses: .koch),
      Self("a day of 23 hours", on: "2025-03-09", in: "America/New_York"),
      Self("a day of 25 hours", on: "2025-11-02", in: "America/New_York"),
      Self("a day left out", on: "2011-12-30", in: "Pacific/Apia", hasHours: false),
      Self(
        "a stellium",
        BirthText(birth: "1962-02-04T07:10", zone: "UTC", latitude: "0", longitude: "0"),
        on: "1962-02-04"),
    ] + (Libswe.isBuiltIn ? [firstDay] : [])

  private static let firstDay = Self(
    "the ephemeris' first day", BirthText(birth: "1800-01-01"), on: "1800-01-01")
}
