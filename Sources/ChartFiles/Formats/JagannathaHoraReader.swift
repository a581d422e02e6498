@_spi(FrontEnd) import Ephemeris

/// Reads Jagannatha Hora's files, a chart each, and the seven numbers of Astrolog that are their first lines.
enum JagannathaHoraReader {
  static func read(
    _ text: FileText, fileName: String, format: ChartFileFormat = .jagannathaHora
  ) throws(ChartFileError) -> EntryList {
    var lines = text.lines.map(\.bytes.trimmed)
    if lines.first(where: { !$0.isEmpty })?.contains(where: \.isBlank) == true {
      // Seven numbers may stand on one line.
      lines = lines.flatMap { $0.split(whereSeparator: \.isBlank) }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    lines.removeFirst(lines.prefix { $0.isEmpty }.count)
    guard lines.count >= 7, lines.prefix(7).allSatisfy({ $0.decimalNumber != nil }) else {
      throw .notOfFormat(
        format, reason: "its first seven lines must be numbers: month, day, year, time, zone, place"
      )
    }
    var list = EntryList()
    let isOfAstrolog = format == .astrolog
    try list.add(line: 1) { () throws(RecordFault) in
      var record = try record(lines)
      if !isOfAstrolog {
        record.name = name(of: fileName)
        takeRest(lines, &record)
      }
      return record
    }
    return list
  }

  /// Whether a text begins with seven numbers.
  static func isRecognised(_ text: FileText) -> Bool {
    let parts = text.bytes.prefix(4_096).split { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
    return parts.count >= 7
      && parts.prefix(7).allSatisfy { $0.decimalNumber != nil }
  }

  /// The file's name without its folder and its end.
  private static func name(of file: String) -> String? {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let name = last.lowercased().hasSuffix(".jhd") ? String(last.dropLast(4)) : last
    return name.isEmpty || name == "-" ? nil : name
  }

  private static func record(_ lines: [Bytes]) throws(RecordFault) -> ChartRecord {
    func whole(_ index: Int) throws(RecordFault) -> Int {
      guard let value = lines[index].decimalNumber, value.magnitude < 100_000,
        let number = Int(exactly: value)
      else {
        throw RecordFault(
          "line \(index + 1) must be a whole number: \(lines[index].text.printable)")
      }
      return number
    }
    func packed(_ index: Int) throws(RecordFault) -> PackedNumber {
      guard let number = PackedNumber(lines[index]) else {
        throw RecordFault(
          "line \(index + 1) must be a number with minutes below 60 as its decimals: "
            + lines[index].text.printable)
      }
      return number
    }
    let (month, day, year) = (try whole(0), try whole(1), try whole(2))
    guard let date = WrittenDate(year: year, month: month, day: day) else {
      throw RecordFault("there is no date \(year)-\(month)-\(day)")
    }
    let time = try packed(3)
    guard !time.isNegative, (0...23).contains(time.whole) else {
      throw RecordFault("no time: \(lines[3].text.printable); clocks go from 0.00 to 23.59")
    }
    // Half a second before midnight is rounded up.
    let isNextDay = time.seconds == 86_400
    var record = ChartRecord(
      line: 1,
      date: isNextDay ? WrittenDate(usual: CalendarDate(dayNumber: date.dayNumber + 1)) : date)
    record.time = isNextDay ? .midnight : TimeOfDay(secondOfDay: time.seconds)
    record.zone = .fixed(-(try packed(4)).seconds, "line 5: \(lines[4].text)")
    let (west, north) = (try packed(5).value, try packed(6).value)
    guard west.magnitude <= 180, north.magnitude <= 90,
      let place = GeographicPlace.rounded(latitude: north, longitude: -west)
    else {
      throw RecordFault(
        "no place: \(lines[5].text.printable), \(lines[6].text.printable); longitudes go to 180, "
          + "latitudes to 90")
    }
    record.place = place
    try RecordChecks.check(record)
    return record
  }

  private static func takeRest(_ lines: [Bytes], _ record: inout ChartRecord) {
    guard lines.count > 12 else { return }
    if lines[12].decimalNumber != nil {
      record.warnings.append("lines 8 to 18 are positions; the file names no place")
      return
    }
    record.placeName = text(lines[12])
    if lines.count > 13 { record.country = text(lines[13]) }
    guard let east = record.zone?.secondsEast else { return }
    for index in [8, 9] {
      guard let west = lines[index].decimalNumber, west.magnitude < 100 else { continue }
      if Int((west * 3_600).rounded()) != -east {
        record.warnings.append(
          "line \(index + 1) has another zone, \(lines[index].text); line 5 counts")
      }
    }
    if let altitude = lines[7].decimalNumber, altitude != 0 {
      record.remark("altitude", lines[7].text)
    }
  }

  /// A text whose blanks are written as `^`.
  private static func text(_ line: Bytes) -> String? {
    let text = Bytes(line.map { $0 == UInt8(ascii: "^") ? 0x20 : $0 }).trimmed.text
    return text.isEmpty ? nil : text
  }
}
