internal import Ephemeris

/// A place under the turning sky: when conditions of the place change, and whether they hold.
struct Ground {
  let place: GeographicPlace
  let zone: CivilZone
  let ephemeris: any EphemerisProvider

  /// Whether Placidus may be undefined at the place, and the Ascendant may jump: beyond 65°, more than a
  /// degree before the polar circles.
  var isPolar: Bool { place.latitude.magnitude > 65 }

  /// The time of a period in which a condition of the place holds.
  ///
  /// Below the polar circles a condition begins and ends by turns, so its changes are enough. Beyond them
  /// the condition is looked at once between two changes.
  ///
  /// - Parameters:
  ///   - part: The condition.
  ///   - period: When.
  ///   - cuts: Where the condition may change besides, where houses are whole signs: the body's own changes
  ///     of sign.
  /// - Returns: Its time; empty for a condition that needs no place.
  /// - Throws: ``/Ephemeris/EphemerisError``.
  func time(
    of part: SkyCondition, during period: Range<JulianDay<UT1>>, cuts: [JulianDay<UT1>]
  ) throws(EphemerisError) -> IntervalSet {
    let changes = try changes(of: part, during: period)
    var edges = cuts
    switch part {
    case .inHouse where isPolar: edges += try turnings(SkyTurning.ofRisingSigns, during: period)
    case .onAngle where isPolar, .rising where isPolar:
      edges += try turnings(SkyTurning.jumps, during: period)
    case .above, .inHouse, .onAngle, .rising:
      let byTurns = IntervalSet(period, beginningAt: changes.begins, endingAt: changes.ends)
      if let byTurns { return byTurns }
    case .inSign, .moving, .aspect, .natalAspect, .waxing, .phase, .void, .nearSun, .outOfBounds,
      .dignified, .hour, .all, .any, .not:
      return .empty
    }
    return try IntervalSet(period, cutAt: edges + changes.begins + changes.ends) {
      (ut) throws(EphemerisError) in try holds(part, at: ut)
    }
  }

  /// When a condition of the place begins to hold and ends, in a period and below the polar circles.
  ///
  /// Beyond them these are changes, too, in any order.
  private func changes(
    of part: SkyCondition, during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> (begins: [JulianDay<UT1>], ends: [JulianDay<UT1>]) {
    switch part {
    case .inHouse(let body, let house):
      // The sky carries a body through a house from its end to its beginning.
      let next = House(cuspIndex: house.number % 12)
      return (
        try moments(during: period, of: body) { .onCusp(next, $0) },
        try moments(during: period, of: body) { .onCusp(house, $0) }
      )
    case .above(let body):
      let crossings = try HorizonEdges(ground: self, body: body).crossings(during: period)
      return (
        crossings.filter(\.isRising).map(\.at), crossings.filter { !$0.isRising }.map(\.at)
      )
    case .onAngle(let body, let angle, let orb):
      func moments(_ side: PlaneAngle) throws(EphemerisError) -> [JulianDay<UT1>] {
        try self.moments(during: period, of: body) { longitude in
          switch angle {
          case .ascendant: .rising(longitude + side)
          case .descendant: .rising(longitude.opposite + side)
          case .midheaven: .culminating(longitude + side)
          case .imumCoeli: .culminating(longitude.opposite + side)
          }
        }
      }
      return (try moments(-orb), try moments(orb))
    case .rising(let sign):
      return (
        try turnings([.rising(sign.start)], during: period),
        try turnings([.rising(sign.advanced(by: 1).start)], during: period)
      )
    case .inSign, .moving, .aspect, .natalAspect, .waxing, .phase, .void, .nearSun, .outOfBounds,
      .dignified, .hour, .all, .any, .not:
      return ([], [])
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
          near: guess, turnPerDay: 360 / rhythm.nextInterval, within: rhythm.uncertainty,
          inside: ephemeris.span, of: rest)
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
    private var last: Double?
    /// The last three intervals from one moment to the next, in days, latest first.
    private var intervals: InlineArray<3, Double> = [0, 0, 0]
    /// How many of the intervals are known.
    private var count = 0

    init(isUsed: Bool) { self.isUsed = isUsed }

    /// How much the interval changed at the last moment, and at the one before.
    private var changes: (last: Double, before: Double) {
      (
        count > 1 ? intervals[0] - intervals[1] : 0, count > 2 ? intervals[1] - intervals[2] : 0
      )
    }

    /// The interval that comes next, as a parabola through the last three has it.
    var nextInterval: Double {
      let bend = count > 2 ? changes.last - changes.before : 0
      return intervals[0] + changes.last + bend
    }

    /// When the next moment is expected; nil until two moments in a row are known.
    var next: Double? {
      guard let last, count > 0 else { return nil }
      return last + nextInterval
    }

    /// How far the speed at the next moment may be from its mean in the interval, as a ratio.
    ///
    /// From one interval to the next the speed changes as the interval does. Both changes count, since one
    /// alone may be at a turn.
    var uncertainty: Double {
      count > 2 ? 2 * (changes.last.magnitude + changes.before.magnitude) + 1e-6 : 1
    }

    mutating func add(_ moment: Double) {
      guard isUsed else { return }
      // A moment may be missing between two that are found.
      if let last, moment - last < 2 * Ground.shortestReturn {
        intervals = [moment - last, intervals[0], intervals[1]]
        count = min(count + 1, 3)
      } else {
        count = 0
      }
      last = moment
    }

    mutating func interrupt() {
      last = nil
      count = 0
    }
  }

  /// The root of what the sky still has to turn, by the secant method from a guess that is an hour off at
  /// most; nil if the turning ceases to exist on the way.
  ///
  /// Seen from what it turns to, the sky turns by `turnPerDay` degrees in a day, as far as is known: within
  /// the ratio `uncertainty`.
  private static func root(
    near guess: Double, turnPerDay: Double, within uncertainty: Double = 1,
    inside span: EphemerisSpan,
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
      // What a step leaves is a ten-thousandth of it, once the slope is known; before, as much as the speed
      // is uncertain.
      if step.magnitude < (before == nil ? 1e-9 / uncertainty : 1e-6) { return days + step }
      before = (days, left)
      days += step
    }
    return nil
  }
}
