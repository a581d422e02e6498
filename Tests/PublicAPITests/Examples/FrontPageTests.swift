import Astrolabe
import Testing

/// The snippets of the modules' front pages and READMEs.
@Suite struct FrontPageTests {
  @Test func `a sky`() throws {
    // begin: Sources/Ephemeris/Ephemeris.docc/Ephemeris.md
    let ephemeris = try CompiledEphemeris()
    let sky = try ephemeris.sky(at: JulianDay<UT1>(2_460_682.0))  // 6 January 2025, 12:00
    let sun = sky[.sun]?.longitude.degrees  // 286.4
    // end
    #expect(abs(try #require(sun) - 286.4) < 0.05)
  }

  @Test func `two scales`() throws {
    let ephemeris = try StandardEphemeris()
    // begin: Sources/Ephemeris/Ephemeris.docc/TimeScales.md
    let ut = JulianDay<UT1>(2_460_682.0)  // 6 January 2025, 12:00
    let tt = try ephemeris.terrestrialTime(ut)
    let deltaT = try ephemeris.deltaT(at: ut)  // 69.0 seconds
    // end
    #expect(abs(deltaT - 69.0) < 0.05)
    #expect(abs((tt.days - ut.days) * 86_400 - deltaT) < 1e-4)
  }

  @Test func `a fold`() throws {
    let date = try CalendarDate("2025-11-02")
    let time = try TimeOfDay(hour: 1, minute: 30)
    // begin: Sources/Ephemeris/Ephemeris.docc/TimeScales.md
    let zone = try CivilZone("America/New_York", database: .system())
    let moment = zone.civilMoment(date, time)  // 2025-11-02, 01:30
    let note = moment.note
    // 01:30 occurred twice on 2025-11-02 in America/New_York; the first was taken (05:30:00 UTC)
    // end
    #expect(
      note
        == "01:30 occurred twice on 2025-11-02 in America/New_York; "
        + "the first was taken (05:30:00 UTC)")
  }

  @Test func `the transits of a month`() throws {
    let example = try Example()
    let (ephemeris, birth) = (example.ephemeris, example.birth)
    let start = JulianDay<UT1>(example.date, .midnight)
    let end = start.advanced(byDays: 30)
    // begin: Sources/Astrology/Astrology.docc/Astrology.md
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    let calendar = TransitCalendar(of: chart)
    let transits = try calendar.transits(during: start..<end, ephemeris: ephemeris)
    let moments = transits.flatMap(\.passes).map(\.at.iso8601)
    // end
    #expect(moments.contains { $0.hasPrefix("2025-01") })
  }

  @Test func `what is beyond a chart`() throws {
    let example = try Example()
    let (ephemeris, chart) = (example.ephemeris, example.chart)
    // begin: Sources/Astrology/Astrology.docc/Astrology.md
    let wider = try WiderChart(of: chart, points: [BodySet(.chiron)], ephemeris: ephemeris)
    let sect = wider.sect?.name  // day
    let fortune = wider.place(of: Lot.fortune.formula)?.longitude
    let figures = wider.patterns.map(\.content.description)
    // end
    #expect(sect == "day" && fortune != nil)
    #expect(figures.contains { $0.hasPrefix("Kite of ") })
  }

  @Test func `scores`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    // begin: Sources/Astrometers/Astrometers.docc/Astrometers.md
    let person = try Astrometer(of: chart, ephemeris: ephemeris)
    let day = try person.day(date, ephemeris: ephemeris)
    let love = day.scores[.love].unified  // 2.9
    let change = day.trend(of: .love)?.delta  // −9.1
    // end
    #expect(abs(love - 2.880) < 0.01)
    #expect(abs(try #require(change) - -9.135) < 0.01)
  }

  @Test func `a reading`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    let person = try example.person()
    // begin: Sources/Readings/Readings.docc/Readings.md
    let day = try ReadingDay(of: date, ephemeris: ephemeris)
    let reading = try DailyReading(of: chart, by: person, on: day)
    let json = DailyReadingDocument(reading).json
    // end
    // begin: Sources/Words/Words.docc/Words.md
    let texts = ReadingTexts(of: ReadingFacts(reading))
    let headline = texts.headline
    let love = texts.interpretation(of: Meter.love)
    // end
    #expect(json.hasPrefix(#"{"date":"2025-01-06","#) && headline != love)
  }

  @Test func `documents`() throws {
    let example = try Example()
    let natalChart = example.chart
    let sky = try example.ephemeris.sky(at: JulianDay<UT1>(example.date, .noon))
    // begin: Sources/Documents/Documents.docc/Documents.md
    let chart = NatalChartDocument(natalChart).json
    let places = SkyDocument(sky).json
    // end
    #expect(chart.hasPrefix("{") && places.hasPrefix("{"))
  }

  @Test func `a sign's profile`() throws {
    let example = try Example()
    let (ephemeris, date) = (example.ephemeris, example.date)
    // begin: Sources/Signs/Signs.docc/Signs.md
    let gemini = try SignProfile.of(.gemini)
    let json = SignProfile.json(of: .gemini)
    // end
    #expect(gemini.sign == .gemini && json.hasPrefix("{"))
    // begin: Sources/Signs/README.md
    let day = try SunSignDay(of: date, ephemeris: ephemeris)  // the sign, by the true Sun
    let profile = try SignProfile.of(day.sign)
    let line = SignProfile.json(of: day.sign)  // the file of the sign on one line
    // end
    #expect(profile.sign == .capricorn && line.contains("Capricorn"))
  }

  @Test func `pictures`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    let sky = try ephemeris.sky(at: JulianDay<UT1>(date, .noon))
    let scores = try example.person().day(date, ephemeris: ephemeris).scores
    let columns = try [date, date.adding(days: 1)].map {
      try MeterColumn(scores, at: .date($0))
    }
    // begin: Sources/Drawing/Drawing.docc/Drawing.md
    let svg = try Wheel(of: chart, transits: sky, theme: .dark).picture().svg(width: 800)
    // end
    // begin: Sources/Drawing/README.md
    let wheel = Wheel(of: chart, transits: sky, theme: .dark).picture()
    let month = try MeterHeatMap(columns, title: "January").picture()
    let phone = try MeterHeatMap(columns, format: .narrow).picture()  // for phones
    let love = try MeterCurve(of: .meter(.love), over: columns).picture()
    let moon = try MoonDisc(in: sky)?.picture().svg(width: 48)
    // end
    #expect(try svg == wheel.svg(width: 800))
    let disc = try #require(moon)
    let pictures = [month, phone, love].map { $0.svg() } + [disc]
    #expect(pictures.allSatisfy { $0.hasPrefix("<svg") })
  }
}
