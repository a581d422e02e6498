public import Ephemeris

extension AspectPerfection {
  /// How an aspect stands at an instant, and when this pass of it is exact.
  public struct Timing: Sendable, Hashable {
    /// The instant.
    public let at: JulianDay<UT1>
    /// How the two points stand to each other.
    public let geometry: Aspect.Geometry
    /// When the aspect is exact in this pass, ahead or behind.
    ///
    /// Nil if a turn comes between, so that the aspect draws near and away again without being
    /// exact; and where the moment lies outside the ephemeris or more than 400 days away.
    public let exact: JulianDay<UT1>?

    /// Exact, applying or separating.
    public var phase: Aspect.Phase { Aspect.Phase(geometry) }

    /// Days until the exact moment of this pass, negative where it is over.
    public var daysToExact: Double? { exact.map { at.days(until: $0) } }
  }
}

extension AspectPerfection {
  /// Farther from its exact moment, in days, no aspect within 8° can be before one of the two turns.
  ///
  /// The mean node, which never turns, takes 151 days for 8°; all else that slow turns in under a
  /// year.
  private static let longestPassDays = 400.0

  /// How the aspect stands at an instant, and when this pass of it is exact.
  ///
  /// A pass runs from one turn of the relative motion to the next. The moment comes from the search
  /// over the true sky, never from a daily motion drawn out.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the instant itself lies outside the
  ///   ephemeris, or what is wrong with the data.
  /// - Complexity: The longitudes of two bodies for each day until the exact moment or the turn.
  public func timing(
    at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> AspectPerfection.Timing {
    let geometry = try geometry(at: ut, ephemeris: ephemeris)
    let nearest: SkyArc.Event?
    if geometry.motion == .applying {
      let end = min(ephemeris.span.end, ut.advanced(byDays: Self.longestPassDays))
      nearest = try passSearch.first(during: ut..<end, ephemeris: ephemeris)
    } else {
      // An aspect exact at this very instant counts as separating.
      let end = min(ephemeris.span.end, ut.advanced(byDays: Self.resolution))
      let start = max(ephemeris.span.start, ut.advanced(byDays: -Self.longestPassDays))
      nearest = try passSearch.last(during: start..<end, ephemeris: ephemeris)
    }
    switch nearest?.happening {
    case .passage: return AspectPerfection.Timing(at: ut, geometry: geometry, exact: nearest?.ut)
    case .turn, nil: return AspectPerfection.Timing(at: ut, geometry: geometry, exact: nil)
    }
  }
}
