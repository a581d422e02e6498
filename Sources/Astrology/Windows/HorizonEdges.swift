internal import Ephemeris

/// Finds when a body passes an altitude over a place, going up or down.
struct HorizonEdges {
  let ground: Ground
  let body: CelestialBody
  /// What altitude a body at a distance has to reach; the true horizon unless given.
  var threshold: (BodyState) -> PlaneAngle = { _ in .zero }

  /// A passage of the altitude.
  struct Crossing {
    let at: JulianDay<UT1>
    let isRising: Bool
  }

  /// The altitude that the Sun's centre has, without refraction and as seen from the Earth's centre, while
  /// its upper limb is seen 34′ below the horizon: sunrise and sunset of almanacs.
  ///
  /// The Sun's radius is 696,000 km, its parallax 8.794″ at the mean distance.
  static func sunrise(_ sun: BodyState) -> PlaneAngle {
    let radius = PlaneAngle.arctangent(y: 696_000, x: sun.distanceAU * 149_597_870.7)
    return .degrees(-34.0 / 60) - radius + .arcseconds(8.794_143 / sun.distanceAU)
  }

  /// A tenth of a millisecond, in days.
  private static let tolerance = 1e-4 / 86_400

  /// How far the body is above the altitude, in degrees; negative below it.
  func height(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double {
    let instant = try ground.ephemeris.instant(ut)
    let (state, place) = try here(at: instant)
    let altitude = place.altitude(armc: try ground.armc(at: instant), at: ground.place)
    return (altitude - threshold(state)).degrees
  }

  /// When the body passes the altitude in a period, in order.
  func crossings(
    during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [Crossing] {
    isSteady ? try byHourAngle(during: period) : try byCulminations(during: period)
  }

  /// Whether the body rises and sets every day, far from grazing the horizon: no planet to Neptune is ever
  /// 30° from the equator, and the Sun is never 24° from it.
  private var isSteady: Bool {
    ground.place.latitude.magnitude <= (body == .sun ? 60 : 55) && body <= .neptune
  }

  private func here(at instant: Instant) throws(EphemerisError) -> (BodyState, EquatorialPlace) {
    let sky = try ground.ephemeris.sky(at: instant, bodies: BodySet(body))
    try sky.bodies.checkHold(BodySet(body))
    let state: BodyState = sky[body]
    let obliquity = try ground.ephemeris.obliquity(at: instant)
    return (state, EquatorialPlace(of: state, trueObliquity: obliquity))
  }

  /// The crossings by the hour angle that the altitude is reached at.
  private func byHourAngle(
    during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [Crossing] {
    let latitude = PlaneAngle.degrees(ground.place.latitude)
    func moments(sense: Double) throws(EphemerisError) -> [JulianDay<UT1>] {
      try ground.moments(during: period) { (instant) throws(EphemerisError) in
        let (state, place) = try here(at: instant)
        let cosine =
          (threshold(state).sine - latitude.sine * place.declination.sine)
          / (latitude.cosine * place.declination.cosine)
        guard cosine.magnitude <= 1 else { return nil }
        let hourAngle = PlaneAngle.arctangent(
          y: (1 - cosine * cosine).squareRoot(), x: cosine)
        return place.rightAscension + .degrees(sense * hourAngle.degrees)
      }
    }
    let rising = try moments(sense: -1).map { Crossing(at: $0, isRising: true) }
    let setting = try moments(sense: 1).map { Crossing(at: $0, isRising: false) }
    return (rising + setting).sorted { $0.at < $1.at }
  }

  /// The crossings between the moments at which the body is highest and lowest, between which its altitude
  /// changes one way: right for bodies that graze the horizon, too.
  private func byCulminations(
    during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [Crossing] {
    var turns: [JulianDay<UT1>] = []
    for side in [PlaneAngle.zero, .degrees(180)] {
      let moments = try ground.moments(during: period) { (instant) throws(EphemerisError) in
        try here(at: instant).1.rightAscension + side
      }
      for moment in moments {
        let turn = try self.turn(near: moment)
        if period.contains(turn) { turns.append(turn) }
      }
    }
    let marks = [period.lowerBound] + turns.sorted() + [period.upperBound]
    var found: [Crossing] = []
    var before = try height(at: marks[0])
    for (mark, next) in zip(marks, marks.dropFirst()) where mark < next {
      let after = try height(at: next)
      if (before < 0) != (after < 0) {
        let root = try RootSearch.root(
          in: mark.days...next.days, withEnds: (before, after), tolerance: Self.tolerance
        ) { (days) throws(EphemerisError) in try height(at: JulianDay(days)) }
        if let root { found.append(Crossing(at: JulianDay(root), isRising: after >= 0)) }
      }
      before = after
    }
    return found
  }

  /// The moment at which the body is highest or lowest, near that at which it is on the meridian.
  ///
  /// A body that moves north is highest some minutes later. The moment is the vertex of a parabola.
  private func turn(near meridian: JulianDay<UT1>) throws(EphemerisError) -> JulianDay<UT1> {
    let reach = 4.0 / 1_440
    let span = ground.ephemeris.span
    let (early, late) = (meridian.advanced(byDays: -reach), meridian.advanced(byDays: reach))
    guard span.contains(early), span.contains(late) else { return meridian }
    let (before, here, after) = try (
      height(at: early), height(at: meridian), height(at: late)
    )
    let bend = before - 2 * here + after
    guard bend != 0 else { return meridian }
    let days = reach * (before - after) / (2 * bend)
    // Near the poles the altitude hardly changes in a day, and has no turn worth the name.
    return days.magnitude < 0.2 ? meridian.advanced(byDays: days) : meridian
  }
}
