public import Ephemeris

/// A year of life, given by a sign: each year one sign further, and its ruler the lord of the year.
///
/// Source: Vettius Valens, *Anthology*, book IV; Paulus Alexandrinus, chapter 31.
public struct Profection: Sendable, Hashable {
  /// What years are counted between.
  public enum Years: String, Sendable, Hashable, CaseIterable {
    /// The Sun's returns to its natal place: births on 29 February need no rule.
    case solarReturn = "return"
    /// The anniversaries of the date of birth at the birthplace, from 00:00; 29 February is 1 March in
    /// common years.
    case birthday
  }

  /// How a year is cut into months.
  public enum Months: String, Sendable, Hashable, CaseIterable {
    /// Where the Sun is 30°, 60° … past its natal place.
    case solar
    /// Into twelve equal parts.
    case twelfths
  }

  /// Where signs are counted from.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// The sign of the Ascendant, by whole signs.
    case ascendant
    /// The cusp of each house, by the sign that it lies in.
    case cusps
    /// The sign of the Sun, where there is no time of birth.
    case sun
  }

  /// A twelfth of the year, with a sign of its own.
  public struct Month: Sendable, Hashable {
    /// Which it is, from 1.
    public let number: Int
    /// From when to when.
    public let period: Range<JulianDay<UT1>>
    /// Its sign; that of the first is the year's.
    public let sign: ZodiacSign
    /// The traditional ruler of the sign.
    public var lord: CelestialBody { sign.traditionalRuler }
  }

  /// The age: the number of the solar return that begins the year, 0 at birth.
  public let age: Int
  /// What the year is counted by.
  public let years: Years
  /// From when to when.
  public let period: Range<JulianDay<UT1>>
  /// The house, which is one further each year.
  public let house: House
  /// The year's sign.
  public let sign: ZodiacSign
  /// Where the sign was counted from.
  public let countedFrom: Origin
  /// The twelve months.
  public let months: [Month]

  /// The lord of the year: the traditional ruler of its sign.
  public var lord: CelestialBody { sign.traditionalRuler }

  /// The month that an instant falls in; nil outside the year.
  public func month(at ut: JulianDay<UT1>) -> Month? {
    months.first { $0.period.contains(ut) }
  }
}

extension Profection {
  /// The profected years of a person.
  ///
  /// ```swift
  /// let calendar = Profection.Calendar(of: chart)
  /// let year = try calendar.profection(at: now, ephemeris: ephemeris)
  /// let lord = year?.lord  // the lord of the year
  /// ```
  public struct Calendar: Sendable, Equatable {
    /// The chart of the birth.
    public let natal: NatalChart
    /// What years are counted between.
    public let years: Profection.Years
    /// How a year is cut into months.
    public let months: Profection.Months
    /// Where signs are counted from.
    public let origin: Profection.Origin
    /// The chart in the sidereal zodiac that signs are taken from; nil for the tropical one.
    public let sidereal: SiderealChart?
    /// The sign of the Ascendant, or of the Sun.
    private let firstSign: ZodiacSign

    /// Creates the calendar of a chart.
    ///
    /// - Parameters:
    ///   - natal: The chart of the birth. Without a time signs are counted from the Sun's.
    ///   - years: What years are counted between.
    ///   - months: How a year is cut into months.
    ///   - byCusps: Whether the sign of a year is that on the cusp of its house; otherwise signs are
    ///     counted from the Ascendant's.
    ///   - sidereal: The same chart in a sidereal zodiac, whose signs are then taken. The years are bounded by
    ///     the tropical Sun's returns all the same.
    public init(
      of natal: NatalChart, years: Profection.Years = .solarReturn,
      months: Profection.Months = .solar, byCusps: Bool = false, sidereal: SiderealChart? = nil
    ) {
      self.sidereal = sidereal
      self.natal = natal
      self.years = years
      self.months = months
      if let ascendant = natal.ascendant {
        (origin, firstSign) = (
          byCusps ? .cusps : .ascendant, ZodiacSign(sidereal?.angles?.ascendant ?? ascendant)
        )
      } else {
        (origin, firstSign) = (.sun, sidereal?.position(of: .sun).sign ?? natal.sunSign)
      }
    }

    /// The years that have a part in a period, in order, from birth on.
    ///
    /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the
    ///   ephemeris, ``/Ephemeris/EphemerisError/reachesOutOfSpan(from:span:)`` where one of the years does, or
    ///   what is wrong with the data.
    /// - Complexity: The Sun's longitude for half a thousand days a year.
    public func profections(
      during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
    ) throws(EphemerisError) -> [Profection] {
      try ephemeris.checkSpan(contains: period.lowerBound)
      try ephemeris.checkSpan(contains: period.upperBound)
      let years = natal.instant.days(until: period.lowerBound) / Luminary.sun.meanPeriodDays
      var age = max(0, Int(years.rounded(.down)) - 1)
      var start = try beginning(ofAge: age, ephemeris)
      var found: [Profection] = []
      while start < period.upperBound {
        let end = try end(ofAge: age, askedAt: max(start, period.lowerBound), ephemeris)
        if end > period.lowerBound {
          found.append(try profection(age: age, during: start..<end, ephemeris))
        }
        (age, start) = (age + 1, end)
      }
      return found
    }

