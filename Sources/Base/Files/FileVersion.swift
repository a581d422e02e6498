internal import CLibrary

/// A file as it was when it was looked at: one that is written or replaced is another.
package struct FileVersion: Sendable, Hashable {
  private let path: String
  private let device: UInt64
  private let number: UInt64
  private let count: Int64
  private let changeSeconds: Int64
  private let changeNanoseconds: Int64

  /// Looks at the file at `path`; nil if that can't be.
  package init?(path: String) {
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
