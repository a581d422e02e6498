import Astrology
import EngineSupport
import Ephemeris
import Testing

/// Aspects of points that charts don't have to the points of a chart.
@Suite struct FurtherAspectTests {
  @Test func `each is within its orb, and each pair within the orb is there`() throws {
    let chart = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    for degrees in stride(from: 0.0, to: 360, by: 1.3) {
      let state = BodyState(
        longitude: EclipticLongitude(wrapping: degrees), latitude: .zero, distanceAU: 1,
        longitudePerDay: .degrees(0.01), latitudePerDay: .zero, distancePerDayAU: 0)
      let aspects = FurtherAspect.all(of: state, in: chart)
      for place in chart.places {
        let separation = state.longitude.separation(from: place.longitude).degrees
        let closest = [0.0, 60, 90, 120, 180].map { (separation - $0).magnitude }.min() ?? 360
        let found = aspects.first { $0.with == place.point }
        #expect((found != nil) == (closest <= 2), "\(degrees)° and \(place.point)")
        if let found { #expect((found.orb.degrees - closest).magnitude < 1e-9) }
      }
    }
  }

  @Test func `the true node makes none with the mean node`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let wider = try WiderChart(of: chart, points: BodySet([.trueNode]), ephemeris: ephemeris)
    let found = try #require(wider.pointAspects(within: .standard).first)
    #expect(found.body == .trueNode)
    #expect(!found.aspects.contains { $0.with == .body(.meanNode) })
    // They are never 2° apart, so that an aspect with it there would be.
    let all = FurtherAspect.all(of: wider.points[.trueNode], in: chart, by: .standard)
    #expect(all.contains { $0.with == .body(.meanNode) })
  }
}
