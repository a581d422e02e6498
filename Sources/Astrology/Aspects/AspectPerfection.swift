public import Ephemeris

/// An aspect that a moving body makes with another point, as something that becomes exact in time.
///
/// ```swift
/// let square = AspectPerfection(.square, of: .uranus, to: .pluto)
/// let next = try square.nextExact(after: now, within: 400, ephemeris: ephemeris)
/// let transit = AspectPerfection(.trine, of: .saturn, toFixed: natalSun)
/// let passes = try transit.exactMoments(from: birth, to: today, ephemeris: ephemeris)
/// ```
///
/// The moments are those of apparent longitudes, moving both ways: a planet that turns round near the
/// aspect makes it two or three times, and each is found.
public struct AspectPerfection: Sendable, Hashable {
  /// What a body's aspect is measured to.
  public enum Target: Sendable, Hashable {
    /// Another body, moving as well.
    case body(CelestialBody)
    /// A place that stands still, such as a planet of a natal chart.
    case fixed(EclipticLongitude)
  }

  /// The aspect.
  public let kind: AspectKind
  /// The body that makes it.
  public let body: CelestialBody
  /// The point it is made with.
  public let target: Target

  /// An aspect between two bodies; one of a body with itself is never exact.
  public init(_ kind: AspectKind, of body: CelestialBody, to other: CelestialBody) {
    self.kind = kind
    self.body = body
    target = .body(other)
  }

  /// An aspect of a body to a place that stands still.
  public init(_ kind: AspectKind, of body: CelestialBody, toFixed longitude: EclipticLongitude) {
    self.kind = kind
    self.body = body
    target = .fixed(longitude)
  }
}

extension AspectPerfection {
  /// Moments closer than this to a given one are that one, in days: 2 ms.
  ///
  /// Twice the tolerance of the search, so that one may ask for the aspect after the last one found.
  public static let resolution = 2 * SkySearch.toleranceSeconds / 86_400

  /// Whether the two are ever so far apart; Mercury and Venus never stray far from the Sun.
  public var isPossible: Bool {
    guard case .body(let other) = target else { return true }
    guard other != body else { return false }
    // The greatest elongations, a degree or two generous: Mercury 28°, Venus 47°; their sum.
    let reach: Double? =
      switch (min(body, other), max(body, other)) {
      case (.sun, .mercury): 30
      case (.sun, .venus): 50
      case (.mercury, .venus): 78
      case _: nil
      }
    return reach.map { kind.angle.degrees <= $0 } ?? true
  }

  /// The first moment after the given one at which the aspect is exact.
  ///
  /// - Parameters:
  ///   - ut: The moment after which to look, by more than ``resolution``.
  ///   - days: How far to look, 0 or more.
  ///   - ephemeris: Where the sky comes from.
  /// - Returns: The moment to the millisecond, or nothing where there is none in that time.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the window leaves the ephemeris
  ///   before a moment is found, so that nothing always means that there is none.
  /// - Complexity: The longitudes of two bodies for each day, and one or two more for the moment. An
  ///   aspect that is not possible costs nothing.
  public func nextExact(
    after ut: JulianDay<UT1>, within days: Double, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1>? {
    try ephemeris.checkWindow(days)
    guard isPossible else { return nil }
    return try SkySearch([passages], ephemeris: ephemeris)
      .first(from: ut.advanced(byDays: Self.resolution), to: ut.advanced(byDays: days))?.ut
  }

  /// The last moment before the given one at which the aspect is exact.
  ///
  /// Otherwise as ``nextExact(after:within:ephemeris:)``.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` likewise.
  public func previousExact(
    before ut: JulianDay<UT1>, within days: Double, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1>? {
    try ephemeris.checkWindow(days)
    guard isPossible else { return nil }
    return try SkySearch([passages], ephemeris: ephemeris)
      .last(from: ut.advanced(byDays: -days), to: ut.advanced(byDays: -Self.resolution))?.ut
  }

  /// All moments at which the aspect is exact from one instant up to another, in order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: The longitudes of two bodies for each day, and one or two more for each moment.
  public func exactMoments(
    from start: JulianDay<UT1>, to end: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    try SkySearch([passages], ephemeris: ephemeris).events(from: start, to: end).map(\.ut)
  }
}

extension EphemerisProvider {
  /// Refuses a window that is not a number of days.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``.
  func checkWindow(_ days: Double) throws(EphemerisError) {
    guard days.isFinite else { throw .outOfSpan(days: days, scale: "UT", span: span) }
  }
}
