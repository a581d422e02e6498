import Astrology
import Ephemeris
import Testing

@Suite struct MoonPhaseTests {
  /// The contract, D18: eight sectors of 45°, each centred on its event.
  @Test(arguments: [
    (elongation: 0.0, phase: MoonPhase.newMoon), (22.499, .newMoon), (22.5, .waxingCrescent),
    (58, .waxingCrescent), (67.499, .waxingCrescent), (67.5, .firstQuarter), (90, .firstQuarter),
    (112.499, .firstQuarter), (112.5, .waxingGibbous), (157.499, .waxingGibbous),
    (157.5, .fullMoon), (180, .fullMoon), (202.499, .fullMoon), (202.5, .waningGibbous),
    (247.499, .waningGibbous), (247.5, .lastQuarter), (270, .lastQuarter), (292.499, .lastQuarter),
    (292.5, .waningCrescent), (337.499, .waningCrescent), (337.5, .newMoon), (359.999, .newMoon),
    (-10, .newMoon), (-90, .lastQuarter),
  ])
  func `a phase reaches 22.5° to both sides of its event`(
    elongation: Double, phase: MoonPhase
  ) {
    #expect(MoonPhase(elongation: .degrees(elongation)) == phase)
  }

  @Test func `phases have the contract's names`() {
    #expect(
      MoonPhase.allCases.map(\.title) == [
        "New Moon", "Waxing Crescent", "First Quarter", "Waxing Gibbous", "Full Moon",
        "Waning Gibbous", "Last Quarter", "Waning Crescent",
      ])
  }

  @Test func `the Moon of 2025-01-06 is the contract's`() throws {
    // D18 and D19: 83.5°, First Quarter, 44.5 %, 7.4 days to full, 23.0 days to new.
    let ephemeris = try Samples.ephemeris.get()
    let noon = try Samples.instant("2025-01-06T12:00")
    let moon = MoonPhase.Illumination(of: try ephemeris.sky(at: noon))
    let decimal = 0.05
    #expect((moon.elongation.degrees - 83.5).magnitude <= decimal)
    #expect(moon.phase == .firstQuarter)
    #expect((moon.illuminatedFraction * 100 - 44.5).magnitude <= decimal)
    let full = try LunarQuarter.fullMoon.next(from: noon, ephemeris: ephemeris)
    let new = try LunarQuarter.newMoon.next(from: noon, ephemeris: ephemeris)
    #expect((noon.days(until: full) - 7.4).magnitude <= decimal)
    #expect((noon.days(until: new) - 23.0).magnitude <= decimal)
  }
}
