import Astrology
import EngineSupport
import Ephemeris
import TestSamples
import Testing

@testable import Readings

/// A portrait of a period describes what comes after birth, and counts all of it.
@Suite struct PeriodLifeTests {
  private static func facts(_ portrait: PeriodPortrait) -> [PeriodFact] {
    portrait.chapters.flatMap(\.paragraphs).flatMap(\.self).flatMap(\.facts)
  }

  @Test(arguments: PeriodPortrait.Length.allCases, [true, false])
  func `the period of birth has nothing before birth, and no return`(
    _ length: PeriodPortrait.Length, isTimed: Bool
  ) throws {
    let ephemeris = try Samples.ephemeris.get()
    for chart in try PortraitSamples.charts(isTimed: isTimed, count: 8) {
      let birth = chart.birth.date
      let date = length == .week ? birth.advanced(byDays: -3) : birth
      let portrait = try PeriodPortrait(
        length, of: date, for: chart, in: .utc, ephemeris: ephemeris)
      for fact in Self.facts(portrait) {
        switch fact {
        case .transit(let key, let dates):
          #expect(dates.allSatisfy { $0 >= birth }, "\(key) \(dates), born on \(birth)")
          let isReturn = key.aspect == .conjunction && key.natal == .body(key.body)
          #expect(!isReturn, "\(key) in the year of birth")
        case .lunation(_, _, let date): #expect(date >= birth)
        case .cycle(let kind, _, _): Issue.record("\(kind) in the year of birth")
        default: break
        }
      }
      for sentence in portrait.chapters.flatMap(\.paragraphs).flatMap(\.self).flatMap(\.sentences) {
        guard case .frame(.exactPart, let slots) = sentence,
          case .dates(let first)? = slots["first"]
        else { continue }
        #expect(first.allSatisfy { $0 >= birth })
      }
    }
  }

  @Test func `a period before birth has no transits`() throws {
    let chart = try Samples.contractChart()
    let portrait = try PeriodPortrait(
      .year, of: CalendarDate("1985-01-01"), for: chart, in: .utc,
      ephemeris: Samples.ephemeris.get())
    for case .transit(let key, _) in Self.facts(portrait) { Issue.record("\(key)") }
  }

  // swetest 2.10.03: `-edirephemeris/se1 -eswe -b21.9.2001 -ut19:39 -p0123456789 -fPl` with
  // `-house141.9025,-26.3737,P` are the points, `-b1.1.2014 -ut0 -p5…9 -fPl -n366 -s1` the planets of the year. Their
  // distances pass 0°, 60°, 90°, 120° or 180° of 19 pairs, Jupiter's own place among them: 11 at easy angles, 6 at hard
  // ones and 2 at 0°.
  @Test func `cycles of life are counted among the transits`() throws {
    let chart = try Samples.chart(
      of: Samples.birth(
        "2001-09-21T19:39", zone: "UTC", latitude: -26.3737, longitude: 141.9025))
    let portrait = try PeriodPortrait(
      .year, of: CalendarDate("2014-01-01"), for: chart, in: .utc,
      ephemeris: Samples.ephemeris.get())
    var counts: [Portrait.Nature: Int] = [:]
    for case .count(let nature, let count) in Self.facts(portrait) { counts[nature] = count }
    #expect(counts == [.easy: 11, .hard: 6, .fused: 2])
    #expect(Self.facts(portrait).map(\.key).contains("cycle.jupiter_return.1"))
  }

  @Test func `without a time of birth no date is called exact`() throws {
    let rough: Set<PassageFrame> = [.exactOn, .exactPart, .cycleAge]
    for length in PeriodPortrait.Length.allCases {
      for chart in try PortraitSamples.charts(isTimed: false, count: 4) {
        let portrait = try PeriodPortrait(
          length, of: CalendarDate("2027-05-05"), for: chart, in: .utc,
          ephemeris: Samples.ephemeris.get())
        for statement in portrait.chapters.flatMap(\.paragraphs).flatMap(\.self) {
          for case .frame(let frame, _) in statement.sentences {
            #expect(!rough.contains(frame), "\(frame)")
          }
        }
      }
    }
  }
}

