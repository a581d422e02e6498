import Astrology
import EngineSupport
import Ephemeris
import Testing

/// Transits to charts of two people.
@Suite struct LayerTransitTests {
  @Test func `each exact moment is exact, and those of a birth are the same by either way`() throws
  {
    let ephemeris = try WiderCases.ephemeris.get()
    let hers = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let his = try Samples.chart(
      of: Samples.birth(
        "1988-03-02T09:10", zone: "Europe/Paris", latitude: 45.764, longitude: 4.8357))
    let period = try Samples.instant("2026-01-01T00:00")..<Samples.instant("2026-04-01T00:00")
    let bodies = BodySet([.mars, .jupiter, .saturn])
    let composite = try CompositeChart(of: hers, and: his, ephemeris: ephemeris)
    let layer = ChartLayer(composite)
    let transits = try TransitCalendar(of: layer, bodies: bodies)
      .transits(during: period, ephemeris: ephemeris)
    #expect(transits.count > 20)
    var passes = 0
    for transit in transits {
      let point = try #require(composite.places.first { $0.point == transit.natal })
      for pass in transit.passes {
        let body = try ephemeris.sky(at: pass.at, bodies: BodySet(transit.body))[transit.body]
        let separation = body.longitude.separation(from: point.longitude)
        #expect((separation - transit.aspect.angle).magnitude.degrees < 1e-5, "\(transit)")
        passes += 1
      }
    }
    #expect(passes > 20)
    let partner = try Partner(hers, ephemeris: ephemeris)
    #expect(
      try TransitCalendar(of: ChartLayer(partner), bodies: bodies)
        .transits(during: period, ephemeris: ephemeris)
        == TransitCalendar(of: hers, bodies: bodies)
        .transits(during: period, ephemeris: ephemeris))
  }
}
