#if SwissEphemeris
@testable import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

@Suite struct CompiledThreadTests {
  /// How many of the skies computed here differ in any bit from `expected`.
  private static func differences(
    _ table: CompiledEphemeris, from expected: some Sequence<Sky>
  ) throws -> Int {
    try expected.count { sky in
      !CompiledSamples.areSame(try table.sky(at: sky.ut, bodies: sky.bodies), sky)
    }
  }

  private static func skies(_ count: Int, seed: UInt64) throws -> [Sky] {
    let table = try CompiledSamples.year.get().ephemeris
    return try CompiledSamples.instants(count, of: table.span, seed: seed).map { ut in
      try table.sky(at: ut, bodies: table.bodies)
    }
  }

  @Test func `eight threads see what one sees`() throws {
    let table = try CompiledSamples.year.get().ephemeris
    let skies = try Self.skies(1_000, seed: 8)
    let outcomes = try SystemThreads.run(8) { _ in
      Result { try Self.differences(table, from: skies) }
    }
    #expect(try outcomes.map { try $0.get() } == Array(repeating: 0, count: 8))
  }

  /// Every thread looks at every block for the first time, and so checks it.
  @Test func `eight threads that open a table at once see what one sees`() throws {
    let fresh = try CompiledSamples.open(try CompiledSamples.year.get().bytes)
    let skies = try Self.skies(400, seed: 88)
    let outcomes = try SystemThreads.run(8) { _ in
      Result { try Self.differences(fresh, from: skies) }
    }
    #expect(try outcomes.map { try $0.get() } == Array(repeating: 0, count: 8))
  }

  @Test func `the order of questions does not matter`() throws {
    let table = try CompiledSamples.open(try CompiledSamples.year.get().bytes)
    let skies = try Self.skies(1_000, seed: 3)
    var generator = SplitMix64(seed: 4)
    #expect(try Self.differences(table, from: skies.shuffled(using: &generator)) == 0)
    #expect(try Self.differences(table, from: skies.reversed()) == 0)
    #expect(try Self.differences(table, from: skies) == 0)
  }

  @Test func `two mappings of one file agree`() throws {
    let bytes = try CompiledSamples.year.get().bytes
    let (one, other) = (try CompiledSamples.open(bytes), try CompiledSamples.open(bytes))
    for sky in try Self.skies(200, seed: 5) {
      let first = try one.sky(at: sky.ut, bodies: sky.bodies)
      let second = try other.sky(at: sky.ut, bodies: sky.bodies)
      #expect(CompiledSamples.areSame(first, second))
    }
  }
}
#endif
