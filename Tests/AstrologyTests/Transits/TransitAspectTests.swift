import Astrology
import Ephemeris
import SwissEphemeris
import EngineSupport
import Testing

/// Which transits a sky makes to a chart, and whether they come or go.
@Suite struct TransitAspectTests {
  static let chart = Result {
    let date: CalendarDate = try CalendarDate(year: 1990, month: 6, day: 15)
    return try NatalChart(of: Birth(date: date), ephemeris: ExactEphemeris())
  }

  /// A sky with a body at an arc from the chart's Sun, moving so; the others stand with it.
  static func transit(arc: Double, movingBy perDay: Double) throws -> TransitAspect? {
    let chart = try chart.get()
    let place = chart.sky[.sun].longitude + .degrees(arc)
    let sky = Sky(ut: chart.sky.ut, tt: chart.sky.tt, bodies: .eleven, source: .swiss) { _ in
      BodyState(
        longitude: place, latitude: .zero, distanceAU: 1, longitudePerDay: .degrees(perDay),
        latitudePerDay: .zero, distancePerDayAU: 0)
    }
    return chart.transit(of: .mars, to: .sun, in: sky)
  }

  @Test(arguments: [
    (arc: 7.99, perDay: 0.5, kind: AspectKind.conjunction, phase: Aspect.Phase.separating),
    (7.99, -0.5, .conjunction, .applying), (-7.99, 0.5, .conjunction, .applying),
    (0.19, 0.5, .conjunction, .exact), (-0.19, 0.5, .conjunction, .exact),
    (0.21, 0.5, .conjunction, .separating), (55.01, 0.5, .sextile, .applying),
    (64.99, 0.5, .sextile, .separating), (-64.99, 0.5, .sextile, .applying),
    (83.01, 0.5, .square, .applying), (-126.99, 0.5, .trine, .applying),
    (172.01, 0.5, .opposition, .applying), (-172.01, 0.5, .opposition, .separating),
    // What stands still at the moment comes no nearer.
    (3, 0, .conjunction, .separating),
  ])
  func `kind and phase`(
    arc: Double, perDay: Double, kind: AspectKind, phase: Aspect.Phase
  ) throws {
    let transit = try #require(try Self.transit(arc: arc, movingBy: perDay))
    #expect(transit.aspect == kind)
    #expect(transit.phase == phase)
    #expect((0..<1).contains(transit.shareOfOrb))
  }

  @Test(arguments: [8.01, 30, 54.99, 65.01, 82.99, 97.01, 112.99, 127.01, 150, 171.99])
  func `beyond the orbs there is none`(arc: Double) throws {
    #expect(try Self.transit(arc: arc, movingBy: 0.5) == nil)
    #expect(try Self.transit(arc: -arc, movingBy: 0.5) == nil)
  }

  @Test func `the orbs are those of the table`() {
    for kind in AspectKind.allCases {
      #expect(OrbTable.standard[kind] == kind.widestOrb)
    }
  }
}
