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
