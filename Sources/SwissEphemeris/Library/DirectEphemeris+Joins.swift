#if SwissEphemeris
internal import Ephemeris

extension DirectEphemeris {
  /// Whether the light of some body left it in the years of the file before the instant's own, or the file of
  /// the instant must be opened by another instant.
  ///
  /// What is answered then depends on what was asked before, so each body needs a state of its own.
  func readsTwoFiles(at tt: JulianDay<TT>) -> Bool {
    isInLastMinutes(tt)
      || EphemerisSpan.swissJoins.contains { join in
        tt.days >= join && tt.days < join + Self.longestLightDays
      }
  }

  /// Runs `body` on this thread, from a fresh state where files overlap.
  ///
  /// libswe goes on with the file it opened last for as long as that covers the instant, so that the last digits
  /// would depend on what was asked before. Planets' files reach 79 days into the next one's years, those of the
  /// asteroids 361; the Moon's begin up to 27 days early.
  ///
  /// - Throws: As ``LibSwissEphemeris/withSession(_:)`` does.
  func withSession<Result>(
    at tt: JulianDay<TT>, for bodies: BodySet,
    _ body: (borrowing LibSwissEphemeris.Session) throws(EphemerisError) -> Result
  ) throws(EphemerisError) -> Result {
    let asteroids = bodies.intersection(Self.asteroids)
    let overlap = asteroids.isEmpty ? Self.overlapDays : Self.overlapDaysOfAsteroids
    let isNearJoin = EphemerisSpan.swissJoins.contains { join in
      tt.days > join - Self.overlapDaysBefore && tt.days < join + overlap
    }
    guard isNearJoin || isInLastMinutes(tt) else { return try library.withSession(body) }
    return try library.withFreshSession { session throws(EphemerisError) in
      if isInLastMinutes(tt) {
        for opener in bodies.bodies {
          _ = try session.state(of: opener, at: Self.startOfLastMinutes.advanced(byDays: -1))
        }
      }
      return try body(session)
    }
  }

  /// The bodies whose files are `seas`.
  private static let asteroids = BodySet([.chiron, .ceres, .pallas, .juno, .vesta, .pholus])

  /// The last minutes of 2399 where the folder has no later file: ΔT's nine minutes are in the files
  /// still, but libswe would open those of 2400 unless it has the others open already.
  private func isInLastMinutes(_ tt: JulianDay<TT>) -> Bool {
    span.last == Self.span.last && tt >= Self.startOfLastMinutes
  }

  /// 2400-01-01 00:00 TT.
  private static let startOfLastMinutes = JulianDay<TT>(2_597_641.5)
  /// More than Pluto's light takes, 5 h 45 min on 1800-01-01 and 7 h at most.
  private static let longestLightDays = 0.3
  private static let overlapDaysBefore = 30.0
  private static let overlapDays = 90.0
  private static let overlapDaysOfAsteroids = 375.0
}
#endif
