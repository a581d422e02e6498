import Astrology
import Ephemeris
@testable import Readings
import TestSamples
import TestSupport
import Testing

/// The dates and hours that texts name, beside what the calendars of transits find.
@Suite struct PassageDatesTests {
  @Test func `the last date and the next exact one are those of the sky's positions`() throws {
    var (ends, exacts) = (0, 0)
    let ephemeris = try Samples.ephemeris.get()
    let person = try ReadingSamples.newYork.get()
    for index in 0..<30 {
      let date = try CalendarDate("2025-02-03").advanced(byDays: 23 * index)
      let day = try ReadingDay(of: date, ephemeris: ephemeris)
      let reading = try DailyReading(of: person.chart, by: person.astrometer, on: day)
      for passage in reading.passages.all where !passage.body.isSlow {
        guard case .body(let natal) = passage.natal else { continue }
        let place = person.chart.sky[natal].longitude
        let kind = passage.key.aspect
        // How far a body is from the exact angle at the end of a date, whichever side it is on.
        func distance(endOf date: CalendarDate) throws -> Double {
          let sky = try ephemeris.sky(at: CivilZone.utc.day(date).upperBound)
          let separation = sky[passage.body].longitude.separation(from: place)
          return (separation.degrees - kind.angle.degrees).magnitude
        }
        if let last = passage.lastDate {
          #expect(try distance(endOf: last) > kind.widestOrb.degrees, "\(passage.key)")
          if last > date {
            let before = last.advanced(byDays: -1)
            #expect(try distance(endOf: before) <= kind.widestOrb.degrees, "\(passage.key)")
          }
          ends += 1
        } else {
          let week = date.advanced(byDays: 7)
          #expect(try distance(endOf: week) <= kind.widestOrb.degrees, "\(passage.key)")
        }
        if let next = passage.nextExact {
          // Within the date it is nearer than either end, so that one end is within the day's motion.
          let ends = try [distance(endOf: next), distance(endOf: next.advanced(byDays: -1))]
          #expect((ends.min() ?? 9) < 1.2, "\(passage.key)")
          exacts += 1
        }
      }
    }
    #expect(ends > 50 && exacts > 50)
  }

  @Test func `the Moon is exact at the time that its aspect has`() throws {
    var count = 0
    let ephemeris = try Samples.ephemeris.get()
    let person = try ReadingSamples.newYork.get()
    for index in 0..<40 {
      let date = try CalendarDate("2025-02-03").advanced(byDays: 5 * index)
      let day = try ReadingDay(of: date, ephemeris: ephemeris)
      let reading = try DailyReading(of: person.chart, by: person.astrometer, on: day)
      for aspect in ReadingFacts(reading).moon.aspects {
        guard let time = aspect.time else { continue }
        let start = CivilZone.utc.day(date).lowerBound
        let sky = try ephemeris.sky(
          at: start.advanced(byDays: Double(time.secondOfDay) / 86_400))
        let separation = sky[.moon].longitude.separation(
          from: person.chart.sky[aspect.natal].longitude)
        // The Moon moves half a degree in an hour; the text names the full hour.
        #expect((separation.degrees - aspect.kind.angle.degrees).magnitude < 0.1)
        count += 1
      }
    }
    #expect(count > 10)
  }
}
