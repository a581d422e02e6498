import Foundation
import TestSupport
import Testing

/// Few open files, little memory, no environment, no zones: the program works, or says what to do.
@Suite struct ScarcityTests {
  /// Births before the compiled table, for which each thread opens files of libswe's.
  private static let early = (0..<40).map { number in
    "{\"id\":\(number),\"birth\":\"18\(10 + number % 30)-05-\(10 + number % 19)\"}\n"
  }.joined()

  private static let batch = ["batch", "--date", "1845-01-06", "--threads"]

  private static let usual = Result {
    let folder = try ScratchFolder()
    return try Program.run(
      batch + ["1", "--births", folder.write(early, to: "births.ndjson")])
  }

  /// Runs a line of shell on those births.
  private func onEarlyBirths(_ script: String, threads: String) throws -> Program.Outcome {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.early, to: "births.ndjson")
    return try Program.shell(script, Self.batch + [threads, "--births", path])
  }

  @Test func `many threads make do with 64 open files`() throws {
    let outcome = try onEarlyBirths("ulimit -n 64; exec \"$0\" \"$@\"", threads: "256")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.outputBytes == (try Self.usual.get().outputBytes))
    #expect(outcome.lines.count == 40)
  }

  @Test func `a thousand threads are refused by a number that is right`() throws {
    try onEarlyBirths("ulimit -n 64; exec \"$0\" \"$@\"", threads: "1000")
      .expectRefusal(.usage, "--threads 1000 can't be; give 1 to 256")
  }

  /// The standard ones and one more, which libswe needs two or three of.
  @Test func `too few open files are reported with what to do`() throws {
    let script = "ulimit -n 4; exec \"$0\" \"$@\""
    try Program.shell(script, ["sky", "--at", "1820-01-01T00:00:00Z", "--bodies", "all"])
      .expectRefusal(.file, "too many files are open; use fewer threads or allow more (ulimit -n)")
    // The compiled table needs one.
    let modern = try Program.shell(script, ["sky", "--at", "2025-01-06T12:00Z"])
    #expect(modern.status == 0)
  }

  /// Each of its eight threads wants four files.
  @Test func `doctor says that threads lack files, and not that skies differ`() throws {
    let outcome = try Program.shell("ulimit -n 12; exec \"$0\" \"$@\"", ["doctor", "--json"])
    #expect(outcome.status == 66)
    #expect(outcome.errors == "")
    let checks = try #require(JSONValue(parsing: outcome.output).array)
    let failed = checks.filter { $0["ok"] == .boolean(false) }
    #expect(failed.map { $0["check"] } == [.string("threads")])
    #expect(failed.first?["detail"]?.string?.contains("too many files are open") == true)
  }

  /// Whether this user may mount file systems of its own, as root in most containers' tests.
  private static let canMount = (try? Program.shell("unshare -m true", []).status) == 0

  /// Runs the program where there is no /proc, as in a bare chroot.
  private func withoutProc(
    _ arguments: [String], in folder: ScratchFolder
  ) throws -> Program.Outcome {
    let script = #"exec unshare -m sh -c 'mount -t tmpfs none /proc && exec "$0" "$@"' "$0" "$@""#
    return try Program.shell(script, arguments, folder: folder.url)
  }

  @Test(.enabled(if: canMount, "only root may hide /proc"))
  func `without /proc the arguments are those that were given`() throws {
    let folder = try ScratchFolder()
    let arguments = ["today", "--date", "2025-01-06"] + Samples.newYork
    let outcome = try withoutProc(arguments, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.outputBytes == (try Program.run(arguments)).outputBytes)
    try withoutProc(["frobnicate"], in: folder).expectRefusal(.usage, "no command \"frobnicate\"")
  }

  // A file without a name is given one by way of /proc, so there it has one from the beginning.
  @Test(.enabled(if: canMount, "only root may hide /proc"))
  func `without /proc a file takes its place, too`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("older\n", to: "page")
    let outcome = try withoutProc(["sign", "1990-06-15", "--output", "page"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.names == ["page"])
    #expect(try folder.read("page").hasPrefix("Gemini\n"))
  }

  @Test(.enabled(if: canMount, "only root may hide /proc"), arguments: [SIGTERM, SIGABRT, SIGSEGV])
  func `without /proc a file that isn't finished isn't left, either`(by signal: Int32) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("older\n", to: "page")
    let script = """
      export SWIFT_BACKTRACE=enable=no
      mkfifo births; exec 3<> births
      unshare -m sh -c 'mount -t tmpfs none /proc && exec "$0" "$@"' "$0" "$@" & program=$!
      until ls astrolabe.*.part > /dev/null 2>&1; do sleep 0.02; done
      kill -\(signal) $program; wait $program; status=$?
      rm births; exit $status
      """
    let outcome = try Program.shell(
      script, ["chart", "--births", "births", "--output", "page"], folder: folder.url)
    #expect(outcome.status == 128 + signal)
    #expect(try folder.names == ["page"])
    #expect(try folder.read("page") == "older\n")
  }

  #if os(Linux)
  @Test(arguments: ["1", "256"])
  func `512 MB of address space are enough, whatever the number of threads`(
    _ threads: String
  ) throws {
    let outcome = try onEarlyBirths("ulimit -v 524288; exec \"$0\" \"$@\"", threads: threads)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.outputBytes == (try Self.usual.get().outputBytes))
  }
  #endif

  @Test(arguments: [
    ["today", "--date", "2025-01-06"] + Samples.newYork, ["chart", "--json"] + Samples.newYork,
    ["sky", "--at", "1820-01-01T00:00:00Z", "--json"], ["doctor"],
  ])
  func `nothing of the environment is needed`(_ arguments: [String]) throws {
    let bare = try Program.shell("exec env -i \"$0\" \"$@\"", arguments)
    #expect(bare.status == 0)
    #expect(bare.errors == "")
    #expect(bare.outputBytes == (try Program.run(arguments)).outputBytes)
  }
}
