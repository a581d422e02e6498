import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct PeriodCalendarTests {
  static let techniques: [PeriodTechnique] =
    PeriodTechnique.FirdariaNodes.allCases.map { .firdaria(nodes: $0) }
    + PeriodTechnique.ReleasedLot.allCases.map { .releasing($0) }
    + PeriodTechnique.DecennialDays.allCases.map { .decennials(days: $0) }

  private static func calendars(_ technique: PeriodTechnique) throws -> [PeriodCalendar] {
    try ProgressionTests.births(6, seed: 81).map { birth in
      try PeriodCalendar(
        of: WiderCases.widerChart(of: birth), by: technique, levels: technique.levels)
    }
  }

  /// Expects periods to follow one another without a gap, within an outer one where there is one.
  private static func expectTiled(_ periods: [LifePeriod], within outer: LifePeriod?) {
    for (period, next) in zip(periods, periods.dropFirst()) {
      #expect(period.period.upperBound == next.period.lowerBound)
    }
    if let outer, let first = periods.first, let last = periods.last {
      #expect(first.period.lowerBound == outer.period.lowerBound)
      #expect(last.period.upperBound == outer.period.upperBound)
      // Every series begins with the lord it is a part of.
      #expect(first.lord == outer.lord && first.sign == outer.sign)
      #expect(periods.allSatisfy { $0.level == outer.level + 1 })
    }
  }

  @Test(arguments: techniques)
  func `periods follow one another and are filled by their parts`(
    _ technique: PeriodTechnique
  ) throws {
    for calendar in try Self.calendars(technique) {
      // The whole life by one level less, since four levels are some hundred thousand periods.
      let life = calendar.birth..<calendar.birth.advanced(byDays: 36_000)
      let periods = calendar.periods(during: life)
      #expect(periods.first?.period.lowerBound == calendar.birth)
      Self.expectTiled(periods, within: nil)
      for period in periods.dropLast() {
        Self.expectTiled(period.parts, within: period)
        for part in period.parts { Self.expectTiled(part.parts, within: part) }
      }
    }
  }

  @Test(arguments: techniques)
  func `an instant is asked for with all levels that hold it`(
    _ technique: PeriodTechnique
  ) throws {
    var random = SplitMix64(seed: 82)
    for calendar in try Self.calendars(technique) {
      let instant = calendar.birth.advanced(byDays: random.double(in: 0..<27_000))
      let found = calendar.periods(during: instant..<instant.advanced(bySeconds: 1))
      var level = found
      while !level.isEmpty {
        #expect(level.contains { $0.period.contains(instant) })
        level = level.first { $0.period.contains(instant) }?.parts ?? []
      }
    }
  }

  @Test func `no period lies before birth or after two hundred and eight years`() throws {
    for technique in Self.techniques {
      for calendar in try Self.calendars(technique) {
        let birth = calendar.birth
        #expect(calendar.periods(during: birth.advanced(byDays: -9)..<birth).isEmpty)
        let late = birth.advanced(byDays: 211 * 360 + 60)
        #expect(calendar.periods(during: late..<late.advanced(byDays: 9)).isEmpty)
        #expect(
          calendar.periods(during: JulianDay(-.infinity)..<birth.advanced(byDays: 1)).count == 1)
      }
    }
  }

  @Test func `75 years of firdaria begin again, and 70 without the nodes`() throws {
    for (nodes, years) in [
      (PeriodTechnique.FirdariaNodes.last, 75.0), (.afterMars, 75), (.none, 70),
    ] {
      for calendar in try Self.calendars(.firdaria(nodes: nodes)) {
        let days = years * Progression.daysPerYear
        let first = calendar.birth..<calendar.birth.advanced(byDays: days - 0.01)
        let round = calendar.periods(during: first)
        #expect(round.map(\.lord) == calendar.order)
        let again = calendar.birth.advanced(byDays: days + 0.01)
        let next = try #require(
          calendar.periods(during: again..<again.advanced(byDays: 1)).first)
        #expect(next.lord == round.first?.lord)
        #expect(round.first?.lord == (calendar.sect == .day ? .sun : .moon))
      }
    }
  }

  @Test func `Capricorn has 27 years of 360 days, and Aquarius 30`() throws {
    var seen: Set<ZodiacSign> = []
    for calendar in try Self.calendars(.releasing(.fortune)) {
      let life = calendar.birth..<calendar.birth.advanced(byDays: 75_000)
      for period in calendar.periods(during: life) {
        let days = period.period.lowerBound.days(until: period.period.upperBound)
        if period.sign == .capricorn { #expect((days - 27 * 360).magnitude < 1e-6) }
        if period.sign == .aquarius { #expect((days - 30 * 360).magnitude < 1e-6) }
        seen.insert(try #require(period.sign))
      }
    }
    #expect(seen.count == 12)
  }

  // A bond is loosed after twelve signs: 211 months, so in no sign of fewer than 18 years.
  @Test func `the bond is loosed to the sign opposite the first`() throws {
    var loosed = 0
    for calendar in try Self.calendars(.releasing(.spirit)) {
      let life = calendar.birth..<calendar.birth.advanced(byDays: 40_000)
      for period in calendar.periods(during: life) {
        for (index, part) in period.parts.enumerated() {
          #expect(part.isLoosingOfBond == (index == 12))
          if index == 12 {
            loosed += 1
            #expect(part.sign == period.sign?.opposite)
          }
        }
      }
    }
    #expect(loosed > 5)
  }

  @Test func `a Spirit in the sign of Fortune is released from the next sign`() throws {
    // At a new moon both lots are on the Ascendant: 29 May 2026 has a full moon, 15 June 2026 a new one.
    let birth = try Samples.birth(
      at: Samples.instant("2026-06-15T03:00"), latitude: 40, longitude: -74)
    let wider = try WiderCases.widerChart(of: birth)
    let spirit = try PeriodCalendar(of: wider, by: .releasing(.spirit))
    let fortune = try PeriodCalendar(of: wider, by: .releasing(.fortune))
    #expect(spirit.lotSign == spirit.fortuneSign)
    #expect(spirit.firstSign == spirit.lotSign?.advanced(by: 1))
    #expect(fortune.firstSign == fortune.lotSign)
  }

  @Test func `places are counted from the sign of Fortune`() throws {
    for calendar in try Self.calendars(.releasing(.fortune)) {
      let years = calendar.birth..<calendar.birth.advanced(byDays: 2_800)
      let first = try #require(calendar.periods(during: years).first)
      #expect(first.houseFromFortune?.number == 1)
      #expect(first.parts.prefix(4).map { $0.houseFromFortune?.number } == [1, 2, 3, 4])
    }
  }

  @Test func `a birth without a time is refused, and so are levels that there aren't`() throws {
    let dateOnly = try WiderChart(
      of: Samples.chart(of: Birth(date: CalendarDate("1990-06-15"))), points: [],
      ephemeris: Samples.ephemeris.get())
    for technique in Self.techniques {
      #expect(throws: PeriodError.unknownSect) {
        try PeriodCalendar(of: dateOnly, by: technique)
      }
      let timed = try WiderCases.widerChart(of: ProgressionTests.births(1, seed: 83)[0])
      for levels in [Int.min, 0, technique.levels + 1, .max] {
        #expect(throws: PeriodError.levels(levels, technique)) {
          try PeriodCalendar(of: timed, by: technique, levels: levels)
        }
      }
    }
    #expect(PeriodError.unknownSect.cause == .input)
    #expect("\(PeriodError.levels(5, .decennials()))".hasSuffix("give a number from 1 to 4"))
  }
}
