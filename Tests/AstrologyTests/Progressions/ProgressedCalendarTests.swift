import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct ProgressedCalendarTests {
  private static func newYork() throws -> NatalChart {
    try NatalChart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006),
      ephemeris: WiderCases.ephemeris.get())
  }

  private static func life(_ chart: NatalChart, from: Double, to: Double) -> Range<JulianDay<UT1>> {
    chart.instant.advanced(
      byDays: from * 365.242_19)..<chart.instant.advanced(
        byDays: to * 365.242_19)
  }

  /// What a progressed chart says of an event's instant, a little before and a little after.
  @Test(arguments: Progression.Angles.allCases, [false, true])
  func `each event changes the chart`(method: Progression.Angles, isConverse: Bool) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let births = try ProgressionTests.births(6, seed: 51)
    for birth in births {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      let period = Self.life(chart, from: 30, to: method == .quotidian ? 31 : 36)
      let calendar = ProgressedCalendar(of: chart, angles: method, isConverse: isConverse)
      for event in try calendar.events(during: period, ephemeris: ephemeris) {
        func charted(_ days: Double) throws -> ProgressedChart {
          try ProgressedChart(
            of: chart, at: event.at.advanced(byDays: days), angles: method,
            isConverse: isConverse, ephemeris: ephemeris)
        }
        // A few minutes of life: some milliseconds of the sky.
        let (before, after) = try (charted(-0.005), charted(0.005))
        switch event.happening {
        case .sign(.body(let body), let sign, let motion):
          let body = try #require(ChartBody(body))
          #expect(before.position(of: body).sign != sign, "\(birth) \(event)")
          #expect(after.position(of: body).sign == sign, "\(birth) \(event)")
          let perYear: BodyState = after.sky[body.body]
          #expect(perYear.isRetrograde == (motion == .retrograde))
        case .sign(.angle(let angle), let sign, _):
          let (old, new) = try (#require(before.angles), #require(after.angles))
          #expect(ZodiacSign(old[angle]) != sign, "\(birth) \(event)")
          #expect(ZodiacSign(new[angle]) == sign, "\(birth) \(event)")
        case .house(let house, _):
          #expect(before.natalHouse(of: .moon) != house && after.natalHouse(of: .moon) == house)
        case .station(let body, let motion, _):
          let (old, new): (BodyState, BodyState) = (before.sky[body], after.sky[body])
          #expect(old.isRetrograde != new.isRetrograde)
          #expect(new.isRetrograde == (motion == .retrograde))
        case .lunation(let quarter, _):
          let (sun, moon): (BodyState, BodyState) = (after.sky[.sun], after.sky[.moon])
          let elongation = sun.longitude.eastwardArc(to: moon.longitude).degrees
          let off = (elongation - quarter.elongation.degrees).magnitude
          #expect(min(off, 360 - off) < 0.001)
        case .aspect(let key):
          let place: BodyState = after.sky[key.body]
          let natal = try #require(chart.places.first { $0.point == key.natal }).longitude
          let separation = natal.separation(from: place.longitude)
          #expect((separation - key.aspect.angle).degrees.magnitude < 0.001, "\(birth) \(event)")
        }
      }
    }
  }

  @Test func `no sign is entered unseen`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for birth in try ProgressionTests.births(8, seed: 52) {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      for isConverse in [false, true] {
        let period = Self.life(chart, from: 0, to: 90)
        let calendar = ProgressedCalendar(of: chart, isConverse: isConverse)
        let events = try calendar.events(during: period, ephemeris: ephemeris)
        for point in chart.places.map(\.point) {
          let entered = events.compactMap { event -> ZodiacSign? in
            guard case .sign(point, let sign, _) = event.happening else { return nil }
            return sign
          }
          let first = try #require(chart.places.first { $0.point == point }).longitude
          let last = try ProgressedChart(
            of: chart, at: period.upperBound, isConverse: isConverse, ephemeris: ephemeris)
          let place = try #require(last.places.first { $0.point == point }).longitude
          #expect((entered.last ?? ZodiacSign(first)) == ZodiacSign(place), "\(birth) \(point)")
          // One after the other, but where an Ascendant beyond the polar circles leaps.
          let isPolar = (birth.place?.latitude ?? 0).magnitude > 66
          for (sign, next) in zip([ZodiacSign(first)] + entered, entered) where !isPolar {
            #expect(
              [1, 11].contains((next.rawValue - sign.rawValue + 12) % 12), "\(birth) \(point)")
          }
        }
      }
    }
  }

  @Test func `periods that meet make up the calendar of both`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try Self.newYork()
    for isConverse in [false, true] {
      let calendar = ProgressedCalendar(of: chart, isConverse: isConverse)
      let whole = try calendar.events(
        during: Self.life(chart, from: 0, to: 75), ephemeris: ephemeris)
      let parts = try [(0.0, 17.3), (17.3, 17.9), (17.9, 75)].flatMap { from, to in
        try calendar.events(during: Self.life(chart, from: from, to: to), ephemeris: ephemeris)
      }
      #expect(whole == parts)
      #expect(whole.count > 150)
      #expect(whole == whole.sorted())
      #expect(Set(whole.map(\.kind)) == Set(ProgressedEvent.Kind.allCases))
    }
  }

  @Test func `no event lies before birth or at birth`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try Self.newYork()
    let calendar = ProgressedCalendar(of: chart)
    let before = chart.instant.advanced(byDays: -1_000)
    let events = try calendar.events(
      during: before..<chart.instant.advanced(byDays: 30), ephemeris: ephemeris)
    #expect(
      events.allSatisfy { event in
        guard case .aspect(let key) = event.happening else { return true }
        return key.natal != .body(key.body)
      })
    #expect(try calendar.events(during: before..<chart.instant, ephemeris: ephemeris).isEmpty)
    let directions = DirectionCalendar(of: chart)
    #expect(
      try directions.directions(
        during: before..<chart.instant.advanced(byDays: 30), ephemeris: ephemeris
      ).allSatisfy { $0.directed != $0.natal })
  }

  @Test func `without a time events are uncertain and leave the natal Moon alone`() throws {
    let chart = try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
    let events = try ProgressedCalendar(of: chart).events(
      during: Self.life(chart, from: 0, to: 60), ephemeris: Samples.ephemeris.get())
    #expect(!events.isEmpty)
    for event in events {
      #expect(event.uncertainDays == 183)
      switch event.happening {
      case .aspect(let key): #expect(key.natal != .body(.moon))
      case .sign(let point, _, _): #expect(point != .angle(.ascendant))
      case .house: Issue.record("there are no houses")
      case .lunation, .station: break
      }
    }
    let moons = events.filter {
      if case .sign(.body(.moon), _, _) = $0.happening { true } else { false }
    }
    // The progressed Moon goes twice round in 60 years.
    #expect((24...28).contains(moons.count))
  }
}
