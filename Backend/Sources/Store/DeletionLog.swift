internal import Foundation
internal import Synchronization

/// A file with the hashes of deleted people, apart from the store: so that an older backup, restored wherever this
/// file is, brings nobody back.
///
/// Each line has a hash in hexadecimal digits, a blank, and the time in milliseconds since 1970.
package final class DeletionLog: Sendable {
  /// That somebody was deleted.
  package struct Entry: Sendable, Hashable {
    /// What they are remembered by.
    package let hash: [UInt8]
    /// When, in milliseconds since 1970.
    package let milliseconds: Int64

    /// Creates an entry.
    package init(hash: [UInt8], milliseconds: Int64) {
      self.hash = hash
      self.milliseconds = milliseconds
    }
  }

  private let path: String
  /// One thread writes at a time.
  private let turn = Mutex(())

  /// Takes the file, which is made when somebody is deleted.
  package init(path: String) { self.path = path }

  /// The entries of the file; none if there is no file.
  ///
  /// - Throws: ``StoreError`` for a file that is none of these.
  package func entries() throws(StoreError) -> [Entry] {
    guard let bytes = FileManager.default.contents(atPath: path) else { return [] }
    var entries: [Entry] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let hash = Self.bytes(parts[0]), let milliseconds = Int64(parts[1])
      else { throw .fault(reason: "\(path) has a line that is no deletion; restore the file") }
      entries.append(Entry(hash: hash, milliseconds: milliseconds))
    }
    return entries
  }

  private static func bytes(_ digits: Substring) -> [UInt8]? {
    guard digits.utf8.count == 64 else { return nil }
    var bytes: [UInt8] = []
    var rest = digits
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// Adds entries, and returns when they are on the disk.
  ///
  /// - Throws: ``StoreError`` if they can't be written.
  package func append(_ entries: [Entry]) throws(StoreError) {
    guard !entries.isEmpty else { return }
    let lines = entries.map { entry in
      let digits = entry.hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      return "\(digits) \(entry.milliseconds)\n"
    }.joined()
    let isWritten = turn.withLock { _ in
      if !FileManager.default.fileExists(atPath: path) {
        _ = FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      }
      guard let file = FileHandle(forWritingAtPath: path) else { return false }
      defer { try? file.close() }
      do {
        try file.seekToEnd()
        try file.write(contentsOf: Data(lines.utf8))
        try file.synchronize()
      } catch {
        return false
      }
      return true
    }
    guard isWritten else {
      throw .unavailable(reason: "\(path), the list of deletions, can't be written")
    }
  }
}
