public import Ephemeris

extension VimshottariDasha {
  /// One of the nine lords of dashas, in their order.
  public enum Lord: String, Sendable, Hashable, CaseIterable {
    case ketu, venus, sun, moon, mars, rahu, jupiter, saturn, mercury

    /// How many years its dasha lasts, of 120.
    public var years: Int {
      switch self {
      case .ketu, .mars: 7
      case .venus: 20
      case .sun: 6
      case .moon: 10
      case .rahu: 18
      case .jupiter: 16
      case .saturn: 19
      case .mercury: 17
      }
    }

    /// The lord so many places further.
    func advanced(by places: Int) -> Self {
      Self.allCases[((Self.allCases.firstIndex(of: self) ?? 0) + places) % 9]
    }
  }
}

extension VimshottariDasha.Lord: NamedCase {
  /// `lord of a dasha`.
  public static var noun: String { "lord of a dasha" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension VimshottariDasha {
  /// How long a year of a dasha is.
  public enum Year: String, Sendable, Hashable, CaseIterable {
    /// 365.25 days.
    case julian
    /// 365.256363 days: from the Sun's passage of a star to the next.
    case sidereal
    /// 365.24219 days: from equinox to equinox.
    case tropical
    /// 360 days.
    case savana

    /// Its length in days.
    public var days: Double {
      switch self {
      case .julian: 365.25
      case .sidereal: 365.256363
      case .tropical: 365.24219
      case .savana: 360
      }
    }
  }
}

extension VimshottariDasha.Year: NamedCase {
  /// `year of dashas`.
  public static var noun: String { "year of dashas" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension VimshottariDasha {
  /// A time of life under a lord.
  public struct Period: Sendable, Hashable {
    /// The lord.
    public let lord: VimshottariDasha.Lord
    /// From when to when.
    public let period: Range<JulianDay<UT1>>

    /// The nine times within it, which begin with its own lord: each has the share of it that its lord's years
    /// have of 120.
    public var parts: [Self] {
      let days = period.lowerBound.days(until: period.upperBound)
      var years = 0
      return (0..<9).map { index in
        let lord = lord.advanced(by: index)
        let start = period.lowerBound.advanced(byDays: days * Double(years) / 120)
        years += lord.years
        let end =
          index == 8
          ? period.upperBound : period.lowerBound.advanced(byDays: days * Double(years) / 120)
        return Self(lord: lord, period: start..<end)
      }
    }
  }
}

/// The Vimshottari dashas of a birth: 120 years that nine lords share, from where the Moon stood in its
/// nakshatra.
///
/// ```swift
/// let dasha = VimshottariDasha(moon: moon, birth: chart.instant)
/// let now = dasha.running(at: instant).map(\.lord)  // of the three levels
/// ```
public struct VimshottariDasha: Sendable, Hashable {
  /// What a year is.
  public let year: VimshottariDasha.Year
  /// The nine great periods; the first begins before birth.
  public let periods: [VimshottariDasha.Period]

  /// Creates the dashas of a birth.
  ///
  /// - Parameters:
  ///   - moon: The Moon's sidereal longitude at birth.
  ///   - birth: The instant of birth.
  ///   - year: What a year is.
  public init(moon: EclipticLongitude, birth: JulianDay<UT1>, year: VimshottariDasha.Year = .julian)
  {
    let place = Nakshatra.Position(moon)
    let first = place.nakshatra.lord
    var start = birth.advanced(byDays: -place.fraction * Double(first.years) * year.days)
    var periods: [VimshottariDasha.Period] = []
    for index in 0..<9 {
      let lord = first.advanced(by: index)
      let end = start.advanced(byDays: Double(lord.years) * year.days)
      periods.append(VimshottariDasha.Period(lord: lord, period: start..<end))
      start = end
    }
    self.year = year
    self.periods = periods
  }

  /// The periods that run at an instant, the great one first; empty outside the 120 years.
  ///
  /// There are fewer than asked for where parts would be shorter than the last digit of a Julian Day.
  public func running(at ut: JulianDay<UT1>, levels: Int = 3) -> [VimshottariDasha.Period] {
    var found: [VimshottariDasha.Period] = []
    var level = periods
    while found.count < levels, let current = level.first(where: { $0.period.contains(ut) }),
      current.period != found.last?.period
    {
      found.append(current)
      level = current.parts
    }
    return found
  }
}

extension VimshottariDasha: CustomStringConvertible {
  /// Such as `Saturn, Mercury, Ketu, …`.
  public var description: String { periods.map(\.lord.title).joined(separator: ", ") }
}
