import Astrology
import Ephemeris
@_spi(FrontEnd) import Readings
import TestSamples
import Testing

/// What a portrait of a year, a month or a week chooses to say.
@Suite struct PeriodPortraitTests {
  private static let dates: [PeriodPortrait.Length: String] = [
    .year: "2027-05-05", .month: "2027-02-11", .week: "2027-12-28",
  ]

  private typealias Portraits = [(chart: NatalChart, portrait: PeriodPortrait)]

  // A year takes seconds, so each portrait is made once for all tests.
  private static let timed = Result { try made(isTimed: true, count: 8) }
  private static let untimed = Result { try made(isTimed: false, count: 5) }

  private static func made(
    isTimed: Bool, count: Int
  ) throws -> [PeriodPortrait.Length: Portraits] {
    let charts = try PortraitSamples.charts(isTimed: isTimed, count: count)
    let ephemeris = try Samples.ephemeris.get()
    var made: [PeriodPortrait.Length: Portraits] = [:]
    for (length, date) in dates {
      let date = try CalendarDate(date)
      made[length] = try charts.map { chart in
        (chart, try PeriodPortrait(length, of: date, for: chart, in: .utc, ephemeris: ephemeris))
      }
    }
    return made
  }

  private static func portraits(
    _ length: PeriodPortrait.Length, isTimed: Bool, count: Int = 5
  ) throws -> Portraits.SubSequence {
    let made = try (isTimed ? timed : untimed).get()
    return try #require(made[length]).prefix(count)
  }

  private static func facts(_ portrait: PeriodPortrait) -> [PeriodFact] {
    portrait.chapters.flatMap(\.paragraphs).flatMap(\.self).flatMap(\.facts)
  }

  @Test func `a period is the year, the month or the week of its date`() throws {
    let lengths: [(PeriodPortrait.Length, String, String, String)] = [
      (.year, "2027-05-05", "2027-01-01", "2027-12-31"),
      (.year, "2028-12-31", "2028-01-01", "2028-12-31"),
      (.month, "2028-02-29", "2028-02-01", "2028-02-29"),
      (.week, "2027-12-28", "2027-12-28", "2028-01-03"),
    ]
    for (length, date, first, last) in lengths {
      let dates = length.dates(of: try CalendarDate(date))
      #expect("\(dates.first)" == first && "\(dates.last)" == last)
    }
  }

  @Test(arguments: PeriodPortrait.Length.allCases)
  func `a transit that is named is exact on its dates, within the period`(
    _ length: PeriodPortrait.Length
  ) throws {
    let ephemeris = try Samples.ephemeris.get()
    for (chart, portrait) in try Self.portraits(length, isTimed: true) {
      for case .transit(let key, let dates) in Self.facts(portrait) {
        #expect(!dates.isEmpty)
        for date in dates {
          #expect((portrait.first...portrait.last).contains(date))
          let day = CivilZone.utc.day(date)
          let natal =
            switch key.natal {
            case .body(let body): chart.sky[body].longitude
            case .angle(let angle): try #require(chart.angles)[angle]
            }
          // Before and after the moment the body is on either side of the aspect, or turns there.
          let distances = try [day.lowerBound, day.upperBound].map { instant in
            let longitude = try ephemeris.sky(at: instant)[key.body].longitude
            return longitude.separation(from: natal).degrees - key.aspect.angle.degrees
          }
          let isExact =
            distances[0].sign != distances[1].sign || distances.map(\.magnitude).min() ?? 9 < 1.3
          #expect(isExact, "\(key) \(date) \(distances)")
        }
      }
    }
  }

  @Test func `the profected house is the age's, and the lord rules its sign`() throws {
    for (chart, portrait) in try Self.portraits(.year, isTimed: true) {
      let rising = ZodiacSign(try #require(chart.angles).ascendant)
      var ages: [Int] = []
      for fact in Self.facts(portrait) {
        switch fact {
        case .profection(let age, let house):
          ages.append(age)
          #expect(house.number == age % 12 + 1)
        case .lord(let age, let lord):
          #expect(rising.advanced(by: age % 12).traditionalRuler == lord)
        default: break
        }
      }
      let age = 2027 - chart.birth.date.year
      // A birth in the first days of January has one year of life in a calendar year.
      #expect(ages == [age - 1, age] || ages == [age], "\(ages) \(age)")
    }
  }

  @Test func `planets of the return stand at its angles`() throws {
    let ephemeris = try Samples.ephemeris.get()
    var count = 0
    for (chart, portrait) in try Self.portraits(.year, isTimed: true, count: 6) {
      let moment = try #require(
        PlanetaryReturn.returns(
          of: .sun, to: chart,
          during: CivilZone.utc.day(portrait.first)
            .lowerBound..<CivilZone.utc.day(
              portrait.last
            ).upperBound, ephemeris: ephemeris
        ).first)
      let place = try #require(chart.birth.place)
      let found = try NatalChart(at: moment.at, place: place, ephemeris: ephemeris)
      let angles = try #require(found.angles)
      for fact in Self.facts(portrait) {
        switch fact {
        case .returnAscendant(let sign, let house):
          #expect(ZodiacSign(angles.ascendant) == sign)
          #expect(chart.frame.house(of: angles.ascendant) == house)
          count += 1
        case .returnPlanet(let body, let angle, let orb):
          #expect(orb.degrees <= 6)
          let separation = found.sky[body].longitude.separation(from: angles[angle])
          #expect(abs(separation.magnitude.degrees - orb.degrees) < 1e-9)
        default: break
        }
      }
    }
    #expect(count == 6)
  }

