public import Astrology
public import Ephemeris

/// A birth chart as the meters see it: eleven places, how much each weighs, and who listens.
public struct NatalProfile: Sendable {
  /// A natal point of the profile.
  public struct Point: Sendable {
    /// The body.
    public let body: CelestialBody
    /// Where it stands.
    public let longitude: EclipticLongitude
    /// Its house by Placidus, as the definition has it, whichever houses the chart shows.
    public let house: House
    /// How much it counts.
    package let weight: NatalWeight
    /// `S × W` for each meter.
    let pull: MeterTable
  }

  /// The eleven points, Sun first.
  public let points: [Point]
  /// The instant of birth, where the person's lifetime begins.
  public let birth: JulianDay<UT1>

  /// Weighs a chart.
  public init(of chart: NatalChart) {
    birth = chart.instant
    // Taken out once: each closure that asks the chart copies it.
    let (sky, frame) = (chart.sky, chart.placidusFrame)
    let rising = chart.ascendant.map { ZodiacSign($0) }
    points = ChartBody.allCases.map { point in
      let body = point.body
      let longitude = sky[body].longitude
      let house = frame.house(of: longitude)
      let weight = NatalWeight(of: body, at: longitude, in: house, rising: rising)
      return Point(
        body: body, longitude: longitude, house: house, weight: weight,
        pull: Hearing.ofNatal(body, in: house) * weight.value)
    }
  }

  init(points: [Point], birth: JulianDay<UT1>) {
    self.points = points
    self.birth = birth
  }
}
