import Astrology
import Ephemeris
import TestSupport
import Testing

/// Where the further house systems give way to whole signs.
@Suite struct UndefinedHousesTests {
  /// Charts at random instants within some latitudes of both hemispheres.
  private static func charts(
    _ system: HouseSystem, latitudes: Range<Double>, seed: UInt64
  ) throws -> [NatalChart] {
    var generator = SplitMix64(seed: seed)
    return try (0..<300).map { index in
      let latitude = generator.double(in: latitudes) * (index % 2 == 0 ? 1 : -1)
      let place = try Samples.place(latitude, generator.double(in: -180..<180))
      return try NatalChart(
        at: JulianDay(generator.double(in: 2_400_000..<2_500_000)), place: place, houses: system,
        ephemeris: WiderCases.ephemeris.get())
    }
  }

  /// How many of a hundred charts have whole signs instead.
  private static func share(of charts: [NatalChart], _ system: HouseSystem) -> Int {
    for chart in charts {
      let origin = chart.frame.origin
      #expect(origin == .system(system) || origin == .wholeSignInstead(of: system))
      let cusps = chart.frame.cusps
      let arcs = cusps.indices.map { cusps[$0].eastwardArc(to: cusps[($0 + 1) % 12]).degrees }
      #expect((arcs.reduce(0, +) - 360).magnitude < 1e-9)
    }
    return charts.count { $0.frame.origin.isFallback } * 100 / charts.count
  }

  /// The shares are those of `wider.md`, by an implementation of its own: a third between the tropics for horizontal
  /// houses; beyond the polar circles 45 % for topocentric and 33 % for APC.
  @Test(arguments: [
    (HouseSystem.horizontal, 0.1..<23.3, 20...50), (.topocentric, 66.7..<89, 30...60),
    (.apc, 66.7..<89, 20...46),
  ])
  func `a system whose cusps cross gives way to whole signs, and says so`(
    system: HouseSystem, latitudes: Range<Double>, percent: ClosedRange<Int>
  ) throws {
    let charts = try Self.charts(system, latitudes: latitudes, seed: 551)
    #expect(percent.contains(Self.share(of: charts, system)))
  }

  @Test(arguments: [
    (HouseSystem.horizontal, 23.6..<66), (.topocentric, 0.1..<66), (.apc, 0.1..<66),
    (.alcabitius, 0.1..<66), (.krusinski, 0.1..<89), (.vehlow, 0.1..<89), (.morinus, 0.1..<89),
    (.meridian, 0.1..<89),
  ])
  func `elsewhere a system is defined`(system: HouseSystem, latitudes: Range<Double>) throws {
    #expect(try Self.share(of: Self.charts(system, latitudes: latitudes, seed: 552), system) == 0)
  }
}
