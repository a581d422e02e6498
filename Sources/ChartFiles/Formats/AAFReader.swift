@_spi(FrontEnd) import Ephemeris

/// Reads the Astrological Exchange Format in the dialects of its writers.
///
/// A file is chunks `#NAME:` with text up to the next; `#A93` begins a record, and what follows a `#SUB` chunk belongs
/// to a chart of its own within it.
struct AAFReader {
  /// A chunk, and the lines that continue it.
  private struct Chunk {
    let name: Bytes
    let line: Int
    private(set) var first: Bytes
    var more: [Bytes] = []

    init(name: Bytes, line: Int, first: Bytes) {
      (self.name, self.line, self.first) = (name, line, first)
    }

    /// Adds a line to fields between commas, unless there are so many of them.
    mutating func continueFields(with line: Bytes, until count: Int) {
      guard first.fields(by: ",").count < count else { return }
      first = Bytes(first + [UInt8(ascii: " ")] + line)
    }

    var text: String {
      (more.isEmpty ? [first] : [first] + more).map(\.trimmed.text).joined(separator: "\n")
    }
  }

  /// The chunks of a record.
  private struct Pending {
    var head: Chunk
    var places: [Chunk] = []
    var others: [Chunk] = []
    var isWithinSub = false

    /// Adds a line to the chunk that came last.
    ///
    /// A line of fields goes on only as long as fields are missing: what stands behind a whole one is none of it.
    mutating func continueLast(with line: Bytes) {
      if !others.isEmpty {
        others[others.count - 1].more.append(line)
      } else if !places.isEmpty {
        places[places.count - 1].continueFields(with: line, until: 5)
      } else {
        head.continueFields(with: line, until: 7)
      }
    }
  }

  private let options: ChartFileOptions
  private var list = EntryList()
  private var pending: Pending?
  /// Whether the last chunk is kept, so that a line without a name continues it.
  private var lastIsKept = false
  /// Whether Astrolabe wrote the file: then comments behind a record are its rating and notes.
  private var isOwn = false

  private init(_ options: ChartFileOptions) { self.options = options }

  static func read(
    _ text: FileText, _ options: ChartFileOptions
  ) throws(ChartFileError) -> EntryList {
    var reader = Self(options)
    let lines = text.lines
    // Most records have two lines.
    reader.list.reserve(lines.count / 2)
    for line in lines { try reader.take(line) }
    try reader.finishRecord()
    guard !reader.list.entries.isEmpty else {
      throw .notOfFormat(.aaf, reason: "no line begins with #A93:")
    }
    return reader.list
  }

  private mutating func take(_ line: FileText.Line) throws(ChartFileError) {
    let bytes = line.bytes.trimmed
    guard !bytes.isEmpty else { return }
    guard bytes.first == UInt8(ascii: "#"), let end = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[(bytes.startIndex + 1)..<end].allSatisfy({
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_")
      })
    else {
      if lastIsKept { pending?.continueLast(with: bytes) }
      return
    }
    let chunk = Chunk(
      name: bytes[(bytes.startIndex + 1)..<end], line: line.number, first: bytes[(end + 1)...])
    lastIsKept = false
    if chunk.name.isEmpty {
      takeComment(chunk.first.trimmed)
    } else if chunk.name.isWord("a93") {
      try finishRecord()
      pending = Pending(head: chunk)
      lastIsKept = true
    } else if pending == nil {
      if chunk.name.isWord("b93") {
        list.warn(line: chunk.line, "#B93 before any #A93 is ignored")
      }
    } else if chunk.name.begins(with: "sub") {
      pending?.isWithinSub = true
    } else if pending?.isWithinSub == true {
      return
    } else if chunk.name.isWord("b93") {
      pending?.places.append(chunk)
      lastIsKept = pending?.others.isEmpty == true
    } else {
      pending?.others.append(chunk)
      lastIsKept = true
    }
  }

