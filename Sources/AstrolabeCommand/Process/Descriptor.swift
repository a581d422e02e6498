import CLibrary

/// An open file of the system's.
///
/// Foundation would do, but loading it takes longer than most commands run.
struct Descriptor {
  let number: Int32

  static let standardInput = Self(number: STDIN_FILENO)
  static let standardOutput = Self(number: STDOUT_FILENO)
  static let standardError = Self(number: STDERR_FILENO)

  /// Opens a file to be read.
  static func reading(_ path: String) -> Self? {
    opened(unsafe open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC))
  }

  /// What comes of making a file.
  enum Creation {
    case made(Descriptor)
    /// There is something of that name.
    case taken
    case failed
  }

  /// Makes a new file to be written; there must be none of that name.
  static func creating(_ path: String) -> Creation {
    if let made = opened(unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)) {
      return .made(made)
    }
    return errno == EEXIST ? .taken : .failed
  }

  /// Makes a new file without a name in a folder, and says where it can be read and linked from;
  /// nil if the file system knows no such files, or nothing shows them.
  static func creatingUnnamed(in folder: String) -> (Self, path: String)? {
    #if os(Linux)
    // O_TMPFILE, whose macro Swift doesn't import.
    let unnamed = 0o20_000_000 | O_DIRECTORY
    guard let made = opened(unsafe open(folder, unnamed | O_WRONLY | O_CLOEXEC, 0o666)) else {
      return nil
    }
    let path = "/proc/self/fd/\(made.number)"
    if made.isFile(at: path) { return (made, path) }
    _ = made.closed()
    #endif
    return nil
  }

  /// A descriptor that the parent process opened to be written; nil if there is none.
  static func inherited(_ number: Int32) -> Self? {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0 else { return nil }
    guard flags & O_ACCMODE != O_RDONLY else {
      errno = EBADF
      return nil
    }
    return Self(number: number)
  }

  /// Opens a file that is there to be locked, made where there is none.
  static func locking(_ path: String) -> Self? {
    opened(unsafe open(path, O_RDWR | O_CREAT | O_NOCTTY | O_CLOEXEC, 0o666))
  }

  /// What comes of locking a file.
  enum Locking {
    /// It is this descriptor's until that is closed.
    case locked
    /// Another has it.
    case busy
    case failed
  }

  /// Locks the file, unless another has locked it; programs that don't ask for the lock don't notice it.
  func locked() -> Locking {
    while true {
      if flock(number, LOCK_EX | LOCK_NB) == 0 { return .locked }
      if errno == EINTR { continue }
      return errno == EWOULDBLOCK ? .busy : .failed
    }
  }

  /// Opens a device, or what another process has open, to be written after what it holds.
  static func writing(_ path: String) -> Self? {
    opened(unsafe open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC))
  }

  /// Holds the numbers of standard input, output and error that the parent process closed.
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

  /// Appends what can be read at once, at most 64 KiB; 0 bytes at the end, nil on failure.
  func read(into buffer: inout [UInt8]) -> Int? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // A program that is asked to stop while it waits for input has seen the last of it.
      guard Interruption.waitsForInput(number) else { return 0 }
      let count = unsafe chunk.withUnsafeMutableBytes { bytes in
        unsafe systemRead(number, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      buffer.append(contentsOf: chunk[..<count])
      return count
    }
  }

  /// Whether a read would have to wait for the process at the other end.
  var wouldWait: Bool {
    var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wanted, 1, 0) == 0
  }

  /// The bytes at a place in a file, or nil if there aren't so many.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let isFilled = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe fill(bytes, at: offset)
    }
    return isFilled ? bytes : nil
  }

  /// Reads the bytes at a place in a file over others; whether there were so many.
  func fill(_ bytes: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
    var filled = 0
    while filled < bytes.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
      let got = unsafe pread(number, rest.baseAddress, rest.count, off_t(offset + filled))
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return false }
      filled += got
    }
    return true
  }

  /// Whether a path leads to this very file.
  func isFile(at path: String) -> Bool {
    var (own, other) = (stat(), stat())
    guard unsafe fstat(number, &own) == 0, unsafe stat(path, &other) == 0 else { return false }
    return own.st_dev == other.st_dev && own.st_ino == other.st_ino
  }

  /// Whether two descriptors are of one file, and no device or pipe.
  func isSameFile(as other: Self) -> Bool {
    var (own, others) = (stat(), stat())
    guard unsafe fstat(number, &own) == 0, unsafe fstat(other.number, &others) == 0 else {
      return false
    }
    return own.st_mode & S_IFMT == S_IFREG && own.st_dev == others.st_dev
      && own.st_ino == others.st_ino
  }

  /// Takes over who may read and write another file, as far as it may.
  func copyPermissions(of path: String) {
    var facts = stat()
    if unsafe stat(path, &facts) == 0 { _ = fchmod(number, facts.st_mode & 0o777) }
  }

  /// How long the file is; nil for a pipe or a device.
  var size: Int? {
    var facts = stat()
    guard unsafe fstat(number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(facts.st_size)
  }

  /// Writes all bytes, or says that it couldn't.
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

  /// Whether all that was written is safe, as far as closing would show; the file stays open.
  var isWritten: Bool {
    let copy = dup(number)
    return copy < 0 || close(copy) == 0
  }

  /// Closes the file; false where something written before was lost.
  func closed() -> Bool { close(number) == 0 }

  /// Whether a person may be at the other end.
  var isTerminal: Bool { isatty(number) == 1 }
}

// Under names that the methods' own don't hide.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, bytes, count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(number, bytes.baseAddress, bytes.count)
}
