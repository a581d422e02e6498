#if SwissEphemeris
import Astrology
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

@Suite struct StarContactTests {
  private static func contacts(of birth: Birth) throws -> [Finding<StarContact>] {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    let wider = try WiderChart(of: chart, points: [], ephemeris: ephemeris)
    let instant = try ephemeris.instant(chart.instant)
    return wider.starContacts(
      try FixedStar.named.map { try ephemeris.place(of: $0, at: instant) })
  }

  @Test func `bright stars reach further`() throws {
    #expect(try StarContact.widestOrb(of: FixedStar(name: "spica")) == .degrees(1.5))
    #expect(try StarContact.widestOrb(of: FixedStar(name: "algol")) == .degrees(1))
    #expect(try StarContact.widestOrb(of: FixedStar(name: "galactic center")) == .degrees(1))
  }

  /// The Sun passes Regulus, at 29° 50′ Leo, on 22 August.
  @Test func `the Sun stands with Regulus in late August`() throws {
    let found = try Self.contacts(
      of: Samples.birth("2000-08-22T12:00", zone: "UTC", latitude: 51.5, longitude: 0))
    let sun = try #require(
      found.first { $0.point == .body(.sun) && $0.place.star.name == "regulus" })
    #expect(sun.orb.degrees < 0.5 && sun.isCertain)
  }

  @Test func `every contact is within its orb, with bodies and all four angles`() throws {
    var points: Set<ChartPoint> = []
    var random = SplitMix64(seed: 83)
    for _ in 0..<60 {
      let ut = JulianDay<UT1>(Double.random(in: 2_430_000..<2_460_000, using: &random))
      let birth = try Samples.birth(at: ut, latitude: 48, longitude: 11)
      for contact in try Self.contacts(of: birth) {
        #expect(contact.orb <= StarContact.widestOrb(of: contact.place.star))
        points.insert(contact.point)
      }
    }
    #expect(points.isSuperset(of: ChartAngle.allCases.map(ChartPoint.angle)))
    #expect(points.contains(.body(.moon)))
  }

  @Test func `without a time there are no angles, and the Moon's contacts are uncertain`() throws {
    var moons = 0
    for day in 1...28 {
      let found = try Self.contacts(
        of: Birth(date: CalendarDate(year: 1990, month: 6, day: day)))
      #expect(found.allSatisfy { if case .angle = $0.point { false } else { true } })
      for contact in found where contact.point == .body(.moon) {
        moons += 1
        #expect(!contact.isCertain)
      }
    }
    #expect(moons > 5)
  }
}
#endif
