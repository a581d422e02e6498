/// Finds eclipses from where the Sun and the Moon of any ephemeris are, by the geometry of the shadows.
///
/// ```swift
/// let search = EclipseSearch(over: try CompiledEphemeris())
/// let newMoon = JulianDay<UT1>(2_460_409.26)  // 8 April 2024
/// let kind = try search.eclipse(of: .sun, atLunation: newMoon)?.kind  // .total
/// ```
///
/// The places are the apparent ones: the directions in which light arrives at the Earth. A shadow is
/// where no light arrives, so they are the right ones, with the time that the light has been under way
/// and aberration in them.
///
/// The rules are those of NASA's catalogues (F. Espenak, J. Meeus). The search finds each of their eclipses,
/// with its kind and its magnitude, and no other. libswe takes other radii; see the module's README.
public struct EclipseSearch: EclipseProvider {
  private let ephemeris: any EphemerisProvider

  /// Prepares a search over an ephemeris that has the Sun and the Moon.
  public init(over ephemeris: any EphemerisProvider) {
    self.ephemeris = ephemeris
  }

  /// The eclipse that a new or full Moon brings, if it does.
  ///
  /// At the very edge of the ephemeris its maximum may lie outside, by 20 minutes at most.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` where the lunation is not one of the
  ///   ephemeris, or what is wrong with the data.
  /// - Complexity: One sky of the Sun and the Moon where there is no eclipse, else six.
  public func eclipse(
    of luminary: Luminary, atLunation lunation: JulianDay<UT1>
  ) throws(EphemerisError) -> Eclipse? {
    let sky = try ephemeris.sky(at: lunation, bodies: LunationHours.bodies)
    let (sun, moon) = (sky[.sun], sky[.moon])
    let awaited =
      luminary == .sun
      ? sun.longitude : EclipticLongitude(wrapping: sun.longitude.degrees + 180)
    let ahead = awaited.arc(to: moon.longitude).degrees
    let days = -ahead / (moon.longitudePerDay - sun.longitudePerDay).degrees
    // A day from here would be no lunation, or another one.
    guard days.magnitude < 1 else { return nil }
    let latitude = PlaneAngle(
      degrees: moon.latitude.degrees + days * moon.latitudePerDay.degrees)
    guard latitude.magnitude < Eclipse.greatestMoonLatitude else { return nil }
    let syzygy = lunation.advanced(byDays: days)
    guard ephemeris.span.isNear(syzygy.days) else {
      throw .outOfSpan(days: syzygy.days, scale: "UT", span: ephemeris.span)
    }
    let hours = try LunationHours(around: syzygy, in: ephemeris)
    switch luminary {
    case .sun:
      return try hours.solarEclipse { maximum throws(EphemerisError) in
        try ephemeris.orientation(at: ephemeris.span.nearest(to: maximum)).siderealTime
      }
    case .moon: return hours.lunarEclipse()
    }
  }
}

extension CompiledEphemeris: EclipseProvider {
  /// The eclipse that a new or full Moon brings, from the table's own Sun and Moon.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the table.
  /// - Complexity: Less than 1 µs where there is no eclipse, else some 10 µs.
  public func eclipse(
    of luminary: Luminary, atLunation lunation: JulianDay<UT1>
  ) throws(EphemerisError) -> Eclipse? {
    try EclipseSearch(over: self).eclipse(of: luminary, atLunation: lunation)
  }
}

/// The ways of the Sun and the Moon in the hours around a new or full Moon.
///
/// Both are followed by polynomials through five skies, to which the Moon keeps within three metres. So
/// nothing is asked for outside the ephemeris.
struct LunationHours {
  /// What the skies must hold.
  static let bodies: BodySet = [BodySet(.sun), BodySet(.moon)]

  /// The instant that the hours are counted from.
  private let middle: JulianDay<UT1>
  /// About when the lunation is, in hours.
  private let syzygy: Double
  private let sun: HourlyPath
  private let moon: HourlyPath

