#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct OfficialPositionsReferenceTests {
  /// In degrees, degrees a day and astronomical units: the official suite's own.
  static let tolerance = 1e-7

  /// libswe's numbers of the bodies.
  private static let bodies: [Int: CelestialBody] = [
    0: .sun, 1: .moon, 2: .mercury, 3: .venus, 4: .mars, 5: .jupiter, 6: .saturn, 7: .uranus,
    8: .neptune, 9: .pluto, 10: .meanNode, 11: .trueNode, 12: .meanApogee, 13: .osculatingApogee,
    15: .chiron,
  ]

  /// Swiss Ephemeris's files (2) without flags or with speed (256), in the span.
  private static func isOurs(_ row: OfficialCase) throws -> Bool {
    try row.integer("iephe") == 2 && [0, 256].contains(row.integer("iflag"))
      && bodies[row.integer("ipl")] != nil
      && DirectEphemeris.span.contains(JulianDay(row.double("jd")))
  }

  static func terrestrial() throws -> [OfficialCase] {
    try OfficialCase.rows("1.1", where: isOurs)
  }

  static func universal() throws -> [OfficialCase] {
    try OfficialCase.rows("1.2", where: isOurs)
  }

  private static func expect(_ sky: Sky, of body: CelestialBody, toBe row: OfficialCase) throws {
    let values = try row.numbers("xx")
    try #require(values.count == 6)
    let state = sky[body]
    // One instant is no half day, and cut to twelve digits, 1e−5 of a day.
    let isCut = try (2 * row.double("jd")).rounded() != 2 * row.double("jd")
    let tolerance = Self.tolerance + (isCut ? 1e-5 * state.longitudePerDay.degrees.magnitude : 0)
    var errors = [
      EphemerisSamples.error(state.longitude, values[0]), state.latitude.degrees - values[1],
      state.distanceAU - values[2],
    ]
    if try row.integer("iflag") == 256 {
      errors += [
        state.longitudePerDay.degrees - values[3], state.latitudePerDay.degrees - values[4],
        state.distancePerDayAU - values[5],
      ]
    }
    #expect(errors.allSatisfy { $0.magnitude <= tolerance }, "\(body) is off by \(errors)")
  }

  @Test(arguments: try terrestrial())
  func `swe_calc's places are ours`(_ row: OfficialCase) throws {
    let body = try #require(Self.bodies[try row.integer("ipl")])
    let instant = JulianDay<TT>(try row.double("jd"))
    let sky = try EphemerisSamples.ephemeris.get().sky(at: instant, bodies: BodySet(body))
    try Self.expect(sky, of: body, toBe: row)
  }

  @Test(arguments: try universal())
  func `swe_calc_ut's places are ours`(_ row: OfficialCase) throws {
    let body = try #require(Self.bodies[try row.integer("ipl")])
    let instant = JulianDay<UT1>(try row.double("jd"))
    let sky = try EphemerisSamples.ephemeris.get().sky(at: instant, bodies: BodySet(body))
    try Self.expect(sky, of: body, toBe: row)
  }

  @Test func `the rows that are ours are all there`() throws {
    #expect(try Self.terrestrial().count == 31)
    #expect(try Self.universal().count == 3)
  }
}

