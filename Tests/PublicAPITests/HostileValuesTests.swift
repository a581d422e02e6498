import Astrolabe
import AstrolabeFoundation
import Foundation
import Testing

// A trap ends the process, so a test that comes to its end has passed; what it expects beside that is
// that a value refused is refused with an error, and one taken is what it must be.

@Suite struct HostileNumbersTests {
  @Test(arguments: Samples.hostile)
  func `angles and places take a number or refuse it`(number: Double) throws {
    let angle = PlaneAngle.degrees(number)
    _ = (angle.sine, angle.cosine, angle.magnitude, angle.description, -angle, angle + angle)
    _ = PlaneAngle.arctangent(y: number, x: number)
    let longitude = try? EclipticLongitude(degrees: number)
    #expect((longitude != nil) == number.isFinite)
    if let longitude {
      #expect((0..<360).contains(longitude.degrees))
      _ = (ZodiacSign(longitude), ZodiacPosition(longitude).description, longitude.opposite)
    }
    let start = try EclipticLongitude(degrees: 359)
    #expect(((try? start.advanced(by: angle)) != nil) == number.isFinite)
    #expect(((try? MoonPhase(atElongation: angle)) != nil) == number.isFinite)
    let isLatitude = (-90...90).contains(number)
    #expect(((try? GeographicPlace(latitude: number, longitude: 0)) != nil) == isLatitude)
    let isLongitude = (-180...180).contains(number)
    #expect(((try? GeographicPlace(latitude: 0, longitude: number)) != nil) == isLongitude)
    _ = AspectKind(inOrbAt: angle)
    _ = OrbTable.standard.kind(at: angle)
    let hasOrb = (0...89).contains(number)
    #expect(((try? OrbTable(allowing: [.trine: angle])) != nil) == hasOrb)
    for system in HouseSystem.allCases {
      let place = try GeographicPlace(latitude: 90, longitude: 0)
      _ = try? HouseCusps(system, armc: angle, obliquity: .degrees(23.4), place: place)
      _ = try? HouseCusps(system, armc: .zero, obliquity: angle, place: place)
    }
    _ = try? BodyState(
      at: start, latitude: angle, distanceAU: number, longitudePerDay: angle,
      latitudePerDay: angle, distancePerDayAU: number)
    _ = Aspect.Geometry(.trine, from: start, movingBy: angle, to: start, movingBy: angle)
  }

  @Test(arguments: Samples.hostile)
  func `instants are written or refused`(number: Double) throws {
    let instant = JulianDay<UT1>(number)
    #expect(!instant.iso8601.isEmpty && !instant.description.isEmpty)
    let isOnCalendar = number.magnitude < 3.4e7
    #expect(((try? CalendarDate(utc: instant)) != nil) == isOnCalendar)
    #expect(((try? TimeOfDay(utc: instant)) != nil) == isOnCalendar)
    #expect(((try? CivilZone.utc.dateAndTime(at: instant)) != nil) == isOnCalendar)
    _ = CivilZone.localMeanTime(longitude: number).secondsEast(at: 0)
    _ = (instant.timeIntervalSince1970, instant.advanced(byDays: number), Date(instant))
    _ = try? CalendarDate(Date(instant), in: .gmt)
    _ = JulianDay<UT1>(Date(timeIntervalSince1970: number))
    _ = try? Eclipse(.total, of: .sun, maximum: instant, magnitude: number)
  }

