import Ephemeris

/// Reads Solar Fire's and Astro Gold's own files by a layout on which several readers agree; no file of theirs is public,
/// so this is an experiment: whatever doesn't fit refuses the file.
struct SolarFireBinaryReader {
  private static let (headLength, recordLength, subLength) = (86, 296, 115)

  private let bytes: [UInt8]
  private var position = 0
  private var list = EntryList()

  static func read(_ file: [UInt8]) throws(ChartFileError) -> EntryList {
    var reader = Self(bytes: file)
    try reader.readAll()
    reader.list.warn(line: nil, "the reader of this format is experimental: compare the charts")
    return reader.list
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func fault(_ reason: String) -> ChartFileError {
    .notOfFormat(.solarFireBinary, reason: reason)
  }

  private mutating func take(_ count: Int) throws(ChartFileError) -> Bytes {
    guard count >= 0, count <= bytes.count - position else {
      throw fault("it ends within a record")
    }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  private mutating func takeNotes() throws(ChartFileError) -> String? {
    let length = try take(4).littleEndian
    return Self.text(try take(length))
  }

  private mutating func readAll() throws(ChartFileError) {
    let head = try take(Self.headLength)
    guard head.part(0, 2).littleEndian == 3 else { throw fault("it is of another version than 3") }
    let count = head.part(82, 2).littleEndian
    for number in 1...max(count, 1) where number <= count {
      let record = try take(Self.recordLength)
      let subCount = record.part(292, 4).littleEndian
      guard subCount <= (bytes.count - position) / Self.subLength else {
        throw fault("a record has more charts within it than the file has room for")
      }
      var subNotes: [String] = []
      for _ in 0..<subCount {
        _ = try take(Self.subLength)
        if let note = try takeNotes() { subNotes.append(note) }
      }
      let note = try takeNotes()
      try list.add(line: number, name: Self.text(record.part(2, 50))) { () throws(RecordFault) in
        var read = try Self.record(record, line: number)
        read.note = note
        for note in subNotes { read.remark("sub_chart_note", note) }
        return read
      }
    }
    guard position == bytes.count else { throw fault("bytes are left behind the last record") }
    guard count > 0 else { throw fault("it has no records") }
  }

  private static func text(_ bytes: Bytes) -> String? {
    let content = bytes.prefix { $0 != 0 }
    let decoded = TextEncoding.windows1252.utf8(content) ?? []
    let trimmed = decoded[...].trimmed
    return trimmed.isEmpty ? nil : trimmed.text
  }

  private static func record(_ bytes: Bytes, line: Int) throws(RecordFault) -> ChartRecord {
    func byte(_ place: Int) -> Int { Int(bytes[bytes.startIndex + place]) }
    guard (byte(0), byte(1)) == (1, 1) else { throw RecordFault(typeFault(byte(0), byte(1))) }
    let year = Int(Int16(truncatingIfNeeded: bytes.part(100, 2).littleEndian))
    guard let date = WrittenDate(year: year, month: byte(102), day: byte(103)) else {
      throw RecordFault("there is no date \(year)-\(byte(102))-\(byte(103))")
    }
    var record = ChartRecord(line: line, date: date)
    record.name = text(bytes.part(2, 50))
    record.placeName = text(bytes.part(52, 20))
    record.country = text(bytes.part(72, 20))
    guard let time = ClockReader.time(byte(104), byte(105), byte(106)) else {
      throw RecordFault(
        "no time: \(byte(104)):\(byte(105)):\(byte(106)); clocks go from 0:00 to 23:59:59")
    }
    record.time = time
    let (west, north) = (bytes.part(92, 4).float, bytes.part(96, 4).float)
    // A number of 32 bits has 0.05″ to 180°.
    guard west.isFinite, north.isFinite, west.magnitude <= 180, north.magnitude <= 90,
      let place = GeographicPlace.rounded(
        latitude: rounded(north), longitude: -rounded(west))
    else { throw RecordFault("no place: latitudes go to 90, longitudes to 180") }
    record.place = place
    let hours = bytes.part(107, 4).float
    guard hours.isFinite, hours.magnitude <= 16 else {
      throw RecordFault("no zone: offsets go to 16 hours")
    }
    let offset = -Int((hours * 3_600).rounded())
    let isMeanTime = byte(116) != 0
    let mean = ClockZone.meanSeconds(of: place.longitude)
    let abbreviation = text(bytes.part(111, 5))
    let origin = abbreviation.map { "zone (\($0))" } ?? "zone"
    record.zone =
      isMeanTime && offset == mean
      ? .meanTime(of: place.longitude, origin) : .fixed(offset, origin)
    if isMeanTime, (offset - mean).magnitude > 60 {
      record.warnings.append(
        "the zone is not the local mean time of the place, which is \(ClockZone.shortText(mean)); "
          + "the number counts")
    }
    record.remark("zone_name", abbreviation)
    switch byte(117) {
    case 1: record.kind = .male
    case 2: record.kind = .female
    case 3: record.kind = .event
    case 4: record.kind = .horary
    default: break
    }
    takeRating(text(bytes.part(118, 32)), &record)
    return record
  }

  private static func typeFault(_ first: Int, _ second: Int) -> String {
    switch (first, second) {
    case (5, 2): "a composite chart is no birth"
    case (5, 0x0F): "a relationship chart is no birth"
    case (4, 5), (4, 7): "a return is no birth"
    default: "a chart of type \(first), \(second) is no birth"
    }
  }

  private static func rounded(_ degrees: Double) -> Double {
    (degrees * 36_000).rounded() / 36_000
  }

  /// The rating of Rodden, and the source behind it.
  private static func takeRating(_ text: String?, _ record: inout ChartRecord) {
    guard let text else { return }
    let end = text.firstIndex { !$0.isLetter } ?? text.endIndex
    let word = String(text[..<end])
    guard ["AA", "A", "B", "C", "DD", "X", "XX"].contains(word) else {
      record.source = text
      return
    }
    record.rating = word
    let rest = Array(text[end...].utf8)[...].trimmed
    record.source = rest.isEmpty ? nil : rest.text
  }
}

extension ArraySlice<UInt8> {
  /// Some bytes from a place on, counted from the slice's beginning.
  fileprivate func part(_ start: Int, _ count: Int) -> Self {
    self[(startIndex + start)..<(startIndex + start + count)]
  }

  /// The number that the bytes are, the lowest first.
  fileprivate var littleEndian: Int { reversed().reduce(0) { $0 << 8 | Int($1) } }

  /// The number of 32 bits that four bytes are.
  fileprivate var float: Double {
    Double(Float(bitPattern: UInt32(truncatingIfNeeded: littleEndian)))
  }
}
