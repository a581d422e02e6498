import Astrolabe
import Testing

/// The first loop that a newcomer writes: every body, asked of everything that takes one.
@Suite struct EveryBodyTests {
  @Test(arguments: CelestialBody.allCases)
  func `a chart answers for each body, or says that it has none`(body: CelestialBody) throws {
    let isCharted = ChartBody(body) != nil
    for chart in [try Samples.timed(), try Samples.dateOnly()] {
      #expect((chart.position(of: body) != nil) == isCharted)
      #expect((chart.house(of: body) != nil) == isCharted)
      #expect((chart.dignity(of: body) != nil) == (body <= .pluto))
      #expect((chart.sky[body] != nil) == isCharted)
      #expect((chart.sky.source(of: body) != nil) == isCharted)
      for other in CelestialBody.allCases where !isCharted {
        #expect(chart.natalAspect(between: body, and: other) == nil)
        #expect(chart.transit(of: body, to: other, in: chart.sky) == nil)
      }
    }
  }

  @Test(arguments: CelestialBody.allCases)
  func `a sky and a table of other bodies say that they lack one`(body: CelestialBody) throws {
    let ephemeris = try Samples.ephemeris()
    let wanted: CelestialBody = body == .sun ? .moon : .sun
    let sky = try ephemeris.sky(at: JulianDay<UT1>(2_451_545), bodies: BodySet(wanted))
    #expect(sky[body] == nil && sky[wanted] != nil)
    let table = LongitudeTable(sky)
    #expect(table.motion(of: body) == nil && table.motion(of: wanted) != nil)
    #expect(table.longitude(of: body) == nil && table.longitude(of: wanted) != nil)
    #expect(table.longitudePerDay(of: body) == nil)
    #expect(MoonPhase.Illumination(in: sky) == nil && MoonDisc(in: sky) == nil)
    #expect(try Samples.timed().transits(in: sky).allSatisfy { $0.body == wanted })
    #expect(!Wheel(of: try Samples.timed(), transits: sky).picture().svg().isEmpty)
  }

  @Test(arguments: CelestialBody.allCases)
  func `bodies have their names and their constants`(body: CelestialBody) throws {
    #expect(try CelestialBody(name: body.name) == body)
    #expect(ChartBody(body)?.body ?? body == body)
    #expect(body.baseWeight > 0 && body.paceWeight > 0 && body.typicalDailyMotion > .zero)
  }

  /// Medians of a day's motion over 1900-2099 by swetest 2.10.03 (`-s1 -fs`), bodies D, t, A and B.
  @Test func `bodies that aren't scored move at their own pace`() {
    #expect(CelestialBody.chiron.typicalDailyMotion == .degrees(0.045))
    #expect(CelestialBody.trueNode.typicalDailyMotion == .degrees(0.030))
    #expect(CelestialBody.meanApogee.typicalDailyMotion == .degrees(0.111))
    #expect(CelestialBody.osculatingApogee.typicalDailyMotion == .degrees(1.99))
  }

  @Test(arguments: CelestialBody.allCases)
  func `searches answer for each body`(body: CelestialBody) throws {
    let ephemeris = try Samples.ephemeris()
    let start = JulianDay<UT1>(2_451_545)
    _ = try RetrogradeCycle.cycles(
      of: body, during: start..<start.advanced(byDays: 30), ephemeris: ephemeris)
    for kind in AspectKind.allCases {
      let aspect = AspectPerfection(kind, of: body, to: body)
      #expect(!aspect.isPossible)
      #expect(try aspect.nextExact(after: start, within: 3, ephemeris: ephemeris) == nil)
      #expect(try aspect.previousExact(before: start, within: 3, ephemeris: ephemeris) == nil)
      #expect(try !(aspect.geometry(at: start, ephemeris: ephemeris).orb.degrees.isNaN))
    }
  }

  @Test func `a day's scores are had of every meter and person`() throws {
    let astrometer = try Samples.astrometer()
    let day = try Samples.skies()
    let scores = astrometer.scores(during: day)
    for meter in Meter.allCases {
      #expect((0...100).contains(scores[meter].intensity))
      #expect(!astrometer.natal.contributions(to: meter, during: day).isEmpty)
    }
    #expect(astrometer.changes(from: day, to: day).allSatisfy { $0.delta == 0 })
    var people = BatchScorer.People()
    people.append(astrometer.natal, norms: astrometer.norms)
    var table = BatchScorer.Scores()
    BatchScorer(days: [TransitingDay(during: day)]).score(people, into: &table)
    #expect(table[person: 0, day: 0] != nil)
    for number in Samples.hostileIntegers where number != 0 {
      #expect(table[person: number, day: 0] == nil && table[person: 0, day: number] == nil)
    }
  }
}
