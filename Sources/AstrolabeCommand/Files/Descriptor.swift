#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file of the system's, and the few other calls that the command makes of it.
///
/// Foundation would do, but loading it takes longer than most commands run.
struct Descriptor {
  private let number: Int32

  static let standardInput = Self(number: STDIN_FILENO)
  static let standardOutput = Self(number: STDOUT_FILENO)
  static let standardError = Self(number: STDERR_FILENO)

  /// Opens a file to be read.
  static func reading(_ path: String) -> Self? {
    opened(unsafe open(path, O_RDONLY | O_CLOEXEC))
  }

  /// Makes a new file to be written; there must be none of that name.
  static func creating(_ path: String) -> Self? {
    opened(unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  /// Opens a file or a device that is there to be written.
  static func writing(_ path: String) -> Self? {
    opened(unsafe open(path, O_WRONLY | O_CLOEXEC))
  }

  /// Holds the numbers of standard input, output and error that whoever started the program closed.
  ///
  /// Otherwise the next file opened would get such a number, and a warning would be written into it.
  /// Reading from a held number and writing to it fail as they do on a closed one.
  static func holdStandardNumbers() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private static func opened(_ number: Int32) -> Self? {
    number < 0 ? nil : Self(number: number)
  }

  /// Appends what can be read at once, at most 64 KiB; 0 bytes at the end, nothing on failure.
  func read(into buffer: inout [UInt8]) -> Int? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { bytes in
        unsafe systemRead(number, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR {
        // Who is asked to stop while waiting for input has seen the last of it.
        if Interruption.isRequested { return 0 }
        continue
      }
      guard count >= 0 else { return nil }
      buffer.append(contentsOf: chunk[..<count])
      return count
    }
  }

  /// Whether a read would have to wait for whoever writes at the other end.
  var wouldWait: Bool {
    var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wanted, 1, 0) == 0
  }

  /// The bytes at a place in a file, or nothing where there aren't so many.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = unsafe bytes.withUnsafeMutableBytes { bytes in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return unsafe pread(number, rest.baseAddress, rest.count, off_t(offset + filled))
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }

  /// How long the file is; nothing for a pipe or a device.
  var size: Int? {
    var facts = stat()
    guard unsafe fstat(number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(facts.st_size)
  }

  /// Writes all bytes, or tells that it couldn't.
  func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe systemWrite(number, UnsafeRawBufferPointer(rebasing: bytes[sent...]))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Closes the file; false where something written before was lost.
  func closed() -> Bool { close(number) == 0 }

  /// Whether a person may be at the other end.
  var isTerminal: Bool { isatty(number) == 1 }
}

/// The rest of what the command asks of the system.
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

  /// Moves a file over another.
  static func move(_ path: String, to destination: String) -> Bool {
    unsafe rename(path, destination) == 0
  }

  /// Removes a file.
  static func remove(_ path: String) { _ = unsafe unlink(path) }

  /// A variable of the environment; nothing where it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Makes a write beyond the size that a file may have fail, as on a full disk, instead of ending the
  /// program.
  static func refuseOversizedFiles() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// Takes a variable out of the environment, before any thread is started.
  static func forget(environment name: String) { _ = unsafe unsetenv(name) }

  /// Seconds since 1970 by the system's clock, which only the command line may read.
  static var secondsSince1970: Int { time(nil) }

  /// Ends the program.
  static func quit(_ code: Int32) -> Never { exit(code) }
}

// Under names that the methods' own don't hide.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, bytes, count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}
