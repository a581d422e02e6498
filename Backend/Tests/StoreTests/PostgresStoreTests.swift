#if PostgreSQL
import Astrolabe
import Foundation
import Postgres
import Store
import StorePostgres
import StoreSQLite
import Synchronization
import Testing

/// What servers that share a database rely on.
@Suite(.enabled(if: ScratchDatabase.server != nil, "ASTROLABE_TEST_POSTGRES names no server"))
struct PostgresStoreTests {
  private static let noon = StoreContractTests.noon
  private static let hash = StoreContractTests.hash
  private let folder: ScratchFolder
  private let database: ScratchDatabase

  init() throws {
    folder = try ScratchFolder()
    database = try folder.database()
  }

  private func store(deletionLog: DeletionLog? = nil) throws -> PostgresStore {
    try PostgresStore(address: database.address, deletionLog: deletionLog)
  }

  private func number(_ sql: String) throws -> Int64 {
    var row = try #require(try Connection(database.address).query(sql).first)
    return row.integer()
  }

  /// Waits until something is so, for as long as a second's memory and some scheduling may take.
  private func eventually(_ isSo: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<100 {
      if try await isSo() { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  // MARK: Tables

  @Test func `servers that start at once make the tables once`() async throws {
    let address = database.address
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        group.addTask {
          let store = try PostgresStore(address: address)
          _ = try await StoreContractTests.guest("g\(number)", in: store)
        }
      }
      try await group.waitForAll()
    }
    #expect(
      try number("SELECT count(*) - max(version) FROM schema_versions") == 0, "each step once")
    #expect(try number("SELECT count(*) FROM schema_versions") > 1)
    #expect(try number("SELECT count(*) FROM accounts") == 6)
  }

  @Test func `a database of a later version is refused, one that may be read is not`() throws {
    _ = try store()
    let connection = try Connection(database.address)
    try connection.execute(
      "INSERT INTO schema_versions (version, oldest_reader) VALUES (1000, 1)")
    _ = try store()
    try connection.execute("UPDATE schema_versions SET oldest_reader = 999 WHERE version = 1000")
    #expect(throws: StoreError.self) { try store() }
  }

  @Test func `another program's database is refused`() throws {
    try Connection(database.address).execute("CREATE TABLE accounts (name text)")
    #expect(throws: StoreError.self) { try store() }
  }

  @Test func `an address that leads nowhere is refused without a word of its password`() {
    do {
      _ = try PostgresStore(address: "postgresql://anna:opensesame@127.0.0.1:1/none")
      Issue.record("there is no such database")
    } catch {
      #expect(!"\(error)".contains("opensesame"))
      guard case .unavailable = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  // MARK: Two servers

  @Test func `what one server changes another knows soon`() async throws {
    let (one, other) = (try store(), try store())
    let anna = try await StoreContractTests.guest("anna", in: one)
    #expect(try await other.person(tokenHash: Self.hash("anna"))?.account == anna)
    var settings = Settings()
    settings.zone = "Asia/Tokyo"
    try await one.setSettings(settings, of: anna.key)
    #expect(
      try await eventually {
        try await other.person(tokenHash: Self.hash("anna"))?.settings.zone == "Asia/Tokyo"
      })
    try await one.endSession(Self.hash("anna"), of: anna.key)
    #expect(
      try await eventually { try await other.person(tokenHash: Self.hash("anna")) == nil })
  }

