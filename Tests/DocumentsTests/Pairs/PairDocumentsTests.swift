import Astrology
import Astrometers
@_spi(FrontEnd) import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// The documents of `astrolabe synastry` and `composite`.
@Suite struct PairDocumentsTests {
  private static func charts() throws -> [NatalChart] {
    try [
      Samples.contractChart(),
      Samples.chart(of: Birth(date: CalendarDate("1988-02-29"))),
      Samples.chart(
        of: Samples.birth(
          "1961-12-30T23:50", zone: "Europe/Oslo", latitude: 69.6492, longitude: 18.9553)),
    ]
  }

  private static func pairs() throws -> [(NatalChart, NatalChart)] {
    let charts = try charts()
    return charts.flatMap { first in charts.map { (first, $0) } }
  }

  @Test func `synastry fits the schema, with what is unknown left out`() throws {
    let ephemeris = try Samples.ephemeris.get()
    for (first, second) in try Self.pairs() {
      for (orbs, name) in [(OrbTable.standard, "standard"), (.synastry, "close")] {
        let synastry = try Synastry(of: first, and: second, within: orbs, ephemeris: ephemeris)
        let text = SynastryDocument(synastry).json
        #expect(try YearDocumentsTests.violations(text, "synastry").isEmpty)
        let document = try JSONValue(parsing: text)
        #expect(document["orbs"]?.string == name)
        #expect(document["contacts"]?.array?.count == synastry.contacts.count)
        #expect(document["first"]?["exact_chart"] == .boolean(first.birth.isTimed))
        let houses = document["houses"]
        #expect((houses?["second_in_first"] == .null) == !first.birth.isTimed)
        #expect((houses?["first_in_second"] == .null) == !second.birth.isTimed)
        #expect(document["scores"] == nil)
        let isCertain = first.birth.isTimed && second.birth.isTimed
        #expect(text.contains(#""certain":false"#) == !isCertain)
      }
    }
  }

