import Foundation
import Testing

/// Files that are not there or can't be what they are asked to be.
@Suite struct MissingFileTests {
  @Test func `a stream from a missing file is refused`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("missing.ndjson")
    try Program.run(["chart", "--births", path])
      .expectRefusal(.file, "can't read \(path): No such file or directory")
  }

  @Test func `a stream from a folder is refused`() throws {
    let folder = try ScratchFolder()
    try Program.run(["chart", "--births", folder.path("")])
      .expectRefusal(.file, "Is a directory")
  }

  @Test(arguments: [
    ["sign", "1990-06-15"], ["chart"] + Samples.newYork, ["doctor"],
    ["today", "--date", "2025-01-06"] + Samples.dateOnly,
    ["report", "--date", "2025-01-06"] + Samples.dateOnly,
    ["sky", "--at", "2025-01-06T12:00Z", "--json"],
    ["meters", "--from", "2025-01-06", "--to", "2025-01-06"] + Samples.dateOnly,
    ["chart", "--births", "-"],
  ])
  func `output that can't be written is refused`(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    let path = folder.path("missing/page.txt")
    try Program.run(arguments + ["--output", path])
      .expectRefusal(.file, "can't write to \(path): No such file or directory")
    try Program.run(arguments + ["--output", folder.path("")])
      .expectRefusal(.file, "Is a directory")
    #expect(try folder.names == [])
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      ["sign", "1990-06-15"], ["chart", "--json"] + Samples.newYork, ["--help"],
    ])
  func `a full disk is an error`(_ arguments: [String]) throws {
    try Program.shell("exec \"$0\" \"$@\" >/dev/full", arguments)
      .expectRefusal(.file, "can't write to standard output: No space left on device")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a device is written to and not replaced`() throws {
    try Program.run(["sign", "1990-06-15", "--output", "/dev/full"])
      .expectRefusal(.file, "can't write to /dev/full: No space left on device")
    let facts = try FileManager.default.attributesOfItem(atPath: "/dev/full")
    #expect(facts[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `closed standard output is an error`() throws {
    try Program.shell("exec \"$0\" \"$@\" >&-", ["sign", "1990-06-15"])
      .expectRefusal(.file, "can't write to standard output")
  }

  @Test(arguments: [["chart", "--births", "-"], ["sky", "--at", "-", "--json"]])
  func `closed standard input is an error`(_ arguments: [String]) throws {
    try Program.shell("exec \"$0\" \"$@\" <&-", arguments)
      .expectRefusal(.file, "can't read standard input")
  }
}
