import Astrology
import Ephemeris
import Testing

/// Nakshatras, divisional charts and dashas, which need no ephemeris.
@Suite struct VargaTests {
  private func at(_ sign: ZodiacSign, _ degree: Double) throws -> EclipticLongitude {
    try EclipticLongitude(degrees: Double(sign.rawValue) * 30 + degree)
  }

  @Test func `there are sixteen, by their numbers`() {
    #expect(
      Varga.allCases.map(\.rawValue) == [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60])
    #expect(Varga.navamsha.name == "d9" && Varga.navamsha.title == "Navamsha")
  }

  /// By the Brihat Parashara Hora Shastra, chapter 6, verse by verse.
  @Test(arguments: [
    (Varga.hora, ZodiacSign.aries, 3.0, ZodiacSign.leo), (.hora, .aries, 20, .cancer),
    (.hora, .taurus, 3, .cancer), (.hora, .taurus, 20, .leo),
    (.drekkana, .gemini, 5, .gemini), (.drekkana, .gemini, 15, .libra),
    (.drekkana, .gemini, 25, .aquarius),
    (.chaturthamsha, .leo, 8, .scorpio), (.chaturthamsha, .leo, 29, .taurus),
    (.saptamsha, .aries, 5, .taurus), (.saptamsha, .taurus, 1, .scorpio),
    (.navamsha, .aries, 1, .aries), (.navamsha, .taurus, 1, .capricorn),
    (.navamsha, .gemini, 1, .libra), (.navamsha, .cancer, 29, .pisces),
    (.dashamsha, .aries, 4, .taurus), (.dashamsha, .taurus, 1, .capricorn),
    (.dvadashamsha, .pisces, 29, .aquarius),
    (.shodashamsha, .aries, 1, .aries), (.shodashamsha, .taurus, 1, .leo),
    (.shodashamsha, .gemini, 1, .sagittarius),
    (.vimshamsha, .aries, 1, .aries), (.vimshamsha, .taurus, 1, .sagittarius),
    (.vimshamsha, .gemini, 1, .leo),
    (.chaturvimshamsha, .aries, 1, .leo), (.chaturvimshamsha, .taurus, 1, .cancer),
    (.bhamsha, .aries, 1, .aries), (.bhamsha, .taurus, 1, .cancer), (.bhamsha, .gemini, 1, .libra),
    (.bhamsha, .cancer, 1, .capricorn),
    (.trimshamsha, .aries, 4.9, .aries), (.trimshamsha, .aries, 5, .aquarius),
    (.trimshamsha, .aries, 17, .sagittarius), (.trimshamsha, .aries, 24, .gemini),
    (.trimshamsha, .aries, 29, .libra), (.trimshamsha, .taurus, 1, .taurus),
    (.trimshamsha, .taurus, 11, .virgo), (.trimshamsha, .taurus, 19, .pisces),
    (.trimshamsha, .taurus, 24, .capricorn), (.trimshamsha, .taurus, 29, .scorpio),
    (.khavedamsha, .aries, 1, .taurus), (.khavedamsha, .taurus, 0.5, .libra),
    (.akshavedamsha, .aries, 0.5, .aries), (.akshavedamsha, .taurus, 0.5, .leo),
    (.akshavedamsha, .gemini, 0.5, .sagittarius),
    (.shashtyamsha, .taurus, 0.7, .gemini), (.shashtyamsha, .taurus, 29.9, .aries),
  ])
  func `a part has the sign that Parashara gives it`(
    varga: Varga, sign: ZodiacSign, degree: Double, expected: ZodiacSign
  ) throws {
    #expect(varga.sign(of: try at(sign, degree)) == expected)
  }

  @Test func `navamshas and bhamshas go on through the whole circle`() throws {
    for step in 0..<3_600 {
      let longitude = try EclipticLongitude(degrees: Double(step) / 10 + 0.05)
      let ninths = Int(longitude.degrees * 9 / 30) % 12
      #expect(Varga.navamsha.sign(of: longitude) == ZodiacSign.allCases[ninths])
      let twentySevenths = Int(longitude.degrees * 27 / 30) % 12
      #expect(Varga.bhamsha.sign(of: longitude) == ZodiacSign.allCases[twentySevenths])
    }
  }

  // MARK: - Nakshatras

  @Test(arguments: [
    (0.0, Nakshatra.ashvini, 1), (13.34, .bharani, 1), (13.32, .ashvini, 4), (66.7, .ardra, 1),
    (180.0, .chitra, 3), (359.99, .revati, 4), (240.1, .mula, 1), (103.4, .pushya, 4),
  ])
  func `a longitude has its nakshatra and pada`(
    degrees: Double, nakshatra: Nakshatra, pada: Int
  ) throws {
    let place = Nakshatra.Position(try EclipticLongitude(degrees: degrees))
    #expect(place.nakshatra == nakshatra && place.pada == pada)
    #expect((0..<1).contains(place.fraction))
  }

  @Test func `padas are the navamshas`() throws {
    for step in 0..<1_080 {
      let longitude = try EclipticLongitude(degrees: Double(step) / 3 + 0.01)
      let place = Nakshatra.Position(longitude)
      let index = (place.nakshatra.number - 1) * 4 + place.pada - 1
      #expect(Varga.navamsha.sign(of: longitude) == ZodiacSign.allCases[index % 12])
    }
  }

  // MARK: - Dashas

  @Test func `the nine share 120 years, and Ketu begins with Ashvini`() {
    #expect(VimshottariDasha.Lord.allCases.map(\.years).reduce(0, +) == 120)
    #expect(Nakshatra.ashvini.lord == .ketu && Nakshatra.rohini.lord == .moon)
    #expect(Nakshatra.revati.lord == .mercury && Nakshatra.magha.lord == .ketu)
  }

  @Test(arguments: VimshottariDasha.Year.allCases)
  func `periods meet, and parts fill them by their years`(year: VimshottariDasha.Year) throws {
    let birth = JulianDay<UT1>(2_448_058.27)
    for step in 0..<27 {
      let moon = try EclipticLongitude(degrees: Double(step) * 13.1 + 3)
      let dasha = VimshottariDasha(moon: moon, birth: birth, year: year)
      #expect(dasha.periods.count == 9 && dasha.periods[0].period.contains(birth))
      #expect(dasha.periods[0].lord == Nakshatra(moon).lord)
      let days = dasha.periods[0].period.lowerBound.days(
        until: dasha.periods[8].period.upperBound)
      #expect((days - 120 * year.days).magnitude < 1e-6)
      for (one, next) in zip(dasha.periods, dasha.periods.dropFirst()) {
        #expect(one.period.upperBound == next.period.lowerBound)
      }
      for great in dasha.periods {
        let parts = great.parts
        #expect(parts.count == 9 && parts[0].lord == great.lord)
        #expect(parts[0].period.lowerBound == great.period.lowerBound)
        #expect(parts[8].period.upperBound == great.period.upperBound)
        for part in parts {
          let length = part.period.lowerBound.days(until: part.period.upperBound)
          let expected = Double(great.lord.years * part.lord.years) / 120 * year.days
          #expect((length - expected).magnitude < 1e-6)
        }
      }
    }
  }

  @Test func `what runs at an instant is in what runs above it`() throws {
    let birth = JulianDay<UT1>(2_448_058.27)
    let dasha = VimshottariDasha(moon: try EclipticLongitude(degrees: 100), birth: birth)
    for step in 0..<100 {
      let ut = birth.advanced(byDays: Double(step) * 400)
      let running = dasha.running(at: ut)
      #expect(running.count == 3)
      #expect(running.allSatisfy { $0.period.contains(ut) })
    }
    #expect(dasha.running(at: birth.advanced(byDays: 50_000)).isEmpty)
    #expect(dasha.running(at: birth.advanced(byDays: -9_000)).isEmpty)
  }
}
