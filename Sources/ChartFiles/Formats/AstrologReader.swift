@_spi(FrontEnd) import Ephemeris

/// Reads the three switches of Astrolog that describe charts, and no other: its files are scripts, which may run programs.
struct AstrologReader {
  private var list = EntryList()
  /// Where the chart is that texts of `-zi` belong to.
  private var hasChart = false

  static func read(
    _ text: FileText, fileName: String
  ) throws(ChartFileError) -> EntryList {
    let lines = text.lines
    guard let head = lines.first(where: { !$0.bytes.trimmed.isEmpty }) else {
      throw .notOfFormat(.astrolog, reason: "it is empty")
    }
    guard isHead(head.bytes.trimmed) else {
      guard JagannathaHoraReader.isRecognised(text) else {
        throw .notOfFormat(.astrolog, reason: "its first line must begin with @AI, @AL or @0102")
      }
      return try JagannathaHoraReader.read(text, fileName: fileName, format: .astrolog)
    }
    var reader = Self()
    for line in lines where line.number > head.number { try reader.take(line) }
    guard !reader.list.entries.isEmpty else {
      throw .notOfFormat(.astrolog, reason: "it has no -qb and no -qcl")
    }
    return reader.list
  }

  /// Whether a line begins a file of charts.
  static func isHead(_ line: Bytes) -> Bool {
    line.begins(with: "@ai") || line.begins(with: "@al") || line.begins(with: "@0102")
  }

