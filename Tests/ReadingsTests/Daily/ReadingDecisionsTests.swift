import Astrology
import Astrometers
import Ephemeris
import SwissEphemeris
import EngineSupport
import Readings
import TestSamples
import TestSupport
import Testing

/// The contract's numbered decisions that concern a reading's facts; those on what is written of them are
/// beside the documents.
@Suite struct ReadingDecisionsTests {
  // MARK: - D01 to D05: which instant, which day before

  @Test func `D01 facts are those of noon in the zone of the date`() throws {
    let person = try ReadingSamples.newYork.get()
    // Mars crosses back into Cancer on 2025-01-06 at 10:44 UTC.
    let utc = try person.reading("2025-01-06")
    #expect(utc.day.instant.iso8601 == "2025-01-06T12:00:00Z")
    #expect(ZodiacSign(utc.day.sky[.mars].longitude) == .cancer)
    let tokyo = try person.reading("2025-01-06", in: ReadingSamples.zone("Asia/Tokyo"))
    #expect(tokyo.day.instant.iso8601 == "2025-01-06T03:00:00Z")
    #expect(ZodiacSign(tokyo.day.sky[.mars].longitude) == .leo)
  }

  @Test func `D01 an explicit instant serves for facts and for scores`() throws {
    let person = try ReadingSamples.newYork.get()
    let reading = try person.reading(at: "2025-01-07T21:30Z")
    #expect(reading.day.date.description == "2025-01-07")
    #expect(reading.day.skies.skies.count == 1)
    let moment = try person.astrometer.moment(
      reading.day.instant, ephemeris: Samples.ephemeris.get())
    #expect(reading.scores == moment)
  }

  @Test func `D03 the scores are those of the day and of the day before`() throws {
    let person = try ReadingSamples.southern.get()
    let zone = try ReadingSamples.zone("Australia/Sydney")
    // Clocks were set back that night: the days' noons are 25 hours apart.
    let date: CalendarDate = try CalendarDate("2025-04-06")
    let reading = try person.reading(date.description, in: zone)
    let ephemeris = try Samples.ephemeris.get()
    #expect(reading.scores == (try person.astrometer.day(date, in: zone, ephemeris: ephemeris)))
  }

  // MARK: - D08 to D16: lists of aspects

