import CivilTime
import TestSupport
import Testing

@Suite struct JulianDayTests {
  /// Seconds since 1970 and the instant they are, by hand.
  struct Known: Sendable, CustomTestStringConvertible {
    let seconds: Int
    let days: Double
    let text: String

    init(_ seconds: Int, _ days: Double, _ text: String) {
      (self.seconds, self.days, self.text) = (seconds, days, text)
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Known(0, 2_440_587.5, "1970-01-01T00:00:00Z"),
    Known(946_728_000, 2_451_545, "2000-01-01T12:00:00Z"),
    Known(-1, 2_440_587.5 - 1 / 86_400, "1969-12-31T23:59:59Z"),
    Known(-43_200, 2_440_587, "1969-12-31T12:00:00Z"),
    Known(-86_400, 2_440_586.5, "1969-12-31T00:00:00Z"),
    Known(-3_506_716_800, 2_400_000.5, "1858-11-17T00:00:00Z"),
    Known(1_000_000_000, 2_452_161.574_074_074, "2001-09-09T01:46:40Z"),
  ])
  func `seconds since 1970 are an instant`(_ known: Known) {
    let instant = JulianDay<UT1>(secondsSince1970: known.seconds)
    // A repeating fraction is written above to 1e−9 day, less than a Julian Day resolves.
    #expect((instant.days - known.days).magnitude <= known.days.ulp)
    #expect(instant.secondsSince1970 == known.seconds)
    #expect(instant.iso8601 == known.text)
  }

  /// In exact integers: between 2²¹ and 2²² days a `Double` counts in 2⁻³¹ of a day.
  @Test func `a second's Julian Day is the nearest number there is`() {
    var generator = SplitMix64(seed: 1_970)
    for _ in 0..<20_000 {
      let seconds = Int(generator.double(in: -2e10..<4e10))
      let days = JulianDay<UT1>(secondsSince1970: seconds).days
      let units = Int128(days * 0x1p31)
      let exact = (Int128(seconds) + 210_866_760_000) << 31
      let error = (units * 86_400 - exact).magnitude
      // Half a unit, and the hair that comes of rounding the time of day first.
      #expect(error <= 43_201, "\(seconds) s")
      #expect(JulianDay<UT1>(secondsSince1970: seconds).secondsSince1970 == seconds)
    }
  }

  /// A time of day in seconds and the text of the nearest whole second, on 2025-01-06.
  @Test(arguments: [
    (0.0, "2025-01-06T00:00:00Z"), (0.4, "2025-01-06T00:00:00Z"), (0.6, "2025-01-06T00:00:01Z"),
    (59.9996, "2025-01-06T00:01:00Z"), (59.4, "2025-01-06T00:00:59Z"),
    (3_599.9996, "2025-01-06T01:00:00Z"), (86_399.4, "2025-01-06T23:59:59Z"),
    (86_399.9996, "2025-01-07T00:00:00Z"), (-0.4, "2025-01-06T00:00:00Z"),
    (-0.6, "2025-01-05T23:59:59Z"), (43_199.9996, "2025-01-06T12:00:00Z"),
  ])
  func `instants are written to the nearest second`(seconds: Double, text: String) throws {
    let date = try CalendarDate("2025-01-06")
    let instant = JulianDay(date, .midnight).advanced(bySeconds: seconds)
    #expect(instant.iso8601 == text)
    #expect("\(instant.utcDate)T\(instant.utcTime)Z" == text)
  }

  @Test func `no clock ever shows sixty`() {
    var generator = SplitMix64(seed: 60)
    for _ in 0..<5_000 {
      // From 1800 to 2399.
      let instant = JulianDay<UT1>(generator.double(in: 2_378_496.5..<2_597_641.5))
      let text = instant.iso8601
      #expect(!text.contains(":60"), "\(instant)")
      let rounded = JulianDay<UT1>(secondsSince1970: instant.secondsSince1970)
      // Half a second and the 40 µs that a Julian Day resolves.
      #expect(instant.days(until: rounded).magnitude * 86_400 <= 0.500_05)
    }
  }

  @Test func `a date and a time make an instant and come back`() throws {
    let date = try CalendarDate("1990-06-15")
    let time = try TimeOfDay("14:30:05")
    let instant = JulianDay(date, time)
    #expect(instant.utcDate == date)
    #expect(instant.utcTime == time)
    #expect(instant.iso8601 == "1990-06-15T14:30:05Z")
  }

  @Test func `instants move and compare on their scale`() {
    let noon = JulianDay<TT>.j2000
    #expect(noon.days == 2_451_545)
    #expect(noon.advanced(byDays: 1.5).days == 2_451_546.5)
    #expect(noon.advanced(bySeconds: -43_200).days == 2_451_544.5)
    #expect(noon.days(until: noon.advanced(byDays: -2)) == -2)
    #expect(noon < noon.advanced(byDays: 1))
    #expect(noon.description == "JD 2451545.0 TT")
    #expect(JulianDay<UT1>.j2000.description == "JD 2451545.0 UT1")
  }
}
