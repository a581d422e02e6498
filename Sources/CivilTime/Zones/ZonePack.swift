/// All zone files of a database in one file, `zones.pack`, which is a fifth of their size where it is packed again,
/// as in a wheel.
///
/// Lines come first, one for each zone: its name, where its zone file begins behind the lines, and how many bytes the
/// zone file has. An empty line ends them, and the zone files follow. Zones of equal clocks share one zone file.
final class ZonePack: Sendable {
  /// The file's name in the database's folder.
  static let fileName = "zones.pack"

  private let bytes: [UInt8]
  private let files: [String: Range<Int>]

  /// Reads a pack; nil if the lines and the zone files don't fit together.
  init?(_ bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    var files: [String: Range<Int>] = [:]
    var lines: [(name: String, start: Int, count: Int)] = []
    var position = 0
    while true {
      guard let end = bytes[position...].firstIndex(of: newline) else { return nil }
      let line = bytes[position..<end]
      position = end + 1
      if line.isEmpty { break }
      let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 3, ZoneDatabase.isZoneName(fields[0]), let start = Int(fields[1]),
        let count = Int(fields[2])
      else { return nil }
      lines.append((fields[0], start, count))
    }
    let room = 0...(bytes.count - position)
    for (name, start, count) in lines {
      guard room.contains(start), room.contains(count), start + count <= room.upperBound else {
        return nil
      }
      files[name] = position + start..<position + start + count
    }
    self.bytes = bytes
    self.files = files
  }

  /// The names of all zones, in no order.
  var names: Set<String> { Set(files.keys) }

  /// Whether the pack has a zone.
  func has(_ name: String) -> Bool { files[name] != nil }

  /// The zone file of a zone; nil if the pack has no such zone.
  func file(of name: String) -> [UInt8]? { files[name].map { Array(bytes[$0]) } }
}

/// The pack in a folder, read when it is first asked and shared by all copies of a database.
final class ZonePackRead: Sendable {
  private let path: String
  private let folder: String
  private let read = MadeOnce<ZonePack>()

  init(folder: String) {
    self.folder = folder
    path = "\(folder)/\(ZonePack.fileName)"
  }

  /// The pack.
  ///
  /// - Throws: ``CivilTimeError/databaseUnreadable(folder:reason:)``.
  func pack() throws(CivilTimeError) -> ZonePack {
    try read.value { () throws(CivilTimeError) in
      let bytes: [UInt8]
      do throws(FileBytes.Failure) {
        // The zones of 2025 have a quarter of a million bytes.
        bytes = try FileBytes.read(path, limit: 1 << 24)
      } catch {
        throw .databaseUnreadable(folder: folder, reason: error.reason)
      }
      guard let pack = ZonePack(bytes) else {
        throw .databaseUnreadable(folder: folder, reason: "\(ZonePack.fileName) is damaged")
      }
      return pack
    }
  }
}