  @Test(arguments: Samples.hostile)
  func `an ephemeris answers for an instant or refuses it`(number: Double) throws {
    let ephemeris = try Samples.ephemeris()
    let (ut, tt) = (JulianDay<UT1>(number), JulianDay<TT>(number))
    let place = try GeographicPlace(latitude: 51, longitude: 0)
    let isCovered = ephemeris.span.contains(ut)
    #expect(isCovered == (number == 2_451_545))
    #expect(((try? ephemeris.sky(at: ut)) != nil) == isCovered)
    #expect(((try? ephemeris.sky(at: tt, bodies: .all)) != nil) == isCovered)
    #expect(((try? ephemeris.deltaT(at: ut)) != nil) == isCovered)
    #expect(((try? ephemeris.houses(.koch, at: ut, place: place)) != nil) == isCovered)
    _ = try? ephemeris.longitudes(of: .eleven, at: tt)
    _ = try? ephemeris.motion(of: .moon, at: tt)
    #expect(((try? Samples.astrometer().moment(ut, ephemeris: ephemeris)) != nil) == isCovered)
    #expect(((try? DaySkies(at: ut, ephemeris: ephemeris)) != nil) == isCovered)
    _ = try? LunarQuarter.fullMoon.next(from: ut, ephemeris: ephemeris)
    let aspect = AspectPerfection(.square, of: .moon, to: .sun)
    let now = JulianDay<UT1>(2_451_545)
    let search = SkySearch([
      .elongation(of: .moon, from: .sun, reaching: [.degrees(number), .degrees(-number)])
    ])
    _ = try search.events(during: now..<now.advanced(byDays: 2), ephemeris: ephemeris)
    if number.isNaN || number.isInfinite {
      #expect(throws: EphemerisError.self) {
        try aspect.nextExact(after: now, within: number, ephemeris: ephemeris)
      }
      #expect(throws: EphemerisError.self) {
        try aspect.previousExact(before: now, within: number, ephemeris: ephemeris)
      }
      #expect(throws: EphemerisError.self) {
        try aspect.outcome(after: now, within: number, ephemeris: ephemeris)
      }
    }
  }

  /// Two instants of hostile numbers, in order where they have one.
  private static func span(_ number: Double) -> Range<JulianDay<UT1>>? {
    let (one, now) = (JulianDay<UT1>(number), JulianDay<UT1>(2_451_545))
    if one <= now { return one..<now }
    return now <= one ? now..<one : nil
  }

  @Test(arguments: Samples.hostile)
  func `years of a life are answered or refused`(number: Double) throws {
    let ephemeris = try Samples.ephemeris()
    let (chart, instant) = (try Samples.timed(), JulianDay<UT1>(number))
    let place = try GeographicPlace(latitude: 51, longitude: 0)
    let isCovered = ephemeris.span.contains(instant)
    _ = try? PlanetaryDay(at: instant, in: .utc, place: place, ephemeris: ephemeris)
    _ = try? HorizonSearch(for: .sun, at: place).next(
      .rising, after: instant, within: number, ephemeris: ephemeris)
    _ = try? SolarArc(of: chart, at: instant, ephemeris: ephemeris)
    _ = try? PlanetaryReturn.next(of: .sun, to: chart, after: instant, ephemeris: ephemeris)
    _ = try? PlanetaryReturn.last(of: .sun, to: chart, before: instant, ephemeris: ephemeris)
    _ = try? Profection.Calendar(of: chart).profection(at: instant, ephemeris: ephemeris)
    let moon = try #require(chart.sky[.moon]).longitude
    let dasha = VimshottariDasha(moon: moon, birth: chart.instant)
    #expect(dasha.running(at: instant).count <= 3)
    let ofNobody = VimshottariDasha(moon: moon, birth: instant)
    #expect(ofNobody.periods.count == 9)
    _ = (ofNobody.running(at: instant), ofNobody.periods.map(\.parts))
    guard let span = Self.span(number) else { return }
    let births = span.lowerBound...span.upperBound
    let event = JulianDay<UT1>(2_460_000)
    let hours = try? Rectification(
      of: births, at: place, events: [event], stepMinutes: 60, techniques: [],
      ephemeris: ephemeris)
    #expect((hours != nil) == isCovered)
    _ = try? PlanetaryReturn.returns(of: .sun, to: chart, during: span, ephemeris: ephemeris)
    _ = try? LifeCycle.cycles(of: chart, during: span, ephemeris: ephemeris)
    _ = try? Profection.Calendar(of: chart).profections(during: span, ephemeris: ephemeris)
    _ = try? RetrogradeSpan.spans(of: BodySet(.mercury), during: span, ephemeris: ephemeris)
    _ = try? VoidOfCourse.periods(during: span, ephemeris: ephemeris)
    _ = IntervalSet([span]).complement(within: span)
    let condition = try SkyCondition("hour of venus")
    let search = try WindowSearch(condition, place: place, zone: .utc)
    _ = try? search.windows(during: span, ephemeris: ephemeris)
  }

  @Test(arguments: Samples.hostileIntegers)
  func `lists of so many have no more, and none for less than one`(count: Int) throws {
    let (ephemeris, chart) = (try Samples.ephemeris(), try Samples.timed())
    let birth = chart.instant
    let hours = try Rectification(
      of: birth...birth.advanced(byDays: 0.1),
      at: GeographicPlace(latitude: 40.7128, longitude: -74.006),
      events: [birth.advanced(byDays: 9_000)], stepMinutes: 60, techniques: [],
      ephemeris: ephemeris)
    #expect(hours.best(count).count == min(3, max(0, count)))
    let reading = try DailyReading(
      of: chart, by: Samples.astrometer(),
      on: ReadingDay(of: CalendarDate(2025, 1, 6), ephemeris: ephemeris))
    #expect(reading.strongest(count).count <= max(0, count))
    #expect(!reading.strongest(3).isEmpty)
    let sides = try [chart, Samples.dateOnly()].map {
      try RelationshipScores.Side(of: $0, ephemeris: ephemeris)
    }
    let two = RelationshipScores(of: sides[0], and: sides[1])
    #expect(two.reasons(count).allSatisfy { $0.count / 2 <= max(0, count) })
    let dasha = VimshottariDasha(
      moon: try #require(chart.sky[.moon]).longitude, birth: birth)
    #expect(dasha.running(at: birth, levels: count).count <= max(0, count))
  }

  @Test(arguments: Samples.hostile)
  func `scores and colours take a number or refuse it`(number: Double) throws {
    let isScore = (0...100).contains(number)
    #expect(((try? MeterScore(ofIntensity: number, harmony: 50)) != nil) == isScore)
    #expect(((try? MeterScore(ofIntensity: 50, harmony: number)) != nil) == isScore)
    _ = MeterScore.Quality(intensity: number, harmony: number)
    #expect(!Theme.dark.color(ofScore: number).hexadecimal.isEmpty)
    for decimals in Samples.hostileIntegers {
      _ = DecimalText.rounded(number, decimals: decimals)
      _ = DecimalText.fixed(number, decimals: decimals)
    }
    let scores = try DayScores { _ in try MeterScore(ofIntensity: 100, harmony: 0) }
    let column = try? MeterColumn(scores, at: .hour(JulianDay(number)), in: .utc)
    #expect((column != nil) == (number.magnitude < 3.4e7))
    guard let column else { return }
    #expect(!(try MeterCurve(of: .overall, over: [column, column]).picture().svg().isEmpty))
    #expect(!(try MeterHeatMap([column]).picture().svg().isEmpty))
  }

  @Test(arguments: Samples.hostileIntegers)
  func `whole numbers are taken or refused`(number: Int) throws {
    _ = try? CalendarDate(number, number, number)
    _ = try? CalendarDate(2_000, number, 1)
    _ = try? CalendarDate(2_000, 1, number)
    _ = try? TimeOfDay(number, number, number)
    _ = CalendarDate.isLeapYear(number)
    #expect(((try? CalendarDate(daysSince1970: number)) != nil) == (number.magnitude < 1 << 26))
    let day = try CalendarDate(2_000, 1, 1)
    #expect(((try? day.adding(days: number)) != nil) == (number.magnitude < 1 << 26))
    let edge = try CalendarDate(99_999, 12, 31)
    #expect(throws: CalendarError.self) { try edge.adding(days: 1) }
    #expect(((try? House(number)) != nil) == (1...12).contains(number))
    #expect(ZodiacSign.aries.advanced(by: number).opposite == ZodiacSign.libra.advanced(by: number))
    _ = JulianDay<UT1>(secondsSince1970: number).iso8601
    for zone in [CivilZone.utc, .fixed(secondsEast: number), .localMeanTime(longitude: 180)] {
      _ = (zone.secondsEast(at: number), zone.name, zone.day(edge))
      _ = zone.civilMoment(edge, .noon)
    }
    let picture = Wheel(of: try Samples.timed()).picture()
    let isWidth = (1...1_000_000).contains(number)
    #expect(((try? picture.svg(width: number)) != nil) == isWidth)
    _ = RGBColor(UInt32(truncatingIfNeeded: number)).hexadecimal
    _ = BodySet(rawValue: UInt32(truncatingIfNeeded: number)).bodies
    _ = try? PlanetaryReturn.number(
      number, of: .moon, to: Samples.dateOnly(), ephemeris: Samples.ephemeris())
  }
}

