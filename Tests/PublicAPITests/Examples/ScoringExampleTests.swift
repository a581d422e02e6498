import Astrolabe
import Testing

/// The examples in the documentation of the modules Astrometers, Signs and Readings.
@Suite struct ScoringExampleTests {
  @Test func `one person's day`() throws {
    let example = try Example()
    let (birth, date) = (example.birth, example.date)
    // begin: Sources/Astrometers/Scores/Astrometer.swift
    let ephemeris = try StandardEphemeris()
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
    let day = try astrometer.day(date, ephemeris: ephemeris)
    let love = day.scores[.love].unified
    // end
    #expect(abs(love - 2.880) < 0.01)
  }

  @Test func `many people's days`() throws {
    let example = try Example()
    let (ephemeris, dates) = (example.ephemeris, [example.date])
    let natal = NatalProfile(of: example.chart)
    let norms = try Norms(of: natal, ephemeris: ephemeris)
    // begin: Sources/Astrometers/Batch/BatchScorer.swift
    let days = try dates.map { date in
      TransitingDay(during: try DaySkies(of: date, ephemeris: ephemeris))
    }
    var people = BatchScorer.People()
    people.append(natal, norms: norms)
    var scores = BatchScorer.Scores()
    BatchScorer(days: days).score(people, into: &scores)
    let love = scores[person: 0, day: 0]?[.love].unified
    // end
    #expect(abs(try #require(love) - 2.880) < 0.01)
  }

  @Test func `a sign`() throws {
    // begin: Sources/Signs/Profiles/SignProfile.swift
    let gemini = try SignProfile.of(.gemini)
    let symbol = gemini.symbol  // The Twins
    // end
    #expect(symbol == "The Twins")
  }

  @Test func `a birth is read`() throws {
    // begin: Sources/Documents/Births/BirthFields.swift
    let birth = try BirthFields(birth: "1990-06-15").read(zones: .system())
    // end
    #expect(birth.date.description == "1990-06-15")
  }

  @Test func `a reading, what is beyond it, and its texts`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    let astrometer = try example.person()
    let zone = try CivilZone("America/New_York", database: .system())
    // begin: Sources/Readings/Daily/ReadingDay.swift
    let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
    let reading = try DailyReading(of: chart, by: astrometer, on: day)
    // end
    try lookBeyond(reading, ephemeris: ephemeris)
    // begin: Sources/Words/Story/ReadingTexts.swift
    let texts = ReadingTexts(of: ReadingFacts(reading))
    let headline = texts.headline
    let love = texts.interpretation(of: Meter.love)
    // end
    #expect(headline != love)
  }

  private func lookBeyond(_ reading: DailyReading, ephemeris: StandardEphemeris) throws {
    let (date, zone) = (reading.day.date, reading.day.zone)
    // begin: Sources/Readings/Outlook/SkyOutlook.swift
    let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
    let sky = try SkyOutlook(of: day, eclipses: ephemeris)
    let outlook = try DayOutlook(of: reading, sky: sky)
    // end
    #expect(outlook.hours.count == 24)
    try readPlans(of: outlook)
  }

  private func readPlans(of outlook: DayOutlook) throws {
    let facts = ReadingFacts(outlook)
    // begin: Sources/Readings/Outlook/PlannedLives.swift
    let plan = DayPlan(of: ReadingFacts(outlook))
    let lives = try PlannedLives(of: plan, in: outlook)
    let until = plan.lead.flatMap { lives[$0.key]?.leaves }
    // end
    #expect(until != nil)
    // begin: Sources/Words/Story/Situation.swift
    let situation = try Situation("single,works")
    let texts = ReadingTexts(of: facts, situation: situation)
    // end
    #expect(situation.relationship == .single && !texts.headline.isEmpty)
    try readCauses(of: outlook)
  }

  private func readCauses(of outlook: DayOutlook) throws {
    // begin: Sources/Readings/Plan/DayPlan.swift
    let plan = DayPlan(of: ReadingFacts(outlook))
    let strongest = plan.lead?.key
    let cause = plan[.love].driver?.key
    // end
    #expect(strongest != nil && cause?.body != nil)
  }

  @Test func `a calendar`() throws {
    let example = try Example()
    let start = JulianDay(example.date, .midnight)
    let transits = try TransitCalendar(of: example.chart)
      .transits(during: start..<start.advanced(byDays: 7), ephemeris: example.ephemeris)
    // begin: Sources/Documents/Calendars/CalendarDocument.swift
    let entries = transits.flatMap(\.calendarEntries)
    let bytes = CalendarDocument(name: "Transits", entries: entries).bytes
    // end
    #expect(bytes.starts(with: "BEGIN:VCALENDAR\r\n".utf8))
  }
}
