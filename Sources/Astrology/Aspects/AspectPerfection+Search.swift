internal import Ephemeris

/// How one point stands to another at an instant.
struct RelativeMotion {
  /// The instant: Julian Day, UT1.
  let days: Double
  /// How far the second point is east of the first.
  let ahead: EclipticLongitude
  /// The daily change of that, in degrees, signs included.
  let perDay: Double
}

extension AspectPerfection {
  /// How close to the root a search comes, in days: a millisecond.
  static let tolerance = 1e-3 / 86_400

  /// The values of ``RelativeMotion/ahead`` at which the aspect is exact: one for conjunction and
  /// opposition, one on each side for the others.
  private var exactPlaces: InlineArray<2, EclipticLongitude> {
    let angle = kind.angle.degrees
    return [EclipticLongitude(wrapping: angle), EclipticLongitude(wrapping: -angle)]
  }

  /// How the two points stand to each other.
  func motion(
    at days: Double, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> RelativeMotion {
    var bodies = BodySet(body)
    if case .body(let other) = target { bodies.formUnion(BodySet(other)) }
    let sky = try ephemeris.sky(at: JulianDay<UT1>(days), bodies: bodies)
    let (place, perDay) =
      switch target {
      case .body(let other): (sky[other].longitude, sky[other].longitudePerDay.degrees)
      case .fixed(let longitude): (longitude, 0)
      }
    return RelativeMotion(
      days: days,
      ahead: EclipticLongitude(wrapping: place.degrees - sky[body].longitude.degrees),
      perDay: perDay - sky[body].longitudePerDay.degrees)
  }

  /// How many days may lie between two samples.
  ///
  /// Within a step the two must not move 60° apart, lest two exact places fall into one, and the
  /// relative motion must turn at most once. The Moon moves up to 15.4° a day and others up to 2.2°
  /// against it, so two days are 35°, and nothing overtakes it. Mercury turns every three weeks at
  /// the soonest, Venus every six, so a day shows each turn by itself; so does it for the true node
  /// and apogee, which swing in a fortnight. From Mars outward speeds change over months.
  var stepDays: Double {
    var step = Self.stepDays(of: body)
    if case .body(let other) = target { step = min(step, Self.stepDays(of: other)) }
    return step
  }

  private static func stepDays(of body: Body) -> Double {
    switch body {
    case .sun, .mercury, .venus, .trueNode, .osculatingApogee: 1
    case .moon, .mars: 2
    case .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron, .meanNode, .meanApogee: 5
    }
  }

  /// The first exact moment on the way from one instant to another, which may be the earlier.
  func firstExact(
    from start: Double, to end: Double, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> JulianDay<UT1>? {
    guard isPossible else { return nil }
    var here = try motion(at: start, ephemeris: ephemeris)
    while here.days != end {
      let there = try motion(
        at: nextSample(after: here.days, toward: end, span: ephemeris.span), ephemeris: ephemeris)
      if let turn = try turn(between: here, and: there, ephemeris: ephemeris, unlessFar: true) {
        if let days = try exact(between: here, and: turn, ephemeris: ephemeris) {
          return JulianDay(days)
        }
        here = turn
      }
      if let days = try exact(between: here, and: there, ephemeris: ephemeris) {
        return JulianDay(days)
      }
      here = there
    }
    return nil
  }

  /// A step on, but neither past the end nor past the span's edge as long as that is still ahead.
  func nextSample(after days: Double, toward end: Double, span: EphemerisSpan) -> Double {
    let isForward = end > days
    let edge = isForward ? span.end.days : span.start.days
    let limit = days == edge ? end : isForward ? min(end, edge) : max(end, edge)
    return isForward ? min(days + stepDays, limit) : max(days - stepDays, limit)
  }

  /// The instant between two samples at which the relative motion turns round, if it does.
  ///
  /// With `unlessFar`, a turn from which no exact place can be reached is of no interest.
  func turn(
    between here: RelativeMotion, and there: RelativeMotion, ephemeris: any EphemerisProvider,
    unlessFar: Bool
  ) throws(EphemerisError) -> RelativeMotion? {
    guard (here.perDay < 0) != (there.perDay < 0) else { return nil }
    let bracket = min(here.days, there.days)...max(here.days, there.days)
    if unlessFar {
      // Between the samples the motion is slower than at the faster of them; twice, to be sure.
      let fastest = max(here.perDay.magnitude, there.perDay.magnitude)
      let reach = 2 * fastest * (bracket.upperBound - bracket.lowerBound)
      let places = exactPlaces
      let isNear = places.indices.contains { index in
        min(
          places[index].separation(from: here.ahead), places[index].separation(from: there.ahead)
        ).degrees <= reach
      }
      guard isNear else { return nil }
    }
    let days = try RootSearch.root(in: bracket, tolerance: Self.tolerance) {
      (days) throws(EphemerisError) -> Double in
      try motion(at: days, ephemeris: ephemeris).perDay
    }
    guard let days else { return nil }
    return try motion(at: days, ephemeris: ephemeris)
  }

  /// The instant between two samples, without a turn between them, at which the aspect is exact.
  func exact(
    between here: RelativeMotion, and there: RelativeMotion, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Double? {
    let places = exactPlaces
    for index in places.indices {
      let place = places[index]
      let (before, after) = (place.arc(to: here.ahead).degrees, place.arc(to: there.ahead).degrees)
      if before == 0 { return here.days }
      // A change of sign across 180° is the far side of the circle, not the place itself.
      guard before.magnitude + after.magnitude < 180, after == 0 || (before < 0) != (after < 0)
      else { continue }
      let bracket = min(here.days, there.days)...max(here.days, there.days)
      let days = try RootSearch.root(in: bracket, tolerance: Self.tolerance) {
        (days) throws(EphemerisError) -> Double in
        place.arc(to: try motion(at: days, ephemeris: ephemeris).ahead).degrees
      }
      if let days { return days }
    }
    return nil
  }
}
