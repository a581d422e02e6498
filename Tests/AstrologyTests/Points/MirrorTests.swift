import Astrology
import Ephemeris
import EngineSupport
import TestSupport
import Testing

/// Antiscia, midpoints, parallels and minor aspects on random skies.
@Suite struct MirrorTests {
  /// Rounding of a longitude.
  static let roundingDegrees = 1e-12

  private static func longitude(_ generator: inout SplitMix64) -> EclipticLongitude {
    EclipticLongitude(wrapping: generator.double(in: 0..<360))
  }

  @Test func `the antiscion of the antiscion is the point`() {
    let broken = counterexamples(among: 20_000, seed: 95, draw: Self.longitude) { longitude in
      WiderCases.error(longitude.antiscion.antiscion, longitude.degrees) <= Self.roundingDegrees
        && WiderCases.error(longitude.contraAntiscion.contraAntiscion, longitude.degrees)
          <= Self.roundingDegrees
        && WiderCases.error(longitude.antiscion.opposite, longitude.contraAntiscion.degrees)
          <= Self.roundingDegrees
    }
    #expect(broken.isEmpty, "\(broken)")
    #expect(EclipticLongitude(wrapping: 90).antiscion.degrees == 90)
    #expect(EclipticLongitude(wrapping: 0).contraAntiscion.degrees == 0)
  }

  @Test func `a midpoint is as far from the one as from the other, in either order`() {
    let broken = counterexamples(among: 20_000, seed: 96) { generator in
      (Self.longitude(&generator), Self.longitude(&generator))
    } holds: { (one, other) in
      let middle = one.midpoint(with: other)
      let half = one.separation(from: other).degrees / 2
      return (middle.separation(from: one).degrees - half).magnitude <= 1e-11
        && (middle.separation(from: other).degrees - half).magnitude <= 1e-11
        && WiderCases.error(other.midpoint(with: one), middle.degrees) <= 1e-11
    }
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test(arguments: [(10.0, 190.0, 100.0), (190, 10, 100), (350, 170, 80), (0, 180, 90)])
  func `of two midpoints the smaller longitude is taken`(
    one: Double, other: Double, middle: Double
  ) {
    let found = EclipticLongitude(wrapping: one).midpoint(with: EclipticLongitude(wrapping: other))
    #expect(found.degrees == middle)
  }

  @Test func `a point on the dial is at one of eight places`() throws {
    let chart = try WiderCases.widerChart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let pictures = chart.midpointPictures
    #expect(!pictures.isEmpty)
    let places = Dictionary(
      uniqueKeysWithValues: chart.chart.places.map { ($0.point, $0.longitude) })
    for picture in pictures {
      let place = try #require(places[picture.point])
      let nearest = (0..<8).map {
        let spoke = picture.midpoint.longitude.degrees + 45 * Double($0)
        return WiderCases.error(place, spoke)
      }.min()
      #expect((try #require(nearest) - picture.orb.degrees).magnitude < 1e-9)
      #expect(picture.isCertain)
    }
  }

  @Test func `near the equator the closer of both parallels is given`() throws {
    func declinations(_ one: Double, _ other: Double) throws -> [Parallel] {
      // By an obliquity of 0° a latitude is a declination.
      let sky = Sky(
        ut: .j2000, tt: .j2000, bodies: [BodySet(.sun), BodySet(.mars)], source: .swiss
      ) { body in
        BodyState(
          longitude: EclipticLongitude(wrapping: 20),
          latitude: .degrees(body == .sun ? one : other),
          distanceAU: 1, longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0)
      }
      return try Declinations(of: sky, obliquity: .zero).parallels()
    }
    let across = try #require(try declinations(0.3, -0.2).first)
    #expect(across.kind == .contraparallel && (across.orb.degrees - 0.1).magnitude < 1e-9)
    let along = try #require(try declinations(0.3, 0.2).first)
    #expect(along.kind == .parallel && (along.orb.degrees - 0.1).magnitude < 1e-9)
    #expect(try declinations(8, 6.9).isEmpty)
    #expect(try declinations(8, 7.1).count == 1 && declinations(8, -7.1).count == 1)
  }

  @Test func `no two kinds of aspect share a separation`() {
    for degrees in stride(from: 0, through: 180, by: 0.001) {
      let separation = PlaneAngle.degrees(degrees)
      let minors = MinorAspect.Kind.allCases.filter {
        (separation - $0.angle).magnitude <= $0.widestOrb
      }
      let majors = AspectKind.allCases.filter {
        (separation - $0.angle).magnitude <= $0.widestOrb
      }
      guard minors.count + majors.count > 1 else { continue }
      Issue.record("\(degrees): \(minors) \(majors)")
    }
  }

  @Test func `a pair has a major aspect or a minor one`() throws {
    let chart = try WiderCases.widerChart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let majors = Set(chart.chart.aspects().map { [$0.first, $0.second] })
    let minors = chart.minorAspects()
    #expect(!minors.isEmpty)
    for minor in minors {
      #expect(!majors.contains([minor.first, minor.second]))
      #expect(minor.orb <= minor.kind.widestOrb)
    }
    let none = try MinorAspect.Orbs(allowing: [:])
    #expect(chart.minorAspects(within: none).isEmpty)
    #expect(throws: NumberError.self) { try MinorAspect.Orbs(allowing: [.novile: .degrees(-1)]) }
  }

  @Test func `orbs may go by the points`() throws {
    let orbs = try OrbRule.PointOrbs([
      .body(.sun): .degrees(15), .body(.moon): .degrees(12), .angle(.ascendant): .degrees(2),
    ])
    let (sun, moon, mars) = (
      ChartPoint.body(.sun), ChartPoint.body(.moon), ChartPoint.body(.mars)
    )
    let moieties = OrbRule.moieties(orbs)
    #expect(moieties.kind(at: .degrees(13.5), of: sun, and: moon) == .conjunction)
    #expect(moieties.kind(at: .degrees(13.6), of: sun, and: moon) == nil)
    #expect(moieties.kind(at: .degrees(60), of: sun, and: mars) == nil)
    let wider = OrbRule.wider(orbs)
    #expect(wider.kind(at: .degrees(135), of: moon, and: sun) == .trine)
    #expect(wider.kind(at: .degrees(165), of: .angle(.ascendant), and: sun) == .opposition)
    let kinds = OrbRule.kinds(.standard)
    let chart = try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
    #expect(chart.aspects(by: kinds) == chart.aspects())
    #expect(chart.aspects(by: moieties).allSatisfy { $0.first == sun && $0.second == moon })
    #expect(throws: NumberError.self) { try OrbRule.PointOrbs([sun: .degrees(31)]) }
  }
}
