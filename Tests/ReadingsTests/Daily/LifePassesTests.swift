import Astrology
import Ephemeris
@testable import Readings
import TestSamples
import TestSupport
import Testing

/// Passes counted from turn to turn, beside those of the calendar of whole lives.
@Suite struct LifePassesTests {
  /// The millisecond that each closes in to, twice, in days.
  static let tolerance = 2e-3 / 86_400

  /// A transit of a person, whatever the day.
  private struct Life: Hashable {
    let person: Int
    let target: TransitTarget
    let body: CelestialBody
  }

  /// Every slow transit in force for three people on days through twenty years, some of them the first
  /// and the last of the ephemeris.
  @Test func `the passes of a life are those of the calendar`() throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    let dates =
      try stride(from: 0, to: 7_300, by: 173).map {
        try CalendarDate("2010-01-01").advanced(byDays: $0)
      } + [ephemeris.span.first.advanced(byDays: 2), ephemeris.span.last.advanced(byDays: -2)]
    var (lives, turned, ahead) = (0, 0, 0)
    // A slow transit is in force on several of the dates, and the calendar takes long to find one.
    var known: [Life: Transit] = [:]
    for date in dates {
      let day = try ReadingDay(upToTheEnd: date, in: .utc, ephemeris: ephemeris)
      for (number, person) in try ReadingSamples.everyone().enumerated() {
        let targets = TransitTarget.all(of: person.chart)
        for body in BodySet.slow.bodies {
          for target in targets
          where target.longitude.separation(from: day.sky[body].longitude) <= target.orb {
            let key = Life(person: number, target: target, body: body)
            let calendar = TransitCalendar(targets: [target], bodies: BodySet(body))
            let life = try #require(
              try known[key].flatMap { $0.contains(day.instant) ? $0 : nil }
                ?? calendar.transits(at: day.instant, ephemeris: ephemeris).first)
            known[key] = life
            let moments = life.passes.map(\.at)
            let found = try LifePasses(
              of: body, over: target, around: day.edges, ephemeris: ephemeris)
            #expect(found.before == moments.count { $0 < day.edges.start }, "\(life)")
            #expect(found.after == moments.count { $0 >= day.edges.end }, "\(life)")
            #expect(found.count == moments.count, "\(life)")
            let next = moments.first { $0 >= day.edges.end }
            #expect((found.next == nil) == (next == nil))
            if let one = found.next, let other = next {
              #expect(one.days(until: other).magnitude <= Self.tolerance)
              ahead += 1
            }
            lives += 1
            turned += moments.count > 1 ? 1 : 0
          }
        }
      }
    }
    #expect(lives > 500 && turned > 200 && ahead > 200, "\(lives) \(turned) \(ahead)")
  }
}
