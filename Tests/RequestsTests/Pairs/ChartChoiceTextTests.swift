import Astrology
import Ephemeris
import Requests
import Testing

/// Which chart of a comparison is meant, as it is written.
@Suite struct ChartChoiceTextTests {
  private static let now = JulianDay<UT1>(2_461_000.5)

  private static func read(_ text: String, now: JulianDay<UT1>? = now) throws -> ChartChoice {
    try ChartChoiceText(in: .utc, now: now).read(text, by: Engine())
  }

  @Test func `each kind is read`() throws {
    #expect(try Self.read("birth") == ChartChoice(.birth))
    #expect(try Self.read("natal") == ChartChoice(.birth))
    #expect(try Self.read("other") == ChartChoice(.birth, isOfOther: true))
    #expect(try Self.read("composite") == ChartChoice(.composite))
    #expect(try Self.read("davison") == ChartChoice(.davison))
    #expect(try Self.read("now") == ChartChoice(.event(Self.now, nil)))
    let noon = JulianDay<UT1>(try CalendarDate("2026-05-01"), .noon)
    #expect(try Self.read("2026-05-01") == ChartChoice(.event(noon, nil)))
    #expect(try Self.read("2026-05-01T12:00Z") == ChartChoice(.event(noon, nil)))
    #expect(try Self.read("2026-05-01T14:00+02:00") == ChartChoice(.event(noon, nil)))
    #expect(try Self.read("2026-05-01T12:00") == ChartChoice(.event(noon, nil)))
    #expect(try Self.read("progressed:2026-05-01") == ChartChoice(.progressed(noon)))
    #expect(try Self.read("progressed") == ChartChoice(.progressed(Self.now)))
    #expect(
      try Self.read("other:directed:2026-05-01") == ChartChoice(.directed(noon), isOfOther: true))
  }

  @Test func `a return is of a number, a year, a date, or the last`() throws {
    let midnight = JulianDay<UT1>(try CalendarDate("2026-05-01"), .midnight)
    let ends = (try CalendarDate("2026-01-01"), try CalendarDate("2027-01-01"))
    let year = JulianDay<UT1>(ends.0, .midnight)..<JulianDay<UT1>(ends.1, .midnight)
    let ulm = try GeographicPlace(latitude: 48.4, longitude: 10)
    for (text, kind) in [
      ("return:sun:36", ChartChoice.Kind.planetaryReturn(.sun, .number(36), nil)),
      ("return:sun:2026", .planetaryReturn(.sun, .inYear(2_026, year, .utc), nil)),
      ("return:moon:2026-05-01@48.4,10", .planetaryReturn(.moon, .after(midnight), ulm)),
      ("return:saturn", .planetaryReturn(.saturn, .before(Self.now), nil)),
      ("return", .planetaryReturn(.sun, .before(Self.now), nil)),
    ] {
      #expect(try Self.read(text) == ChartChoice(kind), "\(text)")
    }
  }

  @Test func `without a clock the present must be given`() {
    for text in ["now", "return:sun", "progressed"] {
      let error = #expect(throws: RequestError.self) { try Self.read(text, now: nil) }
      #expect(error?.description.contains("at is missing") == true)
    }
  }

  @Test func `a return is the last before an instant, the first after it, and that of its number`()
    throws
  {
    let engine = try Engine()
    let birth = try BirthRequest(birth: "1990-06-15T14:30", place: "New York").read(by: engine)
    func instant(_ text: String) throws -> (JulianDay<UT1>, Int) {
      let request = try CompareRequest(
        of: .birth(birth), inner: ChartChoice(.birth),
        outer: ChartChoiceText(in: .utc, now: JulianDay(try CalendarDate("2026-09-01"), .noon))
          .read(text, by: engine))
      let side = try request.answer(by: engine).outer
      return (try #require(side.instant), try #require(side.returned).number)
    }
    let last = try instant("return:sun")
    #expect(last.1 == 36 && last.0.utcDate.description.hasPrefix("2026-06-1"))
    #expect(try instant("return:sun:36") == last && instant("return:sun:2026") == last)
    #expect(try instant("return:sun:2026-07-01").1 == 37)
  }

  // swetest 2.10.03, `swetest -p0 -fTl -b1.1.2000 -ut05:00:00`: 280.0716°. At 00:00 UT the Sun is at 279.2648° on
  // 2022-12-31, 280.2839° on 2023-01-01, 279.0200° on 2023-12-31, 280.0390° on 2024-01-01, 279.7940° on 2024-12-31 and
  // 280.8136° on 2025-01-01: 2023 has no return, and 2024 has two.
  @Test func `a year without a return is refused, and a second one is named by its date`() throws {
    let engine = try Engine()
    let birth = try BirthRequest(
      birth: "2000-01-01T05:00", zone: "UTC", latitude: "51", longitude: "0"
    )
    .read(by: engine)
    func date(_ text: String) throws -> String {
      let request = try CompareRequest(
        of: .birth(birth), inner: ChartChoice(.birth),
        outer: ChartChoiceText(in: .utc, now: Self.now).read(text, by: engine))
      return try #require(request.answer(by: engine).outer.instant).utcDate.description
    }
    #expect(try date("return:sun:2022") == "2022-12-31")
    #expect(try date("return:sun:2024") == "2024-01-01")
    #expect(try date("return:sun:2024-12-31") == "2024-12-31")
    let error = #expect(throws: RequestError.self) { try date("return:sun:2023") }
    #expect(
      error?.description
        == "Sun has no return in 2023; give one by its date: return:sun:2022-12-31 or return:sun:2024-01-01"
    )
    #expect(error?.cause == .input)
  }
}
