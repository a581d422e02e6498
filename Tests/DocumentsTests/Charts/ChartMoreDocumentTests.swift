import Astrology
import Documents
import Ephemeris
import EngineSupport
import TestSamples
import TestSupport
import Testing

/// What is beyond a chart: `chart --json --more`.
@Suite struct ChartMoreDocumentTests {
  /// All four points where libswe knows them, else those of the table.
  static let points: BodySet =
    Libswe.isBuiltIn ? .points : [BodySet(.trueNode), BodySet(.chiron)]

  static func document(
    of chart: NatalChart, lots: [LotFormula] = Lot.allCases.map(\.formula)
  ) throws -> ChartMoreDocument {
    ChartMoreDocument(
      try WiderChart(of: chart, points: points, ephemeris: Samples.ephemeris.get()), lots: lots)
  }

  static let timed = Result { try document(of: Samples.contractChart()) }
  static let dateOnly = Result {
    try document(of: Samples.chart(of: Birth(date: CalendarDate("1990-06-15"))))
  }

  @Test func `random births make objects that fit the schema`() throws {
    let library = try SchemaLibrary.contract()
    for drawn in try RandomBirth.draw(150, seed: 77) {
      let chart = try Samples.chart(of: drawn.birth, houses: drawn.houses)
      let text = ChartWithMoreDocument(try Self.document(of: chart)).json
      let document = try JSONValue(parsing: text)
      let violations = try library.violations(in: document, against: "chart_with_more")
      #expect(violations.isEmpty, "\(drawn.birth): \(violations)")
      #expect(text.hasPrefix("{\"chart\":\(NatalChartDocument(chart).json),\"more\":"))
    }
  }

  @Test func `an example breaks where it is broken`() throws {
    let chart = try JSONValue(parsing: ChartWithMoreDocument(try Self.timed.get()).json)
    for (patch, violation) in [
      (#"[{"op": "remove", "path": "/more/sect"}]"#, "/more breaks required"),
      (#"[{"op": "add", "path": "/more/luck", "value": 1}]"#, "/more breaks additionalProperties"),
      (
        #"[{"op": "replace", "path": "/more/zodiac/kind", "value": "sidereal"}]"#,
        "/more/zodiac breaks oneOf"
      ),
      (
        #"[{"op": "replace", "path": "/more/declinations/obliquity", "value": 30}]"#,
        "/more/declinations/obliquity breaks maximum"
      ),
      (
        #"[{"op": "replace", "path": "/more/dignities/0/term", "value": "pluto"}]"#,
        "/more/dignities/0/term breaks enum"
      ),
    ] {
      let broken = try chart.patched(by: JSONPatchStep.list(patch))
      let found = try SchemaLibrary.contract().violations(in: broken, against: "chart_with_more")
      #expect(found.map(\.description) == [violation])
    }
  }

  @Test func `a date alone leaves null what hangs on the hour`() throws {
    let document = try JSONValue(parsing: Self.dateOnly.get().json)
    for key in ["sect", "sun_altitude", "lots", "almutens", "accidental_dignities"] {
      #expect(document[key] == .null, "\(key)")
    }
    let points = try #require(document["points"]?.array)
    #expect(points.allSatisfy { $0["house"] == .null } && points.count == Self.points.bodies.count)
    for dignity in try #require(document["dignities"]?.array) {
      #expect(dignity["points"] == .null && dignity["triplicity"] == .null)
      #expect(dignity["sect"] == .null)
    }
  }

  @Test func `a timed chart has the Vertex, the East Point and the seven lots`() throws {
    let document = try JSONValue(parsing: Self.timed.get().json)
    let points = try #require(document["points"]?.array).compactMap { $0["name"]?.string }
    #expect(points.suffix(3) == ["vertex", "antivertex", "east_point"])
    // swetest: armc 107.2724762 at 40.7128 N.
    let vertex = try #require(
      document["points"]?.array?.first { $0["name"] == .string("vertex") }?["longitude"]?.number)
    #expect((vertex - 35.66157864).magnitude < 1e-5)
    #expect(document["sect"] == .string("day"))
    let lots = try #require(document["lots"]?.array)
    #expect(lots.compactMap { $0["name"]?.string } == Lot.allCases.map(\.name))
    #expect(lots.first?["formula"] == .string("ascendant+moon-sun"))
    #expect(document["dignities"]?.array?.count == 7)
    #expect(document["sun_nearness"]?.array?.count == 6)
  }

  @Test func `a harmonic is there if it is asked for`() throws {
    for chart in try [
      Samples.contractChart(), Samples.chart(of: Birth(date: CalendarDate("1990-06-15"))),
    ] {
      let wider = try WiderChart(of: chart, points: [], ephemeris: Samples.ephemeris.get())
      let text = ChartWithMoreDocument(try ChartMoreDocument(wider).adding(harmonic: 5)).json
      let document = try JSONValue(parsing: text)
      let violations = try SchemaLibrary.contract().violations(
        in: document, against: "chart_with_more")
      #expect(violations.isEmpty)
      let harmonic = document["more"]?["harmonic"]
      #expect(harmonic?["number"]?.number == 5)
      #expect(harmonic?["points"]?.array?.count == chart.places.count)
      #expect(try JSONValue(parsing: ChartMoreDocument(wider).json)["harmonic"] == nil)
      #expect(throws: NumberError.self) { try ChartMoreDocument(wider).adding(harmonic: 0) }
    }
  }

  @Test func `lots are those asked for, in their order`() throws {
    let lots = try LotFormula.list("spirit,mine=ascendant+venus-saturn,fortune")
    let document = try JSONValue(
      parsing: Self.document(of: Samples.contractChart(), lots: lots).json)
    let names = document["lots"]?.array?.compactMap { $0["name"]?.string }
    #expect(names == ["spirit", "mine", "fortune"])
  }

  @Test func `the same chart makes the same bytes`() throws {
    let texts = try (0..<2).map { _ in try Self.document(of: Samples.contractChart()).json }
    #expect(texts[0] == texts[1])
  }
}