  @Test func `a deletion reaches every server, and brings the list along`() async throws {
    let log = DeletionLog(path: folder.path("deletions.txt"))
    let (one, other) = (try store(deletionLog: log), try store())
    let anna = try await StoreContractTests.guest("anna", in: one)
    #expect(try await other.person(tokenHash: Self.hash("anna")) != nil)
    try await one.delete(anna.key, at: Self.noon)
    #expect(
      try await eventually { try await other.person(tokenHash: Self.hash("anna")) == nil })
    #expect(try log.entries().count == 1)
    // A list that was lost is completed from the database.
    let second = DeletionLog(path: folder.path("other.txt"))
    #expect(try await other.applyDeletions(of: second) == 0)
    #expect(try second.entries() == log.entries())
  }

  @Test func `who was deleted stays deleted in a database from before`() async throws {
    let log = DeletionLog(path: folder.path("deletions.txt"))
    let store = try store()
    let anna = try await StoreContractTests.guest("anna", in: store)
    let ben = try await StoreContractTests.guest("ben", in: store)
    let older = try folder.database().store(deletionLog: log)
    _ = try await StoreContractTests.guest("anna", in: older)
    let (first) = try #require(try await older.person(tokenHash: Self.hash("anna")))
    try await older.delete(first.key, at: Self.noon)
    #expect(try await store.applyDeletions(of: log) == 1)
    #expect(try await store.contents(of: anna.key) == nil)
    #expect(try await store.contents(of: ben.key) != nil)
    #expect(try await store.applyDeletions(of: log) == 0)
  }

  @Test func `a key in work is of one server until its time is over`() async throws {
    let (one, other) = (try store(), try store())
    let anna = try await StoreContractTests.guest("anna", in: one)
    let (mine, theirs) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    #expect(try await one.claim("k", of: anna.key, by: mine, seconds: 60))
    #expect(try await other.claim("k", of: anna.key, by: theirs, seconds: 60) == false)
    #expect(try await other.claim("l", of: anna.key, by: theirs, seconds: 60))
    // Another's release changes nothing.
    try await other.release("k", of: anna.key, by: theirs)
    #expect(try await other.claim("k", of: anna.key, by: theirs, seconds: 60) == false)
    try await one.release("k", of: anna.key, by: mine)
    #expect(try await other.claim("k", of: anna.key, by: theirs, seconds: 0))
    #expect(
      try await eventually { try await one.claim("k", of: anna.key, by: mine, seconds: 60) })
  }

  @Test func `a limit is of all servers together`() async throws {
    let (one, other) = (try store(), try store())
    func take(_ store: PostgresStore, _ who: String = "a", rate: Double = 0) async throws -> Double
    {
      try await store.take(limit: 1, of: who, room: 3, perSecond: rate)
    }
    #expect(try await take(one) == 2)
    #expect(try await take(other) == 1)
    #expect(try await take(one) == 0)
    #expect(try await take(other) == -1)
    #expect(try await take(one) == -1)
    #expect(try await take(one, "b") == 2)
    // What comes back: after a while there is one again.
    #expect(try await eventually { try await take(other, rate: 10) >= 0 })
  }

  @Test func `two servers register one email once`() async throws {
    let (one, other) = (try store(), try store())
    let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<10 {
        let store = number % 2 == 0 ? one : other
        group.addTask {
          try await store.register(
            Credentials(email: "a@b.example", emailKey: "a@b.example", passwordHash: "x"),
            Newcomer(accountName: "u_\(number)", account: nil, displayName: nil),
            session: Session(
              tokenHash: Self.hash("t\(number)"), createdAt: Self.noon, lastUsedAt: Self.noon,
              device: nil)) != nil
        }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(outcomes == 1)
    #expect(try number("SELECT count(*) FROM accounts") == 1)
  }

  @Test func `two servers let an identity in by one account`() async throws {
    let (one, other) = (try store(), try store())
    let identity = KnownIdentity(
      issuer: "https://issuer.example", subject: "s", email: nil, vouchedAt: Self.noon)
    let keys = try await withThrowingTaskGroup(of: AccountKey?.self) { group in
      for number in 0..<10 {
        let store = number % 2 == 0 ? one : other
        group.addTask {
          let outcome = try await store.signIn(
            identity, Newcomer(accountName: "u_\(number)", account: nil, displayName: nil),
            session: Session(
              tokenHash: Self.hash("t\(number)"), createdAt: Self.noon, lastUsedAt: Self.noon,
              device: nil))
          guard case .signedIn(let account) = outcome else { return nil }
          return account.key
        }
      }
      return try await group.reduce(into: Set<AccountKey?>()) { $0.insert($1) }
    }
    #expect(keys.count == 1)
    #expect(!keys.contains(nil))
    #expect(try number("SELECT count(*) FROM sessions") == 10)
  }

  @Test func `a quota taken on two servers is never overdrawn`() async throws {
    let (one, other) = (try store(), try store())
    let anna = try await StoreContractTests.guest("anna", in: one)
    let day = try CalendarDate("2025-01-06")
    let taken = try await withThrowingTaskGroup(of: Int?.self) { group in
      for number in 0..<40 {
        let store = number % 2 == 0 ? one : other
        group.addTask {
          try await store.takeQuota(.quotes, of: anna.key, on: day, limit: 7)
        }
      }
      return try await group.reduce(into: [Int]()) { if let used = $1 { $0.append(used) } }
    }
    #expect(taken.sorted() == Array(1...7))
  }

  @Test func `a delivery is one server's at a time`() async throws {
    let (one, other) = (try store(), try store())
    let anna = try await StoreContractTests.guest("anna", in: one)
    var settings = Settings()
    settings.wantsNotification = true
    try await one.setSettings(settings, of: anna.key)
    for store in [one, other] {
      let due = try #require(try await store.dueForNotification(at: Self.noon, limit: 9).first)
      try await store.plan([], for: due, on: Self.noon.utcDate, next: Self.noon)
    }
    let plans = try await [one, other].asyncMap {
      try #require(try await $0.dueForNotification(at: Self.noon, limit: 9).first)
    }
    for (number, store) in [one, other].enumerated() {
      try await store.plan(
        [
          PlannedDelivery(
            name: "n\(number)", channel: .webhook, token: "", title: "T", body: "B")
        ], for: plans[number], on: Self.noon.utcDate, next: Self.noon.adding(seconds: 86_400))
    }
    let first = try await one.waitingDeliveries(by: .webhook, at: Self.noon, limit: 9)
    #expect(first.map(\.content.name) == ["n0"])
    #expect(try await other.waitingDeliveries(by: .webhook, at: Self.noon, limit: 9) == [])
    let delivery = try #require(first.first)
    try await one.postpone(delivery, until: Self.noon.adding(seconds: 60))
    let later = Self.noon.adding(seconds: 61)
    let again = try await other.waitingDeliveries(by: .webhook, at: later, limit: 9)
    #expect(again.map(\.attempts) == [1])
    try await other.end(try #require(again.first), .sent, at: later)
    #expect(try await one.waitingDeliveries(by: .webhook, at: later, limit: 9) == [])
  }

  // MARK: Faults

  @Test func `writes go on when connections are cut, and none is lost or done twice`()
    async throws
  {
    let store = try store()
    let anna = try await StoreContractTests.guest("anna", in: store)
    let address = database.address
    // Each cut comes when some more entries were acknowledged, so that a slow machine plays the same.
    let (cuts, between) = (6, 12)
    let acknowledged = Count()
    let cutter = Task {
      let connection = try Connection(address)
      for cut in 1...cuts {
        while acknowledged.value < cut * between {
          try await Task.sleep(for: .milliseconds(2))
        }
        try connection.query(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()
          """)
      }
    }
    let names = try await withThrowingTaskGroup(of: [String].self) { group in
      for client in 0..<8 {
        group.addTask {
          var names: [String] = []
          var number = 0
          while acknowledged.value < (cuts + 1) * between {
            number += 1
            let name = "e\(client)_\(number)"
            do {
              let outcome = try await store.add(
                StoreContractTests.entry(name, [.pathProfession]), of: anna.key,
                once: StoreContractTests.once(name))
              // One that was tried again may find that it was done.
              #expect(outcome != .keyIsTaken)
              names.append(name)
              acknowledged.increase()
            } catch StoreError.unavailable {
              // Not acknowledged.
            }
          }
          return names
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    try await cutter.value
    #expect(store.figures.losses > 0)
    let kept = try Connection(address).query("SELECT entry_id FROM journal").rows.map { row in
      var row = row
      return row.text()
    }
    #expect(Set(names).subtracting(kept) == [])
    #expect(Set(kept).count == kept.count)
    #expect(try await store.memory(of: anna.key).areas[.pathProfession]?.count == kept.count)
    #expect(try await store.faults() == [])
  }

  // MARK: Moving

  @Test func `a store is moved there and back with every row`() async throws {
    let file = try SQLiteStore(path: folder.path("a.sqlite"))
    _ = try await StoreContractTests.guest("gone", in: file)
    let gone = try #require(try await file.person(tokenHash: Self.hash("gone")))
    try await file.delete(gone.key, at: Self.noon)
    let anna = try await StoreContractTests.guest("anna", in: file)
    try await DeletionTests.fill(anna, in: file)
    let contents = try #require(try await file.contents(of: anna.key))
    let moved = try store()
    try await Self.move(from: file, to: moved)
    // Once more changes nothing.
    try await Self.move(from: file, to: moved)
    let there = try #require(try await moved.contents(of: anna.key))
    #expect("\(there)" == "\(contents)")
    #expect(there.journal == contents.journal)
    #expect(there.conversations == contents.conversations)
    let next = try await StoreContractTests.guest("next", in: moved)
    #expect(next.key.number > anna.key.number)
    _ = try await moved.add(StoreContractTests.entry("new"), of: anna.key, once: nil)
    let back = try SQLiteStore(path: folder.path("b.sqlite"))
    try await Self.move(from: moved, to: back)
    #expect(
      "\(try await back.contents(of: anna.key) as Any)"
        == "\(try await moved.contents(of: anna.key) as Any)")
    #expect(try await back.faults() == [])
    #expect(
      try await StoreContractTests.guest("last", in: back).key.number > next.key.number)
  }

  private static func move(
    from source: some MovableStore, to target: some MovableStore
  ) async throws {
    for table in StoreTable.all {
      var key: [StoreValue]?
      repeat {
        let rows = try await source.rows(of: table, after: key, limit: 2)
        try await target.insert(rows, into: table)
        key = rows.last.map { Array($0.prefix(table.keyCount)) }
      } while key != nil
      #expect(
        try await source.rowCount(of: table) == target.rowCount(of: table), "\(table.name)")
    }
    try await target.endMove(lastAccountNumber: source.lastAccountNumber())
  }
}

/// A number that several tasks increase.
private final class Count: Sendable {
  private let number = Atomic(0)
  var value: Int { number.load(ordering: .relaxed) }
  func increase() { number.add(1, ordering: .relaxed) }
}

extension Array {
  fileprivate func asyncMap<Value>(
    _ body: (Element) async throws -> Value
  ) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await body(element)) }
    return values
  }
}
#endif
