public import Ephemeris

/// A quarter of the Moon: new, first quarter, full or last quarter.
public struct Lunation: Sendable, Hashable {
  /// Which of the four.
  public let quarter: LunarQuarter
  /// When the Moon's elongation from the Sun is exactly that of the quarter.
  public let at: JulianDay<UT1>
  /// The Moon's longitude then.
  public let longitude: EclipticLongitude

  /// What a search waits for to find the four.
  static let watch = LunarQuarter.watch(LunarQuarter.allCases)

  /// Reads what a search found by ``watch``.
  init?(_ event: SkyArc.Event, ephemeris: any EphemerisProvider) throws(EphemerisError) {
    guard case .passage(let place) = event.happening else { return nil }
    try self.init(LunarQuarter.allCases[place], at: event, ephemeris: ephemeris)
  }

  /// Takes a quarter that a search found.
  init(
    _ quarter: LunarQuarter, at event: SkyArc.Event, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.quarter = quarter
    at = event.ut
    longitude = try ephemeris.longitudes(of: BodySet(.moon), at: event.tt).longitude(of: .moon)
  }
}
