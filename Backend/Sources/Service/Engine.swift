package import Astrolabe
package import Store

/// The engine, opened once: the ephemeris, the time zones, the days that are read most.
package final class Engine: Sendable {
  /// Where the sky comes from.
  package let ephemeris: StandardEphemeris
  /// Where zones come from.
  package let zones: ZoneDatabase
  private let days = DayShelf()
  private let countries: [String: String]

  /// Opens the engine and looks whether it tells what is known.
  ///
  /// - Throws: ``AstrolabeError`` where a file is missing, ``Refusal`` where the sky is wrong.
  package init() throws {
    ephemeris = try StandardEphemeris()
    zones = try ZoneDatabase.system()
    countries = zones.countryCodes()
    // The Sun of 1990-06-15 at noon, from the contract: 24.14° in Gemini.
    let anchor = try SunSignDay(of: CalendarDate(1990, 6, 15), ephemeris: ephemeris).position
    guard anchor.sign == .gemini, abs(anchor.degreeInSign - 24.14) < 0.02 else {
      throw Refusal(.fault, "the ephemeris puts the Sun of 1990-06-15 at \(anchor); reinstall it")
    }
  }

  /// What the engine calls itself as a writer of texts.
  package static let writerName = "astrolabe-\(EngineVersion.text)"

  /// A zone that is known to be one.
  package func zone(_ name: String) throws(CivilTimeError) -> CivilZone {
    try CivilZone(name, database: zones)
  }

  /// Refuses what is no IANA name: offsets and local mean time, too, which no phone sends.
  package func checkZone(_ name: String) throws {
    do throws(CivilTimeError) {
      _ = try zones.rules(named: name)
    } catch .unknownZone(_, let nearest) {
      let hint =
        nearest.isEmpty ? "write an IANA name such as Europe/Paris" : "did you mean \(nearest[0])?"
      throw Refusal.invalid("no time zone \"\(name.printable)\"; \(hint)")
    }
  }

  /// Refuses a date that the ephemeris doesn't have.
  package func checkSpan(_ date: CalendarDate) throws(Refusal) {
    guard ephemeris.span.contains(date) else {
      throw .invalid("\(date) lies outside the ephemeris, which covers \(ephemeris.span)")
    }
  }

  /// The chart of a birth.
  ///
  /// It is timed if all of time, zone, latitude and longitude are given, and of the date alone otherwise.
  ///
  /// - Throws: ``BirthError`` for a time that clocks showed twice or never, if such a time must be refused.
  package func chart(of birth: GivenBirth) throws -> NatalChart {
    var place: GeographicPlace?
    if let latitude = birth.latitude, let longitude = birth.longitude {
      place = try GeographicPlace(latitude: latitude, longitude: longitude)
    }
    let clocks = birth.clocks
    let understood = Birth(
      date: birth.date, time: birth.time, zone: try birth.zone.map { try zone($0) }, place: place,
      fold: clocks.fold == .later ? .later : .earlier,
      gap: clocks.gap == .earlier ? .earlier : .later, clock: clocks.clock)
    try understood.checkClocks(fold: clocks.fold, gap: clocks.gap)
    return try NatalChart(of: understood, ephemeris: ephemeris)
  }

  /// A day made ready for everybody in a zone, and in others whose clocks show the same on it.
  package func day(_ date: CalendarDate, in zone: String) throws -> PreparedDay {
    let zone = try self.zone(zone)
    let shared = try days.day(ClocksOfDay(date, in: zone)) {
      let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
      return PreparedDay(
        day: day,
        sky: Result { () throws(ReadingError) in try SkyOutlook(of: day, eclipses: ephemeris) })
    }
    return shared.day.zone.name == zone.name
      ? shared : PreparedDay(day: shared.day.told(by: zone), sky: shared.sky)
  }

  /// The country that a zone is mostly in, by the system's table; nothing for one that is in none.
  package func countryCode(ofZone zone: String) -> String? { countries[zone] }
}

/// A day made ready for everybody in a zone.
package struct PreparedDay: Sendable {
  /// The day.
  package let day: ReadingDay
  /// What is beyond it; an error is told of after those of a birth.
  let sky: Result<SkyOutlook, ReadingError>

  /// A person's reading of the day.
  package func reading(of chart: NatalChart, by astrometer: Astrometer) throws -> DailyReading {
    try DailyReading(of: chart, by: astrometer, on: day)
  }

  /// A person's reading of the day and what is beyond it.
  package func outlook(of chart: NatalChart, by astrometer: Astrometer) throws -> DayOutlook {
    try DayOutlook(of: reading(of: chart, by: astrometer), sky: sky.get())
  }
}
