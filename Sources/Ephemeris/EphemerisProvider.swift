/// Something that knows the sky.
///
/// One call answers for a whole sky, because libswe is three times cheaper per body that way, and
/// because a dynamic call then costs nothing beside it.
public protocol EphemerisProvider: Sendable {
  /// The instants that the provider answers for.
  var span: EphemerisSpan { get }

  /// The sky at an instant.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``span`` and where the instant
  ///   is not finite; other cases where the data are at fault.
  func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky

  /// Longitudes and daily motions alone: what searches and scores need, and cheaper where the
  /// provider can do it.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  func longitudes(of bodies: BodySet, at tt: JulianDay<TT>) throws(EphemerisError) -> LongitudeTable

  /// The longitude and daily motion of one body: what closing in on an event needs, many times over.
  ///
  /// They are those of ``longitudes(of:at:)``.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  func motion(of body: CelestialBody, at tt: JulianDay<TT>) throws(EphemerisError) -> BodyMotion

  /// ΔT = TT − UT1 in seconds, as Swiss Ephemeris has it: observed before 2022 or so, predicted
  /// after.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``span``.
  func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double

  /// The same instant in Universal Time.
  ///
  /// - Throws: As ``deltaT(at:)`` does.
  func universalTime(_ tt: JulianDay<TT>) throws(EphemerisError) -> JulianDay<UT1>

  /// The house cusps and chart angles of an instant and a place.
  ///
  /// - Returns: Nil if the system is not defined at that latitude and instant.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``span``.
  func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps?

  /// The true obliquity of the ecliptic: the angle between the true equator and the ecliptic of date,
  /// nutation included.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``span``.
  func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle

  /// How the Earth's axis stands and how far the Earth has turned.
  ///
  /// An ephemeris that does not say so itself is asked for equal houses at Greenwich, whose ARMC is the
  /// sidereal time.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``span``.
  func orientation(at instant: Instant) throws(EphemerisError) -> EarthOrientation
}

extension EphemerisProvider {
  /// An instant of Universal Time on both scales.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``span`` and where the instant
  ///   is not finite.
  public func instant(_ ut: JulianDay<UT1>) throws(EphemerisError) -> Instant {
    try checkSpan(contains: ut)
    return Instant(ut: ut, tt: try terrestrialTime(ut))
  }

  /// An instant of Terrestrial Time on both scales.
  ///
  /// - Throws: As that of Universal Time.
  public func instant(_ tt: JulianDay<TT>) throws(EphemerisError) -> Instant {
    let outside = EphemerisError.outOfSpan(days: tt.days, scale: "TT", span: span)
    guard span.isNear(tt.days) else { throw outside }
    let ut = try universalTime(tt)
    guard span.contains(ut) else { throw outside }
    return Instant(ut: ut, tt: tt)
  }

