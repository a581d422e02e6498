#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

/// libswe's state belongs to a thread: what one thread set, another does not have.
@Suite struct ThreadTests {
  /// How many of the skies computed here differ in any bit from `expected`.
  private static func differences(
    _ ephemeris: DirectEphemeris, from expected: some Sequence<Sky>
  ) throws(EphemerisError) -> Int {
    var count = 0
    for sky in expected where !areSame(try ephemeris.sky(at: sky.ut), sky) { count += 1 }
    return count
  }

  private static func areSame(_ a: Sky, _ b: Sky) -> Bool {
    guard a.bodies == b.bodies, a.tt.days.bitPattern == b.tt.days.bitPattern else { return false }
    return a.bodies.bodies.allSatisfy { bits(a[$0]) == bits(b[$0]) }
  }

  private static func bits(_ state: BodyState) -> InlineBits {
    InlineBits(
      longitude: state.longitude.degrees.bitPattern, latitude: state.latitude.degrees.bitPattern,
      distance: state.distanceAU.bitPattern,
      longitudePerDay: state.longitudePerDay.degrees.bitPattern,
      latitudePerDay: state.latitudePerDay.degrees.bitPattern,
      distancePerDay: state.distancePerDayAU.bitPattern)
  }

  /// A state's six numbers, bit for bit.
  private struct InlineBits: Equatable {
    let longitude, latitude, distance: UInt64
    let longitudePerDay, latitudePerDay, distancePerDay: UInt64
  }

  @Test func `eight threads that share ten thousand skies see what one sees`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let skies = try EphemerisSamples.instants(10_000, seed: 8).map { try ephemeris.sky(at: $0) }
    let outcomes = try SystemThreads.run(8) { index in
      Result { try Self.differences(ephemeris, from: skies[(index * 1_250)...].prefix(1_250)) }
    }
    #expect(try outcomes.map { try $0.get() } == Array(repeating: 0, count: 8))
  }

  @Test func `eight threads see the same skies at the same time`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let skies = try EphemerisSamples.instants(500, seed: 88).map { try ephemeris.sky(at: $0) }
    let outcomes = try SystemThreads.run(8) { _ in
      Result { try Self.differences(ephemeris, from: skies) }
    }
    #expect(try outcomes.map { try $0.get() } == Array(repeating: 0, count: 8))
  }

  @Test func `threads that start with other bodies and houses agree`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let instants = EphemerisSamples.instants(15, seed: 81)
    let expected = try instants.map { try ephemeris.sky(at: $0, bodies: .all) }
    let place = try GeographicPlace(latitude: 51.5, longitude: 0)
    let outcomes = try SystemThreads.run(15) { index in
      Result { () throws(EphemerisError) in
        _ = try ephemeris.houses(.placidus, at: instants[index], place: place)
        _ = try ephemeris.sky(at: instants[index], bodies: BodySet(CelestialBody.allCases[index]))
        return try instants.map { ut throws(EphemerisError) in
          try ephemeris.sky(at: ut, bodies: .all)
        }
      }
    }
    for outcome in outcomes {
      #expect(zip(try outcome.get(), expected).allSatisfy { Self.areSame($0, $1) })
    }
  }

  @Test func `the order of questions does not matter`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let skies = try EphemerisSamples.instants(1_000, seed: 3).map { try ephemeris.sky(at: $0) }
    var generator = SplitMix64(seed: 4)
    let shuffled = skies.shuffled(using: &generator)
    #expect(try Self.differences(ephemeris, from: shuffled) == 0)
    #expect(try Self.differences(ephemeris, from: skies.sorted { $0.ut < $1.ut }) == 0)
    #expect(try Self.differences(ephemeris, from: skies.sorted { $0.ut > $1.ut }) == 0)
  }

  /// The files of two centuries overlap there, and libswe keeps to the one it has open.
  @Test func `the first day of the span does not change the days after it`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let start = EphemerisSamples.fileSpan.start
    let after = [0.1, 0.25, 0.3, 1, 20, 70, 90].map { start.advanced(byDays: $0) }
    let alone = try after.map { ut in
      try SystemThreads.run {
        Result { () throws(EphemerisError) in try ephemeris.sky(at: ut, bodies: .all) }
      }.get()
    }
    for first in [start, start.advanced(byDays: 0.2), start.advanced(byDays: 30)] {
      for sky in alone {
        _ = try ephemeris.sky(at: first, bodies: .all)
        #expect(Self.areSame(try ephemeris.sky(at: sky.ut, bodies: .all), sky), "\(sky.ut)")
      }
    }
  }

  @Test func `asking for another sky between does not matter`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let instants = EphemerisSamples.instants(400, seed: 5)
    for (a, b) in zip(instants, instants.dropFirst()) {
      let first = try ephemeris.sky(at: a, bodies: .all)
      _ = try ephemeris.sky(at: b, bodies: .all)
      #expect(Self.areSame(try ephemeris.sky(at: a, bodies: .all), first), "\(a), \(b)")
    }
  }
}
#endif
