import Astrology
import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// The documents of `astrolabe transits` and `astrolabe returns`.
@Suite struct TransitDocumentTests {
  static let start = JulianDay<UT1>(2_460_676.5)  // 2025-01-01
  static let end = JulianDay<UT1>(2_460_686.5)

  static func document(_ transits: [Transit]) throws -> JSONValue {
    let texts = transits.map {
      TransitDocument($0, during: start..<end).json
    }
    return try JSONValue(parsing: "[\(texts.joined(separator: ","))]")
  }

  @Test func `lives are written as the schema has them, near and far`() throws {
    let transits = try TransitCalendar(of: Samples.contractChart()).transits(
      during: Self.start..<Self.end, ephemeris: Samples.ephemeris.get())
    let document = try Self.document(transits)
    #expect(try SchemaLibrary.contract().violations(in: document, against: "transits").isEmpty)
    let written = try #require(document.array)
    #expect(written.count == transits.count)
    let horizon =
      Self.start.advanced(byDays: -1_095.75)...Self.end.advanced(byDays: 1_095.75)
    for (transit, entry) in zip(transits, written) {
      #expect(entry["transit_planet"]?.string == transit.body.name)
      #expect(entry["natal_planet"]?.string == transit.natal.name)
      #expect(entry["aspect"]?.string == transit.aspect.name)
      #expect(entry["orb"]?.number == OrbTable.standard[transit.aspect]?.degrees)
      let expected = [transit.enters, transit.leaves].map { instant in
        instant.flatMap { horizon.contains($0) ? JSONValue.string($0.iso8601) : nil } ?? .null
      }
      #expect([entry["enters"], entry["leaves"]] == expected)
      let exact = transit.passes.map(\.at).filter(horizon.contains).map(\.iso8601)
      #expect(entry["exact"]?.array?.compactMap(\.string) == exact)
    }
    // Neptune was in orb of the natal Sun's square from 2020 on.
    #expect(written.contains { $0["enters"] == .null && $0["leaves"] != .null })
    #expect(written.contains { $0["enters"] != .null && $0["leaves"] == .null })
    #expect(written.contains { $0["natal_planet"]?.string == "ascendant" })
    #expect(written.contains { $0["exact"] == .array([]) })
  }

  @Test func `returns are written as the schema has them`() throws {
    let chart = try Samples.contractChart()
    let returns = try Luminary.allCases.flatMap { luminary in
      try PlanetaryReturn.returns(
        of: luminary.body, to: chart, during: Self.start..<Self.start.advanced(byDays: 200),
        ephemeris: Samples.ephemeris.get())
    }
    let document = try JSONValue(parsing: ReturnsDocument(returns).json)
    #expect(try SchemaLibrary.contract().violations(in: document, against: "returns").isEmpty)
    let written = try #require(document.array)
    #expect(written.count == 9)
    #expect(written.first?["body"]?.string == "sun")
    #expect(written.first?["number"]?.number == 35)
    #expect(written.compactMap { $0["at"]?.string } == returns.map(\.at.iso8601))
  }

  static let transit = """
    [{"transit_planet": "saturn", "natal_planet": "sun", "aspect": "square", "orb": 7.0,
      "enters": "2025-01-01T00:00:00Z", "exact": ["2025-02-01T00:00:00Z"],
      "leaves": "2025-03-01T00:00:00Z"}]
    """

  @Test(arguments: [
    (#"[]"#, []),
    (#"[{"op": "replace", "path": "/0/enters", "value": null}]"#, []),
    (#"[{"op": "replace", "path": "/0/natal_planet", "value": "midheaven"}]"#, []),
    (#"[{"op": "replace", "path": "/0/transit_planet", "value": "chiron"}]"#, []),
    (
      #"[{"op": "replace", "path": "/0/transit_planet", "value": "ascendant"}]"#,
      ["/0/transit_planet breaks enum"]
    ),
    (
      #"[{"op": "replace", "path": "/0/natal_planet", "value": "vertex"}]"#,
      ["/0/natal_planet breaks anyOf"]
    ),
    (#"[{"op": "remove", "path": "/0/exact"}]"#, ["/0 breaks required"]),
    (#"[{"op": "replace", "path": "/0/exact/0", "value": null}]"#, ["/0/exact/0 breaks type"]),
    (#"[{"op": "replace", "path": "/0/orb", "value": 0}]"#, ["/0/orb breaks exclusiveMinimum"]),
    (#"[{"op": "add", "path": "/0/pass", "value": 1}]"#, ["/0 breaks additionalProperties"]),
  ])
  func `the schema of transits`(patch: String, violations: [String]) throws {
    let document = try JSONValue(parsing: Self.transit).patched(by: JSONPatchStep.list(patch))
    let found = try SchemaLibrary.contract().violations(in: document, against: "transits")
    #expect(Set(found.map(\.description)) == Set(violations))
  }
}
