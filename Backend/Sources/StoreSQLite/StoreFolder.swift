internal import Foundation
#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif
package import Store

/// The folder with everything that the server keeps, taken by one process at a time.
package final class StoreFolder: Sendable {
  /// The folder.
  package let path: String
  private let lock: CInt

  /// The file with what is kept of people.
  package var store: String { path + "/astrolabe.sqlite" }
  /// The file with what can be made again.
  package var cache: String { path + "/cache.sqlite" }
  /// The list of deleted people.
  package var deletions: String { path + "/deletions.txt" }
  /// The key that accounts are hashed with in logs.
  package var logKey: String { path + "/log.key" }

  /// Makes the folder where there is none, for its owner's eyes only, and takes it.
  ///
  /// - Throws: ``StoreError``, for a folder that another server has, too.
  package init(taking path: String) throws(StoreError) {
    self.path = path
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .fault(reason: "the data folder \(path) can't be made; name another with --data")
    }
    let lock = unsafe open(path + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else {
      throw .fault(reason: "the data folder \(path) can't be written; name another with --data")
    }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw .unavailable(
        reason: "another server has the data folder \(path); stop it, or name another with --data")
    }
    self.lock = lock
  }

  /// Copies of the store that this program made for itself are kept for so many days.
  private static let copyLifetimeInDays = 28.0

  /// Deletes copies of the store that are older than they are of use: people may have been deleted since.
  package func deleteOldCopies() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasPrefix("before-") && name.hasSuffix(".sqlite") {
      let file = path + "/" + name
      let made = try? manager.attributesOfItem(atPath: file)[.modificationDate] as? Date
      guard let made, -made.timeIntervalSinceNow > Self.copyLifetimeInDays * 86_400 else {
        continue
      }
      try? manager.removeItem(atPath: file)
    }
  }

  deinit { close(lock) }
}
