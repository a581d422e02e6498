internal import ArgumentParser
@_spi(FrontEnd) internal import Astrolabe
internal import Foundation
internal import Service
internal import Store
internal import StoreSQLite
internal import Wire

/// Makes a token by which an account's owner chooses a new password.
struct ResetPasswordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract:
      "Print a token that sets a new password, once and within an hour; the server may run.",
    discussion: """
      The account's owner sends it to POST /v1/auth/reset as {"token": …, "password": …}. With --page it is printed as a \
      link to the app's page for that.
      """)

  @OptionGroup var place: StoreOption
  @Option(name: .long, help: "The app's page for a new password.") var page = ""
  @Argument(help: "The email that the account signs in by.") var email: String

  func run() async throws {
    let store = try place.open()
    guard let mail = try await ResetMail.make(for: email, page: page, in: store, at: .now) else {
      throw StartError("no account signs in by \(email); look how it is written")
    }
    print(mail.link ?? mail.token)
  }
}

/// The account that a command is about.
struct UserArgument: ParsableArguments {
  @Argument(help: "The account: its user_id, or the email that it signs in by.") var user: String

  func key(in store: any OperatedStore) async throws -> AccountKey {
    guard let key = try await store.account(ofOperatorsName: user) else {
      throw StartError("there is no account \(user); give its user_id or its email")
    }
    return key
  }
}

/// Prints everything that is kept of an account.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print everything that is kept of an account as JSON; the server may run.")

  @OptionGroup var place: StoreOption
  @OptionGroup var user: UserArgument

  func run() async throws {
    let store = try place.open()
    guard let contents = try await store.contents(of: user.key(in: store)) else {
      throw StartError("the account is gone")
    }
    print(JSONWriter.text(ExportDocument(contents, exportedAt: .now)))
  }
}

/// Deletes an account.
struct DeleteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete an account and everything that is kept of it, as DELETE /v1/me does.")

  @OptionGroup var place: StoreOption
  @OptionGroup var user: UserArgument

  func run() async throws {
    if place.isShared {
      let store = try place.shared()
      try await store.delete(user.key(in: store), at: .now)
      return print("deleted")
    }
    _ = try place.folder.storeFile
    let data = try StoreFolder(taking: place.folder.data)
    let store = try SQLiteStore(
      path: data.store, deletionLog: DeletionLog(path: data.deletions))
    let key = try await user.key(in: store)
    try await store.delete(key, at: .now)
    await SQLiteCache(path: data.cache) { _ in }.forget(key)
    print("deleted")
  }
}

/// Grants a subscription.
struct GrantPremiumCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grant-premium",
    abstract: "Grant a subscription until the end of a day in UTC; the server may run.",
    discussion: "A day that is past ends a subscription.")

  @OptionGroup var place: StoreOption
  @OptionGroup var user: UserArgument
  @Argument(help: "The last day, such as 2026-12-31.") var date: String
  @Option(name: .long, help: "How the subscription stands: active, trial or cancelled.")
  var status = Subscription.Status.active.rawValue

  func run() async throws {
    let last = try CalendarDate(date)
    guard let status = Subscription.Status(rawValue: status) else {
      let names = Subscription.Status.allCases.map(\.rawValue).joined(separator: ", ")
      throw StartError("unknown status \(status); expected one of \(names)")
    }
    let store = try place.open()
    let end = Timestamp(milliseconds: Int64(last.advanced(byDays: 1).dayNumber) * 86_400_000 - 1)
    try await store.grant(
      Subscription(status: status, grantedAt: .now, expiresAt: end), to: user.key(in: store))
    print("granted until \(last)")
  }
}
