internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// A transit that is in force on a day.
struct ActiveTransit {
  let key: TransitKey
  /// Whether it helps.
  let isEasy: Bool
  /// How much it adds to what is asked about.
  let weight: Double
  /// The least orb of the day, in degrees.
  let orbDegrees: Double

  /// How far from exact a transit is named: 3°, and 4° for the Moon.
  static func reach(of body: CelestialBody) -> Double { body == .moon ? 4 : 3 }

  /// The transits in force on a date, those first that move some meters most; all meters where none is given.
  static func all(
    on date: CalendarDate, moving meters: [Meter], of context: FindingContext
  ) throws(EphemerisError) -> [Self] {
    let skies = try DaySkies(of: date, in: context.zone, ephemeris: context.ephemeris).skies
    let natal = context.reading.astrometer.natal
    let weighed = meters.isEmpty ? Meter.allCases : meters
    var found: [Self] = []
    for transit in natal.transits(during: skies) {
      guard let body = transit.key.natalBody, body != .meanNode, transit.key.body != .meanNode
      else {
        continue
      }
      if body == .moon, !context.isTimed { continue }
      let place = context.chart.sky[body].longitude
      let orb =
        skies.map {
          abs(
            $0[transit.key.body].longitude.separation(from: place).degrees
              - transit.key.aspect.angle.degrees)
        }.min() ?? 99
      guard orb <= reach(of: transit.key.body) else { continue }
      let weight = weighed.reduce(0) { $0 + natal.amount(of: transit, to: $1) }
      found.append(
        Self(
          key: transit.key, isEasy: transit.quality > 0, weight: weight, orbDegrees: orb))
    }
    return found.sorted { ($0.weight, $1.key) > ($1.weight, $0.key) }
  }

  /// Whether it may be named as the cause of something glad or of something bad.
  func explains(glad: Bool) -> Bool {
    switch key.aspect {
    case .conjunction: glad == isEasy
    case .trine, .sextile: glad
    case .square, .opposition: !glad
    }
  }

  /// The last date on which it is in force without a break; nil beyond sixty days.
  func lastDate(
    from date: CalendarDate, of context: FindingContext
  ) throws(EphemerisError) -> CalendarDate? {
    guard let natal = context.natalLongitude(of: key.natal) else { return nil }
    var last = date
    for step in 1...60 {
      let next = date.advanced(byDays: step)
      guard context.holds(AskedPeriod(next)) else { return nil }
      let place = try context.state(of: key.body, at: context.noon(next)).longitude
      let orb = abs(natal.separation(from: place).degrees - key.aspect.angle.degrees)
      if orb > Self.reach(of: key.body) { return last }
      last = next
    }
    return nil
  }
}
