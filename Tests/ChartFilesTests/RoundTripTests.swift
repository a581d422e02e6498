@_spi(FrontEnd) import ChartFiles
import Ephemeris
import TestSupport
import Testing

/// Random people through each writer and its reader.
@Suite struct RoundTripTests {
  private static let (seed, count): (UInt64, Int) = (0xC4A7, 1_000)

  private static let names = [
    "Ada Lovelace", "Händel, Georg", "Сергей", "李白", "O'Hara \"Sam\"", "A; B", "Renée\u{301}", "X",
    "=1+1", "A name that is longer than twenty-three letters",
  ]
  private static let notes = ["born early, they say", "two\nlines", "a \"quote\"", "- a dash"]

  /// Lines of births with whatever a record may have.
  private static let people: Result<[(id: String, record: ChartRecord)], any Error> = Result {
    var random = SplitMix64(seed: seed)
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    var lines: [String] = []
    for number in 1...count {
      let (year, month, day) = (1_300 + pick(1_000), 1 + pick(12), 1 + pick(28))
      var fields = ["\"id\":\"p\(number)\""]
      func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
      let hasTime = pick(5) > 0
      let time = "T\(two(pick(24))):\(two(pick(60)))" + (pick(3) == 0 ? ":\(two(pick(60)))" : "")
      fields.append("\"birth\":\"\(year)-\(two(month))-\(two(day))\(hasTime ? time : "")\"")
      let (south, west) = (pick(324_000) * 2 - 324_000, pick(1_296_000) - 648_000)
      fields.append("\"lat\":\(Double(south) / 3_600),\"lon\":\(Double(west) / 3_600)")
      let sign = pick(2) == 0 ? "-" : "+"
      let offset =
        "\(sign)\(two(pick(15))):\(two(pick(60)))" + (pick(4) == 0 ? ":\(two(pick(60)))" : "")
      fields.append("\"zone\":\"\([offset, "LMT", "+05:30"][pick(3)])\"")
      var about = ["\"name\":\(JSONText.quoted(names[pick(names.count)]))"]
      if pick(2) == 0 { about.append("\"kind\":\"\(["male", "female", "event"][pick(3)])\"") }
      if pick(2) == 0 { about.append("\"place\":\"Ulm, Donau\",\"country\":\"Germany\"") }
      if pick(2) == 0 { about.append("\"rating\":\"\(["AA", "C", "DD"][pick(3)])\"") }
      if pick(3) == 0 { about.append("\"source\":\"a register\"") }
      if pick(3) == 0 { about.append("\"note\":\(JSONText.quoted(notes[pick(notes.count)]))") }
      if pick(3) == 0 { about.append("\"tags\":[\"writers\",\"friends of A\"]") }
      fields.append("\"about\":{\(about.joined(separator: ","))}")
      lines.append("{\(fields.joined(separator: ","))}")
    }
    let file = try Samples.read(lines.joined(separator: "\n")) { $0.format = .json }
    try #require(file.records.count == count, "\(file.refusals.prefix(3))")
    return file.records.map { ($0.id ?? "", $0) }
  }

  @Test(arguments: WrittenFormat.allCases)
  func `what a format holds comes back, and what it doesn't is said`(format: WrittenFormat) throws {
    let people = try Self.people.get()
    let output = ChartFileWriter(format).write(people)
    let file = try ChartFileReader(try Samples.options()).read(output.bytes, name: "-")
    #expect(file.refusals.isEmpty, "\(file.refusals.prefix(3))")
    let left = Set(output.refusals.map(\.line))
    let written = people.map(\.record).filter { !left.contains($0.line) }
    try #require(file.records.count == written.count)
    var losses: [Int: [String]] = [:]
    for loss in output.losses { losses[loss.line ?? 0, default: []].append(loss.text) }
    for (record, back) in zip(written, file.records) {
      let said = losses[record.line] ?? []
      #expect(differences(of: record, and: back, format, said) == [], "\(record.line)")
    }
    let needsTime = format == .quickChart || format == .astrolog
    #expect(left.isEmpty != needsTime)
    #expect(
      people.allSatisfy { left.contains($0.record.line) == (needsTime && $0.record.time == nil) })
  }

  /// What came back otherwise and wasn't said.
  private func differences(
    of record: ChartRecord, and back: ChartRecord, _ format: WrittenFormat, _ said: [String]
  ) -> [String] {
    func isSaid(_ words: String...) -> Bool {
      said.contains { text in words.contains { text.contains($0) } }
    }
    var found: [String] = []
    if back.date.dayNumber != record.date.dayNumber { found.append("date") }
    if back.time != record.time { found.append("time") }
    let offset = (back.zone?.secondsEast ?? 0) - (record.zone?.secondsEast ?? 0)
    if offset.magnitude > (isSaid("seconds are rounded") ? 30 : 0) { found.append("zone") }
    if let one = record.place, let other = back.place {
      // The people have whole seconds of arc.
      let error = max(
        (one.latitude - other.latitude).magnitude, (one.longitude - other.longitude).magnitude)
      if error > 1.1e-6 { found.append("place") }
    } else {
      found.append("no place")
    }
    let hasName = back.name == record.name
    if !hasName, !isSaid("semicolon", "name is cut", "lacks", "marks") { found.append("name") }
    let texts: [(String, String?, String?)] = [
      ("kind", record.kind?.rawValue, back.kind?.rawValue), ("rating", record.rating, back.rating),
      ("source", record.source, back.source), ("note", record.note, back.note),
      ("tags", record.tags.joined(separator: ","), back.tags.joined(separator: ",")),
      ("place", record.whole, back.whole),
    ]
    for (name, one, other) in texts where one != other && !isSaid(name) { found.append(name) }
    return found
  }
}

/// A text as JSON.
private enum JSONText {
  static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
