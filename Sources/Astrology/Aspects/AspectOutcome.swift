public import Ephemeris

/// What becomes of an aspect that is in the making.
public enum AspectOutcome: Sendable, Hashable {
  /// It becomes exact before the two turn from each other.
  case perfects(at: JulianDay<UT1>)
  /// The motion turns round first, at its closest, with the given orb left: a refranation.
  case turns(at: JulianDay<UT1>, orb: Angle)
  /// Its orb is growing already.
  case separates
  /// Neither has happened when the window ends.
  case undecided

  /// Whether the aspect becomes exact; nothing where the window ended too early to tell.
  public var willPerfect: Bool? {
    switch self {
    case .perfects: true
    case .turns, .separates: false
    case .undecided: nil
    }
  }
}

extension AspectPerfection {
  /// How the two points stand to the exact aspect at an instant.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside the ephemeris.
  /// - Complexity: One sky of two bodies.
  public func geometry(
    at ut: JulianDay<UT1>, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> AspectGeometry {
    geometry(of: try motion(at: ut.days, ephemeris: ephemeris))
  }

  private func geometry(of motion: RelativeMotion) -> AspectGeometry {
    AspectGeometry(
      kind, from: EclipticLongitude(wrapping: 0), movingBy: .zero, to: motion.ahead,
      movingBy: .degrees(motion.perDay))
  }

  /// Whether the aspect becomes exact before the relative motion of the two turns round.
  ///
  /// - Parameters:
  ///   - ut: The instant at which the aspect is judged.
  ///   - days: How far to look, 0 or more. Between planets 200 days settle it.
  ///   - ephemeris: Where the sky comes from.
  /// - Returns: What becomes of it, with its moment.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the window leaves the ephemeris
  ///   before that is settled.
  /// - Complexity: One sky of two bodies for each one to five days until it is settled.
  public func outcome(
    after ut: JulianDay<UT1>, within days: Double, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> AspectOutcome {
    precondition(days >= 0 && days.isFinite, "a window is a number of days")
    var here = try motion(at: ut.days, ephemeris: ephemeris)
    guard geometry(of: here).motion == .applying else { return .separates }
    let end = ut.days + days
    while here.days != end {
      var there = try motion(
        at: nextSample(after: here.days, toward: end, span: ephemeris.span), ephemeris: ephemeris)
      let turn = try turn(between: here, and: there, ephemeris: ephemeris, unlessFar: false)
      if let turn { there = turn }
      if let days = try exact(between: here, and: there, ephemeris: ephemeris) {
        return .perfects(at: JulianDay(days))
      }
      if turn != nil {
        return .turns(at: JulianDay(there.days), orb: geometry(of: there).orb.magnitude)
      }
      here = there
    }
    return .undecided
  }
}
