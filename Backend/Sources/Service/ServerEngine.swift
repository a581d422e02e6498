@_spi(FrontEnd) package import Astrolabe
package import Store

/// The engine of requests, and what a server keeps beside it: the days that are read most, and the country of each
/// zone.
package final class ServerEngine: Sendable {
  /// What answers requests.
  package let requests: Engine
  /// Where zones come from.
  package let zones: ZoneDatabase
  private let days = DayShelf()
  private let countries: [String: String]

  /// Opens the engine and checks that it gives known results.
  ///
  /// - Throws: ``AstrolabeError`` if a file is missing, ``Refusal`` if the position is wrong.
  package init() throws {
    requests = try Engine()
    zones = try requests.zones.get()
    countries = zones.countryCodes()
    // The Sun of 1990-06-15 at noon, from the contract: 24.14° in Gemini.
    let anchor = try SignRequest(of: CalendarDate(1990, 6, 15)).sign(by: requests).position
    guard anchor.sign == .gemini, abs(anchor.degreeInSign - 24.14) < 0.02 else {
      throw Refusal(.fault, "the ephemeris puts the Sun of 1990-06-15 at \(anchor); reinstall it")
    }
  }

  /// Where the sky comes from.
  package var ephemeris: StandardEphemeris { requests.ephemeris }

  /// What the engine calls itself as a writer of texts.
  package static let writerName = "astrolabe-\(EngineVersion.text)"

  /// A zone that is known to be one.
  package func zone(_ name: String) throws(CivilTimeError) -> CivilZone {
    try requests.zone(named: name)
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

  /// The dates that the calls of the apps take, 1800-01-01 to 2399-12-31: their contract refuses earlier ones, though the
  /// ephemeris has them.
  private static let span = EphemerisSpan(
    CalendarDate(dayNumber: -62_091)...StandardEphemeris.span.last)

  /// Refuses a date that the apps' calls don't take.
  package func checkSpan(_ date: CalendarDate) throws(Refusal) {
    guard Self.span.contains(date) else {
      // As it was sent: an early date is read on the Julian calendar.
      let written = WrittenDate(usual: date)
      throw .invalid("\(written) lies outside the ephemeris, which covers \(Self.span)")
    }
  }

  /// Refuses a birth outside the ephemeris, and one that has not come yet.
  package func check(birth: GivenBirth, at now: Timestamp) throws(Refusal) {
    try checkSpan(birth.date)
    // Where it is today already is a day ahead of UTC at most.
    guard birth.date <= now.utcDate.advanced(byDays: 1) else {
      throw .invalid("the birth date \(birth.date) has not come yet; write the day of birth")
    }
  }

  /// The chart of a birth.
  ///
  /// It is timed if all of time, zone, latitude and longitude are given, and of the date alone otherwise.
  ///
  /// - Throws: ``BirthError`` for a time that clocks showed twice or never, if such a time must be refused.
  package func chart(of birth: GivenBirth) throws -> NatalChart {
    let understood = try understood(birth)
    try understood.checkClocks(fold: birth.clocks.fold, gap: birth.clocks.gap)
    return try NatalChart(of: understood, ephemeris: ephemeris)
  }

  /// How a birth's time is understood on its clocks; nil without a time and a zone.
  package func moment(of birth: GivenBirth) throws -> CivilMoment? {
    try understood(birth).moment
  }

  private func understood(_ birth: GivenBirth) throws -> Birth {
    var place: GeographicPlace?
    if let latitude = birth.latitude, let longitude = birth.longitude {
      place = try GeographicPlace(latitude: latitude, longitude: longitude)
    }
    let clocks = birth.clocks
    return Birth(
      date: birth.date, time: birth.time, zone: try birth.zone.map { try zone($0) }, place: place,
      fold: clocks.fold == .later ? .later : .earlier,
      gap: clocks.gap == .earlier ? .earlier : .later, clock: clocks.clock)
  }

  /// A day prepared for everybody in a zone, and in others whose clocks show the same on it.
  package func day(_ date: CalendarDate, in zone: String) throws -> PreparedDay {
    let zone = try self.zone(zone)
    let shared = try days.day(ClocksOfDay(date, in: zone)) {
      let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
      return PreparedDay(
        day: day,
        sky: Result { () throws(ReadingError) in try SkyOutlook(of: day, eclipses: ephemeris) })
    }
    return shared.day.zone.name == zone.name
      ? shared : PreparedDay(day: shared.day.shown(by: zone), sky: shared.sky)
  }

  /// The country that most of a zone is in, by the system's table; nil for a zone that is in none.
  package func countryCode(ofZone zone: String) -> String? { countries[zone] }
}

/// A day prepared for everybody in a zone.
package struct PreparedDay: Sendable {
  /// The day.
  package let day: ReadingDay
  /// What is beyond it; an error of it is reported after those of a birth.
  let sky: Result<SkyOutlook, ReadingError>

  /// Whether it would be the same if it were prepared again: a cancelled task and a file that can't be read pass.
  var isLasting: Bool {
    guard case .failure(let error) = sky else { return true }
    return switch error.cause {
    case .usage, .input, .span: true
    case .installation, .internalFault, .cancelled: false
    }
  }

  /// A person's reading of the day.
  package func reading(of chart: NatalChart, by astrometer: Astrometer) throws -> DailyReading {
    try DailyReading(of: chart, by: astrometer, on: day)
  }

  /// A person's reading of the day and what is beyond it.
  package func outlook(of chart: NatalChart, by astrometer: Astrometer) throws -> DayOutlook {
    try DayOutlook(of: reading(of: chart, by: astrometer), sky: sky.get())
  }
}
