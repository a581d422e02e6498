import Ephemeris

/// Reads the charts of Morinus: numbers and texts, each in a pickle of Python by itself.
///
/// A pickle is a program, so nothing is run: the few instructions that make one number, text or truth value are known, and any
/// other refuses the file.
struct MorinusReader {
  /// What one pickle holds.
  private enum Value {
    case number(Int)
    case text(String)
    case bool(Bool)
  }

  private static let (fewest, most) = (27, 64)
  private static let longestText = 1 << 16

  private let bytes: [UInt8]
  private var position = 0

  static func read(_ file: [UInt8]) throws(ChartFileError) -> EntryList {
    var reader = Self(bytes: file)
    var values: [Value] = []
    while reader.position < file.count {
      guard values.count < most else {
        throw .notOfFormat(.morinus, reason: "it has more than \(most) values")
      }
      values.append(try reader.value())
    }
    guard values.count >= fewest else {
      throw .notOfFormat(.morinus, reason: "it has \(values.count) values, not \(fewest)")
    }
    var list = EntryList()
    let name: String? = if case .text(let name) = values[0] { name } else { nil }
    try list.add(line: 1, name: name) { () throws(RecordFault) in try record(values) }
    return list
  }

  private func fault(_ reason: String) -> ChartFileError {
    .notOfFormat(.morinus, reason: reason)
  }

