internal import CLibrary

/// A file's bytes, mapped into memory and read as they are needed.
///
/// Unchecked: the bytes are never written, and the mapping lasts as long as the object.
@safe package final class MappedFile: @unchecked Sendable {
  /// The first byte.
  package let base: UnsafeRawPointer
  /// How many there are.
  package let count: Int

  /// Maps the file at `path`, or nil if it can't be opened; the reason is in the error.
  package init(path: String) throws(FileBytes.Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileBytes.Failure(code: errno) }
    defer { _ = close(descriptor) }
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw FileBytes.Failure(code: errno) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw FileBytes.Failure(code: EINVAL) }
    count = Int(facts.st_size)
    // A mapping of nothing is an error to the system; one byte of it is never read.
    let mapping = unsafe mmap(nil, max(count, 1), PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let mapping = unsafe mapping, unsafe mapping != MAP_FAILED else {
      throw FileBytes.Failure(code: errno)
    }
    // A random instant needs one page or two; reading ahead would fetch thirty.
    unsafe madvise(mapping, max(count, 1), MADV_RANDOM)
    unsafe base = UnsafeRawPointer(mapping)
  }

  deinit {
    unsafe munmap(UnsafeMutableRawPointer(mutating: base), max(count, 1))
  }
}

/// A file as it was when it was looked at: one that is written or replaced is another.
struct FileVersion: Sendable, Hashable {
  private let path: String
  private let device: UInt64
  private let number: UInt64
  private let count: Int64
  private let changeSeconds: Int64
  private let changeNanoseconds: Int64

  /// Looks at the file at `path`; nil if that can't be.
  init?(path: String) {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
    let change = facts.st_ctimespec
    #else
    let change = facts.st_ctim
    #endif
    self.path = path
    device = UInt64(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
    count = Int64(facts.st_size)
    changeSeconds = Int64(change.tv_sec)
    changeNanoseconds = Int64(change.tv_nsec)
  }
}
