public import Foundation

/// What is kept of one answer of ours: short parts whole, long ones by their sums and beginnings.
///
///     === newyork-json
///     $ astrolabe chart $newyork --json
///     exit 0
///     output: 9071 bytes, sum 4be0c5a1f0d2a377
///     | {"schema_version":"1.0",…
///     @ 0: 91ac 03f7 …
///
/// Lines that begin with `>` are a whole part, those with `|` a beginning; those with `@` have a sum of
/// 16 bits for each 512 bytes from that place on, which show where an answer first differs.
public struct Baseline: Sendable, Equatable {
  /// What the answer is called.
  public let name: String
  /// What is kept of it, below its name.
  public private(set) var lines: [String]

  /// Longer parts aren't kept whole, in bytes.
  static let longestWhole = 4_800
  /// How much of a longer part is kept, in bytes.
  static let beginning = 700
  /// How many bytes one of the small sums covers.
  static let pieceSize = 512

  /// Begins with some lines as they are, such as the question.
  public init(name: String, lines: [String]) {
    self.name = name
    self.lines = lines
  }

  /// Adds one part of the answer; an empty one is left out.
  public mutating func add(_ part: String, _ bytes: Data) {
    guard !bytes.isEmpty else { return }
    let sum = String(Self.sum(bytes[...]), radix: 16)
    lines.append("\(part): \(bytes.count) bytes, sum \(sum)")
    let isWhole = bytes.count <= Self.longestWhole
    var shown = isWhole ? bytes : bytes.prefix(Self.beginning)
    // Not half a character.
    while !isWhole, let last = shown.last, last & 0x80 != 0 { shown.removeLast() }
    if let text = String(bytes: shown, encoding: .utf8) {
      var pieces = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      if pieces.last == "" { pieces.removeLast() }
      for line in pieces {
        let line = Self.visible(line)
        lines.append((isWhole ? ">" : "|") + (line.isEmpty ? "" : " " + line))
      }
    }
    guard !isWhole else { return }
    let all = [UInt8](bytes)
    let starts = Array(stride(from: 0, to: all.count, by: Self.pieceSize))
    for row in stride(from: 0, to: starts.count, by: 16) {
      let sums = starts[row..<min(row + 16, starts.count)].map { start in
        let sum = Self.sum(all[start..<min(start + Self.pieceSize, all.count)]) % 0x1_0000
        return String(0x1_0000 + sum, radix: 16).dropFirst()
      }
      lines.append("@ \(starts[row]): \(sums.joined(separator: " "))")
    }
  }

  /// FNV-1a of 64 bits: against accidents it is as good as SHA-256, and a debug build has it at once.
  static func sum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Control characters by their numbers, which a page of text can't show.
  private static func visible(_ line: Substring) -> String {
    var visible = ""
    for scalar in line.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        visible += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}

extension Baseline {
  /// Where this answer first differs from the one kept, in words; nil where they are the same.
  ///
  /// The parts of this answer show what stands there now.
  public func difference(from kept: Self, parts: [(name: String, bytes: Data)]) -> String? {
    guard self != kept else { return nil }
    var differences: [String] = []
    var part = ""
    for index in 0..<max(lines.count, kept.lines.count) {
      let now = lines.indices.contains(index) ? lines[index] : nil
      let then = kept.lines.indices.contains(index) ? kept.lines[index] : nil
      if let now, now.contains(" bytes, sum "), let end = now.firstIndex(of: ":") {
        part = String(now[..<end])
      }
      guard now != then else { continue }
      if let now, let then, now.hasPrefix("@"), then.hasPrefix("@") {
        differences.append(place(now, then, in: parts.first { $0.name == part }?.bytes ?? Data()))
        break
      }
      differences.append("kept: \(then ?? "nothing more")\n now: \(now ?? "nothing more")")
      // A part's length and sum say that it differs, the next difference where.
      if now?.contains(" bytes, sum ") != true || then?.contains(" bytes, sum ") != true { break }
    }
    return differences.joined(separator: "\n")
  }

  private func place(_ now: String, _ then: String, in bytes: Data) -> String {
    let words = [now, then].map { $0.split(separator: " ") }
    let same = zip(words[0], words[1]).prefix { $0 == $1 }.count
    let row = words[0].count > 1 ? Int(words[0][1].dropLast()) ?? 0 : 0
    let start = row + max(0, same - 2) * Self.pieceSize
    let there = bytes.dropFirst(start).prefix(Self.pieceSize)
    return "the first difference is in bytes \(start) to \(start + Self.pieceSize), now: "
      + String(decoding: there, as: UTF8.self)
  }
}

/// A file of baselines: what it is, then each below its name.
public struct BaselineFile: Sendable, Equatable {
  /// The lines above the first baseline, each with its `#`.
  public let header: [String]
  /// The baselines, in order.
  public let baselines: [Baseline]

  /// A file to be written.
  public init(header: [String], baselines: [Baseline]) {
    self.header = header
    self.baselines = baselines
  }

  /// Reads a file; none has nothing kept.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
      self.init(header: [], baselines: [])
      return
    }
    let text = try String(contentsOf: url, encoding: .utf8)
    var header: [String] = []
    var found: [(name: String, lines: [String])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("=== ") {
        found.append((String(line.dropFirst(4)), []))
      } else if found.isEmpty {
        header.append(String(line))
      } else {
        found[found.count - 1].lines.append(String(line))
      }
    }
    self.init(header: header, baselines: found.map(Baseline.init))
  }

  /// The file's text.
  public var text: String {
    let sections = baselines.map { (["=== \($0.name)"] + $0.lines).joined(separator: "\n") }
    return ([header.joined(separator: "\n")] + sections).joined(separator: "\n\n") + "\n"
  }

  /// The baseline of a name.
  public subscript(name: String) -> Baseline? { baselines.first { $0.name == name } }
}

/// What the environment asks of the suites that keep baselines.
public enum BaselineMode {
  /// Whether to write the baselines rather than to compare with them: `ASTROLABE_RECORD_BASELINES`.
  public static var isRecording: Bool { variable("ASTROLABE_RECORD_BASELINES") != nil }

  /// Where to leave each answer whole, for a comparison by hand: `ASTROLABE_ANSWERS`, a folder.
  public static var answers: URL? {
    variable("ASTROLABE_ANSWERS").map { URL(filePath: $0, directoryHint: .isDirectory) }
  }

  /// Another build of the program for the command's tests to run: `ASTROLABE_PROGRAM`.
  public static var program: URL? { variable("ASTROLABE_PROGRAM").map { URL(filePath: $0) } }

  /// Whether baselines hold here: another C library gives a sine another last bit.
  public static var isOfThisMachine: Bool {
    #if arch(x86_64) && canImport(Glibc)
    true
    #else
    false
    #endif
  }

  /// Leaves the parts of an answer in the folder of answers, if one is named.
  public static func leave(_ parts: [(name: String, bytes: Data)], of answer: String) throws {
    guard let answers else { return }
    for (name, bytes) in parts {
      let url = answers.appending(path: "\(answer).\(name.replacing(" ", with: "-"))")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
  }

  private static func variable(_ name: String) -> String? {
    let value = ProcessInfo.processInfo.environment[name] ?? ""
    return value.isEmpty ? nil : value
  }
}
