#if SwissEphemeris
internal import Ephemeris
internal import Synchronization

/// Swiss Ephemeris, opened when it is first needed.
///
/// Comparing its files with the ones released takes some 10 ms, many times what a command or a test
/// takes that the table answers alone.
final class SwissOnDemand: Sendable {
  private let ephemeris: Mutex<DirectEphemeris?>

  /// Creates one that will open the data of the package, or that is open already.
  init(_ ephemeris: DirectEphemeris? = nil) {
    self.ephemeris = Mutex(ephemeris)
  }

  /// The provider; a failure to open it is not kept, since a file may be put back.
  ///
  /// - Throws: As ``DirectEphemeris/init()`` does.
  /// - Complexity: Once open, some 20 ns for the lock, beside the 40 µs of a sky.
  func opened() throws(EphemerisError) -> DirectEphemeris {
    try ephemeris.withLock { (ephemeris) throws(EphemerisError) in
      if let ephemeris { return ephemeris }
      let opened = try DirectEphemeris()
      ephemeris = opened
      return opened
    }
  }
}
#endif
