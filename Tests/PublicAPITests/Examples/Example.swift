import Astrolabe

/// What the pages' snippets take for granted: the README's person and day.
struct Example {
  let ephemeris: StandardEphemeris
  let birth: Birth
  let chart: NatalChart
  let date: CalendarDate

  init() throws {
    ephemeris = try StandardEphemeris()
    birth = try BirthFields(
      birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40.7128",
      longitude: "-74.0060"
    ).read(zones: .system())
    chart = try NatalChart(of: birth, ephemeris: ephemeris)
    date = try CalendarDate("2025-01-06")
  }

  /// The instrument of the person.
  func person() throws -> Astrometer { try Astrometer(of: chart, ephemeris: ephemeris) }
}