  @Test(arguments: PeriodPortrait.Length.allCases)
  func `nothing is said without a time that needs one`(_ length: PeriodPortrait.Length) throws {
    for (_, portrait) in try Self.portraits(length, isTimed: false) {
      #expect(!portrait.isTimed)
      #expect(portrait[.theme] == nil && portrait[.solarReturn] == nil)
      for fact in Self.facts(portrait) { #expect(!fact.needsTime, "\(fact.key)") }
    }
  }

  @Test func `the months that matter are at most three, in order, and busy`() throws {
    var counts: Set<Int> = []
    for (_, portrait) in try Self.portraits(.year, isTimed: true, count: 8) {
      let peaks = (portrait[.peaks]?.paragraphs ?? []).flatMap(\.self)
      counts.insert(peaks.count)
      #expect(peaks.count <= 3)
      let months = peaks.compactMap { peak -> Int? in
        guard case .transit(_, let dates) = peak.facts.first else { return nil }
        return dates.first?.month
      }
      #expect(months == months.sorted() && Set(months).count == months.count)
      for peak in peaks { #expect(peak.facts.count >= 2) }
    }
    #expect(counts.contains(3))
  }

  @Test func `a year is parted into what is over and what is left`() throws {
    for (_, portrait) in try Self.portraits(.year, isTimed: true) {
      let date = portrait.first.advanced(byDays: 200)
      let (left, over) = portrait.parted(at: date)
      for chapter in portrait.chapters {
        let parts = [over, left].flatMap { $0[chapter.chapter]?.paragraphs ?? [] }
        #expect(Set(parts) == Set(chapter.paragraphs) && parts.count == chapter.paragraphs.count)
      }
      for case .transit(_, let dates) in Self.facts(over.with([.transits])) {
        #expect(dates.allSatisfy { $0 < date })
      }
      for case .transit(_, let dates) in Self.facts(left.with([.transits])) {
        #expect(dates.contains { $0 >= date })
      }
      #expect(portrait.parted(at: portrait.first).over.chapters.isEmpty)
      #expect(left[.summary] == portrait[.summary] && left[.certainty] == portrait[.certainty])
    }
  }

  // Saturn entered Aries in March 1967 and, after the return of 1996, again in February 2026.
  @Test func `a cycle of life is a chapter of its own`() throws {
    let chart = try Samples.chart(of: Birth(date: CalendarDate("1967-04-15")))
    let portrait = try PeriodPortrait(
      .year, of: CalendarDate("2026-01-01"), for: chart, in: .utc,
      ephemeris: Samples.ephemeris.get())
    let keys = Self.facts(portrait).map(\.key)
    #expect(keys.contains("cycle.saturn_return.2"), "\(keys)")
    #expect(!keys.contains("transit.saturn.conjunction.saturn"))
  }

  @Test func `no cycle of a life is left out of its year`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let chart = try Samples.chart(of: Birth(date: CalendarDate("1951-06-01")))
    for text in ["1980-01-01", "1991-01-01", "2001-01-01", "2026-01-01"] {
      let portrait = try PeriodPortrait(
        .year, of: CalendarDate(text), for: chart, in: .utc, ephemeris: ephemeris)
      let period =
        CivilZone.utc.day(portrait.first)
        .lowerBound..<CivilZone.utc.day(
          portrait.last
        ).upperBound
      let cycles = try LifeCycle.cycles(of: chart, during: period, ephemeris: ephemeris)
      let found = Self.facts(portrait).map(\.key).filter { $0.hasPrefix("cycle.") }
      #expect(found == cycles.map { "cycle.\($0.kind.name).\($0.number)" }, "\(text)")
    }
  }
}

/// The chapter of a portrait that leads to the day.
@Suite struct PortraitBridgeTests {
  private static func bridge(_ chart: NatalChart) throws -> PortraitBridge {
    try PortraitBridge(
      of: chart, from: CalendarDate("2027-03-01"), in: .utc, ephemeris: Samples.ephemeris.get())
  }

  @Test func `six points at most are named, each with its slow transits`() throws {
    for isTimed in [true, false] {
      for chart in try PortraitSamples.charts(isTimed: isTimed, count: 20) {
        let bridge = try Self.bridge(chart)
        #expect((1...6).contains(bridge.touches.count))
        #expect(Set(bridge.touches.map(\.point)).count == bridge.touches.count)
        #expect(
          zip(bridge.touches, bridge.touches.dropFirst()).allSatisfy { $0.weight >= $1.weight })
        for touch in bridge.touches {
          #expect(!touch.transits.isEmpty)
          for transit in touch.transits {
            #expect(transit.key.natal == touch.point && !transit.dates.isEmpty)
            #expect(transit.key.body >= .jupiter && transit.key.body <= .pluto)
            #expect(isTimed || !(touch.point == .body(.moon) || touch.point == .angle(.ascendant)))
          }
        }
      }
    }
  }
}
