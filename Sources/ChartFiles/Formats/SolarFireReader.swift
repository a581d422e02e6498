@_spi(FrontEnd) import Ephemeris

/// The fields of Solar Fire's records in quotation marks, which a user chooses.
package enum SolarFireField: String, Sendable, Hashable, CaseIterable {
  case name, date, time, abbreviation = "abbr", zone, place, country, latitude = "lat"
  case longitude = "lon"

  /// The order of nearly every such file.
  package static let usual: [Self] = [
    .name, .date, .time, .abbreviation, .zone, .place, .country, .latitude, .longitude,
  ]
}

/// Reads the texts that Solar Fire exports: records in quotation marks, lists of charts, heads of reports.
///
/// Zones count westward and have summer time in them; the number counts even beside `LMT`.
enum SolarFireReader {
  static func read(
    _ lines: [SolarFireLine], _ options: ChartFileOptions
  ) throws(ChartFileError) -> EntryList {
    var list = EntryList()
    var index = 0
    // Whether the last record is one that lines of positions belong to.
    var takesPositions = false
    while index < lines.count {
      let line = lines[index]
      index += 1
      let bytes = line.bytes.trimmed
      guard !bytes.isEmpty else { continue }
      if bytes.first == UInt8(ascii: "\"") {
        let fields = quoted(bytes)
        if fields.count == 3, let longitude = fields[2].decimalNumber {
          guard takesPositions else { continue }
          list.changeLast { record in
            record.positions.append(.init(point: fields[0].text, longitude: longitude))
          }
        } else if fields.count > 3 {
          let count = list.entries.count
          try list.add(line: line.number, name: fields[0].given) { () throws(RecordFault) in
            var record = try self.record(fields, line: line.number, options)
            if line.isCut { record.warnings.append("the place is cut within a character") }
            return record
          }
          takesPositions = list.entries.count > count
          if case .refused? = list.entries.last { takesPositions = false }
        }
        continue
      }
      guard let (name, chart) = title(bytes), let read = block(lines, from: index) else { continue }
      takesPositions = false
      index = read.next
      try list.add(line: line.number, name: name) { () throws(RecordFault) in
        var record = try self.record(
          read.date, placed: read.place, line: line.number, options)
        record.name = name
        record.kind = kind(of: chart)
        record.rating = read.rating
        return record
      }
    }
    guard !list.entries.isEmpty else {
      throw .notOfFormat(
        .solarFire, reason: "no line has quoted fields, and none ends in - Natal Chart")
    }
    return list
  }

  /// The fields of a line in quotation marks, with commas between them or without.
  static func quoted(_ line: Bytes) -> [Bytes] {
    let (quote, comma) = (UInt8(ascii: "\""), UInt8(ascii: ","))
    var fields: [Bytes] = []
    var index = line.startIndex
    while index < line.endIndex {
      guard line[index] == quote else {
        // A bare number, as lines of positions have.
        let end = line[index...].firstIndex(of: comma) ?? line.endIndex
        let bare = line[index..<end].trimmed
        if !bare.isEmpty { fields.append(bare) }
        index = end + 1
        continue
      }
      // A quote that ends a field stands before a comma, the end or the next field's.
      var end = index + 1
      while end < line.endIndex, line[end] != quote { end += 1 }
      fields.append(line[(index + 1)..<end].trimmed)
      index = end + 1
      while index < line.endIndex, line[index].isBlank { index += 1 }
      if index < line.endIndex, line[index] == comma { index += 1 }
      while index < line.endIndex, line[index].isBlank { index += 1 }
    }
    return fields
  }

  // MARK: - Records in quotation marks

