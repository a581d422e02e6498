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
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw Failure(code: errno)
      }
      guard bytes.count + count <= limit else { throw Failure(code: EFBIG) }
      bytes.append(contentsOf: chunk[0..<count])
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
