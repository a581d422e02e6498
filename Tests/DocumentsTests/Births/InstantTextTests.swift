import Documents
import Ephemeris
import Testing

@Suite struct InstantTextTests {
  @Test(arguments: [
    (text: "2025-01-06T12:00:00Z", iso: "2025-01-06T12:00:00Z"),
    ("2025-01-06T12:00Z", "2025-01-06T12:00:00Z"),
    ("2025-01-06T13:00+01:00", "2025-01-06T12:00:00Z"),
    ("2025-01-06T13:00:30+01:00", "2025-01-06T12:00:30Z"),
    ("2025-01-06T06:30-05:30", "2025-01-06T12:00:00Z"),
    ("2025-01-06T12:00-00:00", "2025-01-06T12:00:00Z"),
    ("2025-01-06T00:30+14:00", "2025-01-05T10:30:00Z"),
    ("2025-12-31T23:59:59-00:01", "2026-01-01T00:00:59Z"),
    ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
  ])
  func `ISO 8601 is read`(text: String, iso: String) throws {
    guard case .ut(let instant) = try InstantText(text) else {
      Issue.record("it is Universal Time")
      return
    }
    #expect(instant.iso8601 == iso)
  }

  @Test(arguments: [
    ("ut:2460682.0", InstantText.ut(JulianDay(2_460_682))),
    ("ut:2460682", .ut(JulianDay(2_460_682))),
    ("UT:2460682.5", .ut(JulianDay(2_460_682.5))),
    ("tt:2460682.0", .tt(JulianDay(2_460_682))),
    ("Tt:2451545.25", .tt(JulianDay(2_451_545.25))),
    ("tt:-1.5", .tt(JulianDay(-1.5))),
  ])
  func `a Julian Day names its scale`(text: String, instant: InstantText) throws {
    #expect(try InstantText(text) == instant)
  }

  @Test(arguments: [
    "", "Z", "T", "now", "2025-01-06", "2025-01-06Z", "2025-01-06T12:00", "2025-01-06T12:00:00",
    "2025-01-06T12:00:00z", "2025-01-06t12:00:00Z", "2025-01-06T12:00:00Z ",
    " 2025-01-06T12:00:00Z", "2025-01-06 12:00:00Z", "2025-01-06T12:00:00ZZ",
    "2025-01-06T12:00+24:00", "2025-01-06T12:00+1:00", "2025-01-06T12:00+0100",
    "2025-01-06T12:00:00.5Z", "2460682.0", "ut:", "tt:", "tt:nan", "ut:inf", "ut:1e5", "ut:+5",
    "ut: 5", "ut:0x10", "jd:2460682", "ut:2460682Z", "ut:1.2.3", "ut:--1",
    "ut:" + String(repeating: "9", count: 400),
  ])
  func `another form is refused as a whole`(text: String) {
    #expect(throws: InstantError.notAnInstant(text)) { try InstantText(text) }
  }

  @Test func `a moment that there is not says which part is wrong`() {
    #expect(throws: InstantError.noSuchMoment(.noSuchTime("24:00"))) {
      try InstantText("2025-01-06T24:00Z")
    }
    #expect(throws: InstantError.noSuchMoment(.noSuchTime("12:00:60"))) {
      try InstantText("2025-01-06T12:00:60Z")
    }
    #expect(
      throws: InstantError.noSuchMoment(
        .noSuchDate("2025-02-29", reason: "that month has 28 days"))
    ) { try InstantText("2025-02-29T12:00Z") }
  }

  @Test func `an error is one line that shows the right forms`() {
    let error = InstantError.notAnInstant("x\n\u{1B}[31m")
    #expect(error.description.contains("2025-01-06T12:00:00Z"))
    #expect(!error.description.contains("\n") && !error.description.contains("\u{1B}"))
  }
}
