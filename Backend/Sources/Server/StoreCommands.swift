internal import ArgumentParser
internal import Foundation
internal import Store
internal import StoreSQLite

/// The data folder that a command is about.
struct DataOption: ParsableArguments {
  @Option(name: .long, help: "The data folder.")
  var data = ProcessInfo.processInfo.environment["ASTROLABE_DATA"] ?? "astrolabe-data"

  /// The folder's store file, which has to be there.
  var storeFile: String {
    get throws {
      let file = data + "/astrolabe.sqlite"
      guard FileManager.default.fileExists(atPath: file) else {
        throw StartError("there is no store in \(data); name the server's data folder with --data")
      }
      return file
    }
  }
}

/// The store that a command is about: a data folder's file, or a database.
struct StoreOption: ParsableArguments {
  @OptionGroup var folder: DataOption
  @Option(
    name: .long,
    help: "The PostgreSQL database, such as postgresql://host/name, in the place of the folder's.")
  var store = ProcessInfo.processInfo.environment["ASTROLABE_STORE_URL"] ?? ""

  /// Whether it is a database.
  var isShared: Bool { !store.isEmpty }

  /// Opens the store.
  func open() throws -> any OperatedStore {
    if isShared { return try shared() }
    return try SQLiteStore(path: try folder.storeFile)
  }

  /// Opens the database, with the list of deletions of the data folder, if there is one.
  func shared() throws -> any OperatedStore {
    let hasFolder = FileManager.default.fileExists(atPath: folder.data)
    return try SharedStore(
      address: store,
      deletionLog: hasFolder ? DeletionLog(path: folder.data + "/deletions.txt") : nil,
      listens: false
    ).store
  }
}

/// Looks whether the store is sound.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Look whether the store is sound; the server may run.")

  @OptionGroup var place: StoreOption

  func run() async throws {
    // A file is looked at before it is opened, which would bring it forward.
    if !place.isShared { _ = try StoreSummary(ofFile: try place.folder.storeFile) }
    let store = try place.open()
    let summary = try await store.summary()
    let faults = try await store.faults()
    guard faults.isEmpty else {
      for fault in faults { print(fault) }
      if place.isShared { throw StoreError.fault(reason: "the store has faults") }
      throw StoreError.fault(
        reason: "the store is damaged; restore a backup: astrolabe-server restore FILE")
    }
    print("the store is sound: \(summary)")
  }
}

/// Copies the store.
struct BackUpCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copy the store to a file; the server may run.")

  @OptionGroup var folder: DataOption
  @Argument(help: "The file to write.") var to: String

  func run() async throws {
    try StoreFolder.checkBackup(to: to, of: folder.data)
    try SQLiteStore(path: try folder.storeFile).backUp(to: to)
    print("copied to \(to): \(try StoreSummary(ofFile: to))")
  }
}

/// Puts a copy in the place of the store.
struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a backup in the place of the store; people deleted since stay deleted.")

  @OptionGroup var folder: DataOption
  @Flag(help: "Restore a backup without accounts, too.") var empty = false
  @Option(
    name: .long, parsing: .upToNextOption,
    help: "Lists of whom was deleted since, beside that of the data folder.")
  var deletions: [String] = []
  @Argument(help: "The file of a backup.") var from: String

  func run() async throws {
    guard FileManager.default.fileExists(atPath: from) else {
      throw StartError("there is no file \(from)")
    }
    for file in deletions where !FileManager.default.fileExists(atPath: file) {
      throw StartError("there is no file \(file)")
    }
    let data = try StoreFolder(taking: folder.data)
    let manager = FileManager.default
    let restored = data.path + "/restored.sqlite"
    for file in Self.files(of: restored) { try? manager.removeItem(atPath: file) }
    defer { for file in Self.files(of: restored) { try? manager.removeItem(atPath: file) } }
    try manager.copyItem(atPath: from, toPath: restored)
    let summary = try StoreSummary(ofFile: restored)
    if summary.people == 0, !empty, manager.fileExists(atPath: data.store) {
      throw StartError("\(from) has no accounts; add --empty to restore it all the same")
    }
    var deleted = 0
    let hadList =
      !deletions.isEmpty || manager.fileExists(atPath: data.store)
      || manager.fileExists(atPath: data.deletions)
    do {
      let store = try SQLiteStore(path: restored)
      let faults = try await store.faults()
      guard faults.isEmpty else {
        throw StoreError.fault(reason: "\(from) is damaged; take another backup")
      }
      if manager.fileExists(atPath: data.store) {
        deleted = try await store.applyDeletions(of: data.store)
      }
      for file in deletions { deleted += try await store.applyDeletions(listedIn: file) }
      deleted += try await store.applyDeletions(of: DeletionLog(path: data.deletions))
      try store.backUp(to: restored + ".whole")
    }
    for file in Self.files(of: restored) { try? manager.removeItem(atPath: file) }
    for file in Self.files(of: data.cache) { try? manager.removeItem(atPath: file) }
    if manager.fileExists(atPath: data.store) {
      // What is replaced is kept, whatever was restored before.
      let copy = data.newCopy(named: "before-restore", at: .now)
      try SQLiteStore(path: data.store).backUp(to: copy)
      print("the store that was there is now \(copy)")
      for file in Self.files(of: data.store) { try? manager.removeItem(atPath: file) }
    }
    try manager.moveItem(atPath: restored + ".whole", toPath: data.store)
    print("restored \(from): \(summary); \(deleted) deleted since then stay deleted")
    if !hadList {
      print(
        "warning: there was no list of deletions; people deleted since the backup are back, until restore is "
          + "run again with --deletions LIST")
    }
  }

  private static func files(of path: String) -> [String] {
    ["", "-wal", "-shm", "-journal"].map { path + $0 }
  }
}

/// Brings the store forward.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Bring the store forward to this version, as a start of the server does.")

  @OptionGroup var place: StoreOption

  func run() async throws {
    guard !place.isShared else {
      _ = try place.shared()
      return print("the store is as this version has it")
    }
    let data = try StoreFolder(taking: place.folder.data)
    _ = try SQLiteStore(path: data.store, backup: data.newCopy(named: "before-migration", at: .now))
    print("the store is as this version has it")
  }
}

/// Counts the memory again.
struct RebuildMemoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rebuild-memory", abstract: "Count everybody's memory again from the journal.")

  @OptionGroup var place: StoreOption

  func run() async throws {
    if place.isShared {
      try await place.shared().rebuildMemory()
    } else {
      let data = try StoreFolder(taking: place.folder.data)
      try await SQLiteStore(path: data.store).rebuildMemory()
    }
    print("the memory is the journal's")
  }
}