@Suite(.enabled(if: ReferenceCases.isPresent)) struct OfficialTimeReferenceTests {
  /// In days, a nanosecond: the file gives twelve digits of a number near 0.0005.
  static let days = 1e-14

  static func deltaTs() throws -> [OfficialCase] {
    try OfficialCase.rows("5.3") { row in
      try [0, 2].contains(row.integer("iephe"))
        && DirectEphemeris.span.contains(JulianDay(row.double("jd")))
    }
  }

  static func dates(_ section: String) throws -> [OfficialCase] {
    try OfficialCase.rows(section) { try $0.integer("gregflag") == 1 }
  }

  @Test(arguments: try deltaTs())
  func `swe_deltat's ΔT is ours`(_ row: OfficialCase) throws {
    let ut = JulianDay<UT1>(try row.double("jd"))
    let expected = try #require(row.expected["deltat"]?.number)
    let error = try EphemerisSamples.ephemeris.get().deltaT(at: ut) / 86_400 - expected
    #expect(error.magnitude <= Self.days, "off by \(error) days")
  }

  /// swe_julday counts on where a month has no such day, and the cases ask for day 1964 of February
  /// of the year 19.
  @Test(arguments: try dates("5.1"))
  func `swe_julday's days are ours`(_ row: OfficialCase) throws {
    let month = try CalendarDate(
      year: try row.integer("year"), month: try row.integer("month"), day: 1)
    let date = month.advanced(byDays: try row.integer("day") - 1)
    let minutes = Int(try row.double("hour") * 60)
    let time = try TimeOfDay(hour: minutes / 60, minute: minutes % 60)
    #expect(JulianDay(date, time).days == row.expected["jd"]?.number)
  }

  @Test(arguments: try dates("5.2"))
  func `swe_revjul's dates are ours`(_ row: OfficialCase) throws {
    let date = JulianDay<UT1>(try row.double("jd")).utcDate
    #expect(Double(date.year) == row.expected["year"]?.number)
    #expect(Double(date.month) == row.expected["month"]?.number)
    #expect(Double(date.day) == row.expected["day"]?.number)
  }

  @Test func `the rows that are ours are all there`() throws {
    #expect(try Self.deltaTs().count == 6)
    #expect(try Self.dates("5.1").count == 2)
    #expect(try Self.dates("5.2").count == 1)
  }
}

@Suite(.enabled(if: ReferenceCases.isPresent)) struct OfficialHousesReferenceTests {
  /// In degrees: the official suite's own.
  static let tolerance = 1e-7

  /// libswe reads the lowest byte of `ihsy` as a letter.
  private static func system(_ row: OfficialCase) throws -> HouseSystem? {
    HouseSystem(letter: String(UnicodeScalar(UInt8(try row.integer("ihsy") & 0xFF))))
  }

  /// Our systems in degrees.
  static func rows() throws -> [OfficialCase] {
    try OfficialCase.rows("6.1", "6.2", "6.8") { row in
      try system(row) != nil && (row.input["iflag"] ?? .number(0)) == .number(0)
    }
  }

  @Test(arguments: try rows())
  func `swe_houses' cusps are ours`(_ row: OfficialCase) throws {
    let system = try #require(try Self.system(row))
    let place = try GeographicPlace(
      latitude: try row.double("geolat"), longitude: try row.double("geolon"))
    // `jd_ut` holds the sum of these two, cut to twelve digits.
    let ut = JulianDay<UT1>(try row.double("jd") + (try row.double("ut")) / 24)
    let houses = try EphemerisSamples.ephemeris.get().houses(system, at: ut, place: place)
    guard row.expected["rc"]?.number == 0 else {
      #expect(houses == nil)
      return
    }
    let found = try #require(houses)
    let cusps = try row.numbers("cusps")
    try #require(cusps.count == 13)
    let errors = zip(found.cusps, cusps.dropFirst()).map { EphemerisSamples.error($0, $1) }
    #expect(errors.allSatisfy { $0 <= Self.tolerance }, "cusps off by \(errors)°")
    let angles = try row.numbers("ascmc")
    let angleErrors = [
      EphemerisSamples.error(found.ascendant, angles[0]),
      EphemerisSamples.error(found.midheaven, angles[1]),
      EphemerisSamples.error(EclipticLongitude(wrapping: found.armc.degrees), angles[2]),
    ]
    #expect(angleErrors.allSatisfy { $0 <= Self.tolerance }, "angles off by \(angleErrors)°")
  }

  @Test func `the rows that are ours are all there`() throws {
    #expect(try Self.rows().count == 147)
  }
}
#endif
