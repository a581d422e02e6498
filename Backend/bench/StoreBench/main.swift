import Astrolabe
import Foundation
import Store
import StoreSQLite

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
#if PostgreSQL
import StorePostgres
#endif

// What the store costs without HTTP: clients that each wait for the answer before they ask again.
//
//   store-bench FOLDER [ADDRESS]     # ADDRESS: an empty PostgreSQL database, as libpq takes it
//
// For each store and operation: how many a second, half and 99 of 100 answered within, and processor time for one, here and
// in processes called postgres.

/// How much is played.
enum Play {
  static let seconds = 3.0
  static let people = 4_000
  static let clients = [1, 64]
}

/// Processor time in seconds: this process's, and that of all processes called postgres.
func processorSeconds() -> (here: Double, database: Double) {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  var ticks = 0.0
  for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
    guard Int(name) != nil,
      let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")"), text[..<end].hasSuffix("(postgres")
    else { continue }
    let words = text[end...].split(separator: " ")
    // Fields 14 to 17 of proc(5): this process, and children that have ended.
    ticks += words[12...15].compactMap { Double($0) }.reduce(0, +)
  }
  return (
    Double(time.tv_sec) + Double(time.tv_nsec) / 1e9, ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  )
}

func hash(_ number: Int) -> [UInt8] { Array("person \(number)".utf8) }

let now = Timestamp(milliseconds: 1_736_164_800_000)

func entry(_ name: String) -> JournalEntry {
  JournalEntry(
    name: name, date: CalendarDate(dayNumber: 20_000), summary: "A calm day for talks at home.",
    areas: [
      ViewedArea(.loveRelationships, text: "Say the kind thing first."),
      ViewedArea(.pathProfession, text: "Leave the long list for tomorrow."),
    ], seconds: 30, createdAt: now)
}

func reading(_ number: Int) -> ReadingRecord {
  ReadingRecord(
    date: CalendarDate(dayNumber: 20_000 + number % 2_000),
    basis: ReadingBasis(zone: "Europe/Berlin", birthVersion: 1, language: "en"),
    engine: "astrolabe",
    writer: "engine", headline: "A day to say what you mean", madeAt: now, milliseconds: 1)
}

/// Lets clients ask for some seconds, and prints what came of it.
func measure(
  _ store: String, _ what: String, clients: Int,
  _ ask: @escaping @Sendable (_ client: Int, _ number: Int) async throws -> Void
) async throws {
  let (start, before) = (ContinuousClock.now, processorSeconds())
  let times = try await withThrowingTaskGroup(of: [Double].self) { group in
    for client in 0..<clients {
      group.addTask {
        var times: [Double] = []
        var number = 0
        while ContinuousClock.now - start < .seconds(Play.seconds) {
          let began = ContinuousClock.now
          try await ask(client, number)
          times.append((ContinuousClock.now - began) / .milliseconds(1))
          number += 1
        }
        return times
      }
    }
    return try await group.reduce(into: []) { $0 += $1 }.sorted()
  }
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  let after = processorSeconds()
  let count = Double(times.count)
  func text(_ number: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }
  print(
    [
      store, what, "\(clients)", text(count / seconds, 0), text(times[times.count / 2], 2),
      text(times[times.count * 99 / 100], 2), text((after.here - before.here) / count * 1e6, 0),
      text((after.database - before.database) / count * 1e6, 0),
    ].joined(separator: "\t"))
}

func play(_ store: any Store, called name: String) async throws {
  let accounts = try await withThrowingTaskGroup(of: AccountKey.self) { group in
    for number in 0..<Play.people {
      group.addTask {
        try await store.addGuest(
          named: "u_\(number)",
          session: Session(
            tokenHash: hash(number), createdAt: now, lastUsedAt: now, device: nil)
        ).key
      }
    }
    return try await group.reduce(into: []) { $0.append($1) }
  }
  for clients in Play.clients {
    try await measure(name, "person by token", clients: clients) { client, number in
      _ = try await store.person(tokenHash: hash((client * 7_919 + number) % Play.people))
    }
    try await measure(name, "journal entry with memory", clients: clients) { client, number in
      let account = accounts[(client * 61 + number) % accounts.count]
      _ = try await store.add(entry("e\(clients)_\(client)_\(number)"), of: account, once: nil)
    }
    try await measure(name, "keep a reading", clients: clients) { client, number in
      let account = accounts[(client * 61 + number) % accounts.count]
      _ = try await store.keepFirst(reading(number + clients * 31), of: account)
    }
  }
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  print("usage: store-bench FOLDER [ADDRESS]")
  exit(64)
}
print("store\toperation\tclients\ta second\tmedian ms\t99 % ms\tµs here\tµs database")
try await play(SQLiteStore(path: folder + "/bench.sqlite"), called: "SQLite")
#if PostgreSQL
if let address = arguments.dropFirst().first {
  // Without a listener nobody is taken from memory.
  let store = try PostgresStore(address: address, listens: false)
  try await play(store, called: "PostgreSQL")
  store.close()
}
#else
if arguments.count > 1 {
  print("built without PostgreSQL; build it with: swift build --traits PostgreSQL")
  exit(64)
}
#endif
