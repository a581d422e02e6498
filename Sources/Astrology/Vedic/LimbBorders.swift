import Ephemeris

/// The angles of the Sun and the Moon that the limbs of a day are counted by; each grows all the time.
struct LunarSky {
  enum Angle {
    /// The Moon's longitude from the Sun.
    case elongation
    /// The Moon's sidereal longitude.
    case moon
    /// The sum of the sidereal longitudes of both.
    case sum
  }

  /// The instant of the ayanamsa.
  let start: JulianDay<TT>
  let offset: Double
  let offsetPerDay: Double
  let ephemeris: any EphemerisProvider

  private static let bodies: BodySet = [BodySet(.sun), BodySet(.moon)]

  /// An angle and its daily motion.
  func value(
    of angle: Angle, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> (place: EclipticLongitude, perDay: Double) {
    let table = try ephemeris.longitudes(of: Self.bodies, at: tt)
    try table.bodies.checkHold(Self.bodies)
    let (sun, moon) = (table.motion(of: .sun), table.motion(of: .moon))
    let taken = offset + offsetPerDay * start.days(until: tt)
    let (solar, lunar) = (sun.longitude.degrees, moon.longitude.degrees)
    let (sunPerDay, moonPerDay) = (sun.longitudePerDay.degrees, moon.longitudePerDay.degrees)
    switch angle {
    case .elongation:
      return (EclipticLongitude(wrapping: lunar - solar), moonPerDay - sunPerDay)
    case .moon: return (EclipticLongitude(wrapping: lunar - taken), moonPerDay - offsetPerDay)
    case .sum:
      return (
        EclipticLongitude(wrapping: lunar + solar - 2 * taken),
        moonPerDay + sunPerDay - 2 * offsetPerDay
      )
    }
  }

  /// When an angle is at a place, near an instant.
  func time(
    of angle: Angle, at place: EclipticLongitude, near tt: JulianDay<TT>
  ) throws(EphemerisError) -> JulianDay<TT> {
    var tt = tt
    for _ in 0..<20 {
      let (now, perDay) = try value(of: angle, at: tt)
      let arc = now.arc(to: place).degrees
      tt = tt.advanced(byDays: arc / perDay)
      if arc.magnitude < 1e-9 { break }
    }
    return tt
  }
}

/// When an angle passes from one of equal parts of the circle to the next; each border is found once.
struct LimbBorders {
  private let angle: LunarSky.Angle
  private let count: Int
  private let sky: LunarSky
  private var found: [Int: JulianDay<UT1>] = [:]

  /// Cuts the circle of an angle into so many parts.
  init(of angle: LunarSky.Angle, count: Int, sky: LunarSky) {
    self.angle = angle
    self.count = count
    self.sky = sky
  }

  /// The parts that the angle goes through in a day, so many at a time taken for one.
  mutating func spans<Content>(
    during day: Range<JulianDay<UT1>>, joining: Int = 1, _ content: (_ number: Int) -> Content
  ) throws(EphemerisError) -> [Panchanga.Span<Content>] {
    let width = 360 / Double(count)
    let (first, perDay) = try sky.value(of: angle, at: sky.start)
    let part = min(Int(first.degrees / width), count - 1)
    var index = part - part % joining
    let past = first.degrees - Double(index) * width
    var from = try border(index, near: sky.start.advanced(byDays: -past / perDay))
    var spans: [Panchanga.Span<Content>] = []
    repeat {
      let near = try sky.ephemeris.instant(from).tt
        .advanced(byDays: width * Double(joining) / perDay)
      let to = try border(index + joining, near: near)
      let number = index % count / joining + 1
      spans.append(Panchanga.Span(content: content(number), number: number, period: from..<to))
      (from, index) = (to, index + joining)
    } while from < day.upperBound
    return spans
  }

  private mutating func border(
    _ index: Int, near tt: JulianDay<TT>
  ) throws(EphemerisError) -> JulianDay<UT1> {
    if let known = found[index] { return known }
    let place = EclipticLongitude(wrapping: Double(index % count) * 360 / Double(count))
    let ut = try sky.ephemeris.universalTime(try sky.time(of: angle, at: place, near: tt))
    found[index] = ut
    return ut
  }
}