  /// The sky at an instant of Universal Time.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func sky(at ut: JulianDay<UT1>, bodies: BodySet) throws(EphemerisError) -> Sky {
    try sky(at: try instant(ut), bodies: bodies)
  }

  /// The sky at an instant of Terrestrial Time.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func sky(at tt: JulianDay<TT>, bodies: BodySet) throws(EphemerisError) -> Sky {
    try sky(at: try instant(tt), bodies: bodies)
  }

  /// The eleven points at an instant.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func sky(at instant: Instant) throws(EphemerisError) -> Sky {
    try sky(at: instant, bodies: .eleven)
  }

  /// The house cusps and chart angles of an instant of Universal Time and a place.
  ///
  /// - Returns: Nil if the system is not defined at that latitude and instant.
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func houses(
    _ system: HouseSystem, at ut: JulianDay<UT1>, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    try houses(system, at: try instant(ut), place: place)
  }

  /// The true obliquity of the ecliptic at an instant of Universal Time.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func obliquity(at ut: JulianDay<UT1>) throws(EphemerisError) -> PlaneAngle {
    try obliquity(at: try instant(ut))
  }

  /// How the Earth's axis stands and how far the Earth has turned, by the houses of the equator.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``span``, and
  ///   ``EphemerisError/internalFault(request:reason:)`` where the ephemeris has no houses.
  public func orientation(at instant: Instant) throws(EphemerisError) -> EarthOrientation {
    let greenwich = GeographicPlace(roundedLatitude: 0, longitude: 0)
    guard let cusps = try houses(.equal, at: instant, place: greenwich) else {
      throw .internalFault(
        request: "the sidereal time at \(instant)",
        reason: "the ephemeris has no equal houses at the equator")
    }
    return EarthOrientation(obliquity: try obliquity(at: instant), siderealTime: cusps.armc)
  }

  /// How the Earth's axis stands and how far the Earth has turned at an instant of Universal Time.
  ///
  /// - Throws: As ``orientation(at:)-(Instant)`` does.
  public func orientation(at ut: JulianDay<UT1>) throws(EphemerisError) -> EarthOrientation {
    try orientation(at: try instant(ut))
  }

  /// The daily motion of the true obliquity, degrees a day of TT: up to 0.1″, nearly all of it nutation's.
  ///
  /// It is the change over half an hour, which is 1e-10° from that of the moment; at the edges of the
  /// ephemeris the half of it that is inside, 1e-7° from it.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func obliquityPerDay(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    let quarterOfAnHour = 1 / 96.0
    let edges = [-quarterOfAnHour, quarterOfAnHour].map { days in
      let moved = Instant(
        ut: instant.ut.advanced(byDays: days), tt: instant.tt.advanced(byDays: days))
      return span.contains(moved.ut) ? moved : instant
    }
    let (before, after) = (edges[0], edges[1])
    let change = try obliquity(at: after).degrees - obliquity(at: before).degrees
    return .degrees(change / before.tt.days(until: after.tt))
  }

  /// The eleven points at an instant of Universal Time.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func sky(at ut: JulianDay<UT1>) throws(EphemerisError) -> Sky {
    try sky(at: ut, bodies: .eleven)
  }

  /// Longitudes and daily motions out of a whole sky.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func longitudes(
    of bodies: BodySet, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> LongitudeTable {
    LongitudeTable(try sky(at: tt, bodies: bodies))
  }

  /// The longitude and daily motion of one body.
  ///
  /// - Throws: As ``sky(at:bodies:)-(Instant,_)`` does.
  public func motion(
    of body: CelestialBody, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> BodyMotion {
    let table = try longitudes(of: BodySet(body), at: tt)
    try table.bodies.checkHold(BodySet(body))
    return table.motion(of: body)
  }

  /// The same instant in Terrestrial Time.
  ///
  /// - Throws: As ``deltaT(at:)`` does.
  public func terrestrialTime(_ ut: JulianDay<UT1>) throws(EphemerisError) -> JulianDay<TT> {
    JulianDay<TT>(ut.days + (try deltaT(at: ut)) / 86_400)
  }

  /// Refuses an instant that the ephemeris does not answer for.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``span`` and where the instant
  ///   is not finite.
  public func checkSpan(contains ut: JulianDay<UT1>) throws(EphemerisError) {
    guard span.contains(ut) else { throw .outOfSpan(days: ut.days, scale: "UT", span: span) }
  }

  /// The same instant in Universal Time.
  ///
  /// ΔT is a function of UT1, so it is asked for twice; it changes by less than 8 ms a day, and by 0.1 s in
  /// −3000, hence the second answer is exact to the nearest `Double`.
  ///
  /// - Throws: As ``deltaT(at:)`` does.
  public func universalTime(_ tt: JulianDay<TT>) throws(EphemerisError) -> JulianDay<UT1> {
    let first = try deltaT(at: JulianDay<UT1>(tt.days))
    let second = try deltaT(at: JulianDay<UT1>(tt.days - first / 86_400))
    return JulianDay<UT1>(tt.days - second / 86_400)
  }
}

extension BodySet {
  /// Refuses what an ephemeris gave where that lacks a body that it was asked for.
  ///
  /// - Throws: ``EphemerisError/bodiesMissing(_:)``.
  package func checkHold(_ wanted: BodySet) throws(EphemerisError) {
    guard isSuperset(of: wanted) else { throw .bodiesMissing(wanted.subtracting(self)) }
  }
}