  /// Follows the two from two hours before a lunation until two hours after it.
  ///
  /// At the edge of the ephemeris the first or last four hours of it are taken instead.
  ///
  /// - Throws: What the ephemeris throws.
  init(
    around syzygy: JulianDay<UT1>, in ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    let span = ephemeris.span
    middle = min(
      max(syzygy, span.start.advanced(byDays: 2.0 / 24)), span.end.advanced(byDays: -2.0 / 24))
    self.syzygy = middle.days(until: syzygy) * 24
    var (suns, moons): ([SIMD3<Double>], [SIMD3<Double>]) = ([], [])
    for hour in -2...2 {
      let instant = middle.advanced(byDays: Double(hour) / 24)
      let sky = try ephemeris.sky(
        at: span.nearest(to: instant), bodies: Self.bodies)
      let axis = EarthAxis(at: sky.tt)
      suns.append(axis.place(of: sky[.sun]))
      moons.append(axis.place(of: sky[.moon]))
    }
    sun = HourlyPath(through: suns)
    moon = HourlyPath(through: moons)
  }
}

extension LunationHours {
  /// The eclipse of the Sun, where the Moon's shadow meets the Earth.
  func solarEclipse(
    siderealTime: (JulianDay<UT1>) throws(EphemerisError) -> PlaneAngle
  ) throws(EphemerisError) -> Eclipse? {
    let approach = DiscApproach(of: moon, radius: MoonShadow.moonRadius, to: sun)
    guard let hour = approach.nearest(about: syzygy) else { return nil }
    let shadow = shadow(at: hour)
    guard let kind = shadow.kind else { return nil }
    let maximum = instant(at: hour)
    let isHybrid =
      kind == .total && shadow.isCentral
      && [-1, 1].contains { way in isAnnularAtEnd(from: hour, way: way) }
    return Eclipse(
      of: .sun, isHybrid ? .hybrid : kind, maximum: maximum, magnitude: shadow.magnitude,
      place: shadow.place(siderealTime: try siderealTime(maximum)))
  }

  /// The eclipse of the Moon, where it meets the Earth's shadow.
  func lunarEclipse() -> Eclipse? {
    // Seen from the Moon, the Earth covers the Sun.
    let approach = DiscApproach(of: -moon, radius: 1, to: sun - moon)
    guard let hour = approach.nearest(about: syzygy) else { return nil }
    let shadow = EarthShadow(moon: moon.place(at: hour), sun: sun.place(at: hour))
    guard let (kind, magnitude) = shadow.eclipse else { return nil }
    return Eclipse(of: .moon, kind, maximum: instant(at: hour), magnitude: magnitude, place: nil)
  }

  /// Whether the eclipse is annular where the axis of the shadow first or last touches the Earth.
  private func isAnnularAtEnd(from hour: Double, way: Double) -> Bool {
    // Across the whole Earth the axis takes four hours at most.
    let bracket = way < 0 ? hour - 3...hour : hour...hour + 3
    let end = RootSearch.root(in: bracket, tolerance: Self.toleranceHours) {
      shadow(at: $0).axisDistance - 1
    }
    return end.map { !shadow(at: $0).isUmbral } ?? false
  }

  private func shadow(at hour: Double) -> MoonShadow {
    MoonShadow(moon: moon.place(at: hour), sun: sun.place(at: hour))
  }

  private func instant(at hour: Double) -> JulianDay<UT1> { middle.advanced(byDays: hour / 24) }

  fileprivate static let toleranceHours = SkySearch.toleranceSeconds / 3_600
}

/// Two discs that near each other, as seen from where the places are counted from.
private struct DiscApproach {
  private let near: HourlyPath
  private let radius: Double
  private let sun: HourlyPath

  /// The approach of a globe in front to the Sun; lengths are in radii of the Earth.
  init(of near: HourlyPath, radius: Double, to sun: HourlyPath) {
    self.near = near
    self.radius = radius
    self.sun = sun
  }

  /// When the edges of the two are nearest to each other, or overlap most.
  func nearest(about hour: Double) -> Double? {
    // Half an hour for the Moon's way across the ecliptic, and as much again for what `hour` is off.
    RootSearch.root(
      in: hour - 1...hour + 1, tolerance: LunationHours.toleranceHours, of: widening)
  }

  /// How fast the gap between the edges grows, times the chord between the centres: so it has no jump
  /// where the one passes right before the other.
  private func widening(at hour: Double) -> Double {
    let (one, other) = (near.direction(at: hour), sun.direction(at: hour))
    let chord = one.unit - other.unit
    let radiiPerHour =
      -radius * one.recession / (one.distance * one.distance)
      - MoonShadow.sunRadius * other.recession / (other.distance * other.distance)
    return chord.dot(one.unitPerHour - other.unitPerHour) - chord.length * radiiPerHour
  }
}
