import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Windows that were found by sampling and bisecting, beside ours.
@Suite(.enabled(if: ReferenceCases.isPresent))
struct WindowReferenceTests {
  /// The conditions of the cases, which `DocumentsTests` read as text.
  private static let conditions: [String: SkyCondition] = [
    "moon in taurus": .inSign(.moon, .taurus), "moon waxing": .waxing,
    "venus trine jupiter 3": .aspect(.venus, .trine, .jupiter, orb: .degrees(3)),
    "venus in house 10": .inHouse(.venus, House.all[9]), "sun above": .above(.sun),
    "mars retrograde": .moving(.mars, .retrograde),
    "mercury conjunction sun 3": .aspect(.mercury, .conjunction, .sun, orb: .degrees(3)),
    "mercury retrograde": .moving(.mercury, .retrograde),
  ]

  /// Two seconds, since edges are printed to the second; a minute where the header says so: a daily motion
  /// near a station changes by 1e-6° in 6 s.
  static func tolerance(_ names: [String]) -> Double {
    let slow: Set = ["mars retrograde", "venus trine jupiter 3", "mercury retrograde"]
    return names.contains(where: slow.contains) ? 60 : 2
  }

  /// The windows that the engine finds for a row, and the names of its conditions.
  static func windows(
    _ row: ReferenceCase
  ) throws -> (found: [Range<JulianDay<UT1>>], names: [String]) {
    let names = try row.value("conditions").strings
    let conditions = try names.map { try #require(Self.conditions[$0], "\($0)") }
    let place = try row.isNull("lat") ? nil : Samples.place(row.double("lat"), row.double("lon"))
    let (start, end) = try (
      WiderCases.instant(row.text("from")), WiderCases.instant(row.text("to"))
    )
    let search = try WindowSearch(.all(conditions), place: place)
    let found = try search.windows(during: start..<end, ephemeris: WiderCases.ephemeris.get())
    return (found.ranges, names)
  }

  @Test func `windows are those of the cases`() throws {
    let rows = try WiderCases.rows("windows")
    #expect(rows.count >= 5)
    for row in rows {
      let (found, names) = try Self.windows(row)
      let expected = try #require(row.value("windows").array).map(\.strings)
      try #require(found.count == expected.count, "\(row)")
      for (window, edges) in zip(found, expected) {
        for (edge, text) in [(window.lowerBound, edges[0]), (window.upperBound, edges[1])] {
          let off = WiderCases.seconds(edge, try WiderCases.instant(text))
          #expect(off <= Self.tolerance(names), "\(row): \(text)")
        }
      }
    }
  }
}
