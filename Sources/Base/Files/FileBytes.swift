internal import CLibrary

/// Reads whole files through the system's own calls, so that this module needs no Foundation.
package enum FileBytes {
  /// Why a file could not be read, in the system's words.
  package struct Failure: Error, Sendable, Hashable {
    /// The system's error number.
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The process has as many files open as it may.
    package static let tooManyOpen = Self(code: EMFILE)
    /// The file is larger than may be read.
    package static let tooLarge = Self(code: EFBIG)
    /// There is no such file.
    package static let missing = Self(code: ENOENT)
    /// What it means, such as `No such file or directory`, and where it is the system that has run
    /// short, what to do.
    package var reason: String {
      switch code {
      case EMFILE, ENFILE: "too many files are open; use fewer threads or allow more (ulimit -n)"
      case ENOMEM: "there is too little memory; allow more (ulimit -v)"
      default: unsafe String(cString: strerror(code))
      }
    }
    /// Whether the system has run short of something, which is no fault of the file.
    package var isOfTheSystem: Bool { code == EMFILE || code == ENFILE || code == ENOMEM }
    /// Whether there is no such file at all.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  }

  /// The bytes of the file at `path`.
  package static func read(_ path: String, limit: Int = 1 << 30) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try readChunks(of: path, size: 1 << 16) { chunk throws(Failure) in
      guard bytes.count + chunk.count <= limit else { throw Failure(code: EFBIG) }
      bytes.append(contentsOf: chunk)
      return true
    }
    return bytes
  }

  /// The first bytes of the file at `path`: as many as wanted, or all where it has fewer.
  package static func read(first wanted: Int, of path: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try readChunks(of: path, size: wanted) { chunk throws(Failure) in
      bytes.append(contentsOf: chunk.prefix(wanted - bytes.count))
      return bytes.count < wanted
    }
    return bytes
  }

  /// Reads a file piece by piece, as long as more of it is wanted.
  private static func readChunks(
    of path: String, size: Int, _ body: (ArraySlice<UInt8>) throws(Failure) -> Bool
  ) throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { _ = close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: size)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw Failure(code: errno)
      }
      guard try body(chunk[..<count]) else { return }
    }
  }

  /// Whether anything stands at `path`.
  package static func isThere(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether a folder stands at `path`.
  ///
  /// Looked at rather than opened, so that it is there for a process with too many files open, too.
  package static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}

/// `read(2)`, under a name that the reader's own does not hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
