import EngineSupport
import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite struct HouseFrameTests {
  /// Charts of random instants and places outside the polar circles, by every system.
  static func randomCharts(_ count: Int) throws -> [NatalChart] {
    var generator = SplitMix64(seed: 12)
    return try (0..<count).map { index in
      let ut = JulianDay<UT1>(generator.double(in: Libswe.sampledDays))
      let birth = try Samples.birth(
        at: ut, latitude: generator.double(in: -66..<66),
        longitude: generator.double(in: -180..<180)
      )
      let systems = HouseSystem.allCases
      return try Samples.chart(of: birth, houses: systems[index % systems.count])
    }
  }

  @Test func `houses tile the circle`() throws {
    // The sum of twelve arcs of some 30°, each a difference of rounded numbers.
    let rounding = 1e-9
    for chart in try Self.randomCharts(350) {
      let cusps = chart.frame.cusps
      let arcs = cusps.indices.map { index in
        cusps[index].eastwardArc(to: cusps[(index + 1) % 12]).degrees
      }
      #expect((arcs.reduce(0, +) - 360).magnitude < rounding, "\(chart.birth)")
    }
  }

  @Test func `a longitude lies in the house between whose cusps it is`() throws {
    var generator = SplitMix64(seed: 13)
    for chart in try Self.randomCharts(140) {
      let cusps = chart.frame.cusps
      for _ in 0..<20 {
        let longitude = EclipticLongitude(wrapping: generator.double(in: 0..<360))
        let index = chart.frame.house(of: longitude).number - 1
        let width = cusps[index].eastwardArc(to: cusps[(index + 1) % 12])
        #expect(cusps[index].eastwardArc(to: longitude) < width)
      }
    }
  }

  @Test func `a cusp belongs to the house it opens, what is before it to the one before`() throws {
    // Half a second of arc: far less than any house outside the polar circles is wide.
    let alittle = PlaneAngle.arcseconds(0.5)
    for chart in try Self.randomCharts(140) {
      for (house, cusp) in zip(House.all, chart.frame.cusps) {
        #expect(chart.frame.house(of: cusp) == house)
        #expect(chart.frame.house(of: cusp - alittle).number == (house.number + 10) % 12 + 1)
      }
    }
  }

  @Test(arguments: [
    (longitude: 329.999, house: 12), (330, 1), (359.999_999, 1), (0, 2), (29.999_999, 2), (30, 3),
  ])
  func `a house may hold the equinox`(longitude: Double, house: Int) {
    let cusps = (0..<12).map { EclipticLongitude(wrapping: 330 + Double($0) * 30) }
    let found = HouseFrame.house(
      of: EclipticLongitude(wrapping: longitude), amongCusps: cusps)
    #expect(found.number == house)
  }

  @Test func `a body on a cusp to the last bit has a house`() {
    // kerykeion issue 164: this longitude, equal to a cusp, fell between two closed intervals.
    let longitude = EclipticLongitude(wrapping: 278.919_124_626_949_95)
    let cusps = (0..<12).map { longitude + .degrees(Double($0) * 30) }
    // Some twenty times the last bit of 360: nearer than that, arcs are rounded.
    let bits = PlaneAngle.degrees(1e-12)
    for (house, cusp) in zip(House.all, cusps) {
      #expect(HouseFrame.house(of: cusp, amongCusps: cusps) == house)
      let before = HouseFrame.house(of: cusp - bits, amongCusps: cusps)
      #expect(before.number == (house.number + 10) % 12 + 1)
    }
  }

  @Test(arguments: ZodiacSign.allCases)
  func `solar houses are whole signs from the Sun's`(sign: ZodiacSign) {
    let frame = HouseFrame.solar(sign)
    #expect(frame.origin == .solarWholeSign && frame.origin.name == "solar_whole_sign")
    #expect(!frame.origin.isFallback)
    for house in House.all {
      let middle = sign.advanced(by: house.number - 1).start + .degrees(15)
      #expect(frame.house(of: middle) == house)
    }
  }

  @Test func `systems differ from each other`() throws {
    // A constant passed in place of a system gives Placidus for all.
    let birth = try Samples.birth(
      "1990-06-15T12:00", zone: "UTC", latitude: 51.5, longitude: 0)
    let cusps = try HouseSystem.allCases.map { system in
      try Samples.chart(of: birth, houses: system).frame.cusps
    }
    #expect(Set(cusps).count == HouseSystem.allCases.count)
  }
}
