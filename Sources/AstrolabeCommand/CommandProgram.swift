import ArgumentParser
import Astrolabe

/// Runs the command and turns whatever went wrong into one line and an exit code.
package enum CommandProgram {
  /// Answers the arguments that the process was given, and ends it.
  package static func main() {
    // libswe gives this variable precedence over the folder it is asked to read; unset before any
    // thread starts, it can't move our data.
    System.forget(environment: "SE_EPHE_PATH")
    Descriptor.holdStandardNumbers()
    Signals.letThrough()
    // No signal ends the first process of a container but one that it hears.
    if System.processNumber == 1 { UnfinishedFile.listen() }
    Signals.refuseOversizedFiles()
    Terminal.mendWidth()
    System.quit(run())
  }

  private static func run() -> Int32 {
    var arguments: [String] = []
    do {
      arguments = RepeatedOption.withNegativeValuesJoined(
        PersonArgument.withOptions(try ArgumentBytes.read()))
      var command = try Root.command(of: arguments)
      if let option = RepeatedOption.first(in: arguments) {
        throw CommandError.usage("\(option) is given twice; give it once")
      }
      try command.run()
      StandardError.tellNotes()
      return 0
    } catch let error as CommandError {
      StandardError.line(error.message)
      return error.exitCode.rawValue
    } catch let error as any AstrolabeError {
      let error = CommandError(error)
      StandardError.line(error.message)
      return error.exitCode.rawValue
    } catch let exit as SilentExit {
      StandardError.tellNotes()
      return exit.code.rawValue
    } catch {
      return report(error, of: arguments)
    }
  }

  /// What the argument parser throws: a wish for help, or a wrong use.
  private static func report(_ error: any Error, of arguments: [String]) -> Int32 {
    if Root.exitCode(for: error).isSuccess {
      guard Descriptor.standardOutput.write(Array("\(Root.fullMessage(for: error))\n".utf8)) else {
        StandardError.line("can't write to standard output: \(System.failureReason)")
        return ExitStatus.file.rawValue
      }
      return 0
    }
    let hint = RepeatedOption.hintOnNegatives(in: arguments) ?? ""
    StandardError.line(
      "\(Root.usageClause(of: Root.message(for: error)))\(hint); see \(Root.helpLine(for: arguments))"
    )
    return ExitStatus.usage.rawValue
  }
}
