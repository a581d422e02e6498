import Foundation
import Testing

/// Data files that are replaced while the program runs, and those that a machine lacks.
@Suite struct ChangedFilesTests {
  /// Asks for a sky, lets something happen, and asks for another.
  private func skies(
    of copy: Installation, around happening: () throws -> Void
  ) throws -> (status: Int32, lines: [String]) {
    let output = copy.folder.url.appending(path: "output")
    try Data().write(to: output)
    let (process, input) = (Process(), Pipe())
    process.executableURL = copy.program
    process.arguments = ["sky", "--at", "-", "--json", "--bodies", "all"]
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let writer = input.fileHandleForWriting
    try writer.write(contentsOf: Data("2025-01-06T12:00:00Z\n1820-01-06T12:00:00Z\n".utf8))
    while process.isRunning, try Data(contentsOf: output).count(where: { $0 == 0x0A }) < 2 {
      Thread.sleep(forTimeInterval: 0.02)
    }
    try happening()
    try writer.write(contentsOf: Data("1920-01-06T12:00:00Z\n1825-01-06T12:00:00Z\n".utf8))
    try writer.close()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    return (process.terminationStatus, text.split(separator: "\n").map(String.init))
  }

  /// What was opened is read on; only a new start sees the new files.
  @Test func `files that are replaced leave a running program its own`() throws {
    let copy = try Installation()
    let sound = try skies(of: copy) {}
    let changed = try skies(of: copy) {
      for name in ["sepl_18.se1", "semo_18.se1", "seas_18.se1"] {
        try replace(copy.data.appending(path: name))
      }
      try replace(copy.table)
    }
    #expect(sound.status == 0 && sound.lines.count == 4)
    #expect(changed.status == 0)
    #expect(changed.lines == sound.lines)
    try copy.run(["sky", "--at", "2025-01-06T12:00:00Z"])
      .expectRefusal(.file, "the compiled ephemeris ")
  }

  /// Puts noise in a file's place, as installers do it: by moving.
  private func replace(_ file: URL) throws {
    let noise = file.deletingLastPathComponent().appending(path: "new")
    try Data("noise\n".utf8).write(to: noise)
    let (old, new) = (noise.path(percentEncoded: false), file.path(percentEncoded: false))
    let code = unsafe rename(old, new)
    try #require(code == 0)
  }

  private static let canHide = (try? Program.shell("unshare -m true", []).status) == 0
  private static let hidingZones = """
    exec unshare -m sh -c 'for folder in /usr/share/zoneinfo /usr/lib/zoneinfo \
      /usr/share/lib/zoneinfo /etc/zoneinfo; do
      if [ -d $folder ]; then mount -t tmpfs none $folder || exit 99; fi
    done
    exec "$0" "$@"' "$0" "$@"
    """

  @Test(
    .enabled(if: canHide, "only root may hide folders"),
    arguments: [
      ["chart"] + Samples.newYork, ["today", "--date", "2025-01-06"] + Samples.newYork,
      [
        "batch", "--births", "-", "--date", "2025-01-06", "--date-zone", "Europe/Berlin",
      ],
    ])
  func `without zones a zone is refused with what to install`(_ arguments: [String]) throws {
    try Program.shell(Self.hidingZones, arguments)
      .expectRefusal(.file, "install tzdata (apt-get install tzdata)")
  }

  @Test(.enabled(if: canHide, "only root may hide folders"))
  func `without zones an offset will do`() throws {
    let arguments = ["chart", "--json", "--birth", "1990-06-15T14:30", "--zone", "-04:00"]
    let place = Samples.newYorkPlace
    let hidden = try Program.shell(Self.hidingZones, arguments + place)
    #expect(hidden.status == 0)
    #expect(hidden.errors == "")
    #expect(hidden.outputBytes == (try Program.run(arguments + place)).outputBytes)
  }
}
