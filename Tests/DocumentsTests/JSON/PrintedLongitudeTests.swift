import Astrology
@testable import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing

@Suite struct PrintedLongitudeTests {
  @Test(arguments: [
    (longitude: 0.0, printed: 0.0, inSign: 0.0, sign: ZodiacSign.aries),
    (29.999_94, 29.999_9, 29.999_9, .aries),
    // Rounded they would belong to the next sign, or be 360.
    (29.999_96, 29.999_9, 29.999_9, .aries),
    (89.999_99, 89.999_9, 29.999_9, .gemini),
    (359.999_96, 359.999_9, 29.999_9, .pisces),
    (359.999_99, 359.999_9, 29.999_9, .pisces),
    (30, 30, 0, .taurus),
    (30.000_04, 30, 0, .taurus),
    (84.388_24, 84.388_2, 24.388_2, .gemini),
    (84.388_26, 84.388_3, 24.388_3, .gemini),
  ])
  func `a longitude stays in its sign`(
    longitude: Double, printed: Double, inSign: Double, sign: ZodiacSign
  ) {
    let found = PrintedLongitude(EclipticLongitude(wrapping: longitude))
    #expect((found.degrees, found.degreeInSign) == (printed, inSign))
    #expect(found.sign == sign)
  }

  @Test func `sign and degrees belong together, however near a boundary`() {
    // Half a unit of the fourth decimal, or a whole one beside a boundary.
    let unit = 1.000_000_1e-4
    var generator = SplitMix64(seed: 4)
    for _ in 0..<20_000 {
      let boundary = Double(generator.next() % 12) * 30
      let longitude = EclipticLongitude(
        wrapping: boundary + generator.double(in: -0.000_3..<0.000_3))
      let printed = PrintedLongitude(longitude)
      #expect(printed.sign == ZodiacSign(longitude))
      #expect((0..<360).contains(printed.degrees) && (0..<30).contains(printed.degreeInSign))
      let read = EclipticLongitude(wrapping: printed.degrees)
      #expect(ZodiacSign(read) == printed.sign)
      #expect(read.separation(from: longitude).degrees <= unit)
    }
  }

  @Test func `a body beside a cusp is printed on its own side of the printed cusp`() throws {
    let chart = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let cusps = chart.frame.cusps.map { EclipticLongitude(wrapping: PrintedLongitude($0).degrees) }
    // A body less than a unit and a half from the cusp may have to move by that much.
    let unit = 1.500_000_1e-4
    var generator = SplitMix64(seed: 8)
    for _ in 0..<5_000 {
      let cusp = chart.frame.cusps[Int(generator.next() % 12)]
      let longitude = cusp + .degrees(generator.double(in: -0.000_2..<0.000_2))
      let house = chart.frame.house(of: longitude)
      let printed = PrintedLongitude(longitude, in: house, amongCusps: cusps)
      let read = EclipticLongitude(wrapping: printed.degrees)
      #expect(HouseFrame.house(of: read, amongCusps: cusps) == house)
      #expect(read.separation(from: longitude).degrees <= unit)
      #expect(printed.sign == ZodiacSign(longitude))
    }
  }
}
