import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// The table that comes with the package beside what swetest printed of 1850 to 2150.
@Suite struct TableGoldenTests {
  /// What the table promises for longitude and latitude, and for cusps, which the sidereal time moves by
  /// another thousandth.
  static let places = PlaneAngle.arcseconds(0.003)
  /// Daily: libswe's own error, for the Moon and for the others.
  static let (moonMotion, motion) = (PlaneAngle.degrees(8e-5), PlaneAngle.degrees(2.7e-5))
  /// Parts of the distance: 80 m of the Moon's.
  static let distance = 2e-7
  /// In seconds: the fit's 5e−6, and a fifth more.
  static let deltaT = 6e-6

  /// The rows of a golden file that lie within the table.
  private static func rows(_ name: String) throws -> [GoldenTable.Row] {
    try EphemerisSamples.golden(name).rows.filter {
      CompiledEphemeris.span.contains(JulianDay<UT1>(try $0.double("jd_ut")))
    }
  }

  @Test(arguments: try rows("apparent-positions"))
  func `a place agrees with swetest`(_ row: GoldenTable.Row) throws {
    let body = try CelestialBody(golden: row.text("body"))
    let table = try EphemerisSamples.table.get()
    let ut = JulianDay<UT1>(try row.double("jd_ut"))
    guard table.bodies.contains(body) else {
      #expect(throws: EphemerisError.self) { try table.sky(at: ut, bodies: BodySet(body)) }
      return
    }
    let state = try table.sky(at: ut, bodies: BodySet(body))[body]
    let longitude = EclipticLongitude(wrapping: try row.double("longitude"))
    #expect(state.longitude.separation(from: longitude) <= Self.places)
    let latitude = state.latitude - .degrees(try row.double("latitude"))
    #expect(latitude.magnitude <= Self.places)
    let perDay = state.longitudePerDay - .degrees(try row.double("longitude_per_day"))
    #expect(perDay.magnitude <= (body == .moon ? Self.moonMotion : Self.motion))
    #expect((state.distanceAU / (try row.double("distance_au")) - 1).magnitude <= Self.distance)
  }

  @Test(arguments: try rows("delta-t"))
  func `ΔT agrees with swetest`(_ row: GoldenTable.Row) throws {
    let found = try EphemerisSamples.table.get().deltaT(at: JulianDay(try row.double("jd_ut")))
    #expect((found - (try row.double("delta_t_seconds"))).magnitude <= Self.deltaT)
  }

  @Test(arguments: try rows("house-cusps"))
  func `cusps and angles agree with swetest`(_ row: GoldenTable.Row) throws {
    let system = try #require(HouseSystem(letter: try row.text("system")))
    let place = try GeographicPlace(
      latitude: try row.double("latitude"), longitude: try row.double("longitude"))
    let ut = JulianDay<UT1>(try row.double("jd_ut"))
    let table = try EphemerisSamples.table.get()
    let houses = try #require(try table.houses(system, at: ut, place: place))
    // Where the ecliptic rises flat, inside the polar circles, cusps move many times as fast.
    let limit = place.latitude.magnitude > 66 ? 10 * Self.places.degrees : Self.places.degrees
    let errors = try (1...12).map { number in
      EphemerisSamples.error(houses.cusps[number - 1], try row.double("cusp_\(number)"))
    }
    #expect(errors.allSatisfy { $0 <= limit }, "cusps off by \(errors)°")
    #expect(
      EphemerisSamples.error(houses.ascendant, try row.double("ascendant")) <= limit)
    #expect(EphemerisSamples.error(houses.midheaven, try row.double("mc")) <= limit)
  }

  @Test func `there are rows of each kind`() throws {
    #expect(try Self.rows("apparent-positions").count > 300)
    #expect(try Self.rows("delta-t").count >= 10)
    #expect(try Self.rows("house-cusps").count > 50)
  }

  @Test func `outside its years the table names them`() throws {
    let table = try EphemerisSamples.table.get()
    #expect(table.span == CompiledEphemeris.span)
    for days in [CompiledEphemeris.span.start.days - 1, CompiledEphemeris.span.end.days + 1] {
      let error = #expect(throws: EphemerisError.self) { try table.sky(at: JulianDay<UT1>(days)) }
      #expect(try #require(error).description.hasSuffix("1850-01-01 to 2150-12-31"))
    }
  }
}
