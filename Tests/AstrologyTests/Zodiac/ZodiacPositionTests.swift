import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite struct ZodiacPositionTests {
  @Test(arguments: [
    (degrees: 0.0, text: "0°00′ Aries"),
    (84.129_5, "24°08′ Gemini"),
    (286.37, "16°22′ Capricorn"),
    // Rounding to minutes must not give 60′, nor lead into the next sign, nor to 360°.
    (14.999_9, "15°00′ Aries"),
    (29.999_9, "29°59′ Aries"),
    (359.999_99, "29°59′ Pisces"),
  ])
  func `a place is written in degrees and minutes of its sign`(degrees: Double, text: String) {
    #expect(ZodiacPosition(EclipticLongitude(wrapping: degrees)).description == text)
  }

  @Test func `sign and degree make the longitude again`() {
    // Rounding error of 360: a few units in its last place.
    let rounding = 1e-12
    var generator = SplitMix64(seed: 30)
    for _ in 0..<10_000 {
      let longitude = EclipticLongitude(wrapping: generator.double(in: -720..<720))
      let position = ZodiacPosition(longitude)
      #expect((0..<30).contains(position.degreeInSign))
      #expect((0..<30).contains(position.degree) && (0..<60).contains(position.minute))
      let rebuilt = position.sign.start + .degrees(position.degreeInSign)
      #expect(rebuilt.separation(from: longitude).degrees < rounding)
    }
  }
}

@Suite struct ZodiacSignOrderTests {
  @Test func `signs are named in their order`() {
    #expect(
      ZodiacSign.allCases.map(\.title) == [
        "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius",
        "Capricorn", "Aquarius", "Pisces",
      ])
    #expect(ZodiacSign.allCases.map(\.name) == ZodiacSign.allCases.map { $0.title.lowercased() })
  }

  @Test func `a glyph asks for its text form`() {
    #expect(ZodiacSign.aries.glyph == "♈\u{FE0E}")
    #expect(ZodiacSign.gemini.glyph == "♊\u{FE0E}")
    #expect(ZodiacSign.pisces.glyph == "♓\u{FE0E}")
  }

  @Test(arguments: ZodiacSign.allCases)
  func `counting goes round both ways`(sign: ZodiacSign) {
    #expect(sign.advanced(by: 12) == sign && sign.advanced(by: -12) == sign)
    #expect(sign.advanced(by: -25) == sign.advanced(by: 11))
    #expect(sign.advanced(by: 5).advanced(by: -5) == sign)
    #expect(sign.opposite.opposite == sign && sign.opposite != sign)
    #expect(ZodiacSign(sign.start) == sign)
    #expect(ZodiacSign(sign.start.opposite) == sign.opposite)
  }
}
