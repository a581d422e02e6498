import Ephemeris
import TestSupport
import Testing

@Suite struct EclipticLongitudeTests {
  /// Degrees as given, and as a longitude holds them.
  struct Wrapping: Sendable, CustomTestStringConvertible {
    let given: Double
    let held: Double

    init(_ given: Double, _ held: Double) { (self.given, self.held) = (given, held) }

    var testDescription: String { "\(given)° is \(held)°" }
  }

  @Test(arguments: [
    Wrapping(0, 0), Wrapping(-0.0, 0), Wrapping(359.5, 359.5), Wrapping(360, 0),
    Wrapping(-360, 0), Wrapping(725.5, 5.5), Wrapping(-0.5, 359.5), Wrapping(-725.5, 354.5),
    // Lifts to exactly 360, the same place as 0.
    Wrapping(-1e-17, 0), Wrapping(-.leastNonzeroMagnitude, 0),
    Wrapping(360.0.nextDown, 360.0.nextDown), Wrapping(360.0.nextUp, 360.0.nextUp - 360),
    // 2⁵³ − 1 = 360 · 25 019 997 929 836 + 31.
    Wrapping(9_007_199_254_740_991, 31),
  ])
  func `whole turns are taken off`(_ row: Wrapping) {
    let longitude = EclipticLongitude(wrapping: row.given)
    #expect(longitude.degrees == row.held)
    #expect(longitude.degrees.sign == .plus)
  }

  @Test func `any finite number of degrees is a place on the circle`() {
    var generator = SplitMix64(seed: 360)
    for _ in 0..<20_000 {
      let exponent = generator.double(in: -300..<300)
      let degrees = Self.power(exponent) * (generator.next() & 1 == 0 ? 1 : -1)
      let held = EclipticLongitude(wrapping: degrees).degrees
      #expect(held >= 0 && held < 360, "\(degrees)°")
    }
  }

  /// Two places, the arc from the first to the second, and that arc eastward.
  struct Arc: Sendable, CustomTestStringConvertible {
    let from: Double
    let to: Double
    let arc: Double
    let eastward: Double

    init(_ from: Double, _ to: Double, arc: Double, eastward: Double) {
      (self.from, self.to, self.arc, self.eastward) = (from, to, arc, eastward)
    }

    var testDescription: String { "from \(from)° to \(to)°" }
  }

  @Test(arguments: [
    Arc(350, 20, arc: 30, eastward: 30), Arc(20, 350, arc: -30, eastward: 330),
    Arc(0, 180, arc: -180, eastward: 180), Arc(180, 0, arc: -180, eastward: 180),
    Arc(10, 10, arc: 0, eastward: 0), Arc(0, 179.5, arc: 179.5, eastward: 179.5),
    Arc(0, 180.5, arc: -179.5, eastward: 180.5), Arc(359.5, 0, arc: 0.5, eastward: 0.5),
    Arc(0, 359.5, arc: -0.5, eastward: 359.5), Arc(90, 275, arc: -175, eastward: 185),
    // A hair to the west lifts to exactly 360 eastward, which is no turn at all.
    Arc(1e-17, 0, arc: -1e-17, eastward: 0),
  ])
  func `an arc has a sense and a size`(_ row: Arc) {
    let start = EclipticLongitude(wrapping: row.from)
    let end = EclipticLongitude(wrapping: row.to)
    #expect(start.arc(to: end) == .degrees(row.arc))
    #expect(start.eastwardArc(to: end) == .degrees(row.eastward))
    #expect(start.separation(from: end) == .degrees(row.arc.magnitude))
  }

  @Test func `arcs keep their promises anywhere`() {
    /// Sums and differences of numbers under 720 are rounded by less.
    let rounding = 2 * 720.0.ulp
    var generator = SplitMix64(seed: 180)
    for _ in 0..<20_000 {
      let a = EclipticLongitude(wrapping: generator.double(in: -720..<720))
      let b = EclipticLongitude(wrapping: generator.double(in: -720..<720))
      let arc = a.arc(to: b)
      #expect(arc.degrees >= -180 && arc.degrees < 180)
      // Only straight across is west from either side.
      #expect(b.arc(to: a) == (arc.degrees == -180 ? arc : -arc))
      #expect(a.separation(from: b) == b.separation(from: a))
      #expect(a.separation(from: b) <= .degrees(180))
      let eastward = a.eastwardArc(to: b)
      #expect(eastward.degrees >= 0 && eastward.degrees < 360)
      #expect((a + eastward).separation(from: b).degrees <= rounding)
      #expect((a + arc).separation(from: b).degrees <= rounding)
      #expect((b - arc).separation(from: a).degrees <= rounding)
    }
  }

  @Test(arguments: [(0.0, 180.0), (180, 0), (90, 270), (350, 170), (359.5, 179.5)])
  func `the opposite place is straight across`(place: Double, across: Double) {
    let longitude = EclipticLongitude(wrapping: place)
    #expect(longitude.opposite == EclipticLongitude(wrapping: across))
    #expect(longitude.separation(from: longitude.opposite) == .degrees(180))
  }

  /// Ten to a power, by steps of ten and two, so that no C library is needed.
  private static func power(_ exponent: Double) -> Double {
    let whole = exponent.rounded(.down)
    var result = 1 + 9 * (exponent - whole)
    for _ in 0..<Int(whole.magnitude) { result *= whole < 0 ? 0.1 : 10 }
    return result
  }
}
