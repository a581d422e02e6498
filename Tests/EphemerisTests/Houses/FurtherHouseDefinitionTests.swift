import Ephemeris
import Foundation
import TestSupport
import Testing

/// The systems beyond the seven of old programs, by what defines them.
@Suite struct FurtherHouseDefinitionTests {
  /// The systems that have a test here.
  static let tested: Set<HouseSystem> = [
    .alcabitius, .meridian, .morinus, .topocentric, .vehlow, .krusinski, .horizontal, .apc,
  ]

  private static let world = HouseSample.draw(500, latitudes: -66..<66, seed: 531)
  private static let polar =
    HouseSample.draw(300, latitudes: 66.7..<89, seed: 532)
    + HouseSample.draw(300, latitudes: -89 ..< -66.7, seed: 533)

  private static let pole: SIMD3<Double> = [0, 0, 1]

  @Test func `Alcabitius's cusps stand at thirds of the Ascendant's semi-arcs`() throws {
    for sample in Self.world + Self.polar {
      let houses = try sample.houses(.alcabitius)
      // It is as far from the meridian as its semi-arc, since it is on the horizon.
      let upper = sample.meridianDistance(houses.ascendant)
      for (number, expected) in [
        (10, 0.0), (11, upper / 3), (12, upper * 2 / 3), (1, upper),
        (2, upper + (180 - upper) / 3), (3, upper + (180 - upper) * 2 / 3),
      ] {
        let distance = sample.meridianDistance(houses.cusps[number - 1])
        let error = (distance - expected).magnitude
        #expect(min(error, 360 - error) < 1e-8, "house \(number) at \(sample.latitude)")
      }
    }
  }

  @Test func `meridian cusps are every 30° of right ascension`() throws {
    for sample in Self.world + Self.polar {
      let houses = try sample.houses(.meridian)
      for index in 0..<12 {
        let distance = sample.meridianDistance(houses.cusps[index])
        let error = EclipticLongitude(wrapping: distance - Double(index + 3) * 30).degrees
        #expect(min(error, 360 - error) < 1e-10)
      }
    }
  }

  @Test func `Morinus's cusps have the longitudes of every 30° of the equator`() throws {
    for sample in Self.world + Self.polar {
      let ofEcliptic: SIMD3<Double> = [
        0, -HouseSample.sine(sample.obliquity), HouseSample.cosine(sample.obliquity),
      ]
      let houses = try sample.houses(.morinus)
      for index in 0..<12 {
        let point = HouseSample.direction(sample.armc + 90 + Double(index) * 30, 0)
        let cusp = sample.direction(houses.cusps[index])
        #expect(ofEcliptic.cross(point).dot(cusp).magnitude < 1e-12)
        #expect(point.dot(cusp) > 0)
      }
    }
  }

  @Test func `topocentric cusps rise under thirds of the latitude's tangent`() throws {
    for sample in Self.world {
      let cusps = try sample.houses(.topocentric).cusps
      for (number, thirds) in [(11, 1.0), (12, 2), (1, 3), (2, 2), (3, 1)] {
        let pole = atan(tan(sample.latitude * .pi / 180) * thirds / 3) * 180 / .pi
        let ascension = Double((number + 2) % 12) * 30
        let rising = try HouseSample(
          armc: sample.armc + ascension - 90, obliquity: sample.obliquity, latitude: pole
        ).houses(.equal).ascendant
        #expect(cusps[number - 1].separation(from: rising).degrees < 1e-9)
      }
    }
  }

  @Test func `the Ascendant is in the middle of Vehlow's first house`() throws {
    for sample in Self.world + Self.polar {
      let houses = try sample.houses(.vehlow)
      for index in 0..<12 {
        let middle = houses.cusps[index] + .degrees(15)
        let expected = houses.ascendant + .degrees(Double(index) * 30)
        #expect(middle.separation(from: expected).degrees < 1e-12)
      }
    }
  }

  @Test func `Krusinski's cusps lie on hour circles through the circle of Ascendant and zenith`()
    throws
  {
    for sample in Self.world + Self.polar {
      let houses = try sample.houses(.krusinski)
      let ascendant = sample.direction(houses.ascendant)
      for index in 0..<12 {
        let way = Double(index) * 30
        let point = ascendant * HouseSample.cosine(way) - sample.zenith * HouseSample.sine(way)
        let level = SIMD3(point.x, point.y, 0)
        let cusp = sample.direction(houses.cusps[index])
        #expect(Self.pole.cross(level).dot(cusp).magnitude < 1e-12)
        // The Midheaven may be on the far side of the pole inside the polar circles.
        #expect(index % 9 == 3 || level.dot(cusp) > 0, "house \(index + 1)")
      }
    }
  }

  @Test func `horizontal cusps lie on vertical circles at every 30° of azimuth`() throws {
    for sample in Self.world + Self.polar {
      let houses = try sample.houses(.horizontal)
      // The meridian's end on the side of the equator.
      let equatorward = sample.north * (sample.latitude > 0 ? -1 : 1)
      for (number, angle) in [(10, 90.0), (11, 60), (12, 30), (1, 0), (2, -30), (3, -60)] {
        let level =
          sample.east * HouseSample.cosine(angle) + equatorward * HouseSample.sine(angle)
        let cusp = sample.direction(houses.cusps[number - 1])
        #expect(sample.zenith.cross(level).dot(cusp).magnitude < 1e-12, "house \(number)")
      }
    }
  }

  @Test func `APC's circles divide the Ascendant's own circle of declination`() throws {
    for sample in Self.world {
      let houses = try sample.houses(.apc)
      let upper = sample.meridianDistance(houses.ascendant)
      let declination = asin(sample.direction(houses.ascendant).z) * 180 / .pi
      for (number, distance) in [
        (11, upper / 3), (12, upper * 2 / 3), (1, upper), (2, upper + (180 - upper) / 3),
        (3, upper + (180 - upper) * 2 / 3), (5, 180 + (180 - upper) / 3),
        (6, 180 + (180 - upper) * 2 / 3), (7, 360 - upper), (8, 360 - upper * 2 / 3),
        (9, 360 - upper / 3),
      ] {
        let through = HouseSample.direction(sample.armc + distance, declination)
        let cusp = sample.direction(houses.cusps[number - 1])
        #expect(sample.north.cross(through).dot(cusp).magnitude < 1e-10, "house \(number)")
        let inside = through - sample.north * through.dot(sample.north)
        #expect(cusp.dot(inside) > 0, "house \(number)")
      }
    }
  }

  /// libswe's thirteen further systems at 29 places; eight of them are ours.
  @Test(.enabled(if: ReferenceCases.isPresent, "no folder of reference cases"))
  func `cusps agree with the reference cases`() throws {
    let table = try #require(try ReferenceCases.load("wider/house_systems"))
    #expect(table.cases.count > 20)
    for row in table.cases {
      for system in Self.tested {
        let cell = try #require(try row.value(system.name).array)
        let houses = try #require(
          try HouseCusps(
            system, armc: .degrees(row.double("armc")),
            obliquity: .degrees(row.double("true_obliquity")),
            place: GeographicPlace(latitude: row.double("lat"), longitude: row.double("lon"))))
        let expected = (cell[0].array ?? []).compactMap(\.number) + cell[1...].compactMap(\.number)
        let found = houses.cusps + [houses.ascendant, houses.midheaven]
        #expect(expected.count == 14)
        for (longitude, value) in zip(found, expected) {
          let error = longitude.separation(from: EclipticLongitude(wrapping: value)).degrees
          #expect(error < 1e-6, "\(row), \(system): \(error)")
        }
      }
    }
  }
}
