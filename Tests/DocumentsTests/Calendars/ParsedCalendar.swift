import Foundation
import TestSupport
import Testing

/// An iCalendar file read back by the letter of RFC 5545, to check the writer by.
struct ParsedCalendar {
  /// Names and values in order, unfolded, values still escaped.
  let properties: [(name: String, value: String)]
  /// The events, each with its properties by name.
  let events: [[String: String]]

  /// Reads a file, which must keep to the RFC's line ends, lengths and nesting.
  init(_ bytes: [UInt8]) throws {
    var unfolded: [[UInt8]] = []
    for line in try Self.lines(bytes) {
      // 75 octets at most, and each line valid UTF-8: no character is split.
      try #require(line.count <= 75)
      try #require(String(validating: line, as: UTF8.self) != nil)
      if line.first == 0x20 {
        try #require(!unfolded.isEmpty)
        unfolded[unfolded.count - 1] += line.dropFirst()
      } else {
        unfolded.append(line)
      }
    }
    properties = try unfolded.map { line in
      let text = String(decoding: line, as: UTF8.self)
      let colon = try #require(text.firstIndex(of: ":"))
      return (name: String(text[..<colon]), value: String(text[text.index(after: colon)...]))
    }
    try #require(properties.first.map { $0 == ("BEGIN", "VCALENDAR") } == true)
    try #require(properties.last.map { $0 == ("END", "VCALENDAR") } == true)
    var events: [[String: String]] = []
    var event: [String: String]?
    for (name, value) in properties.dropFirst().dropLast() {
      switch (name, value) {
      case ("BEGIN", "VEVENT"):
        try #require(event == nil)
        event = [:]
      case ("END", "VEVENT"):
        events.append(try #require(event))
        event = nil
      default:
        guard event != nil else { continue }
        try #require(event?.updateValue(value, forKey: name) == nil, "\(name) twice")
      }
    }
    try #require(event == nil)
    self.events = events
  }

  /// The lines, each ended by CR and LF, neither of which occurs elsewhere.
  private static func lines(_ bytes: [UInt8]) throws -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0D {
        try #require(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
        lines.append(line)
        line = []
        index += 2
      } else {
        try #require(bytes[index] != 0x0A)
        line.append(bytes[index])
        index += 1
      }
    }
    try #require(line.isEmpty)
    return lines
  }

  /// The value of a property of the calendar itself.
  func value(_ name: String) -> String? { properties.first { $0.name == name }?.value }

  /// A TEXT value without its escapes.
  static func text(_ escaped: String) -> String {
    var text = ""
    var isEscaped = false
    for character in escaped {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (true, "n"), (true, "N"): (text, isEscaped) = (text + "\n", false)
      default: (text, isEscaped) = (text + String(character), false)
      }
    }
    return text
  }
}

/// The PyPI package icalendar, where Python has it: a parser nobody here has written.
///
/// The environment variable `ASTROLABE_PYTHON` names another Python than `python3`.
enum IndependentParser {
  private static let python =
    ProcessInfo.processInfo.environment["ASTROLABE_PYTHON"] ?? "python3"

  /// Whether Python and the package are there.
  static let isPresent = (try? run("import icalendar", input: [])) != nil

  /// Each event as uid, start, end or nothing, summary and description.
  static func events(_ bytes: [UInt8]) throws -> [JSONValue] {
    let script = """
      import icalendar, json, sys
      calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
      def moment(event, name):
          return event.decoded(name).strftime('%Y-%m-%dT%H:%M:%SZ') if name in event else None
      print(json.dumps([
          {'uid': str(event['UID']), 'stamp': moment(event, 'DTSTAMP'),
           'start': moment(event, 'DTSTART'), 'end': moment(event, 'DTEND'),
           'summary': str(event['SUMMARY']), 'details': str(event.get('DESCRIPTION', ''))}
          for event in calendar.walk('VEVENT')
          if not event.errors]))
      """
    let answer = try JSONValue(parsing: run(script, input: bytes))
    return try #require(answer.array)
  }

  private static func run(_ script: String, input: [UInt8]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python, "-c", script]
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (read, write) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(input).write(to: read)
    try Data().write(to: write)
    process.standardInput = try FileHandle(forReadingFrom: read)
    process.standardOutput = try FileHandle(forWritingTo: write)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TestDataError(file: python, problem: "it ended with \(process.terminationStatus)")
    }
    return try String(contentsOf: write, encoding: .utf8)
  }
}
