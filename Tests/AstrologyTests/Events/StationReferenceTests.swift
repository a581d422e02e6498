import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct StationReferenceTests {
  @Test func `every station of the table is found and no other`() throws {
    let table = try #require(try ReferenceCases.load("stations_2000_2030"))
    // The table is of the zeros of libswe's own daily motion, which is up to 2e-5° a day off the change
    // of its longitudes; ours are the turning points of those. The header's tolerance comes on top.
    let seconds = 5.0
    let degreesPerDay = 2e-5
    let degrees = 1e-4
    let start = try Samples.instant("2000-01-01T00:00")
    let last = try #require(table.cases.last).double("jd_ut")
    let found = try Samples.calendar().events(
      [.station], during: start..<JulianDay(last + 0.01), ephemeris: Samples.ephemeris.get())
    #expect(found.count == table.cases.count)
    for (event, row) in zip(found, table.cases) {
      guard case .station(let station) = event else {
        Issue.record("\(event)")
        continue
      }
      #expect(try station.body.title == row.text("body"), "\(row)")
      let motion: SkyArc.Motion = try row.text("kind") == "R" ? .retrograde : .direct
      #expect(station.motion == motion, "\(row)")
      let error = try (station.at.days - row.double("jd_ut")) * 86_400
      let between = degreesPerDay / (try row.double("accel")).magnitude * 86_400
      #expect(error.magnitude <= seconds + between, "\(row)")
      let place = EclipticLongitude(wrapping: try row.double("lon"))
      #expect(station.longitude.separation(from: place).degrees <= degrees, "\(row)")
    }
  }
}
