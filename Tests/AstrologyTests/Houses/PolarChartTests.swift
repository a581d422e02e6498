import Astrology
import Ephemeris
import TestSupport
import Testing

/// A place inside a polar circle, where Placidus and Koch are undefined.
struct PolarPlace: Sendable, CustomTestStringConvertible {
  let name: String
  let latitude: Double
  let longitude: Double

  var testDescription: String { name }

  static let all = [
    Self(name: "Tromsø", latitude: 69.65, longitude: 18.96),
    Self(name: "Queen Maud Land", latitude: -75, longitude: 0),
    Self(name: "the north pole", latitude: 90, longitude: 0),
    Self(name: "the south pole", latitude: -90, longitude: 135),
  ]
}

@Suite struct PolarChartTests {
  /// Every hour of a solstice, an equinox and two common days.
  static func instants() throws -> [JulianDay<UT1>] {
    try ["1990-06-21", "2024-03-20", "1879-12-21", "2026-05-19"].flatMap { day in
      let midnight = try Samples.instant("\(day)T00:00")
      return (0..<24).map { midnight.advanced(bySeconds: Double($0) * 3_600) }
    }
  }

  @Test(arguments: PolarPlace.all, [HouseSystem.placidus, .koch])
  func `whole signs stand in, and say so`(place: PolarPlace, wanted: HouseSystem) throws {
    for ut in try Self.instants() {
      let birth = try Samples.birth(at: ut, latitude: place.latitude, longitude: place.longitude)
      let chart = try Samples.chart(of: birth, houses: wanted)
      let angles = try #require(chart.angles)
      #expect(chart.frame.origin == .wholeSignInstead(of: wanted))
      #expect(chart.frame.origin.isFallback && chart.frame.origin.name == "whole_sign")
      let first = try #require(chart.frame.cusps.first)
      #expect(first == ZodiacSign(angles.ascendant).start)
      #expect(chart.frame.cusps == HouseFrame.solar(ZodiacSign(angles.ascendant)).cusps)
    }
  }

  @Test(arguments: PolarPlace.all, [HouseSystem.porphyry, .equal, .wholeSign])
  func `a system that is defined there is used`(place: PolarPlace, wanted: HouseSystem) throws {
    for ut in try Self.instants() {
      let birth = try Samples.birth(at: ut, latitude: place.latitude, longitude: place.longitude)
      let frame = try Samples.chart(of: birth, houses: wanted).frame
      #expect(frame.origin == .system(wanted) && !frame.origin.isFallback)
      #expect(Self.goOnceRound(frame.cusps), "\(ut.iso8601)")
    }
  }

  @Test(arguments: PolarPlace.all, [HouseSystem.regiomontanus, .campanus])
  func `cusps that run backwards are no houses`(place: PolarPlace, wanted: HouseSystem) throws {
    let ephemeris = try Samples.ephemeris.get()
    var fallbacks = 0
    for ut in try Self.instants() {
      let birth = try Samples.birth(at: ut, latitude: place.latitude, longitude: place.longitude)
      let frame = try Samples.chart(of: birth, houses: wanted).frame
      #expect(Self.goOnceRound(frame.cusps), "\(ut.iso8601)")
      let raw = try ephemeris.houses(
        wanted, at: ut, place: try Samples.place(place.latitude, place.longitude))
      let isDefined = raw.map { Self.goOnceRound($0.cusps) } ?? false
      #expect(frame.origin == (isDefined ? .system(wanted) : .wholeSignInstead(of: wanted)))
      fallbacks += isDefined ? 0 : 1
    }
    #expect(fallbacks > 0, "the case must be among the tried")
  }

  /// Whether twelve cusps follow one another eastward around the circle once.
  private static func goOnceRound(_ cusps: [EclipticLongitude]) -> Bool {
    let arcs = cusps.indices.map { index in
      cusps[index].eastwardArc(to: cusps[(index + 1) % 12]).degrees
    }
    // A sum of twelve differences of rounded numbers.
    return (arcs.reduce(0, +) - 360).magnitude < 1e-9
  }

  @Test func `just outside the circle Placidus is defined`() throws {
    // The polar circle lies at 66°34′, 90° less the obliquity.
    let birth = try Samples.birth(
      "1990-06-21T03:00", zone: "UTC", latitude: 66.5, longitude: 25)
    #expect(try Samples.chart(of: birth).frame.origin == .system(.placidus))
  }
}
