import Astrolabe
import AstrolabeFoundation
import Foundation
import Testing

/// The article of recipes, each run as it is shown.
@Suite struct RecipesTests {
  @Test func `what every recipe starts from`() throws {
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let ephemeris = try StandardEphemeris()
    let birth = try Birth("1990-06-15T14:30", in: "New York", zones: .system())
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    // end
    #expect(chart.sunSign == .gemini)
  }

  @Test func `print a chart`() throws {
    let ephemeris = try StandardEphemeris()
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let birth = try Birth("1990-06-15T14:30", in: "New York", zones: .system())
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    for body in ChartBody.allCases {
      let house = chart.house(of: body).number
      print(body.title, chart.position(of: body), "house", house)  // Sun 24°23′ Gemini house 9
    }
    for aspect in chart.aspects() { print(aspect) }
    // end
    #expect(printed.first == "Sun 24°23′ Gemini house 9" && printed.count > 20)
  }

  @Test func `this month’s transits`() throws {
    let example = try Example()
    let (ephemeris, chart) = (example.ephemeris, example.chart)
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let zone = try CivilZone("Europe/Paris", database: .system())
    let start = zone.day(try CalendarDate(2025, 1, 1)).lowerBound
    let end = zone.day(try CalendarDate(2025, 2, 1)).lowerBound
    let calendar = TransitCalendar(of: chart)
    for transit in try calendar.exactTransits(during: start..<end, ephemeris: ephemeris) {
      print(transit.key, try zone.dateAndTime(at: transit.at))
    }
    // end
    #expect(printed.count > 50)
  }

  @Test func `today’s texts`() throws {
    let example = try Example()
    let (ephemeris, chart) = (example.ephemeris, example.chart)
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let zone = try CivilZone("America/New_York", database: .system())
    let day = try ReadingDay(of: CalendarDate(2025, 1, 6), in: zone, ephemeris: ephemeris)
    let person = try Astrometer(of: chart, ephemeris: ephemeris)
    let reading = try DailyReading(of: chart, by: person, on: day)
    let texts = ReadingTexts(of: ReadingFacts(reading))
    print(texts.headline, texts.overview, texts.advice.doThis)
    for meter in Meter.allCases { print(meter.title, texts.interpretation(of: meter)) }
    // end
    #expect(printed.count == 18 && printed.allSatisfy { $0.count > 20 })
  }

  @Test func `solar return`() throws {
    let example = try Example()
    let (ephemeris, chart) = (example.ephemeris, example.chart)
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let start = JulianDay(try CalendarDate(2025, 1, 1), .midnight)
    let year = start..<start.advanced(byDays: 365)
    let returns = try PlanetaryReturn.returns(
      of: .sun, to: chart, during: year, ephemeris: ephemeris)
    let lisbon = try PlaceFinder().place("Lisbon, Portugal").place
    for solar in returns {
      let there = try NatalChart(at: solar.at, place: lisbon.coordinates, ephemeris: ephemeris)
      print(solar.at.iso8601, there.position(of: .sun))  // 2025-06-15T05:38:18Z 24°23′ Gemini
    }
    // end
    #expect(printed == ["2025-06-15T05:38:18Z 24°23′ Gemini"])
  }

  @Test func `two people`() throws {
    let example = try Example()
    let (ephemeris, hers) = (example.ephemeris, example.chart)
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let his = try NatalChart(
      of: Birth("1988-03-02T09:10", in: "Lyon", zones: .system()), ephemeris: ephemeris)
    let synastry = try Synastry(of: hers, and: his, ephemeris: ephemeris)
    for contact in synastry.contacts { print(contact) }
    let venusInHers = synastry.secondInFirst?.first { $0.body == .venus }?.house.number
    // end
    #expect(venusInHers == 7 && printed.count > 10)
  }

  @Test func `store and load`() throws {
    let example = try Example()
    let (ephemeris, chart) = (example.ephemeris, example.chart)
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let stored = try JSONEncoder().encode(chart.birth)
    let loaded = try JSONDecoder().decode(Birth.self, from: stored)
    let again = try NatalChart(of: loaded, ephemeris: ephemeris)

    let natal = NatalProfile(of: chart)
    let record = try Norms(of: natal, ephemeris: ephemeris).record(of: natal, source: .compiled)
    let norms = try Norms(record: record, of: natal, source: .compiled)
    let person = Astrometer(of: again, norms: norms)
    // end
    #expect(again == chart && record.count == 9_040)
    let date = try CalendarDate(2025, 1, 6)
    let fresh = try Astrometer(of: chart, ephemeris: ephemeris).day(date, ephemeris: ephemeris)
      .scores
    #expect(try person.day(date, ephemeris: ephemeris).scores == fresh)
  }

  @Test func `many at once`() async throws {
    let example = try Example()
    let ephemeris = example.ephemeris
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let births = try ["1990-06-15", "1975-09-09", "1964-02-29"].map {
      try Birth(date: CalendarDate($0))
    }
    let charts = try await withThrowingTaskGroup(of: (Int, NatalChart).self) { group in
      for (index, birth) in births.enumerated() {
        group.addTask { (index, try NatalChart(of: birth, ephemeris: ephemeris)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    // end
    #expect(charts.count == 3 && charts[0]?.sunSign == .gemini && charts[2]?.sunSign == .pisces)
  }

  @Test func `bad births`() throws {
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    for text in ["1990-02-31", "1990-06-15T25:00", "15.06.1990"] {
      do {
        _ = try Birth(text, in: "New York", zones: .system())
      } catch {
        print(error)  // "1990-02-31" is no date: that month has 28 days
      }
    }
    let twice = try Birth("2001-10-28T01:30", in: "New York", zones: .system())
    let note = twice.moment?.note  // which of the two it was
    // Clocks never showed this time, so this is nil.
    let refused = try? Birth("2021-03-14T02:30", in: "New York", zones: .system(), gap: .refuse)
    // end
    #expect(refused == nil)
    #expect(throws: BirthError.self) {
      try Birth("2001-10-28T01:30", in: "New York", zones: .system(), fold: .refuse)
    }
    let later = try Birth("2001-10-28T01:30", in: "New York", zones: .system(), fold: .later)
    #expect(later.moment?.note != note)
    #expect(printed.count == 3 && printed[0].contains("that month has 28 days") && note != nil)
  }

  @Test func `a server’s day`() throws {
    let example = try Example()
    let (ephemeris, charts) = (example.ephemeris, [example.chart, example.chart])
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    // begin: Sources/Astrolabe/Astrolabe.docc/Recipes.md
    let day = try ReadingDay(of: CalendarDate(2025, 1, 6), ephemeris: ephemeris)
    let people = try charts.map { try Astrometer(of: $0, ephemeris: ephemeris) }
    for (chart, person) in zip(charts, people) {
      let reading = try DailyReading(of: chart, by: person, on: day)
      print(DailyReadingDocument(reading).json.utf8.count)
    }
    // end
    #expect(printed.count == 2 && printed.allSatisfy { (Int($0) ?? 0) > 10_000 })
  }
}
