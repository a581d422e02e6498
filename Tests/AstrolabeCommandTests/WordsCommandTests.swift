import Foundation
import TestSupport
import Testing

/// `words`, given good folders and bad ones; every single kind of fault is in `WordCheckTests`.
@Suite struct WordsCommandTests {
  /// A copy of the checkout's words.
  private static func copy() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.copyItem(
      atPath: Checkout.path("words/en"), toPath: folder.path("en"))
    return folder
  }

  /// Puts something else in the place of a part of a file.
  private static func change(
    _ file: String, in folder: ScratchFolder, _ part: String, to other: String
  ) throws {
    let text = try folder.read("en/\(file)")
    let range = try #require(text.range(of: part))
    _ = try folder.write(text.replacingCharacters(in: range, with: other), to: "en/\(file)")
  }

  @Test func `the words of the checkout pass`() throws {
    let outcome = try Program.run(["words", "check", Checkout.path("words/en")])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("nothing wrong"))
  }

  @Test
  func
    `a folder with every kind of fault is reported by file, key and reason, and used by nobody`()
    throws
  {
    let folder = try Self.copy()
    try Self.change("moon/void.json", in: folder, "{hour}", to: "{minute}")
    try Self.change("stages.json", in: folder, "\"enters\"", to: "\"arrives\"")
    try Self.change(
      "transits/saturn.json", in: folder, "\"title\": \"",
      to: "\"title\": \"A Title Of Many More Words Than Six ")
    _ = try folder.write("{}\n", to: "en/transits/vulcan.json")
    _ = try folder.write("{\n  \"exact\": [\n", to: "en/coming.json")
    let large = try FileHandle(forWritingTo: folder.url.appending(path: "en/hours.json"))
    // Sparse: no room is taken.
    try large.truncate(atOffset: 100 << 20)
    try large.close()
    let check = try Program.run(["words", "check", folder.path("en")])
    #expect(check.status == 65)
    for start in [
      "moon/void.json: void[0]: {minute} is no slot of this text",
      "stages.json: enters: the key is missing",
      "stages.json: arrives: no reading asks for this key",
      "transits/saturn.json: passages.conjunction.sun.title: has ",
      "transits/vulcan.json: no reading asks for this file",
      "coming.json: it is not JSON: line 3 can't be read",
      "hours.json: it is larger than 4 MB",
    ] {
      #expect(check.lines.contains { $0.hasPrefix(start) }, "\(start)")
    }
    let today = try Program.run([
      "today", "--birth", "1990-06-15", "--date", "2025-01-06", "--words", folder.path("en"),
    ])
    #expect(today.status == 65)
    #expect(today.output == "")
    #expect(today.errors.contains("can't be used: "))
  }

  @Test func `a text that a writer changes is used without a build`() throws {
    let folder = try Self.copy()
    try Self.change(
      "phrases.json", in: folder, "\"strongest_today\": \"Strongest today\"",
      to: "\"strongest_today\": \"Loudest of all\"")
    let outcome = try Program.run([
      "today", "--birth", "1990-06-15", "--date", "2025-01-06", "--words", folder.path("en"),
    ])
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains { $0.contains("Loudest of all") })
  }
}
