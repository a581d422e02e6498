import Astrology
import Ephemeris
import Testing

@Suite struct ZodiacSignTests {
  @Test(arguments: [
    (degrees: 0.0, sign: ZodiacSign.aries),
    (29.999_999_999, .aries),
    (30, .taurus),
    (359.999_999_999, .pisces),
  ])
  func `a boundary belongs to the sign it opens`(degrees: Double, sign: ZodiacSign) {
    #expect(ZodiacSign(EclipticLongitude(wrapping: degrees)) == sign)
  }

  @Test func `elements and modalities go round from Aries`() {
    #expect(ZodiacSign.aries.element == .fire && ZodiacSign.aries.modality == .cardinal)
    #expect(ZodiacSign.gemini.element == .air && ZodiacSign.gemini.modality == .mutable)
    #expect(ZodiacSign.pisces.element == .water && ZodiacSign.pisces.modality == .mutable)
  }
}
