import EngineSupport
import Foundation
import Testing

@Suite(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
struct CompileTests {
  /// Two months: five blocks, well under a second.
  static let span = ["--from", "2024-12-01", "--to", "2025-01-31"]

  @Test func `the same span gives the same bytes, and a file there is kept`() throws {
    let scratch = try ScratchFolder()
    let (first, second) = (scratch.path("first.table"), scratch.path("second.table"))
    let outcome = try Program.run(["compile"] + Self.span + ["--output", first])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("differences from libswe"))
    #expect(try Program.run(["compile"] + Self.span + ["--output", second]).status == 0)
    let bytes = try Data(contentsOf: URL(filePath: first))
    #expect(bytes.prefix(8) == Data("ASTROLAB".utf8))
    #expect(try Data(contentsOf: URL(filePath: second)) == bytes)

    let refused = try Program.run(["compile"] + Self.span + ["--output", first])
    #expect(refused.status == 66)
    #expect(refused.errors.contains("--force"))
    let forced = try Program.run(["compile", "--force"] + Self.span + ["--output", first])
    #expect(forced.status == 0)
    #expect(try Data(contentsOf: URL(filePath: first)) == bytes)
  }

  // Three centuries, which would take minutes.
  @Test(arguments: [
    ("/nowhere/sky.table", "can't write to /nowhere/sky.table: No such file or directory"),
    ("/dev/stdout", "it is read again and compared, so it must be a file"),
    ("-", "it is read again and compared, so it must be a file"),
    ("/dev/null", "it is read again and compared, so it must be a file"),
  ])
  func `an output that can't be is refused before the work`(output: String, phrase: String) throws {
    try Program.run(
      ["compile", "--force", "--from", "1850-01-01", "--to", "2150-12-31", "--output", output]
    ).expectRefusal(.file, phrase)
  }

  @Test(arguments: [
    (["--from", "2025-01-01", "--to", "2024-01-01"], status: Int32(65), phrase: "in order"),
    (["--from", "1200-01-09 NS", "--to", "1200-02-01 NS"], 65, "begin or end on 1200-01-09"),
    (["--from", "2399-01-01", "--to", "2399-12-31"], 65, "begin or end on 2399-12-31"),
    (["--from", "2399-01-01", "--to", "2400-01-31"], 65, "2400-02-01"),
    (["--from", "2025-02-30", "--to", "2025-03-01"], 65, "28 days"),
    (["--from", "2025-01-01"], 64, "--to"),
    (["--from", "2025-01-01", "--to", "2025-01-31", "--instants", "0"], 64, "--instants 0"),
  ])
  func `a span that can't be is refused`(arguments: [String], status: Int32, phrase: String) throws
  {
    let scratch = try ScratchFolder()
    let file = scratch.path("none.table")
    let outcome = try Program.run(["compile"] + arguments + ["--output", file])
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(phrase), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
