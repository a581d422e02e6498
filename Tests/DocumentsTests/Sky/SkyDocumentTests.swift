import EngineSupport
import Documents
import Ephemeris
import SwissEphemeris
import TestSamples
import TestSupport
import Testing

@Suite struct SkyDocumentTests {
  @Test(
    .enabled(if: Libswe.isBuiltIn, "libswe is not built in"),
    arguments: [
      (days: 2_451_545.0, bodies: BodySet.eleven), (2_460_682, .all),
      (2_378_496.5, BodySet([.sun, .moon])), (2_597_641.25, BodySet(.chiron)),
      (2_440_587.500_011_574, BodySet([.trueNode, .osculatingApogee])),
    ])
  func `a sky fits its schema and keeps every bit`(days: Double, bodies: BodySet) throws {
    let sky = try Samples.ephemeris.get().sky(at: JulianDay<UT1>(days), bodies: bodies)
    let text = SkyDocument(sky).json
    let document = try JSONValue(parsing: text)
    #expect(try SchemaLibrary.contract().violations(in: document, against: "sky").isEmpty)
    #expect(document["at"]?.string == sky.ut.iso8601)
    #expect(document["jd_ut"]?.number == days)
    #expect(document["jd_tt"]?.number == sky.tt.days)
    let rows = try #require(document["bodies"]?.array)
    #expect(rows.map { $0["name"]?.string } == bodies.bodies.map(\.name))
    for (body, row) in zip(bodies.bodies, rows) {
      let state = sky[body]
      #expect(row["longitude"]?.number == state.longitude.degrees)
      #expect(row["latitude"]?.number == state.latitude.degrees)
      #expect(row["distance_au"]?.number == state.distanceAU)
      #expect(row["longitude_per_day"]?.number == state.longitudePerDay.degrees)
      #expect(row["latitude_per_day"]?.number == state.latitudePerDay.degrees)
      #expect(row["distance_per_day_au"]?.number == state.distancePerDayAU)
      #expect(row["source"]?.string == "swiss")
    }
  }
}
