import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Places counted from the equator, and how high they stand.
@Suite struct EquatorialPlaceTests {
  /// Rounding of sines and their inverse.
  static let roundingDegrees = 1e-9

  /// Example 13.a of Meeus, *Astronomical Algorithms* (1998).
  @Test func `Pollux stands where the book has it`() throws {
    let place = try EquatorialPlace(
      of: BodyState(
        at: EclipticLongitude(degrees: 113.215630), latitude: .degrees(6.684170), distanceAU: 1,
        longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0),
      obliquity: .degrees(23.4392911))
    // The book has six decimals.
    #expect((place.rightAscension.degrees - 116.328942).magnitude < 1e-6)
    #expect((place.declination.degrees - 28.026183).magnitude < 1e-6)
  }

  /// Example 13.b of Meeus, Venus over Washington on 1987-04-10.
  @Test func `Venus stands as high as the book has it`() throws {
    // The state whose place on the equator is the book's, by an obliquity of 0°.
    let place = try EquatorialPlace(
      of: BodyState(
        at: EclipticLongitude(degrees: 347.3193375), latitude: .degrees(-6.7198917),
        distanceAU: 1, longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0),
      obliquity: .zero)
    let washington = try GeographicPlace(latitude: 38.921388889, longitude: -77.065555556)
    let altitude = place.altitude(
      armc: .degrees(64.352133 + 347.3193375), at: washington)
    #expect((altitude.degrees - 15.1249).magnitude < 1e-4)
  }

  @Test func `the Ascendant is on the horizon and the Midheaven on the meridian`() throws {
    for sample in HouseSample.draw(2_000, latitudes: -66..<66, seed: 6) {
      let place = try GeographicPlace(latitude: sample.latitude, longitude: 0)
      let houses = try sample.houses(.equal)
      func equatorial(_ longitude: EclipticLongitude) throws -> EquatorialPlace {
        try EquatorialPlace(
          of: MinorAnglesTests.state(at: longitude), obliquity: .degrees(sample.obliquity))
      }
      let altitude = try equatorial(houses.ascendant)
        .altitude(armc: .degrees(sample.armc), at: place)
      #expect(altitude.degrees.magnitude < Self.roundingDegrees)
      let ascension = try equatorial(houses.midheaven).rightAscension.degrees
      #expect(
        EphemerisSamples.error(EclipticLongitude(wrapping: sample.armc), ascension)
          < Self.roundingDegrees)
    }
  }

  @Test func `the motion in declination is the declination's`() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let (longitude, latitude) = (
        generator.double(in: 0..<360), generator.double(in: -15..<15)
      )
      let (perDay, north) = (generator.double(in: -1..<15), generator.double(in: -1..<1))
      // A thousand times nutation's, so that it shows.
      let tilting = generator.double(in: -0.02..<0.02)
      func place(after days: Double) throws -> EquatorialPlace {
        try EquatorialPlace(
          of: BodyState(
            at: EclipticLongitude(degrees: longitude + perDay * days),
            latitude: .degrees(latitude + north * days), distanceAU: 1,
            longitudePerDay: .degrees(perDay), latitudePerDay: .degrees(north),
            distancePerDayAU: 0),
          obliquity: .degrees(23.44 + tilting * days), obliquityPerDay: .degrees(tilting))
      }
      let step = 1e-4
      let (before, after) = (try place(after: -step), try place(after: step))
      let change = (after.declination - before.declination).degrees / (2 * step)
      // What a difference of ten seconds leaves of the third derivative, and of the last digits.
      #expect((try place(after: 0).declinationPerDay.degrees - change).magnitude < 1e-7)
    }
  }

  @Test func `the poles have a height, too`() throws {
    let pole = try EquatorialPlace(
      of: BodyState(
        at: EclipticLongitude(degrees: 90), latitude: .degrees(90), distanceAU: 1,
        longitudePerDay: .degrees(1), latitudePerDay: .degrees(1), distancePerDayAU: 0),
      obliquity: .zero)
    #expect((pole.declination.degrees - 90).magnitude < Self.roundingDegrees)
    #expect(pole.declinationPerDay.degrees.isFinite)
    for (obliquity, perDay) in [(91.0, 0.0), (23, .nan), (.infinity, 0)] {
      #expect(throws: NumberError.self) {
        try EquatorialPlace(
          of: MinorAnglesTests.state(at: EclipticLongitude(degrees: 0)),
          obliquity: .degrees(obliquity), obliquityPerDay: .degrees(perDay))
      }
    }
  }
}
