internal import ArgumentParser
internal import Foundation
internal import Store
internal import StoreSQLite

/// Lists accounts.
struct PeopleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "List accounts, the one heard of last first; the server may run.",
    discussion: """
      Each line has the account's name, by which export and delete know it, its kind, when it was made and when it was last \
      heard of, and its emails, with tabs between them.
      """)

  @OptionGroup var place: StoreOption
  @Option(name: .long, help: "Only those who sign in by this email or can be reached at it.")
  var email: String?
  @Flag(name: .long, help: "Only guests.") var guests = false
  @Option(name: .long, help: "The most lines.") var limit = 1_000

  func run() async throws {
    guard limit > 0 else { throw StartError("--limit must be a positive number") }
    let found = try await place.open().people(
      email: email, kind: guests ? .guest : nil, limit: limit)
    for person in found {
      let account = person.account
      print(
        ([
          account.name, account.kind.rawValue, account.createdAt.iso8601,
          account.lastActiveAt.iso8601,
        ]
          + person.emails).joined(separator: "\t"))
    }
    if found.isEmpty, let email { throw StartError("no account has the email \(email)") }
  }
}

/// Says how large everything is.
struct SizesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sizes", abstract: "Say how large everything is; the server may run.")

  @OptionGroup var place: StoreOption

  func run() async throws {
    guard !place.isShared else {
      return print("in the store: \(try await place.shared().summary())")
    }
    let folder = place.folder
    let store = try folder.storeFile
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder.data).sorted() {
      let size = try? manager.attributesOfItem(atPath: folder.data + "/" + name)[.size] as? Int
      print("\(size ?? 0)\t\(name)")
    }
    print("in the store: \(try StoreSummary(ofFile: store))")
    print("of its bytes \(try await SQLiteStore(path: store).freeBytes()) are free")
  }
}

/// Lets the log hash accounts by another key.
struct RotateLogKeyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rotate-log-key",
    abstract:
      "Hash accounts in the log by a new key: earlier lines can't be matched with later ones.")

  @OptionGroup var folder: DataOption

  func run() async throws {
    _ = try folder.storeFile
    let data = try StoreFolder(taking: folder.data)
    try? FileManager.default.removeItem(atPath: data.logKey)
    print("the next start of the server makes a new key")
  }
}