    /// The year that an instant falls in; nil before birth.
    ///
    /// - Throws: As ``profections(during:ephemeris:)`` does.
    public func profection(
      at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
    ) throws(EphemerisError) -> Profection? {
      try ephemeris.checkSpan(contains: ut)
      let years = natal.instant.days(until: ut) / Luminary.sun.meanPeriodDays
      var age = max(0, Int(years.rounded(.down)) - 1)
      var start = try beginning(ofAge: age, ephemeris)
      while start <= ut {
        let end = try end(ofAge: age, askedAt: ut, ephemeris)
        if ut < end { return try profection(age: age, during: start..<end, ephemeris) }
        (age, start) = (age + 1, end)
      }
      return nil
    }
  }
}

extension Profection.Calendar {
  private func beginning(
    ofAge age: Int, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1> {
    switch years {
    case .solarReturn:
      if age == 0 { return natal.instant }
      return try PlanetaryReturn.number(age, of: .sun, to: natal, ephemeris: ephemeris).at
    case .birthday:
      let zone = natal.birth.zone ?? .utc
      return zone.day(natal.birth.date.anniversary(age)).lowerBound
    }
  }

  /// The end of a year; an error names the instant that was asked for.
  private func end(
    ofAge age: Int, askedAt asked: JulianDay<UT1>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1> {
    let end: JulianDay<UT1>
    do throws(EphemerisError) {
      end = try beginning(ofAge: age + 1, ephemeris)
    } catch .outOfSpan {
      throw .reachesOutOfSpan(from: asked, span: ephemeris.span)
    }
    // A birthday is on a calendar that goes on, but where the Sun cuts its months isn't known.
    guard months == .twelfths || ephemeris.span.contains(end) else {
      throw .reachesOutOfSpan(from: asked, span: ephemeris.span)
    }
    return end
  }

  private func profection(
    age: Int, during period: Range<JulianDay<UT1>>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Profection {
    let house = House(cuspIndex: age % 12)
    let sign =
      switch origin {
      case .ascendant, .sun: firstSign.advanced(by: age % 12)
      case .cusps: ZodiacSign((sidereal?.frame ?? natal.frame).cusps[age % 12])
      }
    let edges = try [period.lowerBound] + inner(of: period, ephemeris) + [period.upperBound]
    let months = zip(0..., zip(edges, edges.dropFirst())).map { index, edges in
      Profection.Month(
        number: index + 1, period: edges.0..<edges.1, sign: sign.advanced(by: index))
    }
    return Profection(
      age: age, years: years, period: period, house: house, sign: sign, countedFrom: origin,
      months: months)
  }

  /// The eleven moments between months.
  private func inner(
    of period: Range<JulianDay<UT1>>, _ ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    switch months {
    case .twelfths:
      let days = period.lowerBound.days(until: period.upperBound)
      return (1...11).map { period.lowerBound.advanced(byDays: days * Double($0) / 12) }
    case .solar:
      let sun = natal.sky[.sun].longitude
      let places = (1...11).map { sun + .degrees(30 * Double($0)) }
      let found = try SkySearch([.passage(of: .sun, through: places)])
        .events(during: period, ephemeris: ephemeris).map(\.ut)
      guard found.count == 11 else {
        throw .internalFault(
          request: "the months of the year from \(period.lowerBound)",
          reason: "the Sun passes \(found.count) of eleven places")
      }
      return found
    }
  }
}

extension CalendarDate {
  /// The same date so many years on; 1 March for 29 February in a common year.
  fileprivate func anniversary(_ years: Int) -> Self {
    let year = year + years
    if let date = try? Self(year: year, month: month, day: day) { return date }
    return (try? Self(year: year, month: 3, day: 1)) ?? self
  }
}

extension Profection.Years: NamedCase {
  /// `way of counting years`.
  public static var noun: String { "way of counting years" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Profection.Months: NamedCase {
  /// `way of cutting months`.
  public static var noun: String { "way of cutting months" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Profection.Origin: NamedCase {
  /// `origin of profections`.
  public static var noun: String { "origin of profections" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Profection: CustomStringConvertible {
  /// Such as `age 34, house 11, Leo, lord Sun`.
  public var description: String {
    "age \(age), house \(house), \(sign.title), lord \(lord.title)"
  }
}
