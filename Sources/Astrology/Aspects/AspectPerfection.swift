public import Ephemeris

/// An aspect that a moving body makes with another point, as something that becomes exact in time.
///
/// ```swift
/// let square = AspectPerfection(.square, of: .uranus, to: .pluto)
/// let next = try square.nextExact(after: now, within: 400, ephemeris: ephemeris)
/// let transit = AspectPerfection(.trine, of: .saturn, toFixed: natalSun)
/// let passes = try transit.exactMoments(during: birth..<today, ephemeris: ephemeris)
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

  /// Whether the two ever come to be so far apart: Mercury and Venus never stray far from the Sun, nor
  /// any body from itself.
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
  ///   - days: How far to look.
  ///   - ephemeris: Where the sky comes from.
  /// - Returns: The moment to the millisecond, or nil if there is none in that time.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the window leaves the ephemeris
  ///   before a moment is found, so that nothing always means that there is none.
  /// - Complexity: The longitudes of two bodies for each day, and one or two more for the moment. An
  ///   aspect that is not possible costs nothing.
  public func nextExact(
    after ut: JulianDay<UT1>, within days: Double, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1>? {
    try ephemeris.checkWindow(days)
    guard isPossible else { return nil }
    let start = ut.advanced(byDays: Self.resolution)
    return try SkySearch([passages])
      .first(during: start..<max(start, ut.advanced(byDays: days)), ephemeris: ephemeris)?.ut
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
    let end = ut.advanced(byDays: -Self.resolution)
    return try SkySearch([passages])
      .last(during: min(ut.advanced(byDays: -days), end)..<end, ephemeris: ephemeris)?.ut
  }

  /// All moments of a period at which the aspect is exact, in order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: The longitudes of two bodies for each day, and one or two more for each moment.
  public func exactMoments(
    during period: Range<JulianDay<UT1>>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    try SkySearch([passages]).events(during: period, ephemeris: ephemeris).map(\.ut)
  }
}

extension AspectPerfection {
  /// The arc whose passages are the exact aspects: from the target where that moves too.
  var arc: SkyArc {
    switch target {
    case .body(let other): .elongation(of: body, from: other)
    case .fixed: .longitude(body)
    }
  }

  /// What a search waits for to find the exact aspects; nil if the aspect is not possible.
  var passages: SkyArc.Watch {
    let angles = isPossible ? kind.anglesAround : []
    return switch target {
    case .body(let other): .elongation(of: body, from: other, reaching: angles)
    case .fixed(let longitude): .passage(of: body, through: angles.map { longitude + $0 })
    }
  }

  /// A search for what ends a pass: the exact aspect, or the turn of the relative motion.
  var passSearch: SkySearch { SkySearch([passages, .turn(arc)]) }
}

extension EphemerisProvider {
  /// Refuses a window that is not a number of days.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``.
  func checkWindow(_ days: Double) throws(EphemerisError) {
    guard days.isFinite else { throw .outOfSpan(days: days, scale: "UT", span: span) }
  }
}
