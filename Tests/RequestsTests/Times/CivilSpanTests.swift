import Ephemeris
@_spi(FrontEnd) import Requests
import Testing

/// Runs of dates.
@Suite struct CivilSpanTests {
  @Test func `dates must be in order and within the ephemeris`() throws {
    let (first, last) = (try CalendarDate(2025, 1, 1), try CalendarDate(2025, 1, 31))
    let reversed = #expect(throws: RequestError.self) {
      try CivilSpan(from: last, to: first, in: .utc)
    }
    #expect(
      reversed?.sentence(spelling: .option)
        == "--to 2025-01-01 is before --from 2025-01-31; give them in order")
    #expect(reversed?.cause == .input)
    let outside = #expect(throws: RequestError.self) {
      try CivilSpan(from: first, to: CalendarDate(3000, 1, 1), in: .utc)
    }
    #expect(outside?.cause == .span)
  }

  @Test func `a span runs from its first midnight to the one after its last date`() throws {
    let span = try CivilSpan(
      from: CalendarDate(2025, 1, 1), to: CalendarDate(2025, 1, 31), in: .utc)
    #expect(span.start == JulianDay(try CalendarDate(2025, 1, 1), .midnight))
    #expect(span.end == JulianDay(try CalendarDate(2025, 2, 1), .midnight))
    #expect(throws: Never.self) { try span.check(hasBegunBy: span.start) }
    let late = #expect(throws: RequestError.self) { try span.check(hasBegunBy: span.end) }
    #expect(late?.description == "to 2025-01-31 is before the birth; give a later date")
  }
}
