public import Astrology
public import Astrometers
internal import Documents
public import Ephemeris
public import Readings
public import TestSupport

/// A person whose yardstick is taken once for all tests.
public struct ReadPerson: Sendable, CustomStringConvertible {
  /// What distinguishes the person from the others.
  public let description: String
  /// The birth chart.
  public let chart: NatalChart
  /// The instrument made of it.
  public let astrometer: Astrometer

  /// Whether houses are signs counted from the Sun's.
  public var isSolar: Bool { chart.frame.origin == .solarWholeSign }

  /// Takes the yardstick of a birth.
  public init(_ name: String, _ birth: Birth) throws {
    description = name
    chart = try Samples.chart(of: birth)
    astrometer = try Astrometer(of: chart, ephemeris: Samples.ephemeris.get())
  }

  /// The reading of a civil date.
  public func reading(_ date: String, in zone: CivilZone = .utc) throws -> DailyReading {
    let date: CalendarDate = try CalendarDate(date)
    let day = try ReadingDay(of: date, in: zone, ephemeris: Samples.ephemeris.get())
    return try DailyReading(of: chart, by: astrometer, on: day)
  }

  /// The reading of an instant, such as `2025-01-07T21:30Z`.
  public func reading(at instant: String) throws -> DailyReading {
    guard case .ut(let instant) = try InstantText(instant) else {
      throw TestDataError(file: "a test", problem: "\(instant) is no instant of Universal Time")
    }
    let day = try ReadingDay(at: instant, ephemeris: Samples.ephemeris.get())
    return try DailyReading(of: chart, by: astrometer, on: day)
  }
}

/// The people and documents that the tests of readings share.
public enum ReadingSamples {
  /// The contract's, timed: 1990-06-15 14:30 in New York.
  public static let newYork = Result {
    try ReadPerson(
      "New York, timed",
      Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
  }
  /// The contract's, without a time.
  public static let dateOnly = Result {
    try ReadPerson(
      "a date alone", BirthFields(birth: "1990-06-15").read(zones: Samples.zones.get()))
  }
  /// Where Placidus houses are undefined.
  public static let polar = Result {
    try ReadPerson(
      "Tromsø, timed",
      Samples.birth("1961-12-30T23:50", zone: "Europe/Oslo", latitude: 69.6492, longitude: 18.9553))
  }
  /// The other hemisphere, in its summer time.
  public static let southern = Result {
    try ReadPerson(
      "Sydney, timed",
      Samples.birth(
        "2001-12-31T00:05", zone: "Australia/Sydney", latitude: -33.8688, longitude: 151.2093))
  }

  /// All four.
  public static func everyone() throws -> [ReadPerson] {
    [try newYork.get(), try dateOnly.get(), try polar.get(), try southern.get()]
  }

  /// A reading as a document without optional texts.
  public static func document(_ reading: DailyReading) throws -> JSONValue {
    try JSONValue(parsing: DailyReadingDocument(reading).json)
  }

  /// A zone by its name.
  public static func zone(_ name: String) throws -> CivilZone { try Samples.zone(name, nil) }
}