  /// The words of a line up to a comment, those in quotation marks whole.
  private static func words(_ line: Bytes) -> [Bytes]? {
    var words: [Bytes] = []
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if byte.isBlank {
        index += 1
      } else if byte == UInt8(ascii: ";") {
        break
      } else if byte == UInt8(ascii: "\"") {
        guard let end = line[(index + 1)...].firstIndex(of: byte) else { return nil }
        words.append(line[(index + 1)..<end])
        index = end + 1
      } else {
        let end = line[index...].firstIndex { $0.isBlank } ?? line.endIndex
        words.append(line[index..<end])
        index = end
      }
    }
    return words
  }

  private mutating func take(_ line: FileText.Line) throws(ChartFileError) {
    guard var words = Self.words(line.bytes) else {
      return try list.refuse(line: line.number, "a quotation mark has no end")
    }
    while !words.isEmpty {
      let name = words.removeFirst()
      let first = name.first ?? 0
      let isSwitch = first == UInt8(ascii: "-") || first == UInt8(ascii: "/")
      let letters = name.dropFirst()
      if isSwitch, letters.isWord("qb") || letters.isWord("qcl") {
        let isOfList = letters.isWord("qcl")
        let count = isOfList ? 10 : 8
        guard words.count >= count else {
          return try list.refuse(
            line: line.number, "\(name.text.printable) has \(words.count) values, not \(count)")
        }
        let values = Array(words.prefix(count))
        words.removeFirst(count)
        try list.add(line: line.number, name: isOfList ? values[8].given : nil) {
          () throws(RecordFault) in
          var record = try Self.record(values, line: line.number)
          if isOfList { Self.name(&record, values[8], values[9]) }
          return record
        }
        hasChart = true
        if case .refused? = list.entries.last { hasChart = false }
      } else if isSwitch, letters.isWord("zi") {
        guard words.count >= 2 else {
          return try list.refuse(
            line: line.number, "\(name.text.printable) has \(words.count) texts, not 2")
        }
        let texts = Array(words.prefix(2))
        words.removeFirst(2)
        if hasChart {
          list.changeLast { Self.name(&$0, texts[0], texts[1]) }
        } else {
          list.warn(line: line.number, "-zi without a chart before it is ignored")
        }
      } else {
        return try list.refuse(
          line: line.number, "\(name.text.printable) is not read: only -qb, -zi, -qcl")
      }
    }
  }

  private static func name(_ record: inout ChartRecord, _ name: Bytes, _ place: Bytes) {
    record.name = name.trimmed.given
    record.placeName = place.trimmed.given
  }

  /// Month, day, year, time, daylight, zone, longitude, latitude.
  private static func record(_ values: [Bytes], line: Int) throws(RecordFault) -> ChartRecord {
    func fault(_ what: String, _ index: Int, _ form: String) -> RecordFault {
      RecordFault("no \(what): \(values[index].text.printable); expected \(form)")
    }
    var dayField = FieldScanner(values[1])
    guard let month = month(values[0]) else { throw fault("month", 0, "Jun or 6") }
    guard let day = dayField.digits(1...2), dayField.isAtEnd else {
      throw fault("day", 1, "1 to 31")
    }
    guard let year = year(values[2]) else { throw fault("year", 2, "1926, -99 or 100BC") }
    guard let date = WrittenDate(year: year, month: month, day: day) else {
      throw RecordFault("there is no date \(year)-\(month)-\(day)")
    }
    var record = ChartRecord(line: line, date: date)
    guard let time = ClockReader.time(values[3]) else { throw fault("time", 3, "9:30am or 14:00") }
    record.time = time
    guard let longitude = AngleReader.read(values[6], .longitude, unsigned: -1) else {
      throw fault("longitude", 6, "118:14W")
    }
    guard let latitude = AngleReader.read(values[7], .latitude, unsigned: 1) else {
      throw fault("latitude", 7, "34:03N")
    }
    record.place = .rounded(latitude: latitude, longitude: longitude)
    guard let daylight = daylight(values[4]) else {
      throw fault("daylight time", 4, "ST, DT or 2W")
    }
    let label = "daylight \(values[4].text)"
    if values[5].isWord("lmt") {
      let zone = ClockZone.meanTime(of: longitude, "zone longitude (LMT), \(label)")
      record.zone =
        daylight == 0 ? zone : .fixed((zone.secondsEast ?? 0) + daylight, zone.origin)
    } else {
      guard let offset = zone(values[5]) else { throw fault("zone", 5, "8W, 5:30E, +8:00 or LMT") }
      record.zone = .fixed(offset + daylight, "zone \(values[5].text), \(label)")
    }
    try RecordChecks.check(record)
    return record
  }

  private static func month(_ field: Bytes) -> Int? {
    var scanner = FieldScanner(field)
    if let number = scanner.digits(1...2), scanner.isAtEnd { return number }
    return ClockReader.month(field)
  }

  private static func year(_ field: Bytes) -> Int? {
    var scanner = FieldScanner(field)
    let sign = scanner.sign() ?? 1
    guard let year = scanner.digits(1...5) else { return nil }
    let rest = scanner.rest
    if rest.isWord("bc") || rest.isWord("bce") || rest.isWord("b.c.") {
      return sign == 1 ? 1 - year : nil
    }
    return rest.isEmpty || rest.isWord("ad") || rest.isWord("ce") ? sign * year : nil
  }

  /// Seconds of summer time: `ST`, `DT`, or hours, even if they are printed as a zone.
  private static func daylight(_ field: Bytes) -> Int? {
    if field.isWord("st") || field.isWord("s") { return 0 }
    if field.isWord("dt") || field.isWord("d") { return 3_600 }
    var scanner = FieldScanner(field)
    guard let size = ClockReader.duration(&scanner) else { return nil }
    _ = scanner.skip(anyOf: "W", "w", "E", "e")
    return scanner.isAtEnd && size <= 7_200 ? size : nil
  }

  /// Seconds east: a letter for the side, or a sign that counts westward.
  private static func zone(_ field: Bytes) -> Int? {
    var scanner = FieldScanner(field)
    let sign = scanner.sign()
    guard let size = ClockReader.duration(&scanner) else { return nil }
    if scanner.isAtEnd { return -(sign ?? 1) * size }
    guard sign == nil else { return nil }
    if scanner.skip(anyOf: "E", "e") { return scanner.isAtEnd ? size : nil }
    if scanner.skip(anyOf: "W", "w") { return scanner.isAtEnd ? -size : nil }
    return nil
  }
}