/// Planets that an hour's mistake in the time of birth may put in another sign.
@Suite struct SignBorderTests {
  private static func borders(_ local: String) throws -> [ChartBody] {
    try Samples.chart(of: Samples.birth(local, zone: "UTC", latitude: 50, longitude: 0))
      .signsNearBorder
  }

  // swetest 2.10.03, `-edirephemeris/se1 -eswe -b16.6.1990 -ut13:10 -p1 -fPZl`: the Moon at 29°34′ Pisces, at 14:10 at
  // 0°09′ Aries; the Sun on 1990-06-21 at 14:20 at 29°57′ Gemini, at 16:20 at 0°02′ Cancer.
  @Test(arguments: [
    ("1990-06-16T14:10", [ChartBody.moon]), ("1990-06-21T15:20", [.sun]),
    ("1990-06-15T18:30", []),
  ])
  func `a sign that an hour changes is named`(local: String, bodies: [ChartBody]) throws {
    #expect(try Self.borders(local) == bodies)
  }

  @Test func `it is so for any birth`() throws {
    let ephemeris = try Samples.ephemeris.get()
    for chart in try PortraitSamples.charts(isTimed: true, count: 60) {
      let skies = try [-1.0, 1].map { hour in
        try ephemeris.sky(at: chart.instant.advanced(byDays: hour / 24))
      }
      let changed = ChartBody.allCases.filter { body in
        body != .meanNode
          && skies.contains { ZodiacSign($0[body.body].longitude) != chart.position(of: body).sign }
      }
      #expect(chart.signsNearBorder == changed)
    }
  }

  @Test func `a portrait says which`() throws {
    let chart = try Samples.chart(
      of: Samples.birth("1990-06-16T14:10", zone: "UTC", latitude: 50, longitude: 0))
    let chapter = try #require(Portrait(of: chart).chapters.first { $0.chapter == .certainty })
    let texts = chapter.paragraphs.flatMap(\.statements).flatMap(\.texts)
    #expect(texts.contains(.note(.signEdge)) && !texts.contains(.note(.timed)))
  }

  // Born on 11 October 1938: 88 from 11 October 2026 on. Uranus is on its place in the seven years about the age of 84,
  // Jupiter at 83 and, by the loop of 2027, no more.
  @Test func `a cycle has the age on its date of the year`() throws {
    let chart = try Samples.chart(
      of: Samples.birth("1938-10-11T16:40", zone: "UTC", latitude: 48.21, longitude: 16.37))
    for year in 2015...2027 {
      let portrait = try PeriodPortrait(
        .year, of: CalendarDate("\(year)-06-01"), for: chart, in: .utc,
        ephemeris: Samples.ephemeris.get())
      let statements = portrait.chapters.flatMap(\.paragraphs).flatMap(\.self)
      for statement in statements {
        guard case .cycle(_, _, let dates)? = statement.facts.first, let date = dates.first,
          case .frame(.cycleAge, let slots)? = statement.sentences.last,
          case .number(let age)? = slots["count"]
        else { continue }
        let birthday = try CalendarDate("\(year)-10-11")
        // The Sun's year and the calendar's differ by a day.
        guard (date.dayNumber - birthday.dayNumber).magnitude > 1 else { continue }
        #expect(age == year - 1938 - (date < birthday ? 1 : 0), "\(date)")
      }
    }
  }

  @Test func `a crowd of a sign has no body whose sign another hour changes`() throws {
    // swetest 2.10.03 -b22.11.1983 -ut12: the Sun at 29°35′ Scorpio; it enters Sagittarius in the night.
    let date = try CalendarDate("1983-11-23")
    let birth = Birth(date: date)
    let portrait = Portrait(
      of: try NatalChart(of: birth, ephemeris: Samples.ephemeris.get()))
    let facts = portrait.chapters.flatMap(\.paragraphs).flatMap(\.statements).flatMap(\.facts)
    for case .figure(let figure) in facts where figure.kind == .stellium {
      #expect(!figure.members.contains(.sun), "\(figure)")
    }
  }
}
