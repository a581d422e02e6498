import Astrolabe
import Foundation
import Testing

/// What is stored is read back, equal.
@Suite struct StoredValuesTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode([value]), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ text: String, as type: Value.Type) throws -> Value {
    try #require(JSONDecoder().decode([Value].self, from: Data(text.utf8)).first)
  }

  private func expectSame<Value: Codable & Equatable>(_ value: Value) throws {
    #expect(try read(json(value), as: Value.self) == value)
  }

  private func expectSame<Value: NamedCase>(_ type: Value.Type) throws {
    for value in Value.allCases {
      #expect(try json(value) == #"["\#(value.name)"]"#)
      try expectSame(value)
      #expect(!value.title.isEmpty && !Value.noun.isEmpty)
    }
  }

  @Test func `identifiers are their names`() throws {
    try expectSame(CelestialBody.self)
    try expectSame(ChartBody.self)
    try expectSame(HouseSystem.self)
    try expectSame(Sky.Source.self)
    try expectSame(Luminary.self)
    try expectSame(Eclipse.Kind.self)
    try expectSame(AspectKind.self)
    try expectSame(Aspect.Motion.self)
    try expectSame(SkyArc.Motion.self)
    try expectSame(Aspect.Phase.self)
    try expectSame(ChartAngle.self)
    try expectSame(ZodiacSign.self)
    try expectSame(ZodiacSign.Element.self)
    try expectSame(ZodiacSign.Modality.self)
    try expectSame(MoonPhase.self)
    try expectSame(LunarQuarter.self)
    try expectSame(EssentialDignity.self)
    try expectSame(SkyEvent.Kind.self)
    try expectSame(VoidOfCourse.Definition.self)
    try expectSame(Meter.self)
    try expectSame(Meter.Group.self)
    try expectSame(MeterScore.Quality.self)
    try expectSame(Trend.Direction.self)
    try expectSame(Trend.Rate.self)
    try expectSame(ReadingFacts.TransitFact.Stage.self)
    try expectSame(TimeLord.self)
    try expectSame(PeriodTechnique.FirdariaNodes.self)
    try expectSame(PeriodTechnique.ReleasedLot.self)
    try expectSame(Progression.Kind.self)
    try expectSame(ChartShape.Kind.self)
    try expectSame(AccidentalDignity.Condition.self)
    try expectSame(PrimaryDirection.Method.self)
    try expectSame(PrimaryDirection.Space.self)
    try expectSame(PrimaryDirection.Key.self)
    try expectSame(PrimaryDirection.Side.self)
  }

  @Test func `numbers, dates and places have their plain forms`() throws {
    #expect(try json(CalendarDate(1990, 6, 15)) == #"["1990-06-15"]"#)
    #expect(try json(TimeOfDay(14, 30)) == #"["14:30:00"]"#)
    #expect(try json(JulianDay<UT1>(2_451_545.25)) == "[2451545.25]")
    #expect(try json(PlaneAngle.degrees(-3.5)) == "[-3.5]")
    #expect(try json(EclipticLongitude(degrees: 84.5)) == "[84.5]")
    #expect(try json(House(7)) == "[7]")
    #expect(
      try json(GeographicPlace(latitude: 40.5, longitude: -74))
        == #"[{"latitude":40.5,"longitude":-74}]"#)
    for date in [try CalendarDate(-99_999, 1, 1), try CalendarDate(12_345, 2, 3)] {
      try expectSame(date)
    }
    try expectSame(ChartPoint.body(.chiron))
    try expectSame(ChartPoint.angle(.imumCoeli))
    try expectSame(BodySet.eleven)
  }

  @Test func `births survive, whatever is known of them`() throws {
    let date = try CalendarDate(2025, 11, 2)
    let time = try TimeOfDay(1, 30)
    let place = try GeographicPlace(latitude: 40.7, longitude: -74)
    let zones: [CivilZone] = [
      .utc, .fixed(secondsEast: 19_800), .localMeanTime(longitude: -74),
      try CivilZone("America/New_York", database: .system()),
      try CivilZone("Europe/Dublin", database: .system()),
    ]
    try expectSame(Birth(date: date))
    try expectSame(Birth(date: date, time: time))
    try expectSame(Birth("1940-06-15T14:30", in: "Ulm, Germany", zones: .system()))
    try expectSame(Birth("1990-06-15", in: "New York", zones: .system()))
    for zone in zones {
      // 01:30 occurred twice in New York on that date.
      for fold in CivilMoment.Fold.allCases {
        try expectSame(Birth(date: date, time: time, zone: zone, place: place, fold: fold))
      }
    }
  }

  @Test func `charts, skies and frames survive`() throws {
    for chart in [try Samples.timed(), try Samples.dateOnly()] {
      try expectSame(chart)
      try expectSame(chart.sky)
      try expectSame(chart.frame)
      try expectSame(chart.uncertainty)
    }
    let pole = try NatalChart(
      of: Birth(
        date: CalendarDate(2000, 1, 1), time: .noon, zone: .utc,
        place: GeographicPlace(latitude: 80, longitude: 0)), ephemeris: Samples.ephemeris())
    #expect(pole.frame.origin.isFallback)
    try expectSame(pole)
    try expectSame(
      try Samples.ephemeris().sky(at: JulianDay<UT1>(2_451_545), bodies: BodySet(.chiron)))
  }

  // A month of transits, as a server keeps it; lives that begin before the table or end after it have no such moment.
  @Test func `aspects, transits, returns and places survive`() throws {
    let chart = try Samples.timed()
    let start = CivilZone.utc.day(try CalendarDate(2025, 1, 1)).lowerBound
    let month = start..<start.advanced(byDays: 31)
    let calendar = TransitCalendar(of: chart)
    let ephemeris = try Samples.ephemeris()
    let transits = try calendar.transits(during: month, ephemeris: ephemeris)
    #expect(transits.contains { !$0.stations.isEmpty } && transits.contains { !$0.passes.isEmpty })
    for transit in transits { try expectSame(transit) }
    let moments = try calendar.exactTransits(during: month, ephemeris: ephemeris)
    #expect(!moments.isEmpty)
    for moment in moments { try expectSame(moment) }
    for aspect in chart.aspects() { try expectSame(aspect) }
    try expectSame(
      try PlanetaryReturn.next(of: .moon, to: chart, after: start, ephemeris: ephemeris))
    try expectSame(try PlaceFinder.released.get().place("Ulm, Germany").place)
  }

  @Test func `scores, trends and norms survive`() throws {
    let astrometer = try Samples.astrometer()
    let day = try astrometer.day(CalendarDate(2025, 1, 6), ephemeris: Samples.ephemeris())
    try expectSame(day)
    try expectSame(day.scores)
    try expectSame(day.scores[.love])
    try expectSame(try #require(day.overallTrend))
    try expectSame(astrometer.norms)
    let kept = try read(json(astrometer.norms), as: Norms.self)
    let again = Astrometer(of: try Samples.timed(), norms: kept)
    #expect(try again.day(CalendarDate(2025, 1, 6), ephemeris: Samples.ephemeris()) == day)
  }

  @Test func `a document of a later minor form is read, of another major one refused`() throws {
    let text = try json(try Samples.dateOnly())
    #expect(text.contains(#""version":"1.2""#))
    let later = text.replacingOccurrences(
      of: #""version":"1.2""#, with: #""version":"1.7","moods":[]"#)
    #expect(try read(later, as: NatalChart.self) == Samples.dateOnly())
    for version in ["2.0", "0.9", "1", "", "1.x", "-1.0"] {
      let other = text.replacingOccurrences(
        of: #""version":"1.2""#, with: #""version":"\#(version)""#)
      let error = #expect(throws: DecodingError.self) { try read(other, as: NatalChart.self) }
      #expect("\(error.map { "\($0)" } ?? "")".contains("write it again"))
    }
  }

  @Test(arguments: [
    (#"["pluton"]"#, "pluto"), (#"[360]"#, "longitude"), (#"[-1]"#, "longitude"),
  ])
  func `what can't be right is refused with a sentence`(text: String, word: String) throws {
    let error =
      text.contains("\"")
      ? #expect(throws: DecodingError.self) { try read(text, as: CelestialBody.self) }
      : #expect(throws: DecodingError.self) { try read(text, as: EclipticLongitude.self) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(word))
  }

  @Test func `parts that don't fit together are refused`() throws {
    let text = try json(try Samples.timed())
    let place = #""place":{"latitude":40.7128,"longitude":-74.006}"#
    for (found, other) in [
      (place, #""place":{"latitude":140,"longitude":0}"#), ("\"sun\":", "\"chiron\":"),
      ("\"date\":\"1990-06-15\"", "\"date\":\"1990-06-31\""),
      ("\"date\":\"1990-06-15\"", "\"date\":\"1990-06-16\""),
      ("\"wanted\":\"placidus\"", "\"wanted\":\"x\""),
    ] {
      #expect(text.contains(found))
      #expect(throws: DecodingError.self) {
        try read(text.replacingOccurrences(of: found, with: other), as: NatalChart.self)
      }
    }
    let hours = #"[{"intensity":101,"harmony":50}]"#
    #expect(throws: DecodingError.self) { try read(hours, as: MeterScore.self) }
  }

  @Test func `a reading's facts survive and give the same words`() throws {
    let day = try ReadingDay(of: CalendarDate(2025, 1, 6), ephemeris: Samples.ephemeris())
    let reading = try DailyReading(of: Samples.timed(), by: Samples.astrometer(), on: day)
    let facts = ReadingFacts(reading)
    try expectSame(facts)
  }
}
