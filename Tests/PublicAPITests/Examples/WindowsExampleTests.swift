import Astrolabe
import Testing

/// The examples of conditions and their windows.
@Suite struct WindowsExampleTests {
  @Test func `conditions are put together`() throws {
    // begin: Sources/Astrology/Windows/SkyCondition.swift
    let calm = SkyCondition.moving(.mercury, .direct) && !.void
    let wish = SkyCondition.inSign(.moon, .taurus) || .inSign(.moon, .virgo)
    let search = try WindowSearch(calm && wish)
    // end
    #expect(search.condition == .all([calm, wish]))
  }

  @Test func `windows are found`() throws {
    let ephemeris = try Example().ephemeris
    let start = JulianDay<UT1>(try CalendarDate("2025-01-01"), .noon)
    let end = start.advanced(byDays: 30)
    var printed: [String] = []
    func print(_ from: String, _ to: String) { printed.append("\(from) \(to)") }
    // begin: Sources/Astrology/Windows/WindowSearch.swift
    let search = try WindowSearch(.inSign(.moon, .taurus) && .waxing)
    for window in try search.windows(during: start..<end, ephemeris: ephemeris).ranges {
      print(window.lowerBound.iso8601, window.upperBound.iso8601)
    }
    // end
    #expect(printed == ["2025-01-07T22:11:16Z 2025-01-10T01:06:38Z"])
  }

  @Test func `conditions are read`() throws {
    // begin: Sources/Documents/Conditions/ConditionText.swift
    let condition = try SkyCondition("moon in taurus|virgo|capricorn")
    // end
    #expect(
      condition
        == .any([.inSign(.moon, .taurus), .inSign(.moon, .virgo), .inSign(.moon, .capricorn)]))
  }
}
