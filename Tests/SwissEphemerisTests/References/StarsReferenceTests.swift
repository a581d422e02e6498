#if SwissEphemeris
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// `wider/stars.json`: twenty stars at instants of 1800-2200, by libswe from the same catalogue.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct StarsReferenceTests {
  @Test func `stars stand where libswe has them`() throws {
    let rows = try #require(try ReferenceCases.load("wider/stars")).cases
    #expect(rows.count >= 200)
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for row in rows {
      let star = try FixedStar(name: row.text("star"))
      #expect(try star.designation == row.text("designation"))
      let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
      let place = try ephemeris.place(of: star, at: instant)
      let errors = try [
        EphemerisSamples.error(place.longitude, row.double("longitude")),
        place.latitude.degrees - row.double("latitude"),
        EphemerisSamples.error(
          EclipticLongitude(degrees: place.equatorial.rightAscension.degrees),
          row.double("right_ascension")),
        place.equatorial.declination.degrees - row.double("declination"),
      ]
      // Rounded to 1e-7 there.
      #expect(errors.allSatisfy { $0.magnitude <= 1e-7 }, "\(row): \(errors)")
      let perYear = place.longitudePerDay.degrees * 365.25
      #expect(try (perYear - row.double("lon_per_year")).magnitude <= 1e-5, "\(row)")
    }
  }

  @Test func `magnitudes are those of the catalogue`() throws {
    let table = try #require(try ReferenceCases.load("wider/stars"))
    let magnitudes = try #require(table.header["magnitudes"]?.object)
    #expect(magnitudes.count == 20)
    for (name, magnitude) in magnitudes {
      #expect(try FixedStar(name: name).magnitude == magnitude.number)
    }
  }
}
#endif
