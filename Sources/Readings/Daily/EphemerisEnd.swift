internal import Ephemeris

/// What becomes of a day of which something that comes next lies beyond the ephemeris: a phase of the
/// Moon, a station.
enum EphemerisEnd {
  /// The day is refused.
  case refused
  /// It is told without that.
  case leftOut

  /// What comes next; nothing where it lies beyond the ephemeris and may be left out.
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
