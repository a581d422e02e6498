import Astrolabe

/// What the benchmarks work on: the engine's own table, and people and instants drawn by a seeded
/// generator, so that every run has the same.
enum Fixtures {
  /// The ephemeris under test, asked as clients do, through the protocol.
  static func ephemeris() throws -> any EphemerisProvider {
    try CompiledEphemeris()
  }

  /// Instants spread evenly over 1850-2150.
  static func randomInstants(_ count: Int, seed: Int) -> [JulianDay<TT>] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      JulianDay<TT>(Double.random(in: 2_396_760...2_506_690, using: &random))
    }
  }

  /// Instants an hour apart, from one of 1900-2100 on.
  static func hourlyInstants(_ count: Int, seed: Int) -> [JulianDay<TT>] {
    var random = SplitMix64(seed: seed)
    let first = Double.random(in: 2_415_020...2_488_070, using: &random)
    return (0..<count).map { JulianDay<TT>(first + Double($0) / 24) }
  }

  /// People born with a known time between 1930 and 2020, south and north of the equator.
  static func births(_ count: Int, seed: Int) throws -> [Birth] {
    var random = SplitMix64(seed: seed)
    return try (0..<count).map { _ in
      Birth(
        date: try CalendarDate(daysSince1970: Int.random(in: -14_610...18_261, using: &random)),
        time: try TimeOfDay(
          hour: Int.random(in: 0...23, using: &random),
          minute: Int.random(in: 0...59, using: &random)),
        zone: .utc,
        place: try GeographicPlace(
          latitude: Double.random(in: -55...60, using: &random),
          longitude: Double.random(in: -180..<180, using: &random)))
    }
  }
}

/// Steele, Lea and Flood's generator (OOPSLA 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
