import CLibrary

/// What the command asks of the system beside reading and writing.
enum System {
  /// Why the last call failed, such as `No such file or directory`.
  static var failureReason: String { unsafe String(cString: strerror(errno)) }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

  /// Whether there is something at the path that can't be replaced by a file: a device, a pipe, a
  /// folder.
  static func isSpecialFile(_ path: String) -> Bool {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return false }
    return facts.st_mode & S_IFMT != S_IFREG
  }

  /// The path of what is there, behind any links; the path itself where there is nothing.
  static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// What the link at a path leads to, as it is written there; nil if there is no link.
  static func linkTarget(_ path: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { target in
      guard let start = target.baseAddress else { return nil }
      let length = unsafe readlink(path, start, target.count)
      guard length > 0 else { return nil }
      let bytes = unsafe target[0..<length].map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The path of the folder that a path is in.
  static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
  }

  /// Whether there is anything at the path.
  static func isThere(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// How many threads can run at once.
  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// How many threads may work at once without running out of what a process may have.
  ///
  /// libswe keeps up to four files open for each, and some are the program's; and it falls where it
  /// gets no memory. A thread reserves a stack and an arena of the allocator, 8 and 64 MB of addresses
  /// on Linux.
  static var threadLimit: Int {
    let files = sysconf(Int32(_SC_OPEN_MAX))
    let byFiles = files < 0 ? Int.max : (files - 16) / 5
    #if canImport(Glibc)
    let addresses = Int32(RLIMIT_AS.rawValue)
    #else
    let addresses = RLIMIT_AS
    #endif
    var space = rlimit()
    guard unsafe getrlimit(addresses, &space) == 0 else { return max(1, byFiles) }
    return max(1, min(byFiles, Int(clamping: space.rlim_cur) / (128 << 20)))
  }

  /// Makes a folder and those that it is in, where they are missing.
  static func makeFolders(_ path: String) -> Bool {
    if isThere(path) || path.isEmpty { return true }
    guard makeFolders(folder(of: path)) else { return false }
    return unsafe mkdir(path, 0o777) == 0 || errno == EEXIST
  }

  /// Runs work whose new files and folders nobody but the user may read.
  static func keepingPrivate<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let mask = umask(0o077)
    defer { umask(mask) }
    return try body()
  }

  /// Moves a file over another.
  static func move(_ path: String, to destination: String) -> Bool {
    unsafe rename(path, destination) == 0
  }

  /// Gives a file that is open a name, where nothing has it yet.
  static func link(_ path: String, to name: String) -> Bool {
    unsafe linkat(AT_FDCWD, path, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  /// Removes a file.
  static func remove(_ path: String) { _ = unsafe unlink(path) }

  /// A variable of the environment; nil if it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Takes a variable out of the environment, before any thread is started.
  static func forget(environment name: String) { _ = unsafe unsetenv(name) }

  /// Sets a variable of the environment, before any thread is started.
  static func set(environment name: String, to value: String) { _ = unsafe setenv(name, value, 1) }

  /// Seconds since 1970 by the system's clock, which only the command line may read.
  static var secondsSince1970: Int { time(nil) }

  /// Waits for some milliseconds.
  static func wait(milliseconds: UInt32) { _ = usleep(milliseconds * 1_000) }

  /// Ends the program.
  static func quit(_ code: Int32) -> Never { exit(code) }

  /// The path from the root of the file system on; as it is where the present folder has none.
  static func absolutePath(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = unsafe getcwd(nil, 0) else { return path }
    defer { unsafe free(folder) }
    return "\(unsafe String(cString: folder))/\(path)"
  }
}
