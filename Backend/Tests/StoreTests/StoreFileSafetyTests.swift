import Astrolabe
import Foundation
import Store
import StoreSQLite
import Testing

/// What keeps an operator from losing a store: where a backup may go, what is taken for a store, what errors say.
@Suite struct StoreFileSafetyTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static func isRefused(_ path: String, of data: String) -> Bool {
    do throws(StoreError) {
      try StoreFolder.checkBackup(to: path, of: data)
      return false
    } catch .fault(let reason) {
      return reason.hasPrefix("a backup can't be written into the data folder")
    } catch {
      return false
    }
  }

  @Test func `a backup never goes into the data folder, by whatever name`() async throws {
    let data = folder.path("data")
    let manager = FileManager.default
    do {
      let taken = try StoreFolder(taking: data)
      _ = try SQLiteStore(path: taken.store)
    }
    try manager.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: data)
    try manager.createSymbolicLink(
      atPath: folder.path("alias.sqlite"), withDestinationPath: data + "/astrolabe.sqlite")
    try manager.linkItem(
      atPath: data + "/astrolabe.sqlite", toPath: folder.path("hard.sqlite"))
    for path in [
      data + "/astrolabe.sqlite", data + "/copy.sqlite", data + "/../data/copy.sqlite",
      data + "/deeper/copy.sqlite", folder.path("link/copy.sqlite"),
      folder.path("link/astrolabe.sqlite"), folder.path("alias.sqlite"),
      folder.path("hard.sqlite"), data,
    ] {
      #expect(Self.isRefused(path, of: data), "\(path)")
      #expect(Self.isRefused(path, of: folder.path("link")), "\(path) of the link")
    }
    for path in [folder.path("copy.sqlite"), data + "-backup.sqlite", data + "/../copy.sqlite"] {
      #expect(!Self.isRefused(path, of: data), "\(path)")
    }
  }

  @Test func `a store is known by its mark and tables, and counted`() async throws {
    let store = try SQLiteStore(path: folder.path("a.sqlite"))
    let anna = try await StoreContractTests.guest("anna", in: store)
    _ = try await StoreContractTests.guest("ben", in: store)
    _ = try await store.add(StoreContractTests.entry("e1"), of: anna.key, once: nil)
    try store.backUp(to: folder.path("b.sqlite"))
    let summary = try StoreSummary(ofFile: folder.path("b.sqlite"))
    #expect(summary.description == "2 accounts, 1 journal entry, 0 conversations, 0 moods")
    // One of the first version has no mark.
    let old = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Stores/version-1.sqlite").path
    #expect(try StoreSummary(ofFile: old).people == 1)
  }

  @Test func `what is no store is not taken for one`() async throws {
    func reason(_ path: String) -> String {
      do throws(StoreError) {
        _ = try StoreSummary(ofFile: path)
        return ""
      } catch {
        if case .fault(let reason) = error { return reason }
        return "\(error)"
      }
    }
    let manager = FileManager.default
    #expect(reason(folder.path("none")).hasSuffix("can't be read; name a file that can"))
    _ = manager.createFile(atPath: folder.path("empty"), contents: nil)
    #expect(reason(folder.path("empty")).contains("is empty"))
    try Data("hello, hello, hello".utf8).write(to: URL(fileURLWithPath: folder.path("text")))
    #expect(reason(folder.path("text")).contains("is no database"))
    let cache = SQLiteCache(path: folder.path("cache")) { _ in }
    await cache.keep(norms: [1], of: AccountKey(number: 1), birthVersion: 1)
    #expect(reason(folder.path("cache")).contains("is no store of this server's"))
    #expect(throws: StoreError.self) { try SQLiteStore(path: folder.path("cache")) }
  }

  @Test func `an earlier copy keeps its name`() throws {
    let data = try StoreFolder(taking: folder.path("data"))
    let at = Timestamp(milliseconds: 1_761_048_000_000)
    let first = data.newCopy(named: "before-restore", at: at)
    #expect(first.hasSuffix("/data/before-restore-2025-10-21T120000Z.sqlite"))
    _ = FileManager.default.createFile(atPath: first, contents: nil)
    let second = data.newCopy(named: "before-restore", at: at)
    #expect(second.hasSuffix("/data/before-restore-2025-10-21T120000Z-2.sqlite"))
  }

  @Test func `an error of the database says what to do`() throws {
    let path = folder.path("a.sqlite")
    try Data(repeating: 7, count: 10_000).write(to: URL(fileURLWithPath: path))
    #expect {
      try SQLiteStore(path: path)
    } throws: { error in
      error as? StoreError
        == .fault(
          reason:
            "the store is damaged; restore a backup: astrolabe-server restore FILE (SQLite 26)")
    }
    #expect {
      try SQLiteStore(path: folder.path("none/a.sqlite"))
    } throws: { error in
      guard case .unavailable(let reason)? = error as? StoreError else { return false }
      return reason.hasPrefix("the store can't be opened; see who may read it (SQLite ")
    }
  }
}
