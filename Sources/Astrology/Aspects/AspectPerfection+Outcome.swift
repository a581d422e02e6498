public import Ephemeris

extension AspectPerfection {
  /// What becomes of an aspect that is in the making.
  public enum Outcome: Sendable, Hashable {
    /// It becomes exact before the two turn from each other.
    case perfects(at: JulianDay<UT1>)
    /// The motion turns round first, at its closest, with the given orb left: a refranation.
    case turns(at: JulianDay<UT1>, orb: PlaneAngle)
    /// Its orb is growing already.
    case separates
    /// Neither has happened when the window ends.
    case undecided

    /// Whether the aspect becomes exact; nil if the window ended too early to tell.
    public var willPerfect: Bool? {
      switch self {
      case .perfects: true
      case .turns, .separates: false
      case .undecided: nil
      }
    }
  }
}

extension AspectPerfection {
  /// How the two points stand to the exact aspect at an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` outside the ephemeris.
  /// - Complexity: One sky of two bodies.
  public func geometry(
    at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Aspect.Geometry {
    let sky = try ephemeris.sky(at: ut, bodies: arc.bodies)
    try sky.bodies.checkHold(arc.bodies)
    let (longitude, perDay) =
      switch target {
      case .body(let other): (sky[other].longitude, sky[other].longitudePerDay)
      case .fixed(let longitude): (longitude, PlaneAngle.zero)
      }
    return Aspect.Geometry(
      kind, from: sky[body].longitude, movingBy: sky[body].longitudePerDay, to: longitude,
      movingBy: perDay)
  }

  /// Whether the aspect becomes exact before the relative motion of the two turns round.
  ///
  /// - Parameters:
  ///   - ut: The instant at which the aspect is judged.
  ///   - days: How far to look. Between planets 200 days settle it.
  ///   - ephemeris: Where the sky comes from.
  /// - Returns: What becomes of it, with its moment.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the window leaves the ephemeris
  ///   before that is settled.
  /// - Complexity: The longitudes of two bodies for each day until it is settled.
  public func outcome(
    after ut: JulianDay<UT1>, within days: Double, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> AspectPerfection.Outcome {
    try ephemeris.checkWindow(days)
    guard try geometry(at: ut, ephemeris: ephemeris).motion == .applying else { return .separates }
    let event = try passSearch.first(
      during: ut..<max(ut, ut.advanced(byDays: days)), ephemeris: ephemeris)
    guard let event else { return .undecided }
    switch event.happening {
    case .passage: return .perfects(at: event.ut)
    case .turn:
      let left = try geometry(at: event.ut, ephemeris: ephemeris).orb.magnitude
      return .turns(at: event.ut, orb: left)
    }
  }
}
