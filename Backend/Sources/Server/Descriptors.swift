#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The files and connections that the process may have open at a time.
enum Descriptors {
  /// Fewer than these are none to work with: the store, the ephemeris, the log and some connections.
  private static let fewest = 128
  /// So many are for other things than connections.
  private static let own = 64

  /// Takes as many as the system grants: a shell gives 1,024 unless asked, which thousands of connections exceed.
  ///
  /// - Parameters:
  ///   - wanted: How many connections there are to be.
  ///   - outgoing: How many connections to others there may be.
  /// - Returns: How many there may be: beyond, who comes waits until another goes.
  /// - Throws: ``StartError`` if the system grants too few.
  static func connections(wanted: Int, outgoing: Int) throws -> Int {
    #if canImport(Glibc)
    let files = Int32(RLIMIT_NOFILE.rawValue)
    #else
    let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(files, &limit) == 0 else { return wanted }
    if limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = limit.rlim_max
      // With fewer the server works, too.
      _ = unsafe setrlimit(files, &limit)
      _ = unsafe getrlimit(files, &limit)
    }
    let granted = Int(clamping: limit.rlim_cur)
    guard granted >= fewest else {
      throw StartError(
        "the system grants \(granted) open files, and the server needs \(fewest); run ulimit -n 1024 before it"
      )
    }
    return max(16, min(wanted, granted - own - min(outgoing, granted / 2)))
  }
}
