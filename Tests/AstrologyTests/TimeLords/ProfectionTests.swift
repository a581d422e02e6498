import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct ProfectionTests {
  @Test func `years follow one another, a sign and a house further each`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for birth in try ProgressionTests.births(5, seed: 71) {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      for years in Profection.Years.allCases {
        let found = try Profection.Calendar(of: chart, years: years).profections(
          during: chart.instant..<chart.instant.advanced(byDays: 30 * 365.25),
          ephemeris: ephemeris)
        #expect(found.map(\.age) == Array(0..<found.count))
        #expect((30...31).contains(found.count))
        #expect(found.first?.sign == chart.ascendant.map { ZodiacSign($0) })
        for (year, next) in zip(found, found.dropFirst()) {
          #expect(year.period.upperBound == next.period.lowerBound)
          #expect(next.sign == year.sign.advanced(by: 1))
          #expect(next.house.number == year.house.number % 12 + 1)
        }
        for year in found {
          #expect(year.months.map(\.number) == Array(1...12))
          #expect(year.months.first?.period.lowerBound == year.period.lowerBound)
          #expect(year.months.last?.period.upperBound == year.period.upperBound)
          for (month, next) in zip(year.months, year.months.dropFirst()) {
            #expect(month.period.upperBound == next.period.lowerBound)
            #expect(next.sign == month.sign.advanced(by: 1))
          }
          let middle = year.months[5].period.lowerBound
          #expect(year.month(at: middle)?.number == 6)
        }
      }
    }
  }

  @Test func `an instant has its year`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try NatalChart(
      of: ProgressionTests.births(1, seed: 72)[0], ephemeris: ephemeris)
    let calendar = Profection.Calendar(of: chart)
    let all = try calendar.profections(
      during: chart.instant..<chart.instant.advanced(byDays: 20_000), ephemeris: ephemeris)
    for year in all {
      let start = year.period.lowerBound
      #expect(try calendar.profection(at: start, ephemeris: ephemeris) == year)
      let before = start.advanced(bySeconds: -1)
      #expect(try calendar.profection(at: before, ephemeris: ephemeris)?.age ?? -1 == year.age - 1)
    }
  }

  @Test(arguments: [
    // A common year and a leap year.
    (age: 33, return: "2021-02-28", birthday: "2021-03-01"),
    (age: 32, return: "2020-02-29", birthday: "2020-02-29"),
  ])
  func `someone born on 29 February has a year each year`(
    age: Int, return date: String, birthday: String
  ) throws {
    let ephemeris = try Samples.ephemeris.get()
    let chart = try Samples.chart(
      of: Samples.birth(at: Samples.instant("1988-02-29T18:00"), latitude: 40, longitude: -74))
    let instant = try Samples.instant("\(birthday.prefix(4))-06-01T00:00")
    for (years, expected) in [(Profection.Years.solarReturn, date), (.birthday, birthday)] {
      let year = try #require(
        try Profection.Calendar(of: chart, years: years)
          .profection(at: instant, ephemeris: ephemeris))
      #expect(year.age == age)
      #expect(year.period.lowerBound.utcDate.description == expected)
    }
  }

  @Test func `without a time signs are counted from the Sun's`() throws {
    let chart = try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
    let year = try #require(
      try Profection.Calendar(of: chart, byCusps: true)
        .profection(at: Samples.instant("2024-06-20T00:00"), ephemeris: Samples.ephemeris.get()))
    #expect(year.countedFrom == .sun)
    // The Sun was in Gemini; 34 signs further is Aries, of Mars.
    #expect(year.age == 34 && year.sign == .aries && year.lord == .mars)
  }

  @Test func `there is no year before birth, and none beyond the ephemeris`() throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    let chart = try Samples.chart(
      of: Samples.birth(at: Samples.instant("1990-06-15T18:30"), latitude: 40, longitude: -74))
    let calendar = Profection.Calendar(of: chart)
    let before = chart.instant.advanced(byDays: -100)
    #expect(try calendar.profection(at: before, ephemeris: ephemeris) == nil)
    #expect(
      try calendar.profections(during: before..<chart.instant, ephemeris: ephemeris).isEmpty)
    // The last year begins in June of the year before the end, and an error names the instant that was asked for.
    let last = ephemeris.span.end.advanced(byDays: -10)
    let refusal = EphemerisError.reachesOutOfSpan(from: last, span: ephemeris.span)
    #expect(throws: refusal) { try calendar.profection(at: last, ephemeris: ephemeris) }
    #expect(throws: refusal) {
      try calendar.profections(
        during: last..<last.advanced(byDays: 1), ephemeris: ephemeris)
    }
    #expect(refusal.description.contains("\(last.utcDate) reaches outside"))
    let whole = ephemeris.span.end.advanced(byDays: -300)
    #expect(try calendar.profection(at: whole, ephemeris: ephemeris) != nil)
    for number in [Double.nan, .infinity, 1e300] {
      #expect(throws: EphemerisError.self) {
        try calendar.profection(at: JulianDay(number), ephemeris: ephemeris)
      }
    }
  }
}
