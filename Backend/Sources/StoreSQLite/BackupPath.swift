internal import Foundation
package import Store

extension StoreFolder {
  /// Refuses a place for a backup that is in the data folder, or is one of its files by another name.
  ///
  /// - Parameters:
  ///   - path: The file to write.
  ///   - folder: The data folder.
  /// - Throws: ``StoreError``.
  package static func checkBackup(to path: String, of folder: String) throws(StoreError) {
    let file = URL(fileURLWithPath: path)
    let home = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
    // The file itself may be a link, or its folder.
    let places = [
      file.resolvingSymlinksInPath(),
      file.deletingLastPathComponent().resolvingSymlinksInPath()
        .appendingPathComponent(file.lastPathComponent),
    ].map { $0.standardizedFileURL.path }
    let isInside = places.contains { $0 == home || $0.hasPrefix(home + "/") }
    let known = try? FileManager.default.contentsOfDirectory(atPath: home)
    let isKnown = (known ?? []).contains { name in
      guard let its = fileNumber(home + "/" + name) else { return false }
      return its == fileNumber(path)
    }
    guard !isInside, !isKnown else {
      throw .fault(
        reason:
          "a backup can't be written into the data folder \(folder); name a file somewhere else")
    }
  }

  /// What two names of one file have in common.
  private static func fileNumber(_ path: String) -> [Int]? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let device = attributes?[.systemNumber] as? Int,
      let file = attributes?[.systemFileNumber] as? Int
    else { return nil }
    return [device, file]
  }

  /// A name in the folder that no file has: with the time, so that an earlier copy stays.
  package func newCopy(named name: String, at: Timestamp) -> String {
    let stamp = at.iso8601.prefix(19).filter { $0 != ":" }
    let first = "\(path)/\(name)-\(stamp)Z.sqlite"
    var (candidate, number) = (first, 1)
    while FileManager.default.fileExists(atPath: candidate) {
      number += 1
      candidate = first.replacingOccurrences(of: "Z.sqlite", with: "Z-\(number).sqlite")
    }
    return candidate
  }
}
