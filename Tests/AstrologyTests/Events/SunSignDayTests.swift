import EngineSupport
import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite struct SunSignDayTests {
  static func day(_ text: String) throws -> SunSignDay {
    try SunSignDay(of: try CalendarDate(text), ephemeris: Samples.ephemeris.get())
  }

  @Test func `a common day has one sign`() throws {
    let day = try Self.day("1990-06-15")
    #expect(day.sign == .gemini && day.ingress == nil)
    #expect(day.position.description == "24°08′ Gemini")
  }

  /// Equinoxes and solstices of 2025 by the USNO, UT.
  @Test(arguments: [
    (at: "2025-03-20T09:01", sign: ZodiacSign.aries), ("2025-06-21T02:42", .cancer),
    ("2025-09-22T18:19", .libra), ("2025-12-21T15:03", .capricorn),
  ])
  func `seasons begin with a sign`(at: String, sign: ZodiacSign) throws {
    let published = try Samples.instant(at)
    let day = try Self.day(published.utcDate.description)
    let ingress = try #require(day.ingress)
    #expect(ingress.sign == sign)
    // Half a minute of rounding, and as much for ΔT.
    #expect(published.days(until: ingress.at).magnitude * 86_400 <= 60)
    // At noon the Sun is in the sign it enters, unless it enters it later.
    let isBeforeNoon = ingress.at < JulianDay(day.date, .noon)
    #expect(day.sign == (isBeforeNoon ? sign : sign.advanced(by: -1)))
  }

  @Test func `a year has twelve ingresses, in order, some 30 days apart`() throws {
    var ingresses: [SignIngress] = []
    let first = try CalendarDate("2023-03-01")
    for day in 0..<366 {
      let day = try SunSignDay(
        of: first.advanced(byDays: day), ephemeris: Samples.ephemeris.get())
      if let ingress = day.ingress {
        #expect(ingress.at.utcDate == day.date)
        ingresses.append(ingress)
      }
    }
    #expect(ingresses.map(\.sign) == ZodiacSign.allCases)
    for (one, next) in zip(ingresses, ingresses.dropFirst()) {
      // The Sun moves 0.953° to 1.019° a day.
      #expect((29.4...31.5).contains(one.at.days(until: next.at)))
    }
  }

  @Test func `Gemini begins on 20, 21 or 22 May`() throws {
    // The contract, D28, by the sign at noon: 1900-2100 on 20 May in 29 years, 21 in 120, 22 in 52.
    var years: [Int: Int] = [:]
    for year in 1900...2100 {
      let first = try (18...24).first { day in
        try Self.day("\(year)-05-\(day)").sign == .gemini
      }
      years[try #require(first), default: 0] += 1
    }
    #expect(years == [20: 29, 21: 120, 22: 52])
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `the first and the last day of the ephemeris have a sign`() throws {
    #expect(try Self.day("1200-01-09").sign == .capricorn)
    #expect(try Self.day("2399-12-31").sign == .capricorn)
    #expect(throws: EphemerisError.self) { try Self.day("2400-01-01") }
    #expect(throws: EphemerisError.self) { try Self.day("1200-01-08") }
  }

  @Test(.enabled(if: ReferenceCases.isPresent))
  func `the Sun enters the four cardinal signs when the USNO says`() throws {
    let table = try #require(try ReferenceCases.load("usno_seasons"))
    // The header's tolerance, seconds: the USNO rounds to the minute.
    let tolerance = 90.0
    let cardinal: [ZodiacSign] = [.aries, .cancer, .libra, .capricorn]
    var compared = 0
    for row in table.cases where try ["E", "S"].contains(row.text("kind")) {
      let published = JulianDay<UT1>(secondsSince1970: try row.integer("unix_minutes") * 60)
      let date = published.utcDate
      guard (1900...2026).contains(date.year) else { continue }
      // Within the tolerance of midnight the ingress may fall on the day beside it.
      let ingress = try [0, -1, 1].lazy.compactMap { days in
        try SunSignDay(of: date.advanced(byDays: days), ephemeris: Samples.ephemeris.get()).ingress
      }.first
      let found = try #require(ingress, "\(row)")
      #expect(found.sign == cardinal[date.month / 3 - 1])
      #expect(published.days(until: found.at).magnitude * 86_400 <= tolerance, "\(row)")
      compared += 1
    }
    #expect(compared == 127 * 4)
  }
}
