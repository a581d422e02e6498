import Foundation
import TestSupport
import Testing

/// Ctrl-C in the middle of a stream.
@Suite struct InterruptionTests {
  private static let births = (1...40).map { number in
    "{\"id\":\(number),\"birth\":\"1970-05-\(10 + number % 20)\"}\n"
  }.joined()

  /// Starts the program, writes births without ending the stream, waits for what they lead to, and
  /// presses Ctrl-C, or ends the program as a scheduler does.
  private func interrupted(
    _ arguments: [String], in folder: ScratchFolder, by signal: Int32 = SIGINT,
    reason: Process.TerminationReason = .exit,
    once isReady: (_ output: URL, _ program: Int32) throws -> Bool
  ) throws -> (status: Int32, output: String) {
    let output = folder.url.appending(path: "output")
    try Data().write(to: output)
    // A shell that runs the tests in the background ignores SIGINT, and nohup ignores SIGHUP; the program inherits that.
    for ignored in [SIGINT, SIGHUP] { _ = Foundation.signal(ignored, SIG_DFL) }
    let (process, input) = (Process(), Pipe())
    process.executableURL = Program.url
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(Self.births.utf8))
    while process.isRunning, try !isReady(output, process.processIdentifier) {
      Thread.sleep(forTimeInterval: 0.02)
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
    #expect(process.terminationReason == reason)
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  /// Whether a program has a file of a folder open that has no name yet, or one for the time being.
  private static func isWriting(_ program: Int32, in folder: ScratchFolder) throws -> Bool {
    if try folder.names.contains(where: { $0.hasSuffix(".part") }) { return true }
    let (manager, list) = (FileManager.default, "/proc/\(program)/fd")
    let open = (try? manager.contentsOfDirectory(atPath: list)) ?? []
    return open.contains { number in
      let target = try? manager.destinationOfSymbolicLink(atPath: "\(list)/\(number)")
      return target?.contains(folder.url.lastPathComponent) == true
        && target?.hasSuffix("(deleted)") == true
    }
  }

  /// The same for a program of a shell.
  private static let isWriting =
    "ls astrolabe.*.part > /dev/null 2>&1 "
    + "|| ls -l /proc/$program/fd 2> /dev/null | grep -q deleted"

  @Test func `a batch that waits for more leaves whole lines`() throws {
    let folder = try ScratchFolder()
    let (status, output) = try interrupted(
      ["batch", "--births", "-", "--date", "2025-01-06"], in: folder
    ) { output, _ in try Data(contentsOf: output).contains(UInt8(ascii: "\n")) }
    #expect(status == 130)
    #expect(output.hasSuffix("}\n"))
    for line in output.split(separator: "\n") {
      #expect(try JSONValue(parsing: String(line))["meters"] != nil)
    }
  }

  @Test(
    arguments: [
      ["batch", "--births", "-", "--date", "2025-01-06", "--output", "scores"],
      ["norms", "--births", "-", "--output", "scores"],
    ], [SIGHUP, SIGINT, SIGTERM])
  func `a file that isn't finished isn't left`(_ arguments: [String], by signal: Int32) throws {
    let folder = try ScratchFolder()
    let (status, _) = try interrupted(arguments, in: folder, by: signal) { _, program in
      try Self.isWriting(program, in: folder)
    }
    #expect(status == 128 + signal)
    #expect(try folder.names == ["output"])
  }

  /// A command that doesn't look out for signals ends by them, as any program does; of SIGKILL nobody
  /// is reported, as where memory runs out.
  @Test(arguments: [SIGHUP, SIGINT, SIGTERM, SIGPIPE] + unheard)
  func `nor by a command that ends at once`(by signal: Int32) throws {
    let folder = try ScratchFolder()
    let (status, _) = try interrupted(
      ["chart", "--births", "-", "--output", "charts"], in: folder, by: signal,
      reason: .uncaughtSignal
    ) { _, program in try Self.isWriting(program, in: folder) }
    #expect(status == signal)
    #expect(try folder.names == ["output"])
  }

  #if os(Linux)
  private static let unheard = [SIGKILL]
  #else
  private static let unheard: [Int32] = []
  #endif

  @Test(arguments: ["INT", "TERM"])
  func `a signal that is ignored stays so`(_ signal: String) throws {
    let folder = try ScratchFolder()
    let script = """
      trap '' \(signal); mkfifo births
      "$0" "$@" & program=$!
      exec 3> births
      until \(Self.isWriting); do sleep 0.02; done
      kill -\(signal) $program
      echo '{"id":1,"birth":"1990-06-15"}' >&3; exec 3>&-
      wait $program
      """
    let outcome = try Program.shell(
      script, ["chart", "--births", "births", "--output", "scores"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(try folder.read("scores").hasPrefix("{\"id\":1,"))
  }

  /// Whether this user may make process namespaces, as root in most containers' tests.
  private static let canUnshare =
    (try? Program.shell(
      "unshare --pid --fork true && test -r /proc/$$/task/$$/children", []
    ).status) == 0

  @Test(.enabled(if: canUnshare, "only root may make a namespace of processes"))
  func `the first process of a container ends, too`() throws {
    let folder = try ScratchFolder()
    let script = """
      mkfifo births; sleep 60 > births & sleeper=$!
      unshare --pid --fork "$0" "$@" & parent=$!
      program=
      until test "$program"; do read program others < /proc/$parent/task/$parent/children; done
      until \(Self.isWriting); do sleep 0.02; done
      kill -TERM $program
      wait $parent; status=$?
      kill $sleeper; rm births
      exit $status
      """
    let outcome = try Program.shell(
      script, ["chart", "--births", "births", "--output", "scores"], folder: folder.url)
    #expect(outcome.status == 143)
    #expect(try folder.names.isEmpty)
  }

  @Test func `a table is replaced by one that was compared, or not at all`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("older\n", to: "table")
    // Comparing takes a thousand times as long as compiling.
    let script = """
      "$0" "$@" & program=$!
      until \(Self.isWriting); do sleep 0.02; done
      sleep 0.5; kill -TERM $program; wait $program
      """
    let outcome = try Program.shell(
      script,
      [
        "compile", "--force", "--from", "2025-01-01", "--to", "2025-01-31", "--instants",
        "10000000", "--output", "table",
      ], folder: folder.url)
    #expect(outcome.status == 143)
    #expect(try folder.names == ["table"])
    #expect(try folder.read("table") == "older\n")
  }
}
