#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The files and connections that the process may have open at a time.
enum Descriptors {
  /// Takes as many as the system grants: a shell gives 1,024 unless asked, which thousands of connections exceed.
  static func raiseLimit() {
    #if canImport(Glibc)
    let files = Int32(RLIMIT_NOFILE.rawValue)
    #else
    let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(files, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = limit.rlim_max
    // With fewer the server works, too: who comes then has to wait.
    _ = unsafe setrlimit(files, &limit)
  }
}
