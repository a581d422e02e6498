import Astrolabe
import Testing

/// The snippets of the article on linking from a backend.
@Suite struct BackendTests {
  @Test func `what is shared`() throws {
    // begin: Sources/Astrolabe/Astrolabe.docc/LinkingFromABackend.md
    let ephemeris = try StandardEphemeris()
    let zones = try ZoneDatabase.system()
    // end
    let birth = try BirthFields(
      birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40.7128",
      longitude: "-74.0060"
    ).read(zones: zones)
    #expect(birth.instant.iso8601 == "1990-06-15T18:30:00Z")
    #expect(try NatalChart(of: birth, ephemeris: ephemeris).sunSign == .gemini)
  }

  @Test func `norms are kept and people scored together`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    // begin: Sources/Astrolabe/Astrolabe.docc/LinkingFromABackend.md
    let natal = NatalProfile(of: chart)
    let norms = try Norms(of: natal, ephemeris: ephemeris)
    let record = norms.record(of: natal, source: .compiled)

    let kept = try Norms(record: record, of: natal, source: .compiled)
    let person = Astrometer(of: chart, norms: kept)
    // end
    #expect(record.count == 9_040)
    // begin: Sources/Astrolabe/Astrolabe.docc/LinkingFromABackend.md
    let report = try DayReport(of: chart, norms: kept, on: date, ephemeris: ephemeris)
    let (page, styles) = try ReportPage(report).html(styledBy: "/day.css")
    // end
    #expect(page.contains("href=\"/day.css\"") && styles.hasPrefix(":root{"))
    // begin: Sources/Astrolabe/Astrolabe.docc/LinkingFromABackend.md
    let day = TransitingDay(during: try DaySkies(of: date, ephemeris: ephemeris))
    let scorer = BatchScorer(days: [day])
    var people = BatchScorer.People()
    people.append(natal, norms: norms)
    var scores = BatchScorer.Scores()
    scorer.score(people, into: &scores)
    let love = scores[person: 0, day: 0]?[.love].unified  // 2.9
    // end
    #expect(abs(Double(try #require(love)) - 2.880) < 0.01)
    let alone = try person.day(date, ephemeris: ephemeris).scores[.love].unified
    #expect(abs(alone - 2.880) < 0.01)
  }
}
