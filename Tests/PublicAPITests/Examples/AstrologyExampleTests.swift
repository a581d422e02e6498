import Astrolabe
import Testing

/// The examples in the documentation of the module Astrology.
@Suite struct AstrologyExampleTests {
  @Test func `a chart of a date`() throws {
    let date = try CalendarDate("1990-06-15")
    // begin: Sources/Astrology/Charts/NatalChart.swift
    let chart = try NatalChart(of: Birth(date: date), ephemeris: StandardEphemeris())
    let sun = chart.position(of: .sun).description  // 24°08′ Gemini
    // end
    #expect(sun == "24°08′ Gemini")
  }

  @Test func `what happens in the sky`() throws {
    let example = try Example()
    let (ephemeris, date) = (example.ephemeris, example.date)
    let zone = try CivilZone("Europe/Berlin", database: .system())
    let start = JulianDay(try CalendarDate("2025-01-01"), .midnight)
    let end = start.advanced(byDays: 365)
    // begin: Sources/Astrology/Events/SkyCalendar.swift
    let calendar = SkyCalendar()
    let year = try calendar.events(during: start..<end, ephemeris: ephemeris)
    let today = try calendar.events([.station, .ingress], on: date, in: zone, ephemeris: ephemeris)
    // end
    #expect(year.count > 200)
    // Mars went back into Cancer at 10:44 UT.
    #expect(today.count == 1)
  }

  @Test func `an aspect becomes exact`() throws {
    let example = try Example()
    let ephemeris = example.ephemeris
    let natalSun = try #require(example.chart.sky[.sun]).longitude
    let now = JulianDay(try CalendarDate("2012-01-01"), .midnight)
    let (birth, today) = (now, now.advanced(byDays: 30 * 365))
    // begin: Sources/Astrology/Aspects/AspectPerfection.swift
    let square = AspectPerfection(.square, of: .uranus, to: .pluto)
    let next = try square.nextExact(after: now, within: 400, ephemeris: ephemeris)
    let transit = AspectPerfection(.trine, of: .saturn, toFixed: natalSun)
    let passes = try transit.exactMoments(during: birth..<today, ephemeris: ephemeris)
    // end
    // The first of the seven squares of 2012-2015 was on 24 June 2012.
    let first = JulianDay(try CalendarDate("2012-06-24"), .midnight)
    #expect(try #require(next).days - first.days < 1)
    #expect(!passes.isEmpty)
  }

  @Test func `transits come and go`() throws {
    let example = try Example()
    let (ephemeris, chart, date) = (example.ephemeris, example.chart, example.date)
    let zone = try CivilZone("America/New_York", database: .system())
    let start = JulianDay(date, .midnight)
    let end = start.advanced(byDays: 1)
    var printed = 0
    func print(_ moments: [JulianDay<UT1>], _ day: Int?, _ count: Int?) { printed += 1 }
    // begin: Sources/Astrology/Transits/TransitCalendar.swift
    let calendar = TransitCalendar(of: chart)
    for transit in try calendar.transits(during: start..<end, ephemeris: ephemeris) {
      let moments = transit.passes.map(\.at)  // when it is exact
      let day = transit.dayNumber(of: date, in: zone)  // day 4
      let count = transit.dayCount(in: zone)  // of 11
      print(moments, day, count)
    }
    // end
    #expect(printed > 0)
  }

  @Test func `how a body moves`() throws {
    let example = try Example()
    let ephemeris = example.ephemeris
    let natalSun = try #require(example.chart.sky[.sun]).longitude
    let sky = try ephemeris.sky(at: JulianDay(example.date, .noon))
    // begin: Sources/Astrology/Transits/MotionRun.swift
    var saturn = MotionRun(of: .saturn, in: sky)
    // Negative: so long ago. Nothing: not in this run.
    let days = try saturn.daysToExact(.square, to: natalSun, ephemeris: ephemeris)
    let station = try saturn.stationAhead(ephemeris: ephemeris)
    // end
    // Saturn passed 24°23′ Pisces on 31 March 2025, some 84 days on, and turned round on 13 July.
    #expect(abs(try #require(days) - 84) < 2)
    #expect(station != nil)
  }

  @Test func `a transit's key`() throws {
    var printed: [String] = []
    func print(_ key: TransitKey) { printed.append(key.description) }
    // begin: Sources/Astrology/Transits/TransitKey.swift
    let key = TransitKey(.saturn, .square, natal: .moon)
    print(key)  // Saturn square natal Moon
    // end
    #expect(printed == ["Saturn square natal Moon"])
  }

  @Test func `what is beyond a chart`() throws {
    let example = try Example()
    let (ephemeris, chart) = (example.ephemeris, example.chart)
    // begin: Sources/Astrology/Charts/WiderChart.swift
    let wider = try WiderChart(of: chart, points: [BodySet(.trueNode)], ephemeris: ephemeris)
    let fortune = wider.place(of: Lot.fortune.formula).map { ZodiacPosition($0.longitude) }
    let burnt = wider.solarNearness.filter { $0.state == .combust }.map(\.planet)
    // end
    // begin: Sources/Astrology/Charts/Finding.swift
    let sure = wider.antiscia.filter { $0.isCertain && $0.orb.degrees < 0.5 }
    // end
    // Ascendant 13°42′ Libra, Moon 18°59′ Pisces, Sun 24°23′ Gemini.
    #expect(fortune?.sign == .cancer)
    #expect(burnt.isEmpty && sure.allSatisfy { $0.orb.degrees < 0.5 })
  }

  @Test func `lots and orbs are data`() throws {
    let chart = try Example().chart
    // begin: Sources/Astrology/Points/LotFormula.swift
    let marriage = try LotFormula("marriage=ascendant+venus-saturn")
    let sun = try LotFormula("exaltation=ascendant+midheaven-sun:unreversed")
    // end
    #expect(marriage.isReversedByNight && !sun.isReversedByNight)
    // begin: Sources/Astrology/Aspects/OrbRule.swift
    let orbs = try OrbRule.PointOrbs([.body(.sun): .degrees(15), .body(.moon): .degrees(12)])
    let aspects = chart.aspects(by: .moieties(orbs))  // a Sun-Moon aspect within 13.5°
    // end
    #expect(aspects.count <= 1)
  }

  @Test func `aspects of two rows of places`() throws {
    let hers = try [10.0, 200].map(EclipticLongitude.init(degrees:))
    let his = try [131.0, 55].map(EclipticLongitude.init(degrees:))
    var printed: [String] = []
    func print(
      _ first: EclipticLongitude, _ kind: AspectKind, _ second: EclipticLongitude, _ orb: PlaneAngle
    ) {
      printed.append("\(first) \(kind) \(second) \(orb)")
    }
    // begin: Sources/Astrology/Aspects/OrbTable+Rows.swift
    let pairs = OrbTable.standard.pairs(of: hers, with: his)
    for pair in pairs { print(hers[pair.first], pair.kind, his[pair.second], pair.orb) }
    // end
    // 121° is a trine and 1°; 45°, 69° and 145° are no major aspects.
    #expect(pairs.map(\.kind) == [.trine] && printed.count == 1)
    #expect(pairs.first.map { abs($0.orb.degrees - 1) < 1e-9 } == true)
  }

  @Test func `a body of a chart, and one that it may lack`() throws {
    let chart = try Example().chart
    // begin: Sources/Ephemeris/Bodies/ChartBody.swift
    let sun = chart.position(of: .sun)  // a position
    let chiron = chart.position(of: CelestialBody.chiron)  // nothing
    // end
    #expect(sun.description == "24°23′ Gemini" && chiron == nil)
  }
}
