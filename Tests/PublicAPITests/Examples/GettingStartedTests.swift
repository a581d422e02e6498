import Astrolabe
import AstrolabeFoundation
import Foundation
import Testing

/// The snippets of the article on getting started, from top to bottom.
@Suite struct GettingStartedTests {
  @Test func `a chart and a day`() throws {
    // begin: Sources/Astrolabe/Astrolabe.docc/GettingStarted.md
    let ephemeris = try StandardEphemeris()
    // end
    // begin: Sources/Astrolabe/Astrolabe.docc/GettingStarted.md
    let birth = try Birth("1990-06-15T14:30", in: "New York", zones: .system())
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    let moon = chart.position(of: .moon)  // 18°59′ Pisces
    let house = chart.house(of: .moon).number  // 6
    // end
    #expect(moon.description == "18°59′ Pisces")
    #expect(house == 6)
    // begin: Sources/Astrolabe/Astrolabe.docc/GettingStarted.md
    let person = try Astrometer(of: chart, ephemeris: ephemeris)
    let date = try CalendarDate("2025-01-06")
    let scores = try person.day(date, ephemeris: ephemeris).scores
    let mood = scores[.love].quality.rawValue  // quiet
    // end
    #expect(mood == "quiet")
    // begin: Sources/Astrolabe/Astrolabe.docc/GettingStarted.md
    let day = try ReadingDay(of: date, ephemeris: ephemeris)
    let reading = try DailyReading(of: chart, by: person, on: day)
    let json = DailyReadingDocument(reading).json
    // end
    #expect(json.hasPrefix(#"{"date":"2025-01-06","sun_sign":"gemini","#))
  }

  @Test func `dates of Foundation`() throws {
    let ephemeris = try Example().ephemeris
    // begin: Sources/Astrolabe/Astrolabe.docc/GettingStarted.md
    let now = JulianDay(Date())
    let sky = try ephemeris.sky(at: now)
    let today = try CalendarDate(Date(), in: .current)
    let tomorrow = Date(now.advanced(byDays: 1))
    // end
    #expect(sky[.sun] != nil && today.year >= 2025)
    #expect(tomorrow.timeIntervalSince1970 > Date().timeIntervalSince1970)
  }

  @Test func `calendars and a picture`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    // begin: Sources/Astrolabe/Astrolabe.docc/GettingStarted.md
    let start = JulianDay(date, .midnight)
    let sky = SkyCalendar()
    let month = try sky.events(during: start..<start.advanced(byDays: 30), ephemeris: ephemeris)
    let calendar = TransitCalendar(of: chart)
    let transits = try calendar.transits(
      during: start..<start.advanced(byDays: 30), ephemeris: ephemeris)
    // end
    // By the U.S. Naval Observatory: 6 January 23:56 and 13 January 22:27.
    let lunations = month.compactMap { event in
      if case .lunation(let lunation) = event { lunation.quarter } else { nil }
    }
    #expect(lunations.prefix(2) == [.firstQuarter, .fullMoon])
    #expect(transits.contains { $0.body == .sun && $0.aspect == .opposition })
    // begin: Sources/Astrolabe/Astrolabe.docc/GettingStarted.md
    let picture = Wheel(of: chart, theme: .dark).picture()
    let svg = try picture.svg(width: 800)
    // end
    #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
  }
}
