import Foundation
import TestSupport
import Testing

/// Every command that the README shows, run as it stands there.
///
/// `make build`, `make test` and `make today` themselves are run by `.ci/run`, since a test can't
/// build what it is part of; here the first is asked what it would run, and that is run.
@Suite struct ReadmeTests {
  static let blocks = (try? FencedBlock.all(in: Checkout.text("README.md"))) ?? []
  /// The blocks whose lines are commands of a shell.
  static let commands = blocks.filter { block in
    block.lines.allSatisfy { ["astrolabe", "parallel", "ls"].contains(firstWord(of: $0)) }
  }

  private static let people = """
    {"id":"a1","birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.0060}
    {"id":"a2","birth":"1975-09-09"}
    {"id":"a3","birth":"1964-02-29T23:59","zone":"Asia/Tokyo","lat":35.68,"lon":139.69}

    """

  static func firstWord(of line: String) -> String { String(line.prefix { $0 != " " }) }

  /// Whether a program is on the machine.
  static func has(_ program: String) -> Bool {
    (try? Program.shell("command -v \(program)", []).status) == 0
  }

  /// Runs a line in a folder where `astrolabe` is the program under test.
  private static func run(
    _ line: String, in folder: ScratchFolder, input: String = ""
  ) throws -> Program.Outcome {
    let programs = Program.url.deletingLastPathComponent().path(percentEncoded: false)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Program.run(
      ["-c", line], input: Data(input.utf8), environment: ["PATH": "\(programs):\(path)"],
      folder: folder.url, program: URL(filePath: "/bin/sh"))
  }

  /// A folder with the files that the README's lines read.
  private static func workplace() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = try folder.write(people, to: "people.ndjson")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "shards"), withIntermediateDirectories: true)
    for (number, person) in people.split(separator: "\n").enumerated() {
      _ = try folder.write("\(person)\n", to: "shards/\(number).ndjson")
    }
    return folder
  }

  /// What a batch without kept norms writes for the people.
  private static func batch(in folder: ScratchFolder) throws -> String {
    try run("astrolabe batch --births people.ndjson --date 2025-01-06", in: folder).output
  }

  @Test func `every block is run by a test`() throws {
    for block in Self.blocks where !Self.commands.contains(block) {
      let first = try #require(block.lines.first)
      let isKnown =
        block.language == "swift" || first.hasPrefix("make ") || first.hasPrefix("Monday ")
        || first.hasPrefix("Sources/")
      #expect(isKnown, "no test runs the block that begins with: \(first)")
    }
    #expect(Self.commands.count == 2)
  }

  @Test(.enabled(if: has("make"), "there is no make"))
  func `the first command prints the page that is shown`() throws {
    let made = try #require(
      Self.blocks.lazy.flatMap(\.lines).first { $0.hasPrefix("make today ") })
    let plan = try Program.shell("\(made) -n -s", [], folder: Checkout.root)
    #expect(plan.status == 0)
    let lines = plan.lines.drop { !$0.hasPrefix(".build/release/astrolabe today ") }
    try #require(!lines.isEmpty, "\(plan.output)\(plan.errors)")
    let script = lines.joined(separator: "\n").replacing(".build/release/astrolabe", with: "\"$0\"")
    let page = try #require(Self.blocks.first { $0.lines.first?.hasPrefix("Monday ") == true })
    #expect(
      try Program.shell(script, []).lines.map(Self.unversioned) == page.lines.map(Self.unversioned))
  }

  /// A line without what another machine may have another version of.
  private static func unversioned(_ line: String) -> String {
    line.replacing(#/Swiss Ephemeris [^,]+/#, with: "Swiss Ephemeris")
      .replacing(#/tzdata \w+/#, with: "tzdata")
  }

  @Test(arguments: commands)
  func `a block's commands run from top to bottom`(block: FencedBlock) throws {
    let folder = try Self.workplace()
    for line in block.lines where Self.firstWord(of: line) != "parallel" {
      let before = Set(try folder.names + shards(of: folder))
      let outcome = try Self.run(line, in: folder)
      #expect(outcome.status == 0, "\(line)\n\(outcome.errors)")
      let written = Set(try folder.names + shards(of: folder)).subtracting(before)
      #expect(written.isEmpty != outcome.output.isEmpty, "\(line)")
      for name in written { #expect(try !folder.bytes(name).isEmpty, "\(line)") }
    }
  }

  private func shards(of folder: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("shards")).map {
      "shards/\($0)"
    }
  }

  @Test func `shards have the scores of the whole`() throws {
    let folder = try Self.workplace()
    let line = try #require(Self.commands.flatMap(\.lines).first { $0.hasPrefix("ls ") })
    _ = try Self.run(line, in: folder)
    let scores = try (0..<3).map { try folder.read("shards/\($0).ndjson.scores") }.joined()
    #expect(try scores == Self.batch(in: folder))
  }

  @Test(.enabled(if: has("parallel"), "there is no GNU parallel"))
  func `parallel gives the scores of the whole`() throws {
    let folder = try Self.workplace()
    let line = try #require(Self.commands.flatMap(\.lines).first { $0.hasPrefix("parallel ") })
    let outcome = try Self.run(line, in: folder)
    #expect(try outcome.output == Self.batch(in: folder), "\(outcome.errors)")
  }

  @Test func `the command for Spark is a filter`() throws {
    let readme = try Checkout.text("README.md")
    let pipe = try #require(readme.firstMatch(of: #/lines\.pipe\("([^"]+)"\)/#))
    let folder = try Self.workplace()
    let outcome = try Self.run(String(pipe.output.1), in: folder, input: Self.people)
    #expect(outcome.status == 0)
    #expect(try outcome.output == Self.batch(in: folder))
  }

  @Test func `the table names the program's commands`() throws {
    let help = try Program.run(["--help"]).lines
    let listed = help.drop { $0 != "SUBCOMMANDS:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.filter { !$0.hasPrefix("   ") }
      .map { Self.firstWord(of: String($0.dropFirst(2))) }.filter { $0 != "help" }
    let table = try Checkout.text("README.md").matches(of: #/(?m)^\| `astrolabe (\w+)` \|/#)
      .map { String($0.output.1) }
    #expect(table.sorted() == listed.sorted())
  }
}
