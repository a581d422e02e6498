import Foundation
import TestSupport

/// The command lines of `Baselines/cases.txt`, and what is kept of their answers.
struct Corpus {
  /// One line for the shell.
  struct Case: Sendable, CustomStringConvertible {
    let group: String
    let name: String
    let line: String

    var description: String { "\(group)/\(name)" }
  }

  let cases: [Case]
  /// The people, as assignments for the shell.
  private let people: String

  private static let folder = "Tests/AstrolabeCommandTests/Baselines"

  init() throws {
    var cases: [Case] = []
    var people: [String] = []
    var group = ""
    for line in try Checkout.text("\(Self.folder)/cases.txt").split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        group = String(line.dropFirst().dropLast())
      } else if group.isEmpty {
        people.append(String(line))
      } else {
        guard let colon = line.firstIndex(of: ":") else {
          throw TestDataError(file: "cases.txt", problem: "\"\(line)\" is no case")
        }
        cases.append(
          Case(
            group: group, name: String(line[..<colon]),
            line: line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)))
      }
    }
    self.cases = cases
    self.people = people.joined(separator: "\n")
  }

  /// The groups, in order.
  var groups: [String] {
    cases.reduce(into: []) { groups, one in
      if groups.last != one.group { groups.append(one.group) }
    }
  }

  /// Where the answers of a group are kept.
  static func url(of group: String) -> URL {
    Checkout.root.appending(path: "\(folder)/Kept/\(group).txt")
  }

  /// What a group's file begins with.
  static let header = ["# Our own answers to ../cases.txt, kept; how and why is said there."]

  /// Asks the program, in a folder of its own.
  func answer(to one: Case) throws -> Answer {
    let folder = try ScratchFolder()
    let inputs = "\(Self.folder)/Inputs"
    let given = try Checkout.names(in: inputs)
    for name in given {
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: "\(inputs)/\(name)"),
        to: folder.url.appending(path: name))
    }
    let script = "astrolabe() { \"$0\" \"$@\"; }\n\(people)\n\(one.line)"
    let outcome = try Program.shell(script, [], folder: folder.url)
    var parts = [
      (name: "output", bytes: outcome.outputBytes),
      (name: "errors", bytes: Data(outcome.errors.utf8)),
    ]
    for name in try folder.names where !given.contains(name) {
      parts.append((name: "file \(name)", bytes: try folder.bytes(name)))
    }
    parts = parts.map { ($0.name, CorpusMasks.mask($0.bytes)) }
    var baseline = Baseline(name: one.name, lines: ["$ \(one.line)", "exit \(outcome.status)"])
    for (name, bytes) in parts { baseline.add(name, bytes) }
    return Answer(baseline: baseline, parts: parts)
  }

  /// What came back.
  struct Answer: Sendable {
    let baseline: Baseline
    let parts: [(name: String, bytes: Data)]
  }
}

/// Puts `?` for what is another on another machine and no business of the corpus: the versions of the
/// engine, of libswe and of the zones, and the folder of the build.
enum CorpusMasks {
  /// What stands before a version or a path, and what ends it.
  private static let masks = [
    (before: "\nastrolabe ", end: ",\n"), (before: "\"astrolabe ", end: ","),
    (before: "//astrolabe ", end: "/"), (before: "Made by Astrolabe ", end: " <\n"),
    (before: "\"engine\":\"", end: "\""), (before: "\"libswe\":\"", end: "\""),
    (before: "libswe ", end: "\""), (before: "Swiss Ephemeris ", end: ",\n"),
    (before: "\"tz_version\":\"", end: "\""), (before: "Zones: tzdata ", end: ".\n"),
    (before: "\"detail\":\"tzdata ", end: "\""),
    (before: "\"ephemeris folder\",\"ok\":true,\"detail\":\"", end: "\""),
  ].map { (before: Data($0.before.utf8), end: Set($0.end.utf8)) }

  static func mask(_ bytes: Data) -> Data {
    // So that a version at the very beginning stands after something, too.
    var masked = Data([UInt8(ascii: "\n")]) + bytes
    for (before, end) in masks {
      var start = masked.startIndex
      while let found = masked.range(of: before, in: start..<masked.endIndex) {
        let rest = masked[found.upperBound...]
        // A digit or the slash before the digits: what else follows is no version and no path.
        guard rest.first.map({ (0x2f...0x39).contains($0) }) == true,
          let stop = rest.firstIndex(where: end.contains)
        else {
          start = found.upperBound
          continue
        }
        masked.replaceSubrange(found.upperBound..<stop, with: Data("?".utf8))
        start = found.upperBound
      }
    }
    return Data(masked.dropFirst())
  }
}