  private mutating func byte() throws(ChartFileError) -> UInt8 {
    guard position < bytes.count else { throw fault("it ends within a value") }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func bytes(_ count: Int) throws(ChartFileError) -> Bytes {
    guard count >= 0, count <= Self.longestText, count <= bytes.count - position else {
      throw fault("a text is longer than the file")
    }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  private mutating func line() throws(ChartFileError) -> Bytes {
    guard let end = bytes[position...].firstIndex(of: 0x0A) else {
      throw fault("it ends within a value")
    }
    defer { position = end + 1 }
    return bytes[position..<end]
  }

  /// A little-endian number of some bytes.
  private mutating func count(_ width: Int) throws(ChartFileError) -> Int {
    try bytes(width).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func value() throws(ChartFileError) -> Value {
    var value: Value?
    while true {
      let code = try byte()
      var made: Value?
      switch code {
      case UInt8(ascii: "."):
        guard let value else { throw fault("a pickle is empty") }
        return value
      case 0x80: _ = try byte()  // the protocol
      case 0x95: _ = try bytes(8)  // the length of a frame
      case 0x94: break  // remembers the value
      case UInt8(ascii: "p"): _ = try line()  // the same, by a number
      case UInt8(ascii: "q"): _ = try byte()
      case 0x88: made = .bool(true)
      case 0x89: made = .bool(false)
      case UInt8(ascii: "K"): made = .number(Int(try byte()))
      case UInt8(ascii: "M"): made = .number(try count(2))
      case UInt8(ascii: "J"):
        made = .number(Int(Int32(truncatingIfNeeded: try count(4))))
      case UInt8(ascii: "I"): made = try wholeNumber(try line())
      case UInt8(ascii: "F"):
        guard let number = try line().decimalNumber, let whole = Int(exactly: number) else {
          throw fault("a number is not whole")
        }
        made = .number(whole)
      case UInt8(ascii: "V"): made = .text(try unescaped(try line()))
      case UInt8(ascii: "S"): made = .text(try quoted(try line()))
      case UInt8(ascii: "X"): made = .text(try text(try bytes(try count(4))))
      case UInt8(ascii: "U"): made = .text(try text(try bytes(Int(try byte()))))
      case 0x8C: made = .text(try text(try bytes(Int(try byte()))))
      default:
        throw fault(
          "the instruction \(code) makes no number and no text; nothing of the file is run")
      }
      guard let made else { continue }
      guard value == nil else { throw fault("a pickle has two values") }
      value = made
    }
  }

  /// `00` and `01` are truth values.
  private func wholeNumber(_ line: Bytes) throws(ChartFileError) -> Value {
    if line.elementsEqual("01".utf8) { return .bool(true) }
    if line.elementsEqual("00".utf8) { return .bool(false) }
    guard line.count <= 12, let number = Int(line.text) else { throw fault("a number is none") }
    return .number(number)
  }

  private func text(_ bytes: Bytes) throws(ChartFileError) -> String {
    if bytes.isValidUTF8 { return bytes.text }
    guard let decoded = TextEncoding.windows1252.utf8(bytes) else { throw fault("a text is none") }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// A text of Latin-1 with `\u00e9` and `\U0001f600` for other letters.
  private func unescaped(_ line: Bytes) throws(ChartFileError) -> String {
    var text = String.UnicodeScalarView()
    var index = line.startIndex
    while index < line.endIndex {
      let rest = line[index...]
      let width = rest.starts(with: "\\u".utf8) ? 4 : rest.starts(with: "\\U".utf8) ? 8 : 0
      if width > 0, rest.count >= width + 2 {
        guard let value = UInt32(rest.dropFirst(2).prefix(width).text, radix: 16),
          let scalar = Unicode.Scalar(value)
        else { throw fault("a text has an escape that is none") }
        text.append(scalar)
        index += width + 2
      } else {
        text.append(Unicode.Scalar(line[index]))
        index += 1
      }
    }
    return String(text)
  }

  /// A text of Python in quotation marks; of its escapes `\'`, `\"`, `\\`, `\n` and `\xe9` are known.
  private func quoted(_ line: Bytes) throws(ChartFileError) -> String {
    guard line.count >= 2, let quote = line.first, line.last == quote,
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { throw fault("a text has no quotation marks") }
    var resolved: [UInt8] = []
    let inner = Array(line.dropFirst().dropLast())
    var index = 0
    while index < inner.count {
      guard inner[index] == UInt8(ascii: "\\"), index + 1 < inner.count else {
        resolved.append(inner[index])
        index += 1
        continue
      }
      let letter = inner[index + 1]
      index += 2
      if letter == UInt8(ascii: "x"), index + 2 <= inner.count,
        let byte = UInt8(inner[index..<(index + 2)].text, radix: 16)
      {
        resolved.append(byte)
        index += 2
      } else {
        resolved.append(letter == UInt8(ascii: "n") ? 0x0A : letter)
      }
    }
    return try text(resolved[...])
  }

  // MARK: - The record

  /// Name, male, type, BC, year to second, calendar, kind of zone, its sign, hours and minutes, summer time, place,
  /// longitude, east, latitude, north, altitude, notes.
  private static func record(_ values: [Value]) throws(RecordFault) -> ChartRecord {
    func number(_ index: Int) throws(RecordFault) -> Int {
      switch values[index] {
      case .number(let number): return number
      case .bool(let flag): return flag ? 1 : 0
      case .text: throw RecordFault("value \(index + 1) must be a number")
      }
    }
    func flag(_ index: Int) throws(RecordFault) -> Bool { try number(index) != 0 }
    func text(_ index: Int) throws(RecordFault) -> String? {
      guard case .text(let text) = values[index] else {
        throw RecordFault("value \(index + 1) must be a text")
      }
      return text.isEmpty ? nil : text
    }
    func angle(_ index: Int, limit: Int) throws(RecordFault) -> Double {
      let (degrees, minutes, seconds) = (
        try number(index), try number(index + 1), try number(index + 2)
      )
      let isRight =
        (0...limit).contains(degrees) && (0..<60).contains(minutes) && (0..<60).contains(seconds)
      let size = Double(degrees) + Double(minutes) / 60 + Double(seconds) / 3_600
      guard isRight, size <= Double(limit) else {
        throw RecordFault("no angle: \(degrees) \(minutes) \(seconds); angles go to \(limit)")
      }
      return try flag(index + 3) ? size : -size
    }
    let kind = try kind(number(2), isMale: try flag(1))
    let written = try number(4)
    guard (-99_999...99_999).contains(written) else { throw RecordFault("no year: \(written)") }
    let year = try flag(3) ? 1 - written : written
    let (month, day) = (try number(5), try number(6))
    let calendar: WrittenDate.Calendar = try number(10) == 0 ? .gregorian : .julian
    guard let date = WrittenDate(year: year, month: month, day: day, calendar: calendar) else {
      throw RecordFault("there is no date \(year)-\(month)-\(day)")
    }
    var record = ChartRecord(line: 1, date: date)
    record.name = try text(0)
    record.kind = kind
    let (hour, minute, second) = (try number(7), try number(8), try number(9))
    guard let time = ClockReader.time(hour, minute, second) else {
      throw RecordFault("no time: \(hour):\(minute):\(second); clocks go from 0:00 to 23:59:59")
    }
    record.time = time
    record.placeName = try text(16)
    let (longitude, latitude) = (try angle(17, limit: 180), try angle(21, limit: 90))
    record.place = .rounded(latitude: latitude, longitude: longitude)
    try takeZone(number, longitude, &record)
    let altitude = try number(25)
    if altitude != 0 { record.remark("altitude", "\(altitude)") }
    record.note = try text(26)
    try RecordChecks.check(record)
    return record
  }

  /// Whose chart a type is: radix 0, transit 4 and horary 5 are of a moment, the others are made from another chart.
  private static func kind(
    _ type: Int, isMale: Bool
  ) throws(RecordFault) -> ChartRecord.Kind {
    switch type {
    case 0: isMale ? .male : .female
    case 4: .event
    case 5: .horary
    case 1, 2, 3: throw RecordFault("a return is no birth")
    case 6, 7: throw RecordFault("a profected or directed chart is no birth")
    case let other: throw RecordFault("unknown type of chart \(other); expected 0, 4 or 5")
    }
  }

  private static func takeZone(
    _ number: (Int) throws(RecordFault) -> Int, _ longitude: Double, _ record: inout ChartRecord
  ) throws(RecordFault) {
    let summer = try number(15) != 0 ? 3_600 : 0
    switch try number(11) {
    case 0:
      let (hours, minutes) = (try number(13), try number(14))
      guard (0...16).contains(hours), (0..<60).contains(minutes) else {
        throw RecordFault("no zone: \(hours):\(minutes); offsets go to 16 hours")
      }
      let size = hours * 3_600 + minutes * 60
      record.zone = .fixed((try number(12) != 0 ? size : -size) + summer, "zone")
    case 1: record.zone = .fixed(summer, "Greenwich")
    case 2:
      let mean = ClockZone.meanTime(of: longitude, "local mean time")
      record.zone =
        summer == 0 ? mean : .fixed((mean.secondsEast ?? 0) + summer, "local mean time")
    case 3: throw RecordFault("local apparent time is not read; give the mean time")
    case let other: throw RecordFault("unknown kind of zone \(other); expected 0, 1 or 2")
    }
  }
}
