import Base
import Testing

@Suite struct PlaneAngleTests {
  /// A few roundings of a number of that size.
  private static func isClose(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 4 * max(1, b.magnitude).ulp
  }

  @Test func `units convert`() {
    #expect(PlaneAngle.degrees(1).arcseconds == 3_600)
    #expect(PlaneAngle.arcseconds(5_400).degrees == 1.5)
    #expect(PlaneAngle.degrees(180).radians == Double.pi)
    #expect(PlaneAngle.zero.degrees == 0)
  }

  @Test func `angles add without being wrapped`() {
    #expect(PlaneAngle.degrees(350) + .degrees(20) == .degrees(370))
    #expect(PlaneAngle.degrees(10) - .degrees(20) == .degrees(-10))
    #expect(-PlaneAngle.degrees(10) == .degrees(-10))
    #expect(PlaneAngle.degrees(-10).magnitude == .degrees(10))
    #expect(PlaneAngle.degrees(-10) < .degrees(-9))
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0), (30, 0.5, 0.866_025_403_784_438_6), (90, 1, 0), (180, 0, -1), (270, -1, 0),
    (-30, -0.5, 0.866_025_403_784_438_6),
  ])
  func `sines and cosines are those of tables`(degrees: Double, sine: Double, cosine: Double) {
    #expect(Self.isClose(PlaneAngle.degrees(degrees).sine, sine))
    #expect(Self.isClose(PlaneAngle.degrees(degrees).cosine, cosine))
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0), (1, 1, 45), (1, 0, 90), (1, -1, 135), (0, -1, 180), (-1, -1, -135),
    (-1, 0, -90), (-1, 1, -45),
  ])
  func `the arctangent knows its quadrant`(y: Double, x: Double, degrees: Double) {
    #expect(Self.isClose(PlaneAngle.arctangent(y: y, x: x).degrees, degrees))
  }
}

@Suite struct GeographicPlaceTests {
  @Test(arguments: [(0.0, 0.0), (90, 180), (-90, -180), (51.4779, -0.0015)])
  func `a place on the globe is taken as it is`(latitude: Double, longitude: Double) throws {
    let place = try GeographicPlace(latitude: latitude, longitude: longitude)
    #expect(place.latitude == latitude)
    #expect(place.longitude == longitude)
  }

  @Test(arguments: [
    (90.0.nextUp, 0.0), ((-90.0).nextDown, 0), (0, 180.0.nextUp),
    (0, -180.5), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
  ])
  func `a place off the globe is refused`(latitude: Double, longitude: Double) {
    #expect(throws: NumberError.self) {
      try GeographicPlace(latitude: latitude, longitude: longitude)
    }
  }
}
