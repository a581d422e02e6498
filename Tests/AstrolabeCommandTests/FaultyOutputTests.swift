import Foundation
import Testing

/// Disks that are full, folders that are closed, readers that leave: an error, and nothing half written.
@Suite struct FaultyOutputTests {
  /// Commands that write a file of some tens of kilobytes, but for its name.
  static let writers = [
    ["batch", "--births", "births", "--date", "2025-01-06", "--days", "120", "--output"],
    ["norms", "--births", "births", "--output"],
    ["events", "--json", "--from", "2025-01-01", "--to", "2027-12-31", "--output"],
    [
      "compile", "--force", "--from", "2025-01-01", "--to", "2026-06-30", "--instants", "1",
      "--output",
    ],
  ]

  private func folderWithBirths() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let births = (10...19).map { "{\"id\":\($0),\"birth\":\"1990-06-\($0)\"}\n" }.joined()
    _ = try folder.write(births, to: "births")
    return folder
  }

  /// A table is written to files alone.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: writers.filter { $0.first != "compile" })
  func `every command reports a full device`(_ arguments: [String]) throws {
    let folder = try folderWithBirths()
    try Program.run(arguments + ["/dev/full"], folder: folder.url)
      .expectRefusal(.file, "can't write to /dev/full: No space left on device")
    #expect(try folder.names == ["births"])
  }

  /// Whether this user may mount file systems of its own, as root in most containers' tests.
  private static let canMount = succeeds("unshare", ["-m", "true"])

  @Test(.enabled(if: canMount, "only root may mount a small disk"), arguments: writers)
  func `a full disk keeps the older file, and nothing else is left`(_ arguments: [String]) throws {
    let folder = try folderWithBirths()
    let script = """
      exec unshare -m sh -c 'mkdir small && mount -t tmpfs -o size=32k none small || exit 99
      echo older > small/file
      "$0" "$@" small/file
      code=$?
      ls -A small; cat small/file
      exit $code' "$0" "$@"
      """
    let outcome = try Program.shell(script, arguments, folder: folder.url)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "astrolabe: can't write to small/file: No space left on device\n")
    #expect(outcome.output == "file\nolder\n")
  }

  @Test(arguments: writers)
  func `a file that may not grow so large is reported and removed`(_ arguments: [String]) throws {
    let folder = try folderWithBirths()
    // 8 blocks of 512 bytes, or of 1,024 by some shells.
    let outcome = try Program.shell(
      "ulimit -f 8; exec \"$0\" \"$@\"", arguments + ["file"], folder: folder.url)
    outcome.expectRefusal(.file, "can't write to file: File too large")
    #expect(try folder.names == ["births"])
  }

  /// Permissions don't hold root back, so that the program is run by nobody.
  private static let asNobody = ["--reuid=65534", "--clear-groups"]
  private static let isRoot = getuid() == 0
  private static let canBeHeldBack =
    !isRoot
    || succeeds("setpriv", asNobody + [Program.url.path(percentEncoded: false), "--version"])

  @Test(
    .enabled(if: canBeHeldBack, "root can't run the program as another user here"),
    arguments: writers)
  func `a folder that can't be written to is reported`(_ arguments: [String]) throws {
    let folder = try folderWithBirths()
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path(""))
    let prefix = Self.isRoot ? (["setpriv"] + Self.asNobody).joined(separator: " ") : ""
    let outcome = try Program.shell(
      "exec \(prefix) \"$0\" \"$@\"", arguments + ["file"], folder: folder.url)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(""))
    outcome.expectRefusal(.file, "can't write to file: Permission denied")
    #expect(try folder.names == ["births"])
  }

  /// More than a pipe holds, to a reader that is gone.
  private static let stream = [
    "events", "--json", "--moon-aspects", "--from", "2001-01-01", "--to", "2010-12-31",
  ]

  @Test func `a reader that leaves ends the program quietly`() throws {
    let outcome = try Program.shell("{ \"$0\" \"$@\"; echo $? >&2; } | true", Self.stream)
    // 128 and the number of SIGPIPE, as of any filter.
    #expect(outcome.errors == "141\n")
  }

  @Test func `if that signal is held off, the broken pipe is reported`() throws {
    let outcome = try Program.shell(
      "trap '' PIPE; { \"$0\" \"$@\"; echo $? >&2; } | true", Self.stream)
    #expect(
      outcome.errors == "astrolabe: can't write to standard output: Broken pipe\n66\n")
  }

  private static func succeeds(_ program: String, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
