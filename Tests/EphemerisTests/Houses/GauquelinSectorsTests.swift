import Ephemeris
import Foundation
import TestSupport
import Testing

/// Gauquelin's 36 sectors.
@Suite struct GauquelinSectorsTests {
  private static let world = HouseSample.draw(200, latitudes: -66..<66, seed: 541)

  private func sectors(_ sample: HouseSample) throws -> GauquelinSectors {
    try #require(
      try GauquelinSectors(
        armc: .degrees(sample.armc), obliquity: .degrees(sample.obliquity),
        place: GeographicPlace(latitude: sample.latitude, longitude: 0)))
  }

  /// The equatorial place of a degree of the ecliptic.
  private func place(
    _ longitude: EclipticLongitude, _ sample: HouseSample
  ) throws
    -> EquatorialPlace
  {
    try EquatorialPlace(
      of: BodyState(
        longitude: longitude, latitude: .zero, distanceAU: 1, longitudePerDay: .zero,
        latitudePerDay: .zero, distancePerDayAU: 0),
      obliquity: .degrees(sample.obliquity))
  }

  @Test func `every third sector begins where a house of Placidus does`() throws {
    for sample in Self.world {
      let sectors = try sectors(sample)
      let houses = try sample.houses(.placidus).cusps
      #expect(sectors.cusps.count == GauquelinSectors.count)
      for index in 0..<12 {
        let house = houses[(12 - index) % 12]
        #expect(sectors.cusps[index * 3].separation(from: house).degrees < 1e-9)
      }
    }
  }

  @Test func `a degree on a cusp stands at the beginning of that sector`() throws {
    for sample in Self.world {
      let sectors = try sectors(sample)
      let at = try GeographicPlace(latitude: sample.latitude, longitude: 0)
      for (number, cusp) in zip(1..., sectors.cusps) {
        let sector = try GauquelinSectors.sector(
          of: place(cusp, sample), armc: .degrees(sample.armc), at: at)
        let error = (sector - Double(number)).magnitude
        #expect(min(error, 36 - error) < 1e-9)
        #expect((1..<37).contains(sector))
      }
    }
  }

  @Test func `cusps follow one another westward once round`() throws {
    for sample in Self.world {
      let cusps = try sectors(sample).cusps
      let arcs = cusps.indices.map {
        cusps[($0 + 1) % 36].eastwardArc(to: cusps[$0]).degrees
      }
      #expect((arcs.reduce(0, +) - 360).magnitude < 1e-9)
    }
  }

  @Test(arguments: [66.7, -75, 90])
  func `inside the polar circles there are no cusps`(latitude: Double) throws {
    let place = try GeographicPlace(latitude: latitude, longitude: 0)
    #expect(try GauquelinSectors(armc: .zero, obliquity: .degrees(23.44), place: place) == nil)
  }

  @Test func `a body that stays above the horizon, or below, keeps to those eighteen sectors`()
    throws
  {
    let state = BodyState(
      longitude: EclipticLongitude(wrapping: 90), latitude: .zero, distanceAU: 1,
      longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0)
    let body = try EquatorialPlace(of: state, obliquity: .degrees(23.44))
    for (latitude, upper) in [(66.6, 1.0..<19), (80, 1..<19), (-66.6, 19..<37), (-80, 19..<37)] {
      let place = try GeographicPlace(latitude: latitude, longitude: 0)
      let sectors = try stride(from: 0.5, to: 360, by: 1).map {
        try GauquelinSectors.sector(of: body, armc: .degrees($0), at: place)
      }
      #expect(sectors.allSatisfy(upper.contains))
      #expect(Set(sectors.map { Int($0) }).count == 18)
    }
    let culminating = try GauquelinSectors.sector(
      of: body, armc: body.rightAscension, at: GeographicPlace(latitude: 80, longitude: 0))
    #expect(culminating == 10)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `angles that are no numbers are refused`(armc: Double) throws {
    let place = try GeographicPlace(latitude: 50, longitude: 0)
    #expect(throws: NumberError.self) {
      try GauquelinSectors(armc: .degrees(armc), obliquity: .degrees(23.4), place: place)
    }
    #expect(throws: NumberError.self) {
      try GauquelinSectors(armc: .zero, obliquity: .degrees(armc), place: place)
    }
  }
}
