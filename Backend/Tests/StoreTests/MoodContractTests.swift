import Astrolabe
import Foundation
import Store
import StoreSQLite
import Testing

/// What any store does with moods and quotas, tried on each there is.
@Suite struct MoodContractTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static let noon = StoreContractTests.noon

  private static func name(_ number: Int) throws -> MoodName {
    try #require(MoodName(bytes: Array(repeating: UInt8(number), count: 16)))
  }

  private static func entry(
    _ number: Int, _ mood: String = "calm", note: String = "", hour: Int64 = 0
  ) throws -> MoodEntry {
    MoodEntry(
      name: try name(number), mood: mood, note: note,
      time: MoodTime(noon.adding(seconds: hour * 3_600), minutesEast: number == 2 ? -300 : nil),
      quote: number == 3 ? ShownQuote(text: "Begin.", author: "") : nil)
  }

  private static func page(
    _ store: any OperatedStore, _ account: Account, after name: MoodName? = nil, limit: Int = 100,
    mostBytes: Int = 1 << 18
  ) async throws -> MoodPage? {
    try await store.moods(of: account.key, after: name, limit: limit, mostBytes: mostBytes)
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `an entry of a name is kept once for each account`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let ben = try await StoreContractTests.guest("ben", in: store)
    #expect(try await store.keep(Self.entry(1), of: anna.key))
    #expect(try await store.keep(Self.entry(1), of: anna.key) == false)
    #expect(try await store.keep(Self.entry(1, "sad", note: "Changed."), of: anna.key) == false)
    #expect(try await store.keep(Self.entry(1, "happy"), of: ben.key))
    #expect(
      try await Self.page(store, anna)?.entries == [Self.entry(1, "sad", note: "Changed.")])
    #expect(try await Self.page(store, ben)?.entries == [Self.entry(1, "happy")])
    #expect(try await store.deleteMood(Self.name(1), of: anna.key))
    #expect(try await store.deleteMood(Self.name(1), of: anna.key) == false)
    #expect(try await Self.page(store, anna) == MoodPage(entries: [], next: nil))
    #expect(try await Self.page(store, ben)?.entries.count == 1)
    await #expect(throws: StoreError.noAccount) {
      _ = try await store.keep(Self.entry(1), of: AccountKey(number: 4_711))
    }
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `moods come in pages, the latest first, and each once`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    // Two share an instant.
    for (number, hour) in [(1, 1), (2, 5), (3, 5), (4, 2), (5, 9)] as [(Int, Int64)] {
      _ = try await store.keep(Self.entry(number, hour: hour), of: anna.key)
    }
    let all = try [(5, 9), (3, 5), (2, 5), (4, 2), (1, 1)].map {
      try Self.entry($0.0, hour: $0.1)
    }
    #expect(try await Self.page(store, anna) == MoodPage(entries: all, next: nil))
    var seen: [MoodEntry] = []
    var last: MoodName?
    repeat {
      let page = try #require(try await Self.page(store, anna, after: last, limit: 2))
      seen += page.entries
      last = page.next
    } while last != nil
    #expect(seen == all)
    #expect(try await Self.page(store, anna, after: Self.name(9)) == nil)
    #expect(
      try await store.moodTimes(of: anna.key).map(\.instant) == all.map(\.time.instant).reversed())
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `a page of long notes is short, and has one entry at least`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let note = String(repeating: "x", count: 1_000)
    for number in 1...5 {
      _ = try await store.keep(Self.entry(number, note: note, hour: Int64(number)), of: anna.key)
    }
    let page = try #require(try await Self.page(store, anna, mostBytes: 3_000))
    #expect(page.entries.count == 2)
    #expect(page.next == (try Self.name(4)))
    #expect(try await Self.page(store, anna, mostBytes: 1)?.entries.count == 1)
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `a quota is each account's, kind's and day's own, and is never exceeded`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let ben = try await StoreContractTests.guest("ben", in: store)
    let (day, next) = (Self.noon.utcDate, Self.noon.adding(seconds: 86_400).utcDate)
    let used = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 0..<50 {
        group.addTask { try await store.takeQuota(.quotes, of: anna.key, on: day, limit: 5) }
      }
      return try await group.reduce(into: [Int]()) { used, number in
        if let number { used.append(number) }
      }
    }
    #expect(used.sorted() == [1, 2, 3, 4, 5])
    #expect(try await store.takeQuota(.fortunes, of: anna.key, on: day, limit: 5) == 1)
    #expect(try await store.takeQuota(.quotes, of: ben.key, on: day, limit: 5) == 1)
    #expect(try await store.takeQuota(.quotes, of: anna.key, on: next, limit: 5) == 1)
    // A clock that goes back finds the day used up.
    #expect(try await store.takeQuota(.quotes, of: anna.key, on: day, limit: 5) == nil)
    #expect(try await store.takeQuota(.quotes, of: ben.key, on: next, limit: 0) == nil)
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `moods go when their owner wants them to, and quotas after forty days`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store)
    let ben = try await StoreContractTests.guest("ben", in: store)
    var settings = Settings()
    settings.retentionInDays = 2
    try await store.setSettings(settings, of: anna.key)
    for account in [anna, ben] {
      for (number, hour) in [(1, 0), (2, 24)] as [(Int, Int64)] {
        _ = try await store.keep(Self.entry(number, hour: hour), of: account.key)
      }
    }
    let day = Self.noon.utcDate
    #expect(try await store.takeQuota(.quotes, of: anna.key, on: day, limit: 1) == 1)
    try await store.sweep(at: Self.noon.adding(seconds: 2 * 86_400 + 1))
    #expect(try await Self.page(store, anna)?.entries == [Self.entry(2, hour: 24)])
    #expect(try await Self.page(store, ben)?.entries.count == 2)
    #expect(try await store.takeQuota(.quotes, of: anna.key, on: day, limit: 1) == nil)
    try await store.sweep(at: Self.noon.adding(seconds: 41 * 86_400))
    #expect(try await store.takeQuota(.quotes, of: anna.key, on: day, limit: 1) == 1)
  }

  @Test(
    arguments: [
      ("2025-01-06T18:00:00Z", 1_736_186_400_000, nil, "2025-01-06T18:00:00.000Z"),
      ("2025-01-06T18:00:00.1239Z", 1_736_186_400_123, nil, "2025-01-06T18:00:00.123Z"),
      ("2025-01-06T23:30:00+05:30", 1_736_186_400_000, 330, "2025-01-06T23:30:00.000+05:30"),
      ("2025-01-06T13:00:00.5-05:00", 1_736_186_400_500, -300, "2025-01-06T13:00:00.500-05:00"),
      ("2025-01-06T18:00:00+00:00", 1_736_186_400_000, 0, "2025-01-06T18:00:00.000+00:00"),
    ] as [(String, Int64, Int?, String)])
  func `a time keeps its clock`(text: String, at: Int64, east: Int?, written: String) throws {
    let time = try #require(MoodTime(iso8601: text))
    #expect(time == MoodTime(Timestamp(milliseconds: at), minutesEast: east))
    #expect(time.iso8601 == written)
    #expect(MoodTime(iso8601: written) == time)
  }

  @Test(arguments: [
    "", "yesterday", "2025-01-06", "2025-01-06T18:00:00", "2025-01-06T18:00:00+1:00",
    "2025-01-06T18:00:00+24:00", "2025-01-06T18:00:00+01:60", "2025-01-06T18:00:00+0100",
    "2025-02-30T18:00:00Z", "2025-01-06T25:00:00Z", "2025-01-06T18:00:00 01:00", "+01:00",
    "2025-01-06T18:00:00Z+01:00", "2025-01-06T18:00:00.+01:00",
  ])
  func `what is no time is none`(text: String) {
    #expect(MoodTime(iso8601: text) == nil)
  }

  @Test(arguments: [
    "", "not-a-uuid", "0b7f4c1e7a354f5e9a0e2f8f6f0d1a01", "0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a0",
    "0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a0g", "{b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01",
    "0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01-", "0b7f4c1-e7a35-4f5e-9a0e-2f8f6f0d1a01",
  ])
  func `what is no UUID names nothing`(text: String) {
    #expect(MoodName(text) == nil)
  }

  @Test func `a UUID means the same in any case of letters`() throws {
    let name = try #require(MoodName("0B7F4C1E-7A35-4F5E-9A0E-2F8F6F0D1A01"))
    #expect(name.description == "0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01")
    #expect(MoodName(name.description) == name)
    #expect(MoodName(bytes: name.bytes) == name)
    #expect(MoodName(bytes: [1]) == nil)
  }

  @Test(arguments: StoreContractTests.Kind.allCases)
  func `a subscription is never shortened, and ends by its own end alone`(
    kind: StoreContractTests.Kind
  ) async throws {
    let store = try kind.make(in: folder)
    let anna = try await StoreContractTests.guest("anna", in: store).key
    let ben = try await StoreContractTests.guest("ben", in: store).key
    func granted(_ hours: Int64, _ status: Subscription.Status) -> Subscription {
      Subscription(
        status: status, grantedAt: Self.noon, expiresAt: Self.noon.adding(seconds: hours * 3_600))
    }
    try await store.extend(granted(1, .trial), of: anna)
    try await store.extend(granted(9, .active), of: anna)
    try await store.extend(granted(5, .trial), of: anna)
    try await store.extend(granted(9, .trial), of: anna)
    #expect(try await store.subscription(of: anna) == granted(9, .active))
    #expect(try await store.subscription(of: ben) == nil)
    try await store.endSubscription(of: anna, expiringAt: granted(5, .active).expiresAt)
    try await store.endSubscription(of: ben, expiringAt: granted(9, .active).expiresAt)
    #expect(try await store.subscription(of: anna) == granted(9, .active))
    try await store.endSubscription(of: anna, expiringAt: granted(9, .active).expiresAt)
    #expect(try await store.subscription(of: anna) == nil)
    await #expect(throws: StoreError.noAccount) {
      try await store.extend(granted(9, .active), of: AccountKey(number: 4_711))
    }
  }
}
