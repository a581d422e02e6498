import CivilTime
import TestSupport
import Testing

/// Instants given by clocks and read again, 200,000 times in all zones of the machine.
@Suite struct CivilRoundTripTests {
  @Test func `an instant comes back from its label, in a fold by one of two readings`() throws {
    let database = try CivilTimeSamples.database.get()
    let zones = try database.zoneNames().map { try CivilTimeSamples.zone($0) }
    try #require(zones.count > 300)
    let broken = counterexamples(among: 200_000, seed: 11) { generator in
      // 1850-01-01 to 2150-12-31.
      (
        zones[Int(generator.double(in: 0..<Double(zones.count)))],
        Int(generator.double(in: -3_786_825_600..<5_711_817_600))
      )
    } holds: { (zone, seconds) in
      let (date, time) = zone.clock(at: JulianDay(secondsSince1970: seconds))
      let moment = zone.civilMoment(date, time)
      return switch moment.occurrence {
      case .once: moment.secondsSince1970 == seconds
      case .twice(_, let other): moment.secondsSince1970 == seconds || other == seconds
      // A clock showed it, so it did occur.
      case .never: false
      }
    }
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test func `calendar dates come back from their day numbers`() {
    let broken = counterexamples(among: 100_000, seed: 12) { generator in
      Int(generator.double(in: -700_000..<700_000))
    } holds: { number in
      let date = CalendarDate(dayNumber: number)
      return (try? CalendarDate(date.description)) == date && date.dayNumber == number
    }
    #expect(broken.isEmpty, "\(broken)")
  }
}
