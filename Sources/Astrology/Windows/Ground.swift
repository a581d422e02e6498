internal import Ephemeris

/// A place under the turning sky: when conditions of the place change, and whether they hold.
struct Ground {
  let place: GeographicPlace
  let zone: CivilZone
  let ephemeris: any EphemerisProvider

  /// Whether Placidus may be undefined at the place, and the Ascendant may jump: beyond 65°, more than a
  /// degree before the polar circles.
  private var isPolar: Bool { place.latitude.magnitude > 65 }

  /// Every instant of a period at which a condition of the place may change.
  ///
  /// For houses that are whole signs, the body's own changes of sign come in addition.
  func edges(
    of part: SkyCondition, during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    switch part {
    case .inHouse(let body, let house):
      let cusps = [house, House(cuspIndex: house.number % 12)]
      var edges: [JulianDay<UT1>] = []
      for cusp in cusps {
        edges += try moments(during: period, of: body) { .onCusp(cusp, $0) }
      }
      return isPolar ? try edges + turnings(SkyTurning.ofRisingSigns, during: period) : edges
    case .above(let body):
      return try HorizonEdges(ground: self, body: body).crossings(during: period).map(\.at)
    case .onAngle(let body, let angle, let orb):
      var edges = isPolar ? try turnings(SkyTurning.jumps, during: period) : []
      for side in [-orb, orb] {
        edges += try moments(during: period, of: body) { longitude in
          switch angle {
          case .ascendant: .rising(longitude + side)
          case .descendant: .rising(longitude.opposite + side)
          case .midheaven: .culminating(longitude + side)
          case .imumCoeli: .culminating(longitude.opposite + side)
          }
        }
      }
      return edges
    case .rising(let sign):
      let borders = [sign.start, sign.advanced(by: 1).start].map(SkyTurning.rising)
      return try turnings(borders + (isPolar ? SkyTurning.jumps : []), during: period)
    case .inSign, .moving, .aspect, .natalAspect, .waxing, .phase, .void, .nearSun, .outOfBounds,
      .dignified, .hour, .all, .any, .not:
      return []
    }
  }

  /// Whether a condition of the place holds at an instant.
  func holds(_ part: SkyCondition, at ut: JulianDay<UT1>) throws(EphemerisError) -> Bool {
    switch part {
    case .inHouse(let body, let house):
      let instant = try ephemeris.instant(ut)
      let frame = try HouseFrame.of(
        .placidus, at: instant, place: place, ephemeris: ephemeris
      ).frame
      let longitude = try ephemeris.motion(of: body, at: instant.tt).longitude
      return frame.house(of: longitude) == house
    case .above(let body): return try HorizonEdges(ground: self, body: body).height(at: ut) >= 0
    case .onAngle(let body, let angle, let orb):
      let instant = try ephemeris.instant(ut)
      let longitude = try ephemeris.motion(of: body, at: instant.tt).longitude
      return try angles(at: instant)[angle].separation(from: longitude) <= orb
    case .rising(let sign):
      return ZodiacSign(try angles(at: ephemeris.instant(ut)).ascendant) == sign
    case .inSign, .moving, .aspect, .natalAspect, .waxing, .phase, .void, .nearSun, .outOfBounds,
      .dignified, .hour, .all, .any, .not:
      return false
    }
  }

  private func angles(at instant: Instant) throws(EphemerisError) -> ChartAngles {
    let cusps = try HouseFrame.of(.wholeSign, at: instant, place: place, ephemeris: ephemeris).cusps
    return ChartAngles(ascendant: cusps.ascendant, midheaven: cusps.midheaven)
  }
}

extension Ground {
  /// How far the sky has turned over the place: the right ascension of the Midheaven.
  func armc(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    let earth = try ephemeris.orientation(at: instant)
    let armc = EclipticLongitude(wrapping: earth.siderealTime.degrees + place.longitude)
    return .degrees(armc.degrees)
  }

  /// When the sky comes to turnings that stand still.
  private func turnings(
    _ turnings: [SkyTurning], during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    var found: [JulianDay<UT1>] = []
    for turning in turnings {
      found += try moments(during: period) { (instant) throws(EphemerisError) in
        turning.armc(obliquity: try ephemeris.obliquity(at: instant), place: place)
      }
    }
    return found
  }

  /// When the sky comes to a turning that goes with a body's longitude.
  private func moments(
    during period: Range<JulianDay<UT1>>, of body: CelestialBody,
    _ turning: (EclipticLongitude) -> SkyTurning
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    try moments(during: period) { (instant) throws(EphemerisError) in
      turning(try ephemeris.motion(of: body, at: instant.tt).longitude)
        .armc(obliquity: try ephemeris.obliquity(at: instant), place: place)
    }
  }