  @Test func `D08 top lists rank what is printed, and may be empty`() {
    func scores(_ score: (Meter) -> MeterScore) -> DailyReading.TopMeters {
      DailyReading.TopMeters(of: DayScores(meters: Meter.allCases.map(score)))
    }
    // 70.04 and 69.96 are both printed as 70.0: the meters' order decides.
    let tied = scores { meter in
      MeterScore(
        intensity: meter == .drive ? 70.04 : meter == .love ? 69.96 : 10,
        harmony: meter == .drive ? 49.96 : meter == .love ? 50.04 : 49)
    }
    #expect(tied.active == [.love, .drive, .mentalClarity])
    // 49.96 is printed as 50.0, which is no challenge.
    #expect(
      tied.challenging == [.mentalClarity, .focus, .communication, .innerStability, .sensitivity])
    #expect(tied.flowing == [.love])
    let good = scores { _ in MeterScore(intensity: 50, harmony: 80) }
    #expect(good.challenging.isEmpty && good.flowing.count == 5)
    let bad = scores { _ in MeterScore(intensity: 50, harmony: 20) }
    #expect(bad.flowing.isEmpty && bad.challenging.count == 5)
  }

  @Test func `D10 D11 D14 the transits of a meter are in orb at noon, the largest first`() throws {
    for person in try ReadingSamples.everyone() {
      let reading = try person.reading("2024-08-17")
      for meter in Meter.allCases {
        let listed = reading.transits(of: meter)
        #expect(listed.count <= 5)
        #expect(listed.map(\.amount) == listed.map(\.amount).sorted(by: >))
        let inOrb = Set(reading.transits.map(\.key))
        let expected = reading.contributions(to: meter).filter { inOrb.contains($0.key) }
        #expect(listed == Array(expected.prefix(5)))
        for transit in listed {
          let detail = try #require(reading.detail(of: transit.key))
          #expect(detail.key == transit.key)
          #expect(detail.houses.first == detail.natalHouse)
          #expect(detail.houses.count == (detail.natalHouse == detail.transitHouse ? 1 : 2))
          guard let days = detail.daysToExact else { continue }
          switch detail.transit.phase {
          case .applying: #expect(days > 0)
          case .separating: #expect(days < 0)
          case .exact: #expect(detail.transit.orb.degrees < 0.2)
          }
        }
      }
    }
  }

  @Test func `D11 all contributions of a meter add up to its activity`() throws {
    for person in try ReadingSamples.everyone() {
      let reading = try person.reading("2024-08-17")
      let activity = MeterActivity(of: person.astrometer.natal, during: reading.day.skies.skies)
      for meter in Meter.allCases {
        let sum = reading.contributions(to: meter).reduce(0) { $0 + $1.amount }
        #expect((sum - activity.activity[meter]).magnitude < 1e-9)
      }
    }
  }

  @Test func `D15 an echo names the aspect of the birth chart, never of a planet to itself`() throws
  {
    var echoes = 0
    for person in try ReadingSamples.everyone() {
      let aspects = person.chart.aspects()
      let reading = try person.reading("2025-01-06")
      for transit in Meter.allCases.flatMap({ reading.transits(of: $0) }) {
        let detail = try #require(reading.detail(of: transit.key))
        let pair = [ChartPoint.body(detail.body), detail.natal]
        let natal = aspects.first {
          [$0.first, $0.second] == pair || [$0.second, $0.first] == pair
        }
        #expect(detail.echo == natal?.kind)
        if pair[0] == pair[1] { #expect(detail.echo == nil) }
        if detail.echo != nil { echoes += 1 }
      }
    }
    #expect(echoes > 10)
  }

  // MARK: - D17 to D22: the Moon and the planets

  @Test func `D21 a station of the morning, east of Greenwich, is not before the date`() throws {
    // Mercury turned direct on 2025-04-07 at 11:07 UTC, 23:07 in Auckland; from its noon, 00:00 UTC.
    let zone = try ReadingSamples.zone("Pacific/Auckland")
    let reading = try ReadingSamples.dateOnly.get().reading("2025-04-07", in: zone)
    let mercury = try #require(reading.day.retrogrades.first { $0.body == .mercury })
    #expect(mercury.stationDate?.description == "2025-04-07")
    #expect(mercury.daysToStation == 0)
  }

  @Test func `D22 a critical degree is a whole degree passed, never one rounded`() throws {
    let reading = try ReadingSamples.dateOnly.get().reading("2025-01-06")
    // Mars at 29°59′ Cancer.
    let mars = try #require(reading.day.criticalDegrees.first { $0.body == .mars })
    #expect(mars.degree == .last)
    #expect(mars.sign == .cancer)
    for critical in reading.day.criticalDegrees {
      let degree = ZodiacPosition(reading.day.sky[critical.body].longitude).degreeInSign
      #expect(degree < 1 || degree >= 29)
    }
  }

  // MARK: - D23 to D25: what comes first

  @Test func `D23 priority transits are the weightiest, without the Moon and the node`() throws {
    for person in try ReadingSamples.everyone() {
      for date in ["2025-01-06", "1999-08-11", "2031-05-21"] {
        let listed = try person.reading(date).priorities.map(\.transit)
        #expect(listed.count <= 5)
        #expect(listed.allSatisfy { $0.body != .moon && $0.body != .meanNode })
        // Of two transits of one planet to one natal class and kind, the tighter comes first.
        for (one, other) in zip(listed, listed.dropFirst())
        where one.body == other.body && one.aspect == other.aspect
          && one.key.natalBody?.baseWeight == other.key.natalBody?.baseWeight
        {
          #expect(one.orb <= other.orb)
        }
      }
    }
  }

  @Test func `D24 the Moon's aspects are within three degrees, the tightest first`() throws {
    for person in try ReadingSamples.everyone() {
      for date in ["2025-01-06", "1999-08-11", "2031-05-21"] {
        let reading = try person.reading(date)
        let orbs = reading.moonAspects.map(\.transit.orb.degrees)
        #expect(orbs == orbs.sorted() && orbs.allSatisfy { $0 <= 3 })
        #expect(Set(reading.moonAspects.map(\.natal)).count == orbs.count)
        let close = reading.transits.filter { $0.body == .moon && $0.orb.degrees <= 3 }
        #expect(close.count == orbs.count)
      }
    }
  }

  // MARK: - D13, D33, D37: frames and limits

  @Test func `D13 all houses are of one frame`() throws {
    for person in try ReadingSamples.everyone() {
      let reading = try person.reading("2025-01-06")
      let frame = person.chart.frame
      #expect(reading.moonHouse == frame.house(of: reading.day.sky[.moon].longitude))
      for detail in reading.priorities {
        let natal = person.chart.sky[try #require(detail.key.natalBody)].longitude
        #expect(detail.natalHouse == frame.house(of: natal))
        #expect(detail.transitHouse == frame.house(of: reading.day.sky[detail.body].longitude))
      }
    }
    #expect(try ReadingSamples.polar.get().chart.frame.origin.isFallback)
  }

  @Test(
    .enabled(if: Libswe.isBuiltIn, "libswe is not built in"),
    arguments: ["2399-12-31", "2399-12-20"])
  func `D37 a date whose next Moon lies beyond the ephemeris says so`(_ date: String) throws {
    let error = #expect(throws: ReadingError.self) {
      try ReadingSamples.dateOnly.get().reading(date)
    }
    let date: CalendarDate = try CalendarDate(date)
    #expect(error == .nextEventOutOfSpan(date: date, span: ExactEphemeris.span))
    #expect(error?.description.contains("1200-01-09 to 2399-12-31") == true)
  }

  @Test(
    .enabled(if: Libswe.isBuiltIn, "libswe is not built in"),
    arguments: ["2399-12-30T00:00Z", "2399-12-31T23:30Z"])
  func `D37 an instant whose next Moon lies beyond the ephemeris says so by its date`(
    _ instant: String
  ) throws {
    let error = #expect(throws: ReadingError.self) {
      try ReadingSamples.dateOnly.get().reading(at: instant)
    }
    let date: CalendarDate = try CalendarDate(instant.prefix(10))
    #expect(error == .nextEventOutOfSpan(date: date, span: ExactEphemeris.span))
  }

  @Test(
    .enabled(if: Libswe.isBuiltIn, "libswe is not built in"),
    arguments: ["1199-12-31T12:00Z", "2400-01-01T00:30Z"])
  func `D37 an instant outside the ephemeris is an error that names the span`(
    _ instant: String
  ) throws {
    let error = #expect(throws: ReadingError.self) {
      try ReadingSamples.dateOnly.get().reading(at: instant)
    }
    #expect(error?.description.contains("which covers 1200-01-09 to 2399-12-31") == true)
  }

  @Test(arguments: [1e15, -1e15, .greatestFiniteMagnitude, .infinity, .nan])
  func `D37 an instant that is no date's is an error, too`(_ days: Double) throws {
    let error = #expect(throws: ReadingError.self) {
      try ReadingDay(at: JulianDay(days), ephemeris: Samples.ephemeris.get())
    }
    guard case .ephemeris(.outOfSpan) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    .enabled(if: Libswe.isBuiltIn, "libswe is not built in"),
    arguments: ["1199-12-31", "2400-01-01", "1100-05-05"])
  func `D37 a date outside the ephemeris is an error that names the span`(_ date: String) throws {
    let error = #expect(throws: ReadingError.self) {
      try ReadingSamples.dateOnly.get().reading(date)
    }
    #expect(error?.description.contains("which covers 1200-01-09 to 2399-12-31") == true)
  }
}
