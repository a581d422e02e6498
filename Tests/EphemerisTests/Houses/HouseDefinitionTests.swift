import Ephemeris
import Foundation
import TestSupport
import Testing

/// A place and an instant as house systems see them, with directions as vectors of the equator.
struct HouseSample: Sendable {
  let armc: Double
  let obliquity: Double
  let latitude: Double

  /// So many, the same on every run.
  static func draw(
    _ count: Int, latitudes: Range<Double>, seed: UInt64
  ) -> [HouseSample] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      HouseSample(
        armc: generator.double(in: 0..<360), obliquity: generator.double(in: 23.4..<23.5),
        latitude: generator.double(in: latitudes))
    }
  }

  func houses(_ system: HouseSystem, later degrees: Double = 0) throws -> HouseCusps {
    try #require(
      HouseCusps(
        system, armc: .degrees(armc + degrees), obliquity: .degrees(obliquity),
        latitude: latitude))
  }

  static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The direction of a right ascension and a declination.
  static func direction(_ ascension: Double, _ declination: Double) -> SIMD3<Double> {
    [
      cosine(declination) * cosine(ascension), cosine(declination) * sine(ascension),
      sine(declination),
    ]
  }

  var east: SIMD3<Double> { Self.direction(armc + 90, 0) }
  var zenith: SIMD3<Double> { Self.direction(armc, latitude) }
  var north: SIMD3<Double> { Self.direction(armc + 180, 90 - latitude) }

  func direction(_ longitude: EclipticLongitude) -> SIMD3<Double> {
    let (y, x) = (Self.sine(longitude.degrees), Self.cosine(longitude.degrees))
    return [x, y * Self.cosine(obliquity), y * Self.sine(obliquity)]
  }

  /// How far east of the meridian a degree stands, along the equator, in 0 ..< 360.
  func meridianDistance(_ longitude: EclipticLongitude) -> Double {
    let place = direction(longitude)
    let ascension = atan2(place.y, place.x) * 180 / .pi
    return EclipticLongitude(wrapping: ascension - armc).degrees
  }

  /// Half the time that a degree is above the horizon, as an angle.
  func semiArc(_ longitude: EclipticLongitude) -> Double {
    let declination = asin(direction(longitude).z)
    return acos(-tan(latitude * .pi / 180) * tan(declination)) * 180 / .pi
  }
}

extension SIMD3<Double> {
  func dot(_ other: Self) -> Double { (self * other).sum() }

  func cross(_ other: Self) -> Self {
    [y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x]
  }
}

/// Every system by what defines it, computed another way than by its formulas.
@Suite struct HouseDefinitionTests {
  private static let world = HouseSample.draw(500, latitudes: -66..<66, seed: 501)
  private static let polar =
    HouseSample.draw(300, latitudes: 66.7..<90, seed: 502)
    + HouseSample.draw(300, latitudes: -90 ..< -66.7, seed: 503)

  @Test func `the angles lie on the horizon in the east and on the meridian`() throws {
    for sample in Self.world {
      for system in HouseSystem.allCases {
        let houses = try sample.houses(system)
        let ascendant = sample.direction(houses.ascendant)
        #expect(ascendant.dot(sample.zenith).magnitude < 1e-12)
        #expect(ascendant.dot(sample.east) > 0)
        let midheaven = sample.direction(houses.midheaven)
        #expect(midheaven.dot(sample.east).magnitude < 1e-12)
        #expect(midheaven.dot(sample.zenith) > 0)
      }
    }
  }

  @Test func `inside the polar circles the angles stay on their circles`() throws {
    for sample in Self.polar {
      for system in HouseSystem.allCases where ![.placidus, .koch].contains(system) {
        let houses = try sample.houses(system)
        let ascendant = sample.direction(houses.ascendant)
        #expect(ascendant.dot(sample.zenith).magnitude < 1e-12)
        #expect(ascendant.dot(sample.east) > 0)
        let midheaven = sample.direction(houses.midheaven)
        #expect(midheaven.dot(sample.east).magnitude < 1e-12)
        if [.regiomontanus, .campanus, .topocentric, .apc].contains(system) {
          #expect(midheaven.dot(sample.zenith) > 0)
        } else {
          #expect(midheaven.dot(HouseSample.direction(sample.armc, 0)) > 0)
          #expect(houses.midheaven.arc(to: houses.ascendant).degrees > 0)
        }
      }
    }
  }

