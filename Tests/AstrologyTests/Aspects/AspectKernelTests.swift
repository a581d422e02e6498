import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

@testable import Astrology

/// The loop in C over the pairs of a chart against the rule of pairs.
@Suite struct AspectKernelTests {
  private static let tables = [
    OrbTable.standard, .synastry, OrbTable([.square: .degrees(13.9), .conjunction: .degrees(28)]),
    OrbTable([:]),
  ]

  @Test func `aspects are those of the rule of pairs, bit for bit and in its order`() throws {
    let ephemeris = try ExactEphemeris()
    var random = SplitMix64(seed: 78)
    var found = 0
    try withEitherInstructions {
      for number in 0..<150 {
        let date = CalendarDate(dayNumber: Int(random.double(in: -18_000..<15_000)))
        let time = try TimeOfDay(hour: number % 24, minute: number % 60)
        let place = try GeographicPlace(
          latitude: random.double(in: -80..<80), longitude: random.double(in: -180..<180))
        let isTimed = number % 4 > 0
        let chart = try NatalChart(
          of: Birth(
            date: date, time: isTimed ? time : nil, zone: isTimed ? .utc : nil,
            place: isTimed ? place : nil),
          ephemeris: ephemeris)
        for table in Self.tables {
          let (expected, aspects) = (
            chart.aspectsByPairs(within: table), chart.aspects(within: table)
          )
          #expect(aspects == expected, "\(chart)")
          for (one, other) in zip(aspects, expected) {
            // What is equal may still be 0 and −0.
            #expect(one.geometry.orb.degrees.bitPattern == other.geometry.orb.degrees.bitPattern)
            #expect(
              one.geometry.orbPerDay.degrees.bitPattern
                == other.geometry.orbPerDay.degrees.bitPattern)
          }
          found += aspects.count
        }
      }
    }
    #expect(found > 5_000)
  }

  @Test func `aspects of two rows are those of the rule of pairs, bit for bit and in its order`() {
    var random = SplitMix64(seed: 79)
    func row(_ count: Int) -> [EclipticLongitude] {
      (0..<count).map { number in
        // A third of them on whole degrees, where separations are exact and orbs at their very edge.
        let degrees = random.double(in: 0..<360)
        return EclipticLongitude(wrapping: number % 3 == 0 ? degrees.rounded() : degrees)
      }
    }
    var found = 0
    let sizes = [(0, 5), (5, 0), (1, 1), (11, 11), (13, 12), (28, 28), (29, 3), (3, 29)]
    withEitherInstructions {
      for (first, second) in sizes {
        for table in Self.tables {
          for _ in 0..<20 {
            let (firsts, seconds) = (row(first), row(second))
            let (expected, pairs) = (
              table.pairsOneByOne(of: firsts, with: seconds), table.pairs(of: firsts, with: seconds)
            )
            #expect(pairs == expected)
            for (one, other) in zip(pairs, expected) {
              #expect(one.orb.degrees.bitPattern == other.orb.degrees.bitPattern)
            }
            found += pairs.count
          }
        }
      }
    }
    #expect(found > 20_000)
  }

  @Test func `orbs that overlap go pair by pair`() throws {
    let chart = try NatalChart(
      of: Birth(date: try CalendarDate("1990-06-15")), ephemeris: try ExactEphemeris())
    let wide = OrbTable(
      Dictionary(uniqueKeysWithValues: AspectKind.allCases.map { ($0, PlaneAngle.degrees(35)) }))
    #expect(chart.aspects(within: wide) == chart.aspectsByPairs(within: wide))
    #expect(chart.aspects(within: wide).count == 55)
  }
}
