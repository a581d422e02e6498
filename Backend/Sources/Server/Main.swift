internal import ArgumentParser
internal import Astrolabe
internal import Foundation
internal import Service
internal import Store
internal import StoreSQLite

/// The server around the engine.
@main
struct AstrolabeServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astrolabe-server",
    abstract: "Keeps people's births and journals, and answers their days.",
    discussion: """
      Settings stand on the command line (--server-port 8080), in the environment (ASTROLABE_SERVER_PORT) or in a \
      JSON file (--config server.json), and count in this order.
      """,
    version: EngineVersion.text,
    subcommands: [
      ServeCommand.self, CheckCommand.self, BackUpCommand.self, RestoreCommand.self,
      MigrateCommand.self, RebuildMemoryCommand.self, ResetPasswordCommand.self,
      ExportCommand.self, DeleteCommand.self, PeopleCommand.self, SizesCommand.self,
      RotateLogKeyCommand.self, GrantPremiumCommand.self, MoveCommand.self,
    ], defaultSubcommand: ServeCommand.self)

  static func main() async {
    // What is made is for the owner's eyes only.
    umask(0o077)
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let error as StartError {
      end(error.description, status: .configuration)
    } catch let StoreError.unavailable(reason) {
      end(reason, status: .temporary)
    } catch let StoreError.fault(reason) {
      end(reason, status: .data)
    } catch let error as any AstrolabeError {
      end(error.description, status: .configuration)
    } catch let error as Refusal {
      end(error.message, status: .configuration)
    } catch {
      exit(withError: error)
    }
  }

  /// How the program ends, by sysexits.h.
  private enum Status: CInt {
    case data = 65
    case temporary = 75
    case configuration = 78
  }

  private static func end(_ sentence: String, status: Status) -> Never {
    FileHandle.standardError.write(Data("astrolabe-server: \(sentence)\n".utf8))
    Foundation.exit(status.rawValue)
  }
}