  private mutating func takeComment(_ comment: Bytes) {
    guard let pending else {
      isOwn = isOwn || comment.isWord("astrolabe")
      return
    }
    guard isOwn, !pending.isWithinSub else { return }
    for (word, name) in Self.ownComments where comment.begins(with: word) {
      let value = comment.dropFirst(word.utf8CodeUnitCount).trimmed
      self.pending?.others.append(
        Chunk(name: Array(name.utf8)[...], line: pending.head.line, first: value))
    }
  }

  /// What Astrolabe writes in comments, and the chunks that others have for it.
  private static let ownComments: [(StaticString, String)] = [
    ("rating ", "RATING"), ("source ", "SRC"), ("note ", "COM"), ("tags ", "CWORD"),
  ]

  private mutating func finishRecord() throws(ChartFileError) {
    guard let pending else { return }
    self.pending = nil
    let fields = pending.head.first.fields(by: ",")
    let options = options
    try list.add(
      line: pending.head.line,
      name: fields.count > 1 ? Self.name(fields).name : fields.first?.given
    ) { () throws(RecordFault) in
      try Self.record(pending, fields, options)
    }
  }

  // MARK: - A record

  private static func record(
    _ pending: Pending, _ fields: [Bytes], _ options: ChartFileOptions
  ) throws(RecordFault) -> ChartRecord {
    guard fields.count >= 7 else {
      throw RecordFault("#A93 has \(fields.count) fields, not seven")
    }
    if pending.places.count > 1 {
      let lines = pending.places.prefix(2).map { "\($0.line)" }
      throw RecordFault("two #B93 lines, \(lines.joined(separator: " and "))")
    }
    let time = try time(fields[4])
    let values = pending.places.first?.first.fields(by: ",")
    if let values, values.count != 5 {
      throw RecordFault("#B93 has \(values.count) fields, not five")
    }
    var stated: StatedInstant?
    if let field = values?[0], field.given != nil {
      guard let instant = StatedInstant(julianDay: field) else {
        throw RecordFault("no Julian day: \(field.text.printable); expected one such as 2451545.0")
      }
      stated = instant
    }
    var record: ChartRecord
    if fields[3].given == nil {
      guard let stated else { throw RecordFault("no date, and no Julian day in its place") }
      let (day, second) = stated.secondsSince1970.dividedRoundingDown(by: 86_400)
      record = ChartRecord(
        line: pending.head.line, date: WrittenDate(usual: CalendarDate(dayNumber: day)))
      record.time = TimeOfDay(secondOfDay: second)
      record.zone = .universal(stated.origin)
      record.warnings.append("no date; the Julian day counts, and the clock is UT")
    } else {
      record = ChartRecord(line: pending.head.line, date: try date(fields[3]))
      record.time = time
    }
    takeHead(fields, &record)
    if let values {
      let isByJulianDay = record.zone != nil
      try takePlace(values, &record)
      if !isByJulianDay { try takeZone(values, stated, &record) }
      try RecordChecks.check(record)
      if let stated { try stated.settle(&record, by: options.instant) }
      if record.time != nil, record.zone == nil {
        record.warnings.append("no zone: the instant is not known")
      }
    } else {
      record.warnings.append("no #B93: neither place nor zone")
    }
    for chunk in pending.others { take(chunk, &record) }
    return record
  }

  private static func name(_ fields: [Bytes]) -> (name: String?, source: String?) {
    guard let name = withCommas(joined(fields[1], " ", fields[0])) else { return (nil, nil) }
    let mark = " [Adb]"
    if name.hasSuffix(mark) { return (String(name.dropLast(mark.count)), "Astro-Databank") }
    return (name, nil)
  }

  /// Two fields with a mark between them, as far as they are given.
  private static func joined(_ one: Bytes, _ mark: String, _ other: Bytes) -> String {
    guard let one = one.given else { return other.given ?? "" }
    guard let other = other.given else { return one }
    return "\(one)\(mark)\(other)"
  }

