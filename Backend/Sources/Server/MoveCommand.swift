internal import ArgumentParser
internal import Crypto
internal import Foundation
internal import Identity
internal import Store
internal import StoreSQLite
#if PostgreSQL
internal import StorePostgres
#endif

/// Moves a store between a data folder and a database.
struct MoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Copy everything that is kept from a data folder to a PostgreSQL database, or back.",
    discussion: """
      Stop every server of both places before. The target must be empty; what is copied is compared row by row, and the \
      source stays as it is. A move that was cut off goes on with --resume.
      """)

  @Option(name: .long, help: "The data folder or the database that everything is copied from.")
  var from: String
  @Option(name: .long, help: "The data folder or the database that it is copied to.")
  var to: String
  @Flag(name: .long, help: "Go on with a move that was cut off.") var resume = false

  /// So many rows are copied at a time.
  private static let rowsTogether = 500

  func run() async throws {
    guard from != to else { throw StartError("--from and --to are the same; name two places") }
    guard Self.isDatabase(from) != Self.isDatabase(to) else {
      throw StartError(
        "one of --from and --to must be a data folder, the other a database; copy a folder with backup, a database with pg_dump"
      )
    }
    let source = try Place(from, mustExist: true)
    let target = try Place(to, mustExist: false)
    let before = try await target.store.summary()
    guard resume || (before.people == 0 && before.entries == 0) else {
      throw StartError(
        "the target has \(before) already; name an empty one, or add --resume to go on with a move that was cut off"
      )
    }
    for table in StoreTable.all { try await copy(table, from: source.store, to: target.store) }
    var isSame = true
    for table in StoreTable.all {
      let (old, new) = try await (digest(table, of: source.store), digest(table, of: target.store))
      isSame = isSame && old == new
      print(
        "\(table.name)\t\(old.count)\t\(old == new ? old.hash.prefix(16) : "differs: \(new.count)")"
      )
    }
    guard isSame else {
      throw StoreError.fault(
        reason:
          "the target differs from the source; see that no server uses either, empty the target and move again"
      )
    }
    try await target.store.endMove(lastAccountNumber: source.store.lastAccountNumber())
    try target.finish()
    print("moved, and compared row by row: \(try await target.store.summary())")
  }

  fileprivate static func isDatabase(_ place: String) -> Bool {
    (try? SharedStore.check(place)) != nil
  }

  private func copy(
    _ table: StoreTable, from source: any MovableStore, to target: any MovableStore
  ) async throws {
    // What was copied before the cut needn't be sent once more.
    let count = try await source.rowCount(of: table)
    if resume, try await target.rowCount(of: table) == count { return }
    try await pages(table, of: source) { rows in try await target.insert(rows, into: table) }
  }

  private func pages(
    _ table: StoreTable, of store: any MovableStore,
    _ body: ([[StoreValue]]) async throws -> Void
  ) async throws {
    var key: [StoreValue]?
    while true {
      let rows = try await store.rows(of: table, after: key, limit: Self.rowsTogether)
      guard let last = rows.last else { return }
      try await body(rows)
      if rows.count < Self.rowsTogether { return }
      key = Array(last.prefix(table.keyCount))
    }
  }

  private func digest(
    _ table: StoreTable, of store: any MovableStore
  ) async throws -> (count: Int, hash: String) {
    var hash = SHA256()
    var count = 0
    try await pages(table, of: store) { rows in
      count += rows.count
      for value in rows.joined() { hash.update(data: Self.bytes(value)) }
    }
    return (count, Hexadecimal.text(hash.finalize()))
  }

  /// A value with its kind and its length, so that no two rows have the same bytes.
  private static func bytes(_ value: StoreValue) -> Data {
    func framed(_ kind: UInt8, _ content: some Sequence<UInt8>) -> Data {
      let content = Array(content)
      return Data([kind]) + Data("\(content.count):".utf8) + Data(content)
    }
    return switch value {
    case .null: framed(0, [])
    case .integer(let number): framed(1, "\(number)".utf8)
    case .real(let number): framed(2, "\(number.bitPattern)".utf8)
    case .text(let text): framed(3, text.utf8)
    case .bytes(let bytes): framed(4, bytes)
    }
  }
}

/// Where a store is moved from or to.
private struct Place {
  let store: any MovableStore
  private let folder: StoreFolder?
  /// What the file is called until all is there.
  private let unfinished: String?

  init(_ place: String, mustExist: Bool) throws {
    guard !MoveCommand.isDatabase(place) else {
      (folder, unfinished) = (nil, nil)
      #if PostgreSQL
      store = try PostgresStore(address: place, listens: false)
      return
      #else
      throw StartError(
        "this server was built without PostgreSQL; build it with: swift build --traits PostgreSQL")
      #endif
    }
    let hasStore = FileManager.default.fileExists(atPath: place + "/astrolabe.sqlite")
    guard hasStore == mustExist else {
      throw StartError(
        mustExist
          ? "there is no store in \(place); name a server's data folder"
          : "there is a store in \(place) already; name another folder")
    }
    let folder = try StoreFolder(taking: place)
    self.folder = folder
    let file = mustExist ? folder.store : folder.path + "/moving.sqlite"
    unfinished = mustExist ? nil : file
    store = try SQLiteStore(path: file)
  }

  /// Gives the file its name when all is there.
  func finish() throws {
    guard let unfinished, let folder else { return }
    let copy = unfinished + ".whole"
    try (store as? SQLiteStore)?.backUp(to: copy)
    try FileManager.default.moveItem(atPath: copy, toPath: folder.store)
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: unfinished + ending)
    }
  }
}
