import ArgumentParser
import Astrolabe

/// The subcommand `today`.
struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "A day's reading for a birth: seventeen meters, the Moon, the strongest transits.",
    usage: "astrolabe today --birth <birth> [<options>]",
    discussion: """
        astrolabe today --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --date 2025-01-06
        astrolabe today --birth 1975-09-09 --date-zone Europe/Paris
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The date to read; today unless given.", valueName: "YYYY-MM-DD"))
  var date: String?

  @OptionGroup var dateZone: DateZoneOption
  @OptionGroup var output: OutputOptions

  func run() throws {
    var zones = ZoneFinder()
    let birth = try birth.read(zones: &zones)
    let zone = try dateZone.read(birthplace: birth.place, zones: &zones)
    let date = try chosenDate(in: zone)
    let sink = try output.open()
    let page = try translated {
      let ephemeris = try LayeredEphemeris()
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      // Before the second of work that norms are: a date outside the ephemeris.
      let skies = try DaySkies(of: date, in: zone, ephemeris: ephemeris)
      let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
      return TodayPage(
        chart: chart, astrometer: astrometer, date: date, zone: zone, skies: skies,
        noon: try ephemeris.sky(at: skies.instant),
        day: try astrometer.day(date, in: zone, ephemeris: ephemeris),
        moon: try MoonReport(at: skies.instant, ephemeris: ephemeris),
        provenance: Provenance(ephemeris: ephemeris), style: output.style)
    }
    try sink.write(page.text)
    try sink.finish()
  }

  private func chosenDate(in zone: CivilZone) throws -> CalendarDate {
    guard let date else {
      return zone.clock(at: JulianDay(secondsSince1970: System.secondsSince1970)).date
    }
    return try translated { try DateTimeText.readDate(date) }
  }
}

/// The Moon at an instant, and how long until it is full and new.
struct MoonReport {
  let illumination: MoonIllumination
  /// Days until the next full moon; nothing where that lies beyond the ephemeris.
  let daysToFull: Double?
  /// Days until the next new moon; nothing where that lies beyond the ephemeris.
  let daysToNew: Double?

  init(at instant: JulianDay<UT1>, ephemeris: LayeredEphemeris) throws {
    illumination = MoonIllumination(of: try ephemeris.sky(at: instant))
    func days(to quarter: LunarQuarter) throws(EphemerisError) -> Double? {
      do {
        return instant.days(until: try quarter.next(after: instant, ephemeris: ephemeris))
      } catch .outOfSpan {
        return nil
      }
    }
    daysToFull = try days(to: .fullMoon)
    daysToNew = try days(to: .newMoon)
  }
}

/// Where a page's sky and clocks come from.
struct Provenance {
  let line: String

  init(ephemeris: LayeredEphemeris) {
    let table = ephemeris.compiled
    let zones = (try? ZoneDatabase.system())?.version ?? "none"
    line =
      "Sky: Swiss Ephemeris \(table.libraryVersion), DE\(table.jplNumber), compiled for \(table.span). "
      + "Zones: tzdata \(zones). Scores are ranked among \(Norms.sampleCount) days of this life."
  }
}
