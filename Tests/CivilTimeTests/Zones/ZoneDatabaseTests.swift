import CivilTime
import Foundation
import Testing

@Suite struct ZoneDatabaseTests {
  @Test func `the system's database is found and knows its zones`() throws {
    let database = try CivilTimeSamples.database.get()
    let names = database.zoneNames()
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    let some = ["Europe/Paris", "America/Argentina/Buenos_Aires", "Etc/GMT+5"]
    #expect(Set(some).isSubset(of: names))
    #expect(!names.contains { $0.hasPrefix("posix/") || $0.hasPrefix("right/") })
    #expect(!names.contains("Factory"))
    #expect(try database.rules(named: "Europe/Paris").name == "Europe/Paris")
  }

  @Test(arguments: [
    ("new york", "America/New_York"),
    ("Europe/Pari", "Europe/Paris"),
    ("america/new_york", "America/New_York"),
    ("Asia/Paris", "Europe/Paris"),
    ("los angeles", "America/Los_Angeles"),
    ("berlin", "Europe/Berlin"),
    ("Amerca/Sao Paulo", "America/Sao_Paulo"),
  ])
  func `a near miss is understood`(text: String, name: String) throws {
    let database = try CivilTimeSamples.database.get()
    #expect(database.nearestNames(to: text).first == name)
    #expect(throws: CivilTimeError.unknownZone(text, nearest: database.nearestNames(to: text))) {
      try database.rules(named: text)
    }
  }

  @Test(arguments: ["", "xyzzyplugh", "GMT+55", String(repeating: "x", count: 100_000)])
  func `nothing is suggested for what is like nothing`(text: String) throws {
    let nearest = try CivilTimeSamples.database.get().nearestNames(to: text)
    #expect(!nearest.contains { $0.hasPrefix("Etc/") })
    #expect(nearest.count <= 3)
  }

  @Test(arguments: [
    "../zoneinfo/UTC", "/usr/share/zoneinfo/UTC", "Europe/../UTC", "Europe//Paris", "Europe/",
    "/UTC", "UTC\0", "Europe/Paris\0", "Europe", "posix/UTC", "right/UTC", "Factory", "tzdata.zi",
    "zone.tab", "leapseconds", "localtime", "europe/paris", "EUROPE/PARIS", "Europe/Paris ",
    "Europe/Zürich", "", ".", "..", "1/UTC", "Europe\\Paris", "UTC/UTC",
  ])
  func `only a zone's own name opens its file`(name: String) throws {
    let database = try CivilTimeSamples.database.get()
    let error = #expect(throws: CivilTimeError.self) { try database.rules(named: name) }
    guard case .unknownZone(name, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// To `String`, a Kelvin sign is a K.
  @Test func `a name is no zone because one that looks like it was asked for before`() throws {
    let database = try CivilTimeSamples.database.get()
    let lookalike = "Asia/\u{212A}arachi"
    #expect(lookalike == "Asia/Karachi")
    for _ in 1...2 {
      #expect(throws: CivilTimeError.self) { try database.rules(named: lookalike) }
      #expect(try database.rules(named: "Asia/Karachi").name.utf8.count == 12)
    }
  }

  /// A link to itself represents every cause that keeps an existing folder from being read.
  @Test func `a folder that can't be read is not one without zones`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let etc = folder.appending(path: "Etc")
    try files.createSymbolicLink(at: etc, withDestinationURL: etc)
    let reason = unsafe String(cString: strerror(ELOOP))
    #expect(throws: CivilTimeError.databaseUnreadable(folder: etc.path, reason: reason)) {
      try ZoneDatabase(folder: etc.path)
    }
    let database = try ZoneDatabase(folder: folder.path)
    #expect(throws: CivilTimeError.databaseUnreadable(folder: etc.path, reason: reason)) {
      try database.rules(named: "Etc/UTC")
    }
  }

  @Test func `a folder without a database is refused`() {
    for folder in ["/", "/nowhere", "", "/etc/passwd"] {
      #expect(throws: CivilTimeError.databaseNotFound(searched: [folder])) {
        try ZoneDatabase(folder: folder)
      }
    }
  }

  @Test func `a folder without lists names what it holds`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
    let etc = folder.appending(path: "Etc")
    try files.createDirectory(at: etc, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try Data(TZifFile(footer: "UTC0").bytes).write(to: etc.appending(path: "UTC"))
    try Data("TZif?".utf8).write(to: etc.appending(path: "Broken"))
    try Data("2042a\n".utf8).write(to: folder.appending(path: "+VERSION"))
    try files.createSymbolicLink(
      at: etc.appending(path: "Round"), withDestinationURL: folder)

    let database = try ZoneDatabase(folder: folder.path)
    #expect(database.version == "2042a")
    #expect(!database.keepsHistoryBefore1970)
    #expect(Set(["Etc/UTC", "Etc/Broken"]).isSubset(of: database.zoneNames()))
    #expect(try database.rules(named: "Etc/UTC").secondsEast(at: 0) == 0)
    #expect(
      throws: CivilTimeError.zoneFileDamaged(name: "Etc/Broken", reason: "its version is unknown")
    ) { try database.rules(named: "Etc/Broken") }
  }

  @Test(arguments: [
    ("# version 2042b\n" + String(repeating: "Z Etc/UTC 0 - UTC\n", count: 9_000), "2042b"),
    ("# version 2042c", "2042c"), ("# version \n", "2042a"), ("", "2042a"),
    ("Z Etc/UTC 0", "2042a"),
    ("# version " + String(repeating: "2", count: 90), String(repeating: "2", count: 20)),
  ])
  func `the release is what the head of the lists says, or the file beside them`(
    lists: String, release: String
  ) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "zones-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try Data(lists.utf8).write(to: folder.appending(path: "tzdata.zi"))
    try Data("2042a\n".utf8).write(to: folder.appending(path: "+VERSION"))
    #expect(try ZoneDatabase(folder: folder.path).version == release)
  }
}