  private static func record(
    _ fields: [Bytes], line: Int, _ options: ChartFileOptions
  ) throws(RecordFault) -> ChartRecord {
    let order = options.solarFireFields
    guard fields.count == order.count else {
      throw RecordFault(
        "\(fields.count) fields, not \(order.count); name them in their order: --fields "
          + "name,date,time,abbr,zone,place,country,lat,lon")
    }
    func field(_ wanted: SolarFireField) -> Bytes? {
      order.firstIndex(of: wanted).map { fields[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let dateField = field(.date) else { throw RecordFault("no date; it must be 18 Jun 1942") }
    var record = ChartRecord(line: line, date: try date(dateField))
    record.name = field(.name)?.text
    record.placeName = field(.place)?.text
    record.country = field(.country)?.text
    record.time = try time(field(.time), options)
    try take(latitude: field(.latitude), longitude: field(.longitude), &record)
    try take(
      zone: field(.zone), abbreviation: field(.abbreviation), longitude: field(.longitude), options,
      &record)
    return record
  }

  /// `18 Jun 1942`, with `BC`, `OS` or `NS` behind it.
  private static func date(_ field: Bytes) throws(RecordFault) -> WrittenDate {
    guard let named = ClockReader.namedDate(field) else {
      throw RecordFault("no date: \(field.text.printable); expected 18 Jun 1942")
    }
    let (month, day) = (named.month, named.day)
    var (year, rest) = (named.year, named.rest)
    var calendar: WrittenDate.Calendar?
    while !rest.isEmpty {
      var scanner = FieldScanner(rest)
      let word = scanner.word()
      if word.isWord("bc") {
        year = 1 - year
      } else if word.isWord("os") {
        calendar = .julian
      } else if word.isWord("ns") {
        calendar = .gregorian
      } else if !word.isWord("ad") {
        throw RecordFault("no date: \(field.text.printable); behind the year goes BC, OS or NS")
      }
      rest = scanner.rest.trimmed
    }
    guard let date = WrittenDate(year: year, month: month, day: day, calendar: calendar) else {
      throw RecordFault("there is no date \(year)-\(month)-\(day)")
    }
    return date
  }

  private static func time(
    _ field: Bytes?, _ options: ChartFileOptions
  ) throws(RecordFault) -> TimeOfDay {
    guard let field else {
      guard options.assumesDefaults else {
        throw RecordFault("no time; --assume-defaults takes 12:00, as Solar Fire does")
      }
      return .noon
    }
    guard let time = ClockReader.time(field) else {
      throw RecordFault("no time: \(field.text.printable); clocks go from 0:00 to 23:59:59")
    }
    return time
  }

  private static func take(
    latitude: Bytes?, longitude: Bytes?, _ record: inout ChartRecord
  ) throws(RecordFault) {
    guard let latitude, let north = AngleReader.read(latitude, .latitude) else {
      throw RecordFault(
        "no angle: \(latitude?.text.printable ?? ""); expected a latitude as 53N25")
    }
    guard let longitude, let east = AngleReader.read(longitude, .longitude) else {
      throw RecordFault(
        "no angle: \(longitude?.text.printable ?? ""); expected a longitude as 002W55")
    }
    record.place = .rounded(latitude: north, longitude: east)
  }

  private static func take(
    zone: Bytes?, abbreviation: Bytes?, longitude: Bytes?, _ options: ChartFileOptions,
    _ record: inout ChartRecord
  ) throws(RecordFault) {
    let label = abbreviation.map { " (\($0.text.printable))" } ?? ""
    guard let zone else {
      guard options.assumesDefaults else {
        throw RecordFault("no zone; --assume-defaults takes 0:00, as Solar Fire does")
      }
      record.zone = .fixed(0, "no zone, as Solar Fire takes it")
      record.warnings.append("the record has no zone: 0:00 is taken, as asked for")
      return
    }
    guard let west = ClockReader.offset(zone) else {
      throw RecordFault("no zone: \(zone.text.printable); expected -2:00")
    }
    record.zone = .fixed(-west, "zone \(zone.text)\(label)")
    try RecordChecks.check(record)
    guard let place = record.place, abbreviation?.isWord("lmt") == true else { return }
    let mean = ClockZone.meanSeconds(of: place.longitude)
    if (mean + west).magnitude > 60 {
      record.warnings.append(
        "the zone \(zone.text) counts westward, and is not the mean time of "
          + "\(longitude?.text ?? ""), which is \(ClockZone.shortText(-mean)) so; the number counts, "
          + "as in Solar Fire")
    }
  }

  // MARK: - Lists and heads of reports

  /// `Name - Natal Chart`.
  static func title(_ line: Bytes) -> (name: String, chart: Bytes)? {
    guard line.count > 8, line.suffix(6).isWord(" chart") else { return nil }
    let text = line.dropLast(6)
    let dash = Array(" - ".utf8)
    var index = text.endIndex - 3
    while index > text.startIndex {
      if text[index...].starts(with: dash) {
        return (text[..<index].trimmed.text, text[(index + 3)...].trimmed)
      }
      index -= 1
    }
    return nil
  }

  private static func kind(of chart: Bytes) -> ChartRecord.Kind? {
    if chart.isWord("male") { return .male }
    if chart.isWord("female") { return .female }
    if chart.isWord("event") { return .event }
    return chart.isWord("horary") ? .horary : nil
  }

  /// The two lines below a title, and a rating.
  private static func block(
    _ lines: [SolarFireLine], from start: Int
  ) -> (date: [Bytes], place: Bytes, rating: String?, next: Int)? {
    guard start + 1 < lines.count else { return nil }
    let date = lines[start].bytes.fields(by: ",")
    guard date.count >= 3, ClockReader.namedDate(date[0]) != nil else { return nil }
    var (next, rating): (Int, String?) = (start + 2, nil)
    while next < lines.count, next < start + 8 {
      let line = lines[next].bytes.trimmed
      if line.isEmpty || title(line) != nil { break }
      if line.begins(with: "rating:") {
        rating = line.dropFirst(7).trimmed.given
        next += 1
        break
      }
      next += 1
    }
    return (date, lines[start + 1].bytes.trimmed, rating, rating == nil ? start + 2 : next)
  }

  private static func record(
    _ when: [Bytes], placed: Bytes, line: Int, _ options: ChartFileOptions
  ) throws(RecordFault) -> ChartRecord {
    var record = ChartRecord(line: line, date: try date(when[0]))
    record.time = try time(when[1], options)
    let parts = placed.fields(by: ",")
    guard parts.count >= 2 else {
      throw RecordFault("no place: \(placed.text.printable); expected Name, 53N25', 002W55'")
    }
    let (latitude, longitude) = (parts[parts.count - 2], parts[parts.count - 1])
    try take(latitude: latitude, longitude: longitude, &record)
    let names = parts.dropLast(2).map(\.text).filter { !$0.isEmpty }
    record.placeName = names.isEmpty ? nil : names.joined(separator: ", ")
    // The abbreviation may be any text; the offset is what follows the last blank.
    let zone = when[2]
    let start = zone.lastIndex(where: \.isBlank).map { $0 + 1 } ?? zone.startIndex
    let abbreviation = zone[..<max(start - 1, zone.startIndex)].trimmed
    try take(
      zone: zone[start...], abbreviation: abbreviation.isEmpty ? nil : abbreviation,
      longitude: longitude, options, &record)
    return record
  }
}
