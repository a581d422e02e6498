import Foundation
import TestSupport
import Testing

/// Streams as a whole: their beginnings, their ends, and what is empty.
@Suite struct StreamEndsTests {
  static let birth = "{\"id\":1,\"birth\":\"1990-06-15\"}"

  private func charts(_ input: String) throws -> Program.Outcome {
    try Program.run(["chart", "--births", "-"], input: Data(input.utf8))
  }

  @Test(arguments: ["", "\n", "\n\n\r\n   \n\t\n", "\u{FEFF}"])
  func `a stream of nothing gives nothing`(_ input: String) throws {
    for arguments in [["chart", "--births", "-"], ["sky", "--at", "-", "--json"]] {
      let outcome = try Program.run(arguments, input: Data(input.utf8))
      #expect(outcome.status == 0)
      #expect(outcome.output == "")
      #expect(outcome.errors == "")
    }
  }

  @Test func `a last line needs no line end`() throws {
    let whole = try charts("\(Self.birth)\n\(Self.birth)\n")
    let open = try charts("\(Self.birth)\n\(Self.birth)")
    #expect(whole.lines.count == 2)
    #expect(open.outputBytes == whole.outputBytes)
    #expect(open.status == 0)
  }

  @Test func `a byte order mark is read over at the start alone`() throws {
    let outcome = try charts("\u{FEFF}\(Self.birth)\n")
    #expect(outcome.status == 0)
    #expect(outcome.outputBytes == (try charts(Self.birth)).outputBytes)
    let later = try charts("\(Self.birth)\n\u{FEFF}\(Self.birth)\n")
    #expect(later.status == 65)
    #expect(try JSONValue(parsing: later.lines[1])["line"] == .number(2))
    let sky = try Program.run(
      ["sky", "--at", "-", "--json"], input: Data("\u{FEFF}ut:2451545.0\r\n".utf8))
    #expect(sky.status == 0)
    #expect(sky.lines.count == 1)
  }

  @Test func `empty lines count but are not answered`() throws {
    let outcome = try charts("\n  \n\(Self.birth)\n\r\nnonsense\n")
    #expect(outcome.status == 65)
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    #expect(answers.count == 2)
    #expect(answers.last?["line"] == .number(5))
  }

  @Test func `a file is read as standard input is`() throws {
    let folder = try ScratchFolder()
    let text = "\(Self.birth)\nnonsense\n"
    let path = try folder.write(text, to: "births.ndjson")
    let outcome = try Program.run(["chart", "--births", path])
    #expect(outcome.status == 65)
    #expect(outcome.outputBytes == (try charts(text)).outputBytes)
  }

  // The end of a file that is added to while it is read never comes.
  @Test(arguments: [
    "chart --births people >> people", "chart --births - < people >> people",
    "today --births people --date 2025-01-06 --output /dev/fd/3 3>> people",
    "batch --csv --births people --date 2025-01-06 2>> people",
    "norms --births people --output norms 2>> people", "sky --at - < people >> people",
  ])
  func `a file isn't read while it is written to`(_ command: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("\(Self.birth)\n", to: "people")
    let outcome = try Program.shell("exec \"$0\" \(command)", [], folder: folder.url)
    #expect(outcome.status == 64)
    let text = try folder.read("people") + outcome.errors
    #expect(text.contains("is written to while it is read; let output and warnings go to another"))
    #expect(text.split(separator: "\n").count == 2)
    #expect(try folder.names == ["people"])
  }

  @Test func `a file may be replaced by the answers to it`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("\(Self.birth)\n", to: "people")
    #expect(try Program.run(["chart", "--births", path, "--output", path]).status == 0)
    #expect(try folder.bytes("people") == (try charts(Self.birth)).outputBytes)
  }

  @Test func `a chart in a stream is the chart alone`() throws {
    let line =
      #"{"id":"a","birth":"1990-06-15T14:30","zone":"America/New_York","#
      + #""lat":40.7128,"lon":-74.0060}"#
    let alone = try Program.run(["chart", "--json"] + Samples.newYork).output
    #expect(try charts(line).output == "{\"id\":\"a\",\"chart\":\(alone.dropLast())}\n")
  }

  @Test func `a house system holds for the whole stream`() throws {
    let line = #"{"birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.0}"#
    let outcome = try Program.run(
      ["chart", "--births", "-", "--houses", "koch"], input: Data("\(line)\n\(line)\n".utf8))
    let systems = try outcome.lines.map { try JSONValue(parsing: $0)["chart"]?["house_system"] }
    #expect(systems == [.string("koch"), .string("koch")])
  }
}
