import TestSupport
import Testing

@testable import AstrolabeCommand

/// What the command knows about the parser's options, against the parser.
@Suite struct RepeatedOptionTests {
  /// An option as the parser describes it.
  private struct Described: Sendable {
    let command: String
    let names: [String]
    let strategy: String
    let isRepeating: Bool
  }

  /// Every option that takes a value, of every command.
  private static let described = Result {
    let tool = try JSONValue(parsing: try Program.run(["--experimental-dump-help"]).output)
    let commands = try #require(tool["command"]?["subcommands"]?.array)
    return commands.flatMap { command in
      (command["arguments"]?.array ?? []).compactMap { argument -> Described? in
        guard argument["kind"] == .string("option") else { return nil }
        let names = (argument["names"]?.array ?? []).compactMap { name -> String? in
          guard let text = name["name"]?.string else { return nil }
          return name["kind"] == .string("long") ? "--\(text)" : "-\(text)"
        }
        return Described(
          command: command["commandName"]?.string ?? "", names: names,
          strategy: argument["parsingStrategy"]?.string ?? "default",
          isRepeating: argument["isRepeating"] == .boolean(true))
      }
    }
  }

  @Test func `every option that takes a value is known`() throws {
    let options = try Self.described.get()
    #expect(options.count > 60)
    let names = Set(options.flatMap(\.names)).subtracting(["-o"])
    #expect(names == RepeatedOption.once.union(RepeatedOption.many))
    #expect(RepeatedOption.once.isDisjoint(with: RepeatedOption.many))
    let greedy = options.filter { $0.strategy == "unconditional" }.flatMap(\.names)
    #expect(Set(greedy) == RepeatedOption.greedy)
  }

  @Test func `five options may be repeated, and one has two names`() throws {
    let options = try Self.described.get()
    let repeating = options.filter(\.isRepeating)
    #expect(Set(repeating.map(\.command)) == ["sky", "find", "import", "rectify"])
    #expect(Set(repeating.flatMap(\.names)) == RepeatedOption.many.union(["--at"]))
    let renamed = options.filter { $0.names.count(where: { $0.hasPrefix("--") }) > 1 }
    #expect(renamed.map(\.command) == ["events", "moon"])
    #expect(renamed.allSatisfy { Set($0.names) == ["--zone", "--date-zone"] })
  }

  @Test(arguments: [
    (["sky", "--at", "a", "--at", "b"], nil), (["today", "--at", "a", "--at", "b"], "--at"),
    (["moon", "--zone", "UTC", "--date-zone", "UTC"], "--date-zone"),
    (["chart", "--zone", "--zone", "--lat", "1"], nil),
    (["chart", "--zone=--zone", "--zone", "UTC"], "--zone"),
    (["chart", "--lat", "-1", "--lon", "--lat"], nil), (["sign", "--json", "--json"], nil),
    (["meters", "--from=a", "--from", "b"], "--from"), (["sign", "-o", "a", "-o=b"], "--output"),
    (["sign", "--", "--output", "--output"], nil), ([], nil), (["--version"], nil),
    (["events", "--zone", "a", "--date-zone", "b"], "--date-zone"),
    (["wheel", "--zone", "a", "--date-zone", "b"], nil),
    (["find", "--when", "a", "--when", "b", "--unless", "c", "--unless", "d"], nil),
    (["find", "--when", "a", "--lasting", "1h", "--lasting", "2h"], "--lasting"),
    (["import", "--column", "a=b", "--column", "c=d"], nil),
  ])
  func `the first that is repeated is found`(arguments: [String], option: String?) {
    #expect(RepeatedOption.first(in: arguments) == option)
  }
}
