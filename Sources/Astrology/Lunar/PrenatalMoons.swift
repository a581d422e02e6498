public import Ephemeris

/// The last new or full Moon before a birth, and the last eclipses.
///
/// ```swift
/// let prenatal = try PrenatalMoons(of: chart, ephemeris: ephemeris)
/// let degree = prenatal.lunation.map { ZodiacPosition($0.longitude) }
/// ```
///
/// What lies before the ephemeris is nil.
public struct PrenatalMoons: Sendable, Hashable {
  /// The last new or full Moon.
  public let lunation: Lunation?
  /// Whether it is the last one whatever the hour of a birth whose time is not known.
  public let isCertain: Bool
  /// The last eclipse of the Sun, with where the Sun stood.
  public let solarEclipse: PlacedEclipse?
  /// The last eclipse of the Moon, with where the Moon stood.
  public let lunarEclipse: PlacedEclipse?

  /// An eclipse and where the eclipsed luminary stood at its maximum.
  public struct PlacedEclipse: Sendable, Hashable {
    /// The eclipse.
    public let eclipse: Eclipse
    /// The longitude of the Sun or the Moon.
    public let longitude: EclipticLongitude
  }

  /// The longest time between two eclipses of one luminary, in days: seven lunations, and a little more.
  private static let longestWaitDays = 210.0
  /// The longest time between a new and a full Moon, in days, and a little more.
  private static let longestHalfMonth = 16.0

  /// Looks for them before the birth of a chart.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` if the data are at fault.
  /// - Complexity: A search for the lunations of seven months.
  public init(
    of chart: NatalChart, ephemeris: some EphemerisProvider & EclipseProvider
  ) throws(EphemerisError) {
    let birth = chart.instant
    lunation = try Self.lunation(before: birth, ephemeris: ephemeris)
    if let open = chart.birth.openInstants(within: ephemeris.span) {
      let early = try Self.lunation(before: open.lowerBound, ephemeris: ephemeris)
      let late = try Self.lunation(before: open.upperBound, ephemeris: ephemeris)
      isCertain = early == late
    } else {
      isCertain = true
    }
    let start = max(birth.advanced(byDays: -Self.longestWaitDays), ephemeris.span.start)
    let eclipses = try ephemeris.eclipses(during: start..<birth, ephemeris: ephemeris)
    func last(of luminary: Luminary) throws(EphemerisError) -> PlacedEclipse? {
      guard let eclipse = eclipses.last(where: { $0.luminary == luminary }) else { return nil }
      let tt = try ephemeris.terrestrialTime(eclipse.maximum)
      let body: CelestialBody = luminary == .sun ? .sun : .moon
      return PlacedEclipse(
        eclipse: eclipse, longitude: try ephemeris.motion(of: body, at: tt).longitude)
    }
    solarEclipse = try last(of: .sun)
    lunarEclipse = try last(of: .moon)
  }

  /// The last new or full Moon before a birth; nil where the ephemeris begins after it.
  package static func lunation(
    before birth: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Lunation? {
    let start = max(birth.advanced(byDays: -longestHalfMonth), ephemeris.span.start)
    let quarters: [LunarQuarter] = [.newMoon, .fullMoon]
    let event = try SkySearch([LunarQuarter.watch(quarters)])
      .last(during: start..<birth, ephemeris: ephemeris)
    guard let event, case .passage(let place) = event.happening else { return nil }
    return try Lunation(quarters[place], at: event, ephemeris: ephemeris)
  }
}

extension PrenatalMoons: CustomStringConvertible {
  /// Such as `Full Moon before birth at 258.0°`.
  public var description: String {
    lunation.map { "\($0.quarter.title) before birth at \($0.longitude)" }
      ?? "no lunation before birth"
  }
}
