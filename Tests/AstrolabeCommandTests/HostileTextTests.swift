import Foundation
import Testing

/// Texts that mean harm, or nothing at all: the message stays one line and safe to print.
@Suite struct HostileTextTests {
  /// Places where a text comes in, and with which code a wrong one is refused.
  struct Entrance: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let refusal: BadInput.Refusal
    let arguments: @Sendable (String) -> [String]

    init(
      _ name: String, _ refusal: BadInput.Refusal,
      _ arguments: @escaping @Sendable (String) -> [String]
    ) {
      testDescription = name
      self.refusal = refusal
      self.arguments = arguments
    }
  }

  static let entrances = [
    Entrance("chart --birth", .data) { ["chart", "--birth", $0] },
    Entrance("chart --zone", .data) { ["chart"] + Samples.dateOnly + ["--zone", $0] },
    Entrance("chart --lat", .data) { ["chart"] + Samples.dateOnly + ["--lat", $0, "--lon", "0"] },
    Entrance("chart --lon", .data) { ["chart"] + Samples.dateOnly + ["--lat", "0", "--lon", $0] },
    Entrance("chart --fold", .usage) { ["chart"] + Samples.dateOnly + ["--fold", $0] },
    Entrance("chart --births", .file) { ["chart", "--births", $0] },
    Entrance("chart --houses", .usage) { ["chart"] + Samples.dateOnly + ["--houses", $0] },
    Entrance("chart --zodiac", .usage) { ["chart"] + Samples.dateOnly + ["--zodiac", $0] },
    Entrance("sign --output", .file) { ["sign", "1990-06-15", "--output", "nowhere/\($0)/x"] },
    Entrance("today --date", .data) { ["today"] + Samples.dateOnly + ["--date", $0] },
    Entrance("today --date-zone", .data) { ["today"] + Samples.dateOnly + ["--date-zone", $0] },
    Entrance("sky --at", .data) { ["sky", "--at", $0] },
    Entrance("sky --bodies", .usage) { ["sky", "--at", "2025-01-06T12:00Z", "--bodies", $0] },
    Entrance("meters --from", .data) {
      ["meters"] + Samples.dateOnly + ["--from", $0, "--to", "2025-01-06"]
    },
    Entrance("meters --to", .data) {
      ["meters"] + Samples.dateOnly + ["--from", "2025-01-06", "--to", $0]
    },
    Entrance("events --kinds", .usage) {
      ["events", "--from", "2025-01-06", "--to", "2025-01-06", "--kinds", $0]
    },
    Entrance("events --zone", .data) {
      ["events", "--from", "2025-01-06", "--to", "2025-01-06", "--zone", $0]
    },
    Entrance("sign", .data) { ["sign", $0] },
  ]

  /// Texts under names that a report can print.
  enum HostileText: String, CaseIterable, Sendable {
    case nothing, blank, newline, escape, returning, bidirectional, separator, long, wide

    var text: String {
      switch self {
      case .nothing: ""
      case .blank: "   "
      case .newline: "1990-06-15\nastrolabe: all is well\n"
      case .escape: "\u{1B}]0;title\u{07}\u{1B}[31mred"
      case .returning: "1990\r\u{08}\u{7F}\u{9B}2J"
      case .bidirectional: "1990\u{202E}51-60\u{2066}\u{FEFF}"
      case .separator: "1990\u{2028}06\u{2029}15\u{0085}"
      case .long: String(repeating: "9", count: 100_000)
      case .wide: String(repeating: "😀", count: 25_000)
      }
    }
  }

  @Test(arguments: entrances, HostileText.allCases)
  func `a hostile text is refused in one safe line`(
    _ entrance: Entrance, _ hostile: HostileText
  ) throws {
    let outcome = try Program.run(entrance.arguments(hostile.text))
    outcome.expectRefusal(entrance.refusal, "astrolabe: ")
  }

  @Test(arguments: HostileText.allCases.filter { $0 != .nothing })
  func `a hostile argument in no option's place is refused in one safe line`(
    _ hostile: HostileText
  ) throws {
    try Program.run([hostile.text]).expectRefusal(.usage, "see astrolabe --help")
    try Program.run(["doctor", hostile.text]).expectRefusal(.usage, "see astrolabe doctor --help")
    // A person's name may stand there.
    let outcome = try Program.run(["chart", hostile.text])
    outcome.expectRefusal(outcome.status == 65 ? .data : .usage, "astrolabe: ")
    try Program.run(["sky", "--\(hostile.text)"]).expectRefusal(.usage, "see astrolabe sky --help")
  }

  @Test func `bytes that are no UTF-8 are refused`() throws {
    let outcome = try Program.shell("exec \"$0\" \"$@\" \"$(printf '1990\\377\\376')\"", ["sign"])
    outcome.expectRefusal(.data, #"argument 2, "1990\xff\xfe", is not UTF-8"#)
  }

  // As texts both names are one.
  @Test(arguments: ["sign 1990-06-15 --output", "chart --births"])
  func `names of files that are no UTF-8 are not taken for others`(_ command: String) throws {
    let folder = try ScratchFolder()
    let outcome = try Program.shell(
      "exec \"$0\" \(command) \"$(printf 'a\\351')\"", [], folder: folder.url)
    outcome.expectRefusal(.data, #""a\xe9", is not UTF-8"#)
    #expect(try folder.names.isEmpty)
  }

  @Test func `a long path is shown with its end`() throws {
    let name = String(repeating: "folder/", count: 20) + "births.ndjson"
    try Program.run(["chart", "--births", name]).expectRefusal(.file, "can't read \(name): ")
  }
}
