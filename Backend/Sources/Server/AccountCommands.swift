internal import ArgumentParser
internal import Service
internal import Store
internal import StoreSQLite

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

  @OptionGroup var folder: DataOption
  @Option(name: .long, help: "The app's page for a new password.") var page = ""
  @Argument(help: "The email that the account signs in by.") var email: String

  func run() async throws {
    let store = try SQLiteStore(path: try folder.storeFile)
    guard let mail = try await ResetMail.make(for: email, page: page, in: store, at: .now) else {
      throw StartError("no account signs in by \(email); look how it is written")
    }
    print(mail.link ?? mail.token)
  }
}
