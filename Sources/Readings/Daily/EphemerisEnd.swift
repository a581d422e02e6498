internal import Ephemeris

/// What to do with a day if an event that comes next, a phase of the Moon or a station, lies beyond the
/// ephemeris.
enum EphemerisEnd {
  /// The day is refused.
  case refused
  /// The reading leaves that event out.
  case leftOut

  /// What comes next; nil if it lies beyond the ephemeris and may be left out.
  func answer<Value>(
    _ look: () throws(EphemerisError) -> Value
  ) throws(EphemerisError) -> Value? {
    do throws(EphemerisError) {
      return try look()
    } catch {
      guard self == .leftOut, case .outOfSpan = error else { throw error }
      return nil
    }
  }
}
