import Ephemeris
import TestSupport
import Testing

/// What all systems have in common, and where their formulas would show a seam.
@Suite struct HouseContinuityTests {
  @Test(arguments: HouseSystem.allCases)
  func `opposite cusps are opposite, and the angles are cusps`(system: HouseSystem) throws {
    for sample in HouseSample.draw(500, latitudes: -90..<90, seed: 520) {
      guard
        let houses = HouseCusps(
          system, armc: .degrees(sample.armc), obliquity: .degrees(sample.obliquity),
          latitude: sample.latitude)
      else { continue }
      for index in 0..<6 where system != .apc || index % 3 == 0 {
        let arc = houses.cusps[index].separation(from: houses.cusps[index + 6])
        #expect((arc.degrees - 180).magnitude < 1e-10)
      }
      #expect(Self.withoutAscendant.contains(system) || houses.cusps[0] == houses.ascendant)
      #expect(Self.withoutMidheaven.contains(system) || houses.cusps[9] == houses.midheaven)
    }
  }

  /// The systems whose first cusp is not the Ascendant.
  private static let withoutAscendant: Set<HouseSystem> = [
    .wholeSign, .meridian, .morinus, .vehlow, .horizontal,
  ]
  /// The systems whose tenth cusp is not the Midheaven.
  private static let withoutMidheaven: Set<HouseSystem> = [.equal, .wholeSign, .morinus, .vehlow]

  /// Once round, over the seam at 360°.
  @Test(
    arguments: HouseSystem.allCases.filter { $0 != .wholeSign }, [-60.0, -30, 0, 23.45, 51.5, 60])
  func `cusps move on steadily as the sky turns`(system: HouseSystem, latitude: Double) throws {
    // Between the tropics and near them the zenith passes the ecliptic, and vertical circles run along it.
    if system == .horizontal, latitude.magnitude < 31 { return }
    let sample = HouseSample(armc: 0, obliquity: 23.44, latitude: latitude)
    let step = 0.25
    var before = try sample.houses(system)
    var turned = [Double](repeating: 0, count: 12)
    for number in 1...Int(360 / step) {
      let houses = try sample.houses(system, later: Double(number) * step)
      for index in 0..<12 {
        let arc = before.cusps[index].arc(to: houses.cusps[index]).degrees
        // At 60° the equinox rises 4.4 times as fast as the sky turns, and Koch's cusps are faster.
        #expect(arc > 0 && arc < 8 * step, "house \(index + 1) at \(houses.armc.degrees)°")
        turned[index] += arc
      }
      before = houses
    }
    #expect(turned.allSatisfy { ($0 - 360).magnitude < 1e-9 })
  }

  @Test func `whole turns of the sky do not count`() throws {
    for sample in HouseSample.draw(50, latitudes: -66..<66, seed: 521) {
      for system in HouseSystem.allCases {
        let houses = try sample.houses(system)
        #expect((0..<360).contains(houses.armc.degrees))
        for turns in [-2.0, 1] {
          let again = try sample.houses(system, later: 360 * turns)
          #expect((again.armc - houses.armc).magnitude.degrees < 1e-12)
          for (cusp, other) in zip(houses.cusps, again.cusps) {
            #expect(cusp.separation(from: other).degrees < 1e-10)
          }
        }
      }
    }
  }

  /// On the equator the east point rises and all semi-arcs are 90°.
  @Test(arguments: [0.0, 90, 180, 270])
  func `on the equator quarters of the sky are quarters of the ecliptic`(armc: Double) throws {
    let sample = HouseSample(armc: armc, obliquity: 23.44, latitude: 0)
    for system in HouseSystem.allCases {
      let houses = try sample.houses(system)
      #expect(houses.midheaven.degrees == armc)
      #expect(houses.ascendant == EclipticLongitude(wrapping: armc + 90))
    }
  }

  @Test(
    arguments: [-90.0, 90], [HouseSystem.porphyry, .regiomontanus, .campanus, .equal, .wholeSign])
  func `an equinox rises at the poles`(latitude: Double, system: HouseSystem) throws {
    for sample in HouseSample.draw(100, latitudes: 0..<1, seed: 522) {
      let pole = HouseSample(armc: sample.armc, obliquity: sample.obliquity, latitude: latitude)
      let houses = try pole.houses(system)
      let equinoxes = [0.0, 180].map { EclipticLongitude(wrapping: $0) }
      #expect(equinoxes.contains { houses.ascendant.separation(from: $0).degrees < 1e-9 })
      #expect(houses.midheaven.arc(to: houses.ascendant).degrees.magnitude < 180)
    }
  }

  /// Ecliptic and horizon are one circle there for an instant, so there is no Ascendant to find.
  @Test(arguments: [90.0, 270], [-66.56, 66.56])
  func `where the ecliptic is the horizon there are houses all the same`(
    armc: Double, latitude: Double
  ) throws {
    let sample = HouseSample(armc: armc, obliquity: 23.44, latitude: latitude)
    for system in HouseSystem.allCases where ![.placidus, .koch].contains(system) {
      let houses = try sample.houses(system)
      #expect(houses.cusps.allSatisfy { (0..<360).contains($0.degrees) })
      #expect([0, 180].contains(houses.ascendant.degrees))
    }
  }
}
