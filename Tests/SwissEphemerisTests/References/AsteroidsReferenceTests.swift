#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

/// `wider/asteroids.json`: the points beyond the eleven at instants of 1801-2398, by libswe on the same files.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct AsteroidsReferenceTests {
  /// In degrees: the file's numbers are rounded to 1e-7, and its instants to 40 µs.
  static let degrees = 3e-7

  @Test func `points agree with libswe`() throws {
    let rows = try #require(try ReferenceCases.load("wider/asteroids")).cases
    #expect(rows.count >= 220)
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for row in rows {
      let body = try CelestialBody(name: row.text("body"))
      let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
      let state: BodyState = try ephemeris.sky(at: instant, bodies: BodySet(body))[body]
      let place = EquatorialPlace(
        of: state, trueObliquity: try ephemeris.obliquity(at: instant))
      let errors = try [
        EphemerisSamples.error(state.longitude, row.double("longitude")),
        state.latitude.degrees - row.double("latitude"),
        EphemerisSamples.error(
          EclipticLongitude(degrees: place.rightAscension.degrees), row.double("right_ascension")),
        place.declination.degrees - row.double("declination"),
      ]
      #expect(errors.allSatisfy { $0.magnitude <= Self.degrees }, "\(row): \(errors)")
      // libswe takes the motions of the Moon's points from differences of places.
      let perDay = try state.longitudePerDay.degrees - row.double("longitude_per_day")
      #expect(perDay.magnitude <= 5e-6, "\(row): \(perDay)")
      let distance = try state.distanceAU / row.double("distance_au") - 1
      // Nine digits; of the Moon's apsides six.
      #expect(distance.magnitude <= 3e-7, "\(row): \(distance)")
    }
  }

  @Test func `the south node is opposite the north node`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for ut in EphemerisSamples.instants(50, seed: 81) {
      let sky = try ephemeris.sky(at: ut, bodies: [BodySet(.meanNode), BodySet(.southNode)])
      let (north, south): (BodyState, BodyState) = (sky[.meanNode], sky[.southNode])
      #expect((south.longitude.separation(from: north.longitude).degrees - 180).magnitude < 1e-9)
      #expect(south.longitudePerDay == north.longitudePerDay && south.latitude == .zero)
    }
  }
}
#endif
