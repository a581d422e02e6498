import Foundation
import HTTPTypes
import Testing
import Wire

/// What the README shows is what is answered.
@Suite struct ReadmeTests {
  private static func readme() throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// A command of the README, and what it shows of the answer.
  private struct Shown {
    var command: String
    var output: String
  }

  private static func shown() throws -> [Shown] {
    var shown: [Shown] = []
    var isInside = false
    for line in try readme().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        shown.append(Shown(command: String(line.dropFirst(2)), output: ""))
      } else if isInside, let last = shown.indices.last {
        if shown[last].command.hasSuffix("\\") {
          shown[last].command = String(shown[last].command.dropLast()) + line
        } else {
          shown[last].output += line
        }
      }
    }
    return shown.filter { $0.command.hasPrefix("curl") }
  }

  /// The words of a command of a shell, as far as the README uses it.
  private static func words(_ command: String, token: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in command {
      switch (quote, letter) {
      case (nil, "'"), (nil, "\""):
        quote = letter
        word = word ?? ""
      case (let open?, letter) where open == letter: quote = nil
      case (nil, " "):
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(letter)
      }
    }
    if let whole = word { words.append(whole) }
    return words.map { $0.replacing("$TOKEN", with: token) }
  }

  /// Whether a text is what is shown, with `…` for any part.
  private static func matches(_ text: String, _ shown: String) -> Bool {
    var rest = text[...]
    for (index, part) in shown.split(separator: "…", omittingEmptySubsequences: false).enumerated()
    {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if !part.isEmpty {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return rest.isEmpty || shown.hasSuffix("…")
  }

  @Test func `from a birth to a reading and a question in four commands`() async throws {
    let server = try PlayedServer()
    let shown = try Self.shown()
    #expect(shown.count == 4)
    var token = ""
    for command in shown {
      var words = Self.words(command.command, token: token).dropFirst().makeIterator()
      var (method, target, body) = (HTTPRequest.Method?.none, "", "")
      var headers: HTTPFields = [:]
      while let word = words.next() {
        switch word {
        case "-s": break
        case "-X": method = words.next().flatMap { HTTPRequest.Method($0) }
        case "-d": body = words.next() ?? ""
        case "-H":
          let header = words.next()?.split(separator: ":", maxSplits: 1) ?? []
          let name = try #require(header.first.flatMap { HTTPField.Name(String($0)) })
          headers[name] = String(header[1].drop { $0 == " " })
        default: target = "/" + word.split(separator: "/", maxSplits: 1)[1]
        }
      }
      let answer = await server.ask(
        method ?? (body.isEmpty ? .get : .post), target, body, headers: headers)
      let lines = answer.text.split(separator: "\n").joined()
      #expect(Self.matches(lines, command.output), "\(command.command)\n\(answer.text)")
      if let start = answer.text.firstRange(of: "{\"token\":\"") {
        token = String(answer.text[start.upperBound...].prefix { $0 != "\"" })
      }
    }
  }
}
