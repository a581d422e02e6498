import Astrolabe
import Foundation
import Identity
import Store
import StoreSQLite
import Testing

/// What lies in files: copies, deletions in older copies, damaged caches, folders that are taken.
@Suite struct SQLiteFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `a copy has everybody but who was deleted since`() async throws {
    let store = try SQLiteStore(path: folder.path("a.sqlite"))
    let anna = try await StoreContractTests.guest("anna", in: store)
    _ = try await StoreContractTests.guest("ben", in: store)
    try store.backUp(to: folder.path("b.sqlite"))
    try await store.delete(anna.key, at: StoreContractTests.noon)

    let copy = try SQLiteStore(path: folder.path("b.sqlite"))
    #expect(try await copy.faults() == [])
    #expect(try await copy.person(tokenHash: StoreContractTests.hash("anna")) != nil)
    #expect(try await copy.applyDeletions(of: folder.path("a.sqlite")) == 1)
    #expect(try await copy.person(tokenHash: StoreContractTests.hash("anna")) == nil)
    #expect(try await copy.person(tokenHash: StoreContractTests.hash("ben")) != nil)
  }

  @Test func `a store that is opened again has what it had`() async throws {
    let path = folder.path("a.sqlite")
    do {
      let store = try SQLiteStore(path: path, durability: .full)
      _ = try await StoreContractTests.guest("anna", in: store)
    }
    let store = try SQLiteStore(path: path)
    #expect(try await store.person(tokenHash: StoreContractTests.hash("anna")) != nil)
  }

  @Test func `a copy has conversations and what was spoken of`() async throws {
    let store = try SQLiteStore(path: folder.path("a.sqlite"))
    let anna = try await StoreContractTests.guest("anna", in: store)
    let exchange = try ConversationContractTests.exchange(
      1, in: "conv_a", begins: true, mentions: [ConversationContractTests.spoken("Ben")])
    _ = try await store.add(exchange, of: anna.key, once: nil)
    try store.backUp(to: folder.path("b.sqlite"))
    let copy = try SQLiteStore(path: folder.path("b.sqlite"))
    #expect(try await copy.faults() == [])
    let found = try await copy.conversation(of: anna.key, named: "conv_a")
    #expect(found?.messages == [exchange.question, exchange.answer])
    #expect(try await copy.entities(of: anna.key, key: nil, limit: 5).map(\.name) == ["Ben"])
  }

  /// What a person wrote with the first version: made by that program's own calls and its `backup`.
  @Test func `a store of the first version is brought forward whole`() async throws {
    let old = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Stores/version-1.sqlite").path
    try FileManager.default.copyItem(atPath: old, toPath: folder.path("a.sqlite"))
    let store = try SQLiteStore(path: folder.path("a.sqlite"), backup: folder.path("before.sqlite"))
    let token = try #require(SessionToken("ast_rt545RkeoWXlZ5SuRDT7LVtQkJl7g_3vHxV6fAu5gog"))
    let anna = try #require(try await store.person(tokenHash: token.hash))
    #expect(anna.profile?.name == "Anna")
    #expect(anna.profile?.birth.clocks == ClockChoices())
    #expect(anna.profile?.situation == .unsaid)
    #expect(
      try await store.charts(of: anna.key, after: nil, limit: 5, mostBytes: 1)
        == ChartPage(charts: [], next: nil))
    let journal = try await store.entries(of: anna.key, before: nil, limit: 5)
    #expect(journal?.entries.map(\.summary) == ["Kept by the first version."])
    let reading = try await store.reading(.daily, of: anna.key, on: CalendarDate("2025-01-06"))
    #expect(reading?.written == nil)
    #expect(reading?.basis == ReadingBasis(zone: "UTC", birthVersion: 1, language: "en"))
    let exchange = try ConversationContractTests.exchange(1, in: "conv_a", begins: true)
    #expect(try await store.add(exchange, of: anna.key, once: nil) == .done)
    #expect(try await store.faults() == [])
    #expect(FileManager.default.fileExists(atPath: folder.path("before.sqlite")))
  }

  @Test func `what is no database is refused`() throws {
    let path = folder.path("a.sqlite")
    try Data(repeating: 7, count: 10_000).write(to: URL(fileURLWithPath: path))
    #expect(throws: StoreError.self) { try SQLiteStore(path: path) }
  }

  @Test func `a folder is taken by one at a time`() throws {
    let taken = folder.path("data")
    var first: StoreFolder? = try StoreFolder(taking: taken)
    #expect(throws: StoreError.self) { try StoreFolder(taking: taken) }
    #expect(first?.path == taken)
    first = nil
    #expect(throws: Never.self) { try StoreFolder(taking: taken) }
  }

  enum Damage: CaseIterable {
    case deleted, noise, cutShort, emptied
  }

  @Test(arguments: Damage.allCases)
  func `a cache that is damaged while it is in use is made anew`(damage: Damage) async throws {
    let path = folder.path("cache.sqlite")
    let cache = SQLiteCache(path: path) { _ in }
    let (anna, day) = (AccountKey(number: 1), try CalendarDate("2025-01-06"))
    let basis = ReadingBasis(zone: "UTC", birthVersion: 1, language: "en")
    let record = (0..<9_040).map { UInt8(truncatingIfNeeded: $0) }
    await cache.keep(norms: record, of: anna, birthVersion: 1)
    #expect(await cache.norms(of: anna, birthVersion: 1) == record)
    switch damage {
    case .deleted: try FileManager.default.removeItem(atPath: path)
    case .noise:
      try Data((0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        .write(to: URL(fileURLWithPath: path), options: [])
    case .cutShort: #expect(unsafe truncate(path, 5_000) == 0)
    case .emptied: #expect(unsafe truncate(path, 0) == 0)
    }
    // Whatever comes back, it is what was kept, or nothing; and later it is kept again.
    for _ in 0..<4 {
      let found = await cache.norms(of: anna, birthVersion: 1)
      #expect(found == nil || found == record)
      await cache.keep(norms: record, of: anna, birthVersion: 1)
      await cache.keep(rendered: [1, 2, 3], .daily, of: anna, on: day, basis: basis)
    }
    #expect(await cache.norms(of: anna, birthVersion: 1) == record)
    #expect(await cache.rendered(.daily, of: anna, on: day, basis: basis) == [1, 2, 3])
  }

  @Test func `a cache forgets other births, other days and whole accounts`() async throws {
    let cache = SQLiteCache(path: folder.path("cache.sqlite")) { _ in }
    let (anna, day) = (AccountKey(number: 1), try CalendarDate("2025-01-06"))
    let basis = ReadingBasis(zone: "UTC", birthVersion: 1, language: "en")
    let other = ReadingBasis(zone: "UTC", birthVersion: 2, language: "en")
    await cache.keep(norms: [1], of: anna, birthVersion: 1)
    await cache.keep(rendered: [2], .daily, of: anna, on: day, basis: basis)
    #expect(await cache.norms(of: anna, birthVersion: 2) == nil)
    #expect(await cache.rendered(.daily, of: anna, on: day, basis: other) == nil)
    await cache.forget(before: day)
    #expect(await cache.rendered(.daily, of: anna, on: day, basis: basis) == [2])
    await cache.forget(before: try day.adding(days: 1))
    #expect(await cache.rendered(.daily, of: anna, on: day, basis: basis) == nil)
    await cache.forget(anna)
    #expect(await cache.norms(of: anna, birthVersion: 1) == nil)
  }
}