@Suite struct HostileTextsTests {
  @Test(arguments: Samples.hostileTexts)
  func `texts are read or refused`(text: String) throws {
    _ = try? CalendarDate(text)
    _ = try? TimeOfDay(text)
    _ = try? CivilZone(text, database: .system())
    let error = #expect(throws: NameError.self) { try CelestialBody(name: text) }
    #expect((error?.description.count ?? 0) < 2_000)
    #expect(throws: NameError.self) { try Meter(name: text) }
    #expect(throws: NameError.self) { try ZodiacSign(name: text) }
  }

  @Test func `lists may be empty or long`() throws {
    var sky = try Samples.ephemeris().sky(at: JulianDay<UT1>(2_451_545), bodies: [])
    #expect(sky.bodies.isEmpty && !sky.description.isEmpty)
    #expect(try Samples.timed().transits(in: sky).isEmpty)
    #expect(!Wheel(of: try Samples.timed(), transits: sky).picture().svg().isEmpty)
    sky = try Samples.timed().sky
    let many = [CelestialBody](repeating: .moon, count: 100_000)
    #expect(BodySet(many) == BodySet(.moon))
    let scores = try DayScores { _ in try MeterScore(ofIntensity: 0, harmony: 100) }
    let column = try MeterColumn(scores, at: .date(CalendarDate(2_000, 1, 1)))
    let columns = [MeterColumn](repeating: column, count: 100_000)
    #expect(throws: DrawingError.self) { try MeterHeatMap(columns) }
    #expect(throws: DrawingError.self) { try MeterHeatMap([]) }
    #expect(throws: DrawingError.self) { try MeterCurve(of: .overall, over: columns) }
    let map = try MeterHeatMap([column], marked: .max).picture().svg()
    #expect(!map.isEmpty)
    var table = BatchScorer.Scores()
    BatchScorer(days: []).score(BatchScorer.People(), into: &table)
    #expect(table[person: 0, day: 0] == nil)
    for bytes in [[], [UInt8](repeating: 0xFF, count: 100_000)] {
      #expect(throws: NormsRecordError.self) {
        try Norms(record: bytes, of: Samples.astrometer().natal, source: .compiled)
      }
    }
  }
}
