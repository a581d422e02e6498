import Astrolabe
import Foundation
import Store
import StoreSQLite
import Testing

/// What any store has to do, tried on each there is.
@Suite struct StoreContractTests {
  enum Kind: CaseIterable, CustomTestStringConvertible {
    case file, memory, database

    static var allCases: [Self] {
      ScratchDatabase.server == nil ? [.file, .memory] : [.file, .memory, .database]
    }

    var testDescription: String {
      switch self {
      case .file: "a file"
      case .memory: "memory"
      case .database: "a database"
      }
    }

    func make(in folder: ScratchFolder) throws -> any OperatedStore {
      switch self {
      case .memory: try SQLiteStore()
      case .file: try SQLiteStore(path: folder.path("store.sqlite"))
      case .database: try folder.database().store()
      }
    }
  }

  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  static let noon = Timestamp(milliseconds: 1_736_164_800_000)

  static func hash(_ name: String) -> [UInt8] { Array(name.utf8) + [0, 255] }

  static func guest(_ name: String, in store: some Store) async throws -> Account {
    try await store.addGuest(
      named: "u_\(name)",
      session: Session(tokenHash: hash(name), createdAt: noon, lastUsedAt: noon, device: nil))
  }

  static func birth(_ date: String, time: String? = nil) throws -> GivenBirth {
    GivenBirth(date: try CalendarDate(date), time: try time.map { try TimeOfDay($0) })
  }

  static func entry(
    _ name: String, on date: String = "2025-10-19", _ areas: [LifeArea] = []
  ) throws -> JournalEntry {
    JournalEntry(
      name: name, date: try CalendarDate(date), summary: "Summary of \(name), \"quoted\".",
      areas: areas.map { ViewedArea($0, text: "Text of \(name)\n") }, seconds: 30, createdAt: noon)
  }

  static func once(
    _ key: String, request: UInt8 = 1, answer: String = "first", at: Timestamp = noon
  ) -> Once {
    Once(
      key: key, requestHash: [request],
      answer: KeptAnswer(status: 200, body: Array(answer.utf8)), at: at)
  }