  /// Degrees that the sky turns in a day of UT.
  private static let turnPerDay = 360.985_647
  /// Less than the time from a moment to the next, in days: a body that moves 36° westward along the equator
  /// in a day comes back after so long.
  private static let shortestReturn = 0.9
  /// How far the search goes on where the turning doesn't exist, in days.
  private static let stride = 0.125

  /// When the right ascension that culminates is one that changes slowly with the sky: about once a day.
  ///
  /// - Parameters:
  ///   - period: When.
  ///   - target: The right ascension; nil while there is none, as that of the rising of a star that doesn't
  ///     rise.
  /// - Returns: The moments, to a millisecond.
  /// - Throws: ``/Ephemeris/EphemerisError``.
  func moments(
    during period: Range<JulianDay<UT1>>,
    where target: (Instant) throws(EphemerisError) -> PlaneAngle?
  ) throws(EphemerisError) -> [JulianDay<UT1>] {
    // How far the sky still has to turn, or has turned too far.
    func rest(at days: Double) throws(EphemerisError) -> Double? {
      let instant = try ephemeris.instant(JulianDay<UT1>(days))
      guard let target = try target(instant) else { return nil }
      return EclipticLongitude(wrapping: try armc(at: instant).degrees)
        .arc(to: EclipticLongitude(wrapping: target.degrees)).degrees
    }
    let (start, end) = (period.lowerBound.days, period.upperBound.days)
    var found: [JulianDay<UT1>] = []
    var from = start
    var rhythm = Rhythm(isUsed: !isPolar)
    while from < end {
      if Task.isCancelled { throw .cancelled }
      if let guess = rhythm.next {
        guard guess < end + Self.stride else { break }
        let moment = try Self.root(
          near: guess, turnPerDay: 360 / rhythm.interval, inside: ephemeris.span, of: rest)
        if let moment, (moment - guess).magnitude < Rhythm.reach {
          if period.contains(JulianDay(moment)) { found.append(JulianDay(moment)) }
          rhythm.add(moment)
          from = moment + Self.shortestReturn
          continue
        }
      }
      guard let left = try rest(at: from) else {
        rhythm.interrupt()
        from += Self.stride
        continue
      }
      let guess = from + (left < 0 ? left + 360 : left) / Self.turnPerDay
      guard guess < end + Self.stride, ephemeris.span.contains(JulianDay<UT1>(guess)) else { break }
      let moment = try Self.root(
        near: guess, turnPerDay: Self.turnPerDay, inside: ephemeris.span, of: rest)
      guard let moment else {
        rhythm.interrupt()
        from += Self.stride
        continue
      }
      if period.contains(JulianDay(moment)) { found.append(JulianDay(moment)) }
      rhythm.add(moment)
      from = max(moment, from - Self.stride) + Self.shortestReturn
    }
    return found
  }

  /// The time from one moment to the next, which hardly changes from day to day below the polar circles.
  private struct Rhythm {
    /// How far the next moment is from the expected one at most, in days; the search begins afresh if farther.
    static let reach = 0.02

    let isUsed: Bool
    /// From the last moment but one to the last, in days.
    private(set) var interval = 0.0
    private var last: Double?

    init(isUsed: Bool) { self.isUsed = isUsed }

    /// When the next moment is expected; nil until two moments in a row are known.
    var next: Double? {
      guard let last, interval > 0 else { return nil }
      return last + interval
    }

    mutating func add(_ moment: Double) {
      guard isUsed else { return }
      // A moment may be missing between two that are found.
      interval = last.map { moment - $0 < 2 * Ground.shortestReturn ? moment - $0 : 0 } ?? 0
      last = moment
    }

    mutating func interrupt() {
      last = nil
      interval = 0
    }
  }

  /// The root of what the sky still has to turn, by the secant method from a guess that is an hour off at
  /// most; nil if the turning ceases to exist on the way.
  ///
  /// Seen from what it turns to, the sky turns by `turnPerDay` degrees in a day.
  private static func root(
    near guess: Double, turnPerDay: Double, inside span: EphemerisSpan,
    of rest: (Double) throws(EphemerisError) -> Double?
  ) throws(EphemerisError) -> Double? {
    var days = guess
    var perDay = turnPerDay
    var before: (days: Double, rest: Double)?
    for _ in 0..<24 {
      guard span.contains(JulianDay<UT1>(days)), let left = try rest(days) else { return nil }
      if let before, before.days != days {
        let slope = (before.rest - left) / (days - before.days)
        // The sky overtakes whatever moves.
        perDay = min(max(slope, turnPerDay / 8), turnPerDay * 8)
      }
      let step = left / perDay
      // What a step leaves is a ten-thousandth of it, once the slope is known.
      if step.magnitude < (before == nil ? 1e-9 : 1e-6) { return days + step }
      before = (days, left)
      days += step
    }
    return nil
  }
}