  private static func takeHead(_ fields: [Bytes], _ record: inout ChartRecord) {
    (record.name, record.source) = name(fields)
    switch fields[2].given?.lowercased() {
    case nil: break
    case "m": record.kind = .male
    case "f", "w": record.kind = .female
    case "e": record.kind = .event
    case "l": record.kind = .country
    case "o": record.kind = .organisation
    default: record.warnings.append("unknown type \(fields[2].text.printable)")
    }
    let places = fields[5..<(fields.count - 1)].compactMap(\.given)
    if fields.count > 7 {
      record.warnings.append("#A93 has \(fields.count) fields, not seven: the place has commas")
    }
    record.placeName = withCommas(places.joined(separator: ", "))
    record.country = withCommas(fields[fields.count - 1].given ?? "")
  }

  /// A text with the commas that are written as semicolons; nil if it is empty.
  private static func withCommas(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: ";")) else { return text.isEmpty ? nil : text }
    return String(text.map { $0 == ";" ? "," : $0 })
  }

  /// `d.m.y`, with `j` or `g` behind it for the calendar.
  private static func date(_ field: Bytes) throws(RecordFault) -> WrittenDate {
    var scanner = FieldScanner(field)
    guard let day = scanner.digits(1...2), scanner.skip("."), let month = scanner.digits(1...2),
      scanner.skip(".")
    else { throw RecordFault("no date: \(field.text.printable); expected day.month.year") }
    let sign = scanner.sign() ?? 1
    let year = scanner.digits(1...5)
    scanner.skipBlanks()
    let calendar: WrittenDate.Calendar? =
      switch scanner.letter() {
      case UInt8(ascii: "j"): .julian
      case UInt8(ascii: "g"): .gregorian
      default: nil
      }
    guard let year, scanner.isAtEnd else {
      throw RecordFault("no date: \(field.text.printable); expected day.month.year")
    }
    guard let date = WrittenDate(year: sign * year, month: month, day: day, calendar: calendar)
    else { throw RecordFault("there is no date \(sign * year)-\(month)-\(day)") }
    return date
  }

  /// `h`, `h:m`, `h:m:s`, `hHm` or `hHm:s`; nil if the time is unknown.
  private static func time(_ field: Bytes) throws(RecordFault) -> TimeOfDay? {
    guard field.given != nil else { return nil }
    var scanner = FieldScanner(field)
    var parts = [0, 0]
    if let hour = scanner.digits(1...2) {
      var isRight = true
      if scanner.skip(anyOf: ":", "h", "H"), !scanner.isAtEnd {
        for index in parts.indices where index == 0 || scanner.skip(":") {
          guard let part = scanner.digits(1...2) else {
            isRight = false
            break
          }
          parts[index] = part
        }
      }
      if isRight, scanner.isAtEnd, let time = ClockReader.time(hour, parts[0], parts[1]) {
        return time
      }
    }
    throw RecordFault("no time: \(field.text.printable); clocks go from 0:00 to 23:59:59")
  }

  // MARK: - Place and zone

  private static func takePlace(
    _ values: [Bytes], _ record: inout ChartRecord
  ) throws(RecordFault) {
    guard values[1].given != nil || values[2].given != nil else { return }
    guard let latitude = AngleReader.read(values[1], .latitude) else {
      throw RecordFault("no angle: \(values[1].text.printable); expected a latitude as 48n24")
    }
    guard let longitude = AngleReader.read(values[2], .longitude) else {
      throw RecordFault("no angle: \(values[2].text.printable); expected a longitude as 10e00")
    }
    record.place = .rounded(latitude: latitude, longitude: longitude)
  }

  private static func takeZone(
    _ values: [Bytes], _ stated: StatedInstant?, _ record: inout ChartRecord
  ) throws(RecordFault) {
    let (zone, flag) = (values[3], values[4])
    var base: Int?
    if zone.given != nil {
      guard let offset = offset(zone) else {
        throw RecordFault("no zone: \(zone.text.printable); expected 8hw00, 5:30E or *")
      }
      base = offset
    }
    let letter = flag.given == nil ? UInt8(ascii: "*") : flag.count == 1 ? flag.first ?? 0 : 0
    let (shown, longitude) = (zone.shown, record.place?.longitude)
    if letter.lowercased == UInt8(ascii: "l") {
      guard let longitude else {
        if let base { record.zone = .fixed(base, "zone \(shown) (L)") }
        return
      }
      let mean = ClockZone.meanSeconds(of: longitude)
      if let base, base != mean, (base - mean).magnitude <= 60 {
        record.zone = .fixed(base, "zone \(shown) (L)")
      } else {
        record.zone = .meanTime(
          of: longitude, base == mean ? "zone \(shown) (L)" : "the mean time of the longitude (L)")
        if let base, base != mean {
          record.warnings.append(
            "the zone \(shown) is not the local mean time of \(values[2].text.printable), which is "
              + "\(ClockZone.shortText(mean)); the longitude counts")
        }
      }
      return
    }
    let summer: Int
    switch letter {
    case UInt8(ascii: "0"), UInt8(ascii: "m"), UInt8(ascii: "M"), UInt8(ascii: "*"): summer = 0
    case UInt8(ascii: "1"): summer = 3_600
    case UInt8(ascii: "2"): summer = 7_200
    case UInt8(ascii: "h"), UInt8(ascii: "H"): summer = 1_800
    case UInt8(ascii: "d"), UInt8(ascii: "D"):
      summer = 7_200
      if stated == nil {
        record.warnings.append(
          "D is read as double summer time, two hours; some programs mean one")
      }
    default:
      throw RecordFault(
        "unknown time type \(flag.text.printable); expected one of 0, 1, 2, h, D, L, m")
    }
    if let base {
      record.zone = .fixed(base + summer, "zone \(shown), flag \(flag.shown)")
    }
  }

  /// `8hw00`, `0he09:21`, `8W`, `5E30`, `5:30E`, in seconds east.
  private static func offset(_ field: Bytes) -> Int? {
    var scanner = FieldScanner(field)
    guard let hours = scanner.digits(1...2) else { return nil }
    var parts = [0, 0]
    var sign: Int?
    let isColonFirst = scanner.skip(":")
    if !isColonFirst {
      _ = scanner.skip(anyOf: "h", "H")
      sign = Self.sign(&scanner)
    }
    if !scanner.isAtEnd {
      for index in parts.indices where index == 0 || scanner.skip(":") {
        guard let part = scanner.digits(1...2), part < 60 else { return nil }
        parts[index] = part
      }
    }
    if isColonFirst { sign = Self.sign(&scanner) }
    let size = hours * 3_600 + parts[0] * 60 + parts[1]
    guard scanner.isAtEnd, sign != nil || size == 0 else { return nil }
    return (sign ?? 1) * size
  }

  private static func sign(_ scanner: inout FieldScanner) -> Int? {
    if scanner.skip(anyOf: "e", "E") { return 1 }
    return scanner.skip(anyOf: "w", "W") ? -1 : nil
  }

  // MARK: - Other chunks

  private static func take(_ chunk: Chunk, _ record: inout ChartRecord) {
    let text = chunk.text
    guard !text.isEmpty else { return }
    let name = String(decoding: chunk.name.map { $0 & 0xDF }, as: UTF8.self)
    switch name {
    case "SRC": record.source = record.source.map { "\($0); \(text)" } ?? text
    case "COM": record.add(note: text)
    case "RATING": record.rating = text
    case "CWORD":
      record.tags += text.split(separator: ",").map {
        $0.split(separator: " ").joined(separator: " ")
      }
    case "VIA", "GZQ", "ATTRB": record.remark(name.lowercased(), text)
    case "ZNAM": record.remark("zone_name", text)
    case "LPOS", "GVAL", "HPOS", "KPOS": break
    default: record.add(note: "\(chunk.name.text): \(text)")
    }
  }
}
