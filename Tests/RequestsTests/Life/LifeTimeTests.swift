import Ephemeris
import Requests
import Testing

/// Instants of a life.
@Suite struct LifeTimeTests {
  private static let birth = JulianDay<UT1>(2_448_058.0)

  private func instant(_ text: String) throws -> JulianDay<UT1> {
    try LifeTime.instant(text, in: .utc, after: Self.birth, by: Engine())
  }

  @Test func `a date is its 12:00`() throws {
    #expect(try instant("2025-01-06").days == 2_460_682.0)
    #expect(try instant("2025-01-06T12:00Z").days == 2_460_682.0)
    #expect(try instant("ut:2460682.0").days == 2_460_682.0)
  }

  @Test func `an instant before birth is refused`() throws {
    let early = #expect(throws: RequestError.self) { try instant("1985-01-01") }
    #expect(early?.description == "at 1985-01-01 is before the birth; give a later instant")
    #expect(early?.cause == .input)
    let outside = #expect(throws: RequestError.self) { try instant("ut:1") }
    #expect(outside?.cause == .span)
  }
}
