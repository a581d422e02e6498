import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// The Vertex and the East Point, against swetest and against what defines them.
@Suite struct MinorAnglesTests {
  /// Inputs and answers have 11 decimals, and near the tropics a digit of the one is some of the other.
  static let goldenDegrees = 1e-9
  /// Rounding of sines and their inverse.
  static let roundingDegrees = 1e-9

  static let rows = (try? EphemerisSamples.golden("minor-angles").rows) ?? []

  @Test(arguments: rows)
  func `swetest has the same`(_ row: GoldenTable.Row) throws {
    let angles = try MinorAngles(
      armc: .degrees(row.double("armc")), obliquity: .degrees(row.double("obliquity")),
      place: GeographicPlace(
        latitude: row.double("latitude"), longitude: row.double("longitude")))
    #expect(try EphemerisSamples.error(angles.vertex, row.double("vertex")) <= Self.goldenDegrees)
    #expect(
      try EphemerisSamples.error(angles.eastPoint, row.double("east_point"))
        <= Self.goldenDegrees)
  }

  @Test func `the table has both halves of the Earth, the tropics and the polar circles`() throws {
    let latitudes = try Self.rows.map { try $0.double("latitude") }
    #expect(latitudes.count(where: { $0 < 0 }) >= 5)
    #expect(latitudes.count(where: { $0.magnitude < 23.4 }) >= 8)
    #expect(latitudes.count(where: { $0.magnitude > 66.6 }) >= 4)
  }

  @Test func `the Vertex is due west or straight below and above it, the East Point 90° on`() throws
  {
    let samples = HouseSample.draw(4_000, latitudes: -89..<89, seed: 5)
    for sample in samples {
      let place = try GeographicPlace(latitude: sample.latitude, longitude: 0)
      let angles = try MinorAngles(
        armc: .degrees(sample.armc), obliquity: .degrees(sample.obliquity), place: place)
      func equatorial(_ longitude: EclipticLongitude) throws -> EquatorialPlace {
        try EquatorialPlace(
          of: Self.state(at: longitude), obliquity: .degrees(sample.obliquity))
      }
      let vertex = try equatorial(angles.vertex)
      let direction = HouseSample.direction(
        vertex.rightAscension.degrees, vertex.declination.degrees)
      let north = HouseSample.direction(sample.armc + 180, 90 - sample.latitude)
      let east = HouseSample.direction(sample.armc + 90, 0)
      #expect((direction * north).sum().magnitude < 1e-9)
      #expect((direction * east).sum() < 0)
      let ascension = try equatorial(angles.eastPoint).rightAscension.degrees
      let expected = EclipticLongitude(wrapping: sample.armc + 90)
      #expect(EphemerisSamples.error(expected, ascension) <= Self.roundingDegrees)
    }
  }

  @Test func `where the ecliptic is the prime vertical the western equinox is taken`() throws {
    let obliquity = 23.44
    for (latitude, armc, degrees) in [(obliquity, 90.0, 0.0), (-obliquity, 270, 180)] {
      let angles = try MinorAngles(
        armc: .degrees(armc), obliquity: .degrees(obliquity),
        place: GeographicPlace(latitude: latitude, longitude: 0))
      #expect(angles.vertex.degrees == degrees)
    }
  }

  @Test func `what is no angle is refused`() throws {
    let place = try GeographicPlace(latitude: 50, longitude: 8)
    #expect(throws: NumberError.self) {
      try MinorAngles(armc: .degrees(.nan), obliquity: .degrees(23), place: place)
    }
    #expect(throws: NumberError.self) {
      try MinorAngles(armc: .degrees(10), obliquity: .degrees(-1), place: place)
    }
  }

  /// A body on the ecliptic that stands still.
  static func state(at longitude: EclipticLongitude) throws -> BodyState {
    try BodyState(
      at: longitude, latitude: .zero, distanceAU: 1, longitudePerDay: .zero,
      latitudePerDay: .zero, distancePerDayAU: 0)
  }
}
