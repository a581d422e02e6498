import Testing

/// What the program says of itself.
@Suite struct HelpTests {
  static let commands = [
    "today",
    "ask",
    "chart",
    "portrait",
    "sky",
    "meters",
    "events",
    "find",
    "transits",
    "returns",
    "progressions",
    "directions",
    "primary",
    "profections",
    "periods",
    "synastry",
    "composite",
    "vedic",
    "panchanga",
    "moon",
    "hours",
    "lines",
    "eclipses",
    "stars",
    "sign",
    "wheel",
    "report",
    "batch",
    "norms",
    "people",
    "import",
    "export",
    "places",
    "compile",
    "doctor",
  ]

  @Test func `the version names the program and its version`() throws {
    let outcome = try Program.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 1)
    #expect(try #/astrolabe \d+\.\d+\.\d+/#.wholeMatch(in: outcome.lines[0]) != nil)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], []])
  func `the program's help names every command`(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
    for code in ["0 done", "64 wrong usage", "65 bad data", "66 a file", "70 a fault of ours"] {
      #expect(outcome.lines.joined(separator: " ").contains(code))
    }
  }

  @Test(arguments: [
    (["help", "frobnicate"], "no command \"frobnicate\""),
    (["help", "charts"], "did you mean astrolabe chart?"),
    (["help", "chart", "sky"], "one command at a time"),
    (["frobnicate", "--help"], "no command \"frobnicate\""),
  ])
  func `help on no command is refused`(arguments: [String], phrase: String) throws {
    try Program.run(arguments).expectRefusal(.usage, phrase)
  }

  @Test(arguments: ["0", "-5", "10", "9223372036854775808", "-9223372036854775808", "wide", ""])
  func `a width that can't be changes nothing`(_ columns: String) throws {
    let usual = try Program.run(["sign", "--help"], environment: ["COLUMNS": "80"])
    let outcome = try Program.run(["sign", "--help"], environment: ["COLUMNS": columns])
    #expect(outcome.status == 0)
    #expect(outcome.outputBytes == usual.outputBytes)
  }

  @Test(arguments: commands)
  func `a command's help shows an example and fits into 80 columns`(_ command: String) throws {
    let outcome = try Program.run([command, "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("\n  astrolabe \(command)"))
    for line in outcome.lines { #expect(line.count <= 80, "\(line)") }
    #expect(try Program.run(["help", command]).outputBytes == outcome.outputBytes)
  }

  /// A long line would be wrapped, and what is wrapped can't be pasted into a shell.
  @Test(arguments: commands)
  func `no example is broken by the width of the page`(_ command: String) throws {
    let lines = try Program.run([command, "--help"]).lines
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("  astrolabe ") {
      #expect(next.isEmpty || next.hasPrefix("  "), "\(line) \(next)")
      #expect(!line.hasSuffix("\\") || next.hasPrefix("    "), "\(line) \(next)")
    }
  }

  // A help text that a shell can't take is worse than none.
  @Test func `the examples of chart, meters, events and report run`() throws {
    let folder = try ScratchFolder()
    for command in ["chart", "meters", "events", "report"] {
      let help = try Program.run([command, "--help"]).output
      let examples = help.replacing("\\\n", with: " ").split(separator: "\n")
        .filter { $0.hasPrefix("  astrolabe ") && !$0.contains(/\.(ndjson|ics)\b/) }
      #expect(examples.count >= 2)
      for example in examples {
        let line = example.dropFirst("  astrolabe".count)
        let outcome = try Program.shell("\"$0\"\(line)", [], folder: folder.url)
        #expect(outcome.status == 0, "\(example)")
      }
    }
  }
}