  /// 01:30 came twice in New York on 4 November 2007, and 02:30 never on 11 March (Energy Policy Act of 2005).
  @Test func `notes about a birth say whose it is, in every document of two`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let plain = try Samples.contractChart()
    let (twice, never) = (
      try Samples.chart(of: ClockChoiceTests.read("2007-11-04T01:30")),
      try Samples.chart(of: ClockChoiceTests.read("2007-03-11T02:30", gap: .earlier))
    )
    for (first, second, codes) in [
      (plain, plain, [[String]]()), (twice, plain, [["first", "time_occurred_twice"]]),
      (
        twice, never, [["first", "time_occurred_twice"], ["second", "time_never_occurred"]]
      ),
    ] {
      let davison = try DavisonBirth(of: first.birth, and: second.birth)
      let middle = try NatalChart(of: davison.birth, ephemeris: ephemeris)
      let texts = [
        "synastry": SynastryDocument(try Synastry(of: first, and: second, ephemeris: ephemeris))
          .json,
        "composite": CompositeDocument(
          try CompositeChart(of: first, and: second, ephemeris: ephemeris)
        ).json,
        "davison": CompositeDocument(
          davison, chart: try Partner(middle, ephemeris: ephemeris)
        ).json,
      ]
      for (name, text) in texts {
        let schema = name == "davison" ? "composite" : name
        #expect(try YearDocumentsTests.violations(text, schema).isEmpty, "\(name)")
        let notes = try JSONValue(parsing: text)["notes"]?.array ?? []
        #expect(
          notes.map { [$0["of"]?.string ?? "", $0["code"]?.string ?? ""] } == codes, "\(name)")
      }
    }
  }

  @Test func `scores fit the schema, with both sides and reasons`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let charts = try Self.charts()
    let sides = try charts.map { try RelationshipScores.Side(of: $0, ephemeris: ephemeris) }
    let synastry = try Synastry(of: charts[0], and: charts[1], ephemeris: ephemeris)
    let scores = RelationshipScores(of: sides[0], and: sides[1])
    let text = SynastryDocument(synastry, scores: scores).json
    #expect(try YearDocumentsTests.violations(text, "synastry").isEmpty)
    let document = try JSONValue(parsing: text)
    let love = try #require(document["scores"]?["meters"]?["love"])
    let unified = try #require(love["unified_score"]?.number)
    #expect((unified - scores.joint[.love].unified).magnitude < 1e-4)
    let contacts = try #require(love["contacts"]?.array)
    #expect((1...6).contains(contacts.count))
    #expect(Set(contacts.compactMap { $0["from"]?.string }) == ["first", "second"])
    #expect(text.hasSuffix(#""scores":\#(RelationshipScoresDocument(scores).json)}"#))
  }

  @Test func `composites fit the schema, by every way`() throws {
    let ephemeris = try Samples.ephemeris.get()
    for (first, second) in try Self.pairs() {
      let isTimed = first.birth.isTimed && second.birth.isTimed
      var texts = try CompositeChart.Method.allCases.map { method in
        CompositeDocument(
          try CompositeChart(of: first, and: second, by: method, ephemeris: ephemeris)
        ).json
      }
      for rule in DavisonBirth.Place.allCases {
        let davison = try DavisonBirth(of: first.birth, and: second.birth, place: rule)
        let chart = try NatalChart(of: davison.birth, ephemeris: ephemeris)
        texts.append(
          CompositeDocument(davison, chart: try Partner(chart, ephemeris: ephemeris)).json)
      }
      for text in texts {
        #expect(try YearDocumentsTests.violations(text, "composite").isEmpty, "\(text)")
        let document = try JSONValue(parsing: text)
        #expect((document["angles"] == .null) == !isTimed)
        #expect((document["houses"] == .null) == !isTimed)
        #expect((document["davison"] == .null) == (document["method"]?.string != "davison"))
        let hours = document["davison"]?["uncertain_hours"]?.number
        #expect((hours == nil) == (isTimed || document["davison"] == .null))
      }
    }
  }

  @Test func `a pair fits the schema, each part as it is alone`() throws {
    let ephemeris = try Samples.ephemeris.get()
    for (first, second) in try Self.pairs() {
      let partners = try (
        Partner(first, ephemeris: ephemeris), Partner(second, ephemeris: ephemeris)
      )
      let davison = try DavisonBirth(of: first.birth, and: second.birth)
      let chart = try NatalChart(of: davison.birth, ephemeris: ephemeris)
      let synastry = SynastryDocument(Synastry(of: partners.0, and: partners.1))
      let composite = CompositeDocument(
        try CompositeChart(of: partners.0, and: partners.1, ephemeris: ephemeris))
      let middle = CompositeDocument(davison, chart: try Partner(chart, ephemeris: ephemeris))
      let text = PairDocument(synastry: synastry, composite: composite, davison: middle).json
      #expect(try YearDocumentsTests.violations(text, "pair").isEmpty)
      #expect(
        text
          == #"{"synastry":\#(synastry.json),"composite":\#(composite.json),"davison":\#(middle.json)}"#
      )
    }
  }

  @Test(arguments: [
    (#"{"first":{"exact_chart":true},"second":{"exact_chart":true}}"#, false),
    (
      #"{"first":{"exact_chart":false},"second":{"exact_chart":false},"orbs":"standard","contacts":[],"houses":{"second_in_first":null,"first_in_second":null,"uncertain":[]}}"#,
      true
    ),
    (
      #"{"first":{"exact_chart":false},"second":{"exact_chart":false},"orbs":"wide","contacts":[],"houses":{"second_in_first":null,"first_in_second":null,"uncertain":[]}}"#,
      false
    ),
    (
      #"{"first":{"exact_chart":false},"second":{"exact_chart":false},"orbs":"standard","contacts":[{"first":"sun","second":"chiron","aspect":"trine","orb":1,"certain":true}],"houses":{"second_in_first":null,"first_in_second":null,"uncertain":[]}}"#,
      false
    ),
    ("[]", false),
  ])
  func `the schema of synastry is strict`(text: String, isValid: Bool) throws {
    #expect(try YearDocumentsTests.violations(text, "synastry").isEmpty == isValid)
  }
}
