import Foundation
import TestSupport
import Testing

/// `--output`: a file that appears whole or not at all.
@Suite struct OutputFileTests {
  @Test(arguments: [
    ["chart", "--json"] + Samples.newYork,
    ["today", "--date", "2025-01-06"] + Samples.newYork,
    ["report", "--date", "2025-01-06"] + Samples.newYork,
    ["sky", "--at", "ut:2451545.0", "--json"], ["doctor", "--json"],
    ["meters", "--from", "2025-01-06", "--to", "2025-01-07", "--csv"] + Samples.dateOnly,
  ])
  func `the file holds the bytes of standard output, and nothing else is left`(
    _ arguments: [String]
  ) throws {
    let folder = try ScratchFolder()
    let path = try folder.write("older and longer\n", to: "page")
    let outcome = try Program.run(arguments + ["--output", path])
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    let printed = try Program.run(arguments)
    #expect(!printed.output.isEmpty)
    #expect(try Data(contentsOf: folder.url.appending(path: "page")) == printed.outputBytes)
    #expect(try folder.names == ["page"])
  }

  @Test func `a relative path is one from the current folder, and -o is short`() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run(["sign", "1990-06-15", "-o", "page"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(try folder.read("page").hasPrefix("Gemini\n"))
  }

  @Test(arguments: [
    ["chart", "--births", "nowhere"], ["chart", "--birth", "1200-01-01"],
    ["sky", "--at", "ut:2451545.0", "--at", "nonsense"],
    ["today", "--birth", "2330-01-01", "--date", "2340-01-01"],
    ["report", "--birth", "2330-01-01", "--date", "2340-01-01"],
    ["meters", "--birth", "2330-01-01", "--from", "2340-01-01", "--to", "2340-01-01"],
    ["sign", "1100-01-01"],
  ])
  func `after an error the older file is as it was, and nothing else is left`(
    _ arguments: [String]
  ) throws {
    let folder = try ScratchFolder()
    let path = try folder.write("older\n", to: "page")
    let outcome = try Program.run(arguments + ["--output", path], folder: folder.url)
    #expect([65, 66].contains(outcome.status))
    #expect(try folder.read("page") == "older\n")
    #expect(try folder.names == ["page"])
  }

  @Test func `a link is followed, and the file keeps its permissions`() throws {
    let folder = try ScratchFolder()
    let script = """
      mkdir kept; echo older > kept/page; chmod 640 kept/page; ln -s kept/page link
      "$0" "$@" --output link || exit
      test -L link && test "$(stat -c %a kept/page)" = 640 && ls -A . kept && head -n 1 kept/page
      """
    let outcome = try Program.shell(script, ["sign", "1990-06-15"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output == ".:\nkept\nlink\n\nkept:\npage\nGemini\n")
  }

  // Linux has /dev/stdout as a link to the file, which a rename would replace.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/stdout")))
  func `standard output by its name is standard output`() throws {
    let folder = try ScratchFolder()
    let script = """
      ln -s /dev/stdout out
      "$0" "$@" --output out > page && test -L out && head -n 1 page
      """
    let outcome = try Program.shell(script, ["sign", "1990-06-15"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output == "Gemini\n")
  }

  // In a container every process may be number 1. What is there already has to be moved over.
  @Test func `what an earlier process of the number left is in nobody's way`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("older\n", to: "page")
    let outcome = try Program.shell(
      "echo left > astrolabe.$$.part; exec \"$0\" \"$@\"",
      ["sign", "1990-06-15", "--output", "page"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(try folder.read("page").hasPrefix("Gemini\n"))
    let left = try #require(try folder.names.first { $0 != "page" })
    #expect(try folder.read(left) == "left\n")
    #expect(try folder.names.count == 2)
  }

  // Anyone who opened the file chose to add to it; a rename would take what it holds away.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/fd/0")),
    arguments: [
      "--output /dev/stderr 2>> log", "--output /dev/fd/3 3>> log",
      "--output /proc/self/fd/3 3>> log", "--output link 3>> log",
    ])
  func `a descriptor is written into`(_ redirection: String) throws {
    let folder = try ScratchFolder()
    let outcome = try Program.shell(
      "echo kept > log; ln -s /dev/fd/3 link; exec \"$0\" \"$@\" \(redirection)",
      ["sign", "1990-06-15"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(try folder.read("log").hasPrefix("kept\nGemini\n"))
    #expect(try folder.names == ["link", "log"])
  }

  @Test(arguments: ["/dev/fd/7", "/dev/stdin"])
  func `a descriptor that isn't there to be written is reported`(_ path: String) throws {
    let outcome = try Program.shell(
      "exec \"$0\" \"$@\" 7>&- < /dev/null", ["sign", "1990-06-15", "--output", path])
    outcome.expectRefusal(.file, "can't write to \(path): Bad file descriptor")
  }

  @Test func `what a link leads to is made where it is missing`() throws {
    let folder = try ScratchFolder()
    let script = """
      mkdir kept; ln -s ../kept/page kept/second; ln -s kept/second link
      "$0" "$@" --output link || exit
      test -L link && test -L kept/second && head -n 1 kept/page; ls -A . kept
      """
    let outcome = try Program.shell(script, ["sign", "1990-06-15"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.output == "Gemini\n.:\nkept\nlink\n\nkept:\npage\nsecond\n")
  }

  @Test(arguments: [
    ("ln -s nowhere/page link", "No such file"), ("ln -s link link", "in a circle"),
  ])
  func `a link that leads nowhere is reported, and stays`(script: String, phrase: String) throws {
    let folder = try ScratchFolder()
    try Program.shell(
      "\(script); exec \"$0\" \"$@\"", ["sign", "1990-06-15", "--output", "link"],
      folder: folder.url
    ).expectRefusal(.file, phrase)
    #expect(try folder.names == ["link"])
  }

  // Twice, since the second has something to take the place of.
  @Test func `a name may be as long as the system allows`() throws {
    let folder = try ScratchFolder()
    let name = String(repeating: "n", count: 255)
    for _ in 1...2 {
      let outcome = try Program.run(["sign", "1990-06-15", "-o", name], folder: folder.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try folder.names == [name])
    }
    try Program.run(["sign", "1990-06-15", "-o", name + "n"], folder: folder.url)
      .expectRefusal(.file, "File name too long")
  }

  @Test func `a dash is standard output`() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run(["sign", "1990-06-15", "--output", "-"], folder: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.outputBytes == (try Program.run(["sign", "1990-06-15"])).outputBytes)
    #expect(try folder.names.isEmpty)
  }

  @Test func `a stream with bad lines is written all the same`() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run(
      ["chart", "--births", "-", "--output", folder.path("charts.ndjson")],
      input: Data("nonsense\n{\"id\":1,\"birth\":\"1990-06-15\"}\n".utf8))
    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    let lines = try folder.read("charts.ndjson").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(try JSONValue(parsing: String(lines[1]))["chart"] != nil)
    #expect(try folder.names == ["charts.ndjson"])
  }

  // The output file would get the number of standard error, and the note would be written into it.
  @Test func `a note doesn't go into the file where standard error is closed`() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.shell(
      "exec \"$0\" \"$@\" 2>&-",
      [
        "chart", "--json", "--birth", "2025-11-02T01:30", "--zone", "America/New_York",
        "--output", folder.path("chart.json"),
      ] + Samples.newYorkPlace)
    #expect(outcome.status == 0)
    #expect(try folder.read("chart.json").hasPrefix("{\"schema_version\":1"))
  }
}