  @Test(arguments: Kind.allCases)
  func `a person is found by the token alone`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    _ = try await Self.guest("ben", in: store)
    let found = try #require(try await store.person(tokenHash: Self.hash("anna")))
    #expect(found.account == anna)
    #expect(found.profile == nil)
    #expect(found.settings == Settings())
    #expect(try await store.person(tokenHash: Self.hash("eve")) == nil)
    try await store.endSession(Self.hash("ben"), of: anna.key)
    #expect(try await store.person(tokenHash: Self.hash("ben")) != nil)
    try await store.endSession(Self.hash("anna"), of: anna.key)
    #expect(try await store.person(tokenHash: Self.hash("anna")) == nil)
  }

  @Test(arguments: Kind.allCases)
  func `what is changed of a person is there for the next request`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    func found() async throws -> Person? { try await store.person(tokenHash: Self.hash("anna")) }
    #expect(try await found()?.settings.zone == "UTC")
    var settings = Settings()
    settings.zone = "Europe/Berlin"
    try await store.setSettings(settings, of: anna.key)
    #expect(try await found()?.settings.zone == "Europe/Berlin")
    #expect(try await found()?.profile == nil)
    _ = try await store.setProfile(
      ProfileStatement(name: "Anna", email: "", birth: Self.birth("1990-06-15")), of: anna.key,
      at: Self.noon, once: nil)
    #expect(try await found()?.profile?.name == "Anna")
    let session = try #require(try await found()?.session)
    let later = Self.noon.adding(seconds: 7_200)
    try await store.touch(session, of: anna.key, at: later)
    #expect(try await found()?.session.lastUsedAt == later)
    #expect(try await found()?.account.lastActiveAt == later)
    try await store.sweep(at: later.adding(seconds: Session.lifetimeInSeconds))
    #expect(try await found() == nil)
  }

  @Test(arguments: Kind.allCases)
  func `who is deleted is found by no session that was known`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    #expect(try await store.person(tokenHash: Self.hash("anna"))?.account == anna)
    try await store.delete(anna.key, at: Self.noon)
    #expect(try await store.person(tokenHash: Self.hash("anna")) == nil)
  }

  @Test(arguments: Kind.allCases)
  func `writes that wait together fail one by one`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    let nobody = AccountKey(number: 4_711)
    let entries = try (0..<300).map { try Self.entry("e\($0)", [.pathProfession]) }
    let refused = try await withThrowingTaskGroup(of: Int?.self) { group in
      for (number, entry) in entries.enumerated() {
        group.addTask {
          do {
            let account = number % 10 == 3 ? nobody : anna.key
            _ = try await store.add(entry, of: account, once: nil)
            return nil
          } catch StoreError.noAccount {
            return number
          }
        }
      }
      return try await group.reduce(into: Set<Int>()) { refused, number in
        if let number { refused.insert(number) }
      }
    }
    #expect(refused == Set((0..<300).filter { $0 % 10 == 3 }))
    let page = try #require(try await store.entries(of: anna.key, before: nil, limit: 1_000))
    #expect(page.entries.count == 270)
    #expect(Set(page.entries.map(\.name)).count == 270)
    // What was done again was undone before.
    #expect(try await store.memory(of: anna.key).areas[.pathProfession]?.count == 270)
  }

  @Test(arguments: Kind.allCases)
  func `a birth's version counts changes of the birth alone`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    let statements: [(ProfileStatement, version: Int)] = [
      (ProfileStatement(name: "Anna", email: "", birth: try Self.birth("1990-06-15")), 1),
      (ProfileStatement(name: "Änna", email: "a@b", birth: try Self.birth("1990-06-15")), 1),
      (
        ProfileStatement(
          name: "Anna", email: "", birth: try Self.birth("1990-06-15", time: "14:30")), 2
      ),
      (ProfileStatement(name: "Anna", email: "", birth: try Self.birth("1990-06-16")), 3),
    ]
    for (statement, version) in statements {
      let outcome = try await store.setProfile(statement, of: anna.key, at: Self.noon, once: nil)
      #expect(outcome == .done)
      let person = try #require(try await store.person(tokenHash: Self.hash("anna")))
      let profile = try #require(person.profile)
      #expect(profile.birthVersion == version)
      #expect(profile.name == statement.name)
      #expect(profile.birth == statement.birth)
    }
  }

  @Test(arguments: Kind.allCases)
  func `settings come back as they were set`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    var settings = Settings()
    settings.zone = "Pacific/Apia"
    settings.language = "es"
    settings.wantsNotification = true
    settings.notificationTime = try TimeOfDay("20:15")
    settings.retentionInDays = 30
    settings.allowsModel = false
    try await store.setSettings(settings, of: anna.key)
    #expect(try await store.person(tokenHash: Self.hash("anna"))?.settings == settings)
  }

  @Test(arguments: Kind.allCases)
  func `a write with a key is done once within a day`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    let ben = try await Self.guest("ben", in: store)
    func add(_ name: String, to account: Account, _ once: Once) async throws -> WriteOutcome {
      try await store.add(Self.entry(name), of: account.key, once: once)
    }
    #expect(try await add("e1", to: anna, Self.once("k")) == .done)
    #expect(
      try await add("e2", to: anna, Self.once("k", answer: "second"))
        == .answeredBefore(KeptAnswer(status: 200, body: Array("first".utf8))))
    #expect(try await add("e3", to: anna, Self.once("k", request: 2)) == .keyIsTaken)
    #expect(try await add("e4", to: ben, Self.once("k", request: 2)) == .done)
    let tomorrow = Self.noon.adding(seconds: Once.lifetimeInSeconds)
    #expect(try await add("e5", to: anna, Self.once("k", request: 2, at: tomorrow)) == .done)
    let page = try await store.entries(of: anna.key, before: nil, limit: 10)
    #expect(page?.entries.map(\.name) == ["e5", "e1"])
  }

  @Test(arguments: Kind.allCases)
  func `memory counts areas, keeps ten readings and never goes back`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    #expect(try await store.memory(of: anna.key) == Memory(areas: [:], recent: []))
    for day in 1...12 {
      _ = try await store.add(
        Self.entry(
          "e\(day)", on: day == 12 ? "2025-01-01" : "2025-10-\(day + 10)",
          [
            .loveRelationships
          ] + (day == 3 ? [.homeEnvironment] : [])), of: anna.key, once: nil)
    }
    let memory = try await store.memory(of: anna.key)
    #expect(memory.recent.map(\.name) == (3...12).map { "e\($0)" })
    #expect(memory.recent.last == (try Self.entry("e12", on: "2025-01-01", [.loveRelationships])))
    #expect(
      memory.areas == [
        .loveRelationships: .init(count: 12, last: try CalendarDate("2025-10-21")),
        .homeEnvironment: .init(count: 1, last: try CalendarDate("2025-10-13")),
      ])
    try await store.rebuildMemory()
    #expect(try await store.memory(of: anna.key) == memory)
  }

  @Test(arguments: Kind.allCases)
  func `the journal comes in pages, the latest first`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    let ben = try await Self.guest("ben", in: store)
    for name in ["e1", "e2", "e3", "e4", "e5"] {
      _ = try await store.add(Self.entry(name), of: anna.key, once: nil)
    }
    let first = try #require(try await store.entries(of: anna.key, before: nil, limit: 2))
    #expect(first.entries.map(\.name) == ["e5", "e4"])
    #expect(first.next == "e4")
    let last = try #require(try await store.entries(of: anna.key, before: "e3", limit: 2))
    #expect(last.entries.map(\.name) == ["e2", "e1"])
    #expect(last.next == nil)
    #expect(try await store.entries(of: ben.key, before: "e3", limit: 2) == nil)
    #expect(try await store.entries(of: ben.key, before: nil, limit: 2)?.entries == [])
  }

  @Test(arguments: Kind.allCases)
  func `readings come the latest date first`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    func record(_ date: String, headline: String) throws -> ReadingRecord {
      ReadingRecord(
        date: try CalendarDate(date),
        basis: ReadingBasis(zone: "UTC", birthVersion: 1, language: "en"), engine: "e",
        writer: "w", headline: headline, madeAt: Self.noon, milliseconds: 3)
    }
    for date in ["2025-01-06", "2025-01-08", "2025-01-07"] {
      try await store.keep(record(date, headline: "of \(date)"), of: anna.key)
    }
    try await store.keep(record("2025-01-07", headline: "anew"), of: anna.key)
    #expect(
      try await store.keepFirst(record("2025-01-07", headline: "late"), of: anna.key)
        == record("2025-01-07", headline: "anew"))
    let all = try await store.readings(of: anna.key, before: nil, limit: 10)
    #expect(all.map(\.headline) == ["of 2025-01-08", "anew", "of 2025-01-06"])
    let before = try await store.readings(
      of: anna.key, before: CalendarDate("2025-01-08"), limit: 1)
    #expect(before.map(\.headline) == ["anew"])
    #expect(
      try await store.reading(.daily, of: anna.key, on: CalendarDate("2025-01-06"))
        == record("2025-01-06", headline: "of 2025-01-06"))
  }

  @Test(arguments: Kind.allCases)
  func `who is deleted leaves nothing, and nobody gets the number`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    _ = try await store.add(
      Self.entry("e1", [.homeEnvironment]), of: anna.key, once: Self.once("k"))
    _ = try await store.addDevice(
      Device(token: "t", platform: "iOS"), of: anna.key, at: Self.noon, once: nil)
    try await store.delete(anna.key, at: Self.noon)
    #expect(try await store.person(tokenHash: Self.hash("anna")) == nil)
    #expect(try await store.memory(of: anna.key).recent == [])
    let ben = try await Self.guest("ben", in: store)
    #expect(ben.key != anna.key)
    await #expect(throws: StoreError.noAccount) {
      try await store.add(Self.entry("e2"), of: anna.key, once: nil)
    }
  }

  @Test(arguments: Kind.allCases)
  func `what has run out is swept away`(kind: Kind) async throws {
    let store = try kind.make(in: folder)
    let anna = try await Self.guest("anna", in: store)
    _ = try await store.add(Self.entry("e1"), of: anna.key, once: Self.once("k"))
    try await store.sweep(at: Self.noon.adding(seconds: Session.lifetimeInSeconds - 1))
    #expect(try await store.person(tokenHash: Self.hash("anna")) != nil)
    try await store.sweep(at: Self.noon.adding(seconds: Session.lifetimeInSeconds))
    #expect(try await store.person(tokenHash: Self.hash("anna")) == nil)
  }
}
