import CivilTime
import Foundation
import Testing

@Suite struct ZonePackTests {
  /// A folder with a pack of two zones under three names, and what `tzdata.zi` of a wheel says.
  private static func folder(_ pack: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("# version 2042a\n".utf8).write(to: folder.appending(path: "tzdata.zi"))
    try Data(pack).write(to: folder.appending(path: "zones.pack"))
    return folder.path
  }

  private static let east = TZifFile(footer: "<+02>-2").bytes
  private static let west = TZifFile(footer: "<-03>3").bytes
  private static let lines = """
    Africa/Cairo 0 \(east.count)
    Egypt 0 \(east.count)
    Brazil/East \(east.count) \(west.count)


    """

  @Test func `zones in one file are read by their names`() throws {
    let folder = try Self.folder(Array(Self.lines.utf8) + Self.east + Self.west)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let database = try ZoneDatabase(folder: folder)
    #expect(database.version == "2042a")
    #expect(database.zoneNames() == ["Africa/Cairo", "Brazil/East", "Egypt"])
    #expect(try database.rules(named: "Egypt").secondsEast(at: 0) == 7_200)
    #expect(try database.rules(named: "Africa/Cairo").secondsEast(at: 0) == 7_200)
    #expect(try database.rules(named: "Brazil/East").secondsEast(at: 0) == -10_800)
    #expect(throws: CivilTimeError.unknownZone("Africa/Kairo", nearest: ["Africa/Cairo"])) {
      try database.rules(named: "Africa/Kairo")
    }
    #expect(throws: CivilTimeError.self) { try database.rules(named: "zones.pack") }
  }

  @Test(arguments: [
    "", "Egypt 0 1", "Egypt 0 1\n", "Egypt 0\n\nabc", "Egypt 0 1 2\n\nabc", "Egypt 0 4\n\nabc",
    "Egypt 3 1\n\nabc", "Egypt -1 1\n\nabc", "Egypt 0 -1\n\nabc", "Egypt x 1\n\nabc",
    "Egypt 1 9223372036854775807\n\nabc", "../UTC 0 1\n\nabc", " 0 1\n\nabc",
  ])
  func `a damaged pack is refused`(pack: String) throws {
    let folder = try Self.folder(Array(pack.utf8))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let database = try ZoneDatabase(folder: folder)
    let refusal = CivilTimeError.databaseUnreadable(
      folder: folder, reason: "zones.pack is damaged")
    #expect(throws: refusal) { try database.rules(named: "Egypt") }
    #expect(database.zoneNames() == [])
  }
}