  @Test func `inside the polar circles Placidus and Koch are undefined`() {
    for sample in Self.polar {
      for system in [HouseSystem.placidus, .koch] {
        #expect(
          HouseCusps(
            system, armc: .degrees(sample.armc), obliquity: .degrees(sample.obliquity),
            latitude: sample.latitude) == nil)
      }
    }
    for latitude in [-66.5, 66.5] {
      for (obliquity, isDefined) in [(23.49, true), (23.5, false), (23.51, false)] {
        for system in [HouseSystem.placidus, .koch] {
          let houses = HouseCusps(
            system, armc: .degrees(200), obliquity: .degrees(obliquity), latitude: latitude)
          #expect((houses != nil) == isDefined)
        }
      }
    }
  }

  @Test func `Placidus's cusps have passed thirds of their own semi-arcs`() throws {
    for sample in Self.world {
      let cusps = try sample.houses(.placidus).cusps
      for (number, thirds) in [(11, 1.0), (12, 2), (1, 3)] {
        let cusp = cusps[number - 1]
        let expected = thirds / 3 * sample.semiArc(cusp)
        #expect((sample.meridianDistance(cusp) - expected).magnitude < 1e-9)
      }
      for (number, thirds) in [(2, 2.0), (3, 1)] {
        let cusp = cusps[number - 1]
        let expected = 180 - thirds / 3 * (180 - sample.semiArc(cusp))
        #expect((sample.meridianDistance(cusp) - expected).magnitude < 1e-9)
      }
    }
  }

  /// There a fixed number of steps would not do.
  ///
  /// The tolerance is for the arc cosine of this test, which loses digits where the semi-arc nears 0°
  /// or 180°.
  @Test(arguments: [0.01, 0.0001, 0.000001, 0.00000001])
  func `Placidus's cusps hold up to the polar circle`(distance: Double) throws {
    for drawn in HouseSample.draw(200, latitudes: 0..<1, seed: 504) {
      let sample = HouseSample(
        armc: drawn.armc, obliquity: drawn.obliquity, latitude: 90 - drawn.obliquity - distance)
      let cusps = try sample.houses(.placidus).cusps
      for (number, thirds) in [(11, 1.0), (12, 2)] {
        let cusp = cusps[number - 1]
        let expected = thirds / 3 * sample.semiArc(cusp)
        #expect((sample.meridianDistance(cusp) - expected).magnitude < 1e-6)
      }
    }
  }

  @Test func `Koch's cusps are the Ascendants of thirds of the Midheaven's semi-arc`() throws {
    for sample in Self.world {
      let houses = try sample.houses(.koch)
      let third = sample.semiArc(houses.midheaven) / 3
      for (number, thirds) in [(10, -3.0), (11, -2), (12, -1), (1, 0), (2, 1), (3, 2)] {
        let rising = try sample.houses(.equal, later: thirds * third).ascendant
        #expect(houses.cusps[number - 1].separation(from: rising).degrees < 1e-9)
      }
    }
  }

  @Test(arguments: [HouseSystem.regiomontanus, .campanus])
  func `projected cusps lie on circles through the points of the horizon`(
    system: HouseSystem
  ) throws {
    for sample in Self.world + Self.polar {
      let houses = try sample.houses(system)
      for (number, angle) in [(10, 90.0), (11, 60), (12, 30), (1, 0), (2, -30), (3, -60)] {
        let upward =
          system == .campanus ? sample.zenith : HouseSample.direction(sample.armc, 0)
        let through =
          sample.east * HouseSample.cosine(angle) + upward * HouseSample.sine(angle)
        let cusp = sample.direction(houses.cusps[number - 1])
        let pole = sample.north.cross(through)
        #expect(cusp.dot(pole).magnitude < 1e-12)
        // Outside the polar circles, on the half of the circle that the dividing point is on.
        if sample.latitude.magnitude > 66.5 { continue }
        let inside = through - sample.north * through.dot(sample.north)
        #expect(cusp.dot(inside) > 0, "house \(number)")
      }
    }
  }

  @Test func `Porphyry's cusps divide the quadrants evenly`() throws {
    for sample in Self.world + Self.polar {
      let houses = try sample.houses(.porphyry)
      let upper = houses.midheaven.eastwardArc(to: houses.ascendant).degrees
      let arcs = (0..<12).map {
        houses.cusps[$0].eastwardArc(to: houses.cusps[($0 + 1) % 12]).degrees
      }
      for (index, arc) in arcs.enumerated() {
        let isUpper = index / 3 % 2 == 1
        #expect((arc * 3 - (isUpper ? upper : 180 - upper)).magnitude < 1e-9)
      }
    }
  }

  @Test func `equal houses and whole signs are 30° each`() throws {
    for sample in Self.world + Self.polar {
      let equal = try sample.houses(.equal)
      let whole = try sample.houses(.wholeSign)
      #expect(equal.cusps[0] == equal.ascendant)
      #expect(whole.ascendant == equal.ascendant)
      for index in 0..<12 {
        let cusp = equal.ascendant + .degrees(Double(index) * 30)
        #expect(equal.cusps[index].separation(from: cusp).degrees < 1e-12)
        #expect(whole.cusps[index].degrees.truncatingRemainder(dividingBy: 30) == 0)
      }
      #expect(whole.cusps[0].eastwardArc(to: whole.ascendant).degrees < 30)
    }
  }

  /// A system that is new is added here with a test above of the property that defines it.
  @Test func `every system's definition is tested`() {
    let tested: Set<HouseSystem> = [
      .placidus, .koch, .regiomontanus, .campanus, .porphyry, .equal, .wholeSign,
    ]
    #expect(
      tested.union(FurtherHouseDefinitionTests.tested) == Set(HouseSystem.allCases))
  }
}
