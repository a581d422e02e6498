@_spi(FrontEnd) import Ephemeris

/// Writes AAF as Astrolog, stellium and astro.com's readers take it: two chunks a record, no letter behind a date, the whole
/// offset as the zone, and the rest as comments.
enum AAFWriter {
  static func write(_ records: [ChartRecord], isFull: Bool) -> ChartFileWriter.Output {
    var output = ChartFileWriter.Output()
    output.append("#: Astrolabe\r\n")
    var (roundsPlaces, hasUnknownTimes) = (false, false)
    for record in records {
      roundsPlaces = roundsPlaces || WrittenAngle.losesPart(of: record)
      hasUnknownTimes = hasUnknownTimes || record.time == nil
      append(record, isFull: isFull, to: &output)
    }
    if roundsPlaces { output.lose(nil, WrittenAngle.loss) }
    if !isFull { output.noteZoneNames(of: records, in: "AAF") }
    if hasUnknownTimes {
      output.lose(nil, "Astrolog refuses a file that has a record without a time")
    }
    return output
  }

  private static func append(
    _ record: ChartRecord, isFull: Bool, to output: inout ChartFileWriter.Output
  ) {
    func field(_ text: String?) -> String {
      let text = (text ?? "").onOneLine(",", as: ";")
      return text.isEmpty ? "*" : text
    }
    for (name, text) in [
      ("name", record.name), ("place", record.placeName), ("country", record.country),
    ] where text?.utf8.contains(UInt8(ascii: ";")) == true {
      output.lose(record.line, "a semicolon in the \(name) is read as a comma")
    }
    let date = WrittenDate(usual: record.date.gregorian)
    let time = record.time.map { time in
      "\(time.hour):\(time.minute.digits(2))"
        + (time.second == 0 ? "" : ":\(time.second.digits(2))")
    }
    output.append(
      "#A93:*,\(field(record.name)),\(kind(record, &output)),\(date.day).\(date.month).\(date.year),"
        + "\(time ?? "*"),\(field(record.placeName)),\(field(country(record, &output)))\r\n")
    let days = record.secondsSince1970.map { seconds in
      DecimalText.fixed(JulianDay<UT1>(secondsSince1970: seconds).days, decimals: 6) as String
    }
    let latitude = record.place.map { angle($0.latitude, "n", "s") }
    let longitude = record.place.map { angle($0.longitude, "e", "w") }
    output.append(
      "#B93:\(days ?? "*"),\(latitude ?? "*"),\(longitude ?? "*"),\(zone(record))\r\n")
    appendRest(record, isFull: isFull, to: &output)
  }

  private static func kind(
    _ record: ChartRecord, _ output: inout ChartFileWriter.Output
  ) -> String {
    switch record.kind {
    case .male: return "m"
    case .female: return "f"
    case .event: return "e"
    case .country: return "l"
    case .organisation: return "o"
    case .horary:
      output.lose(record.line, "AAF has no horary chart: it is written as an event")
      return "e"
    case nil: return "*"
    }
  }

  /// Astrolog takes a country that ends in b for a date before Christ.
  private static func country(
    _ record: ChartRecord, _ output: inout ChartFileWriter.Output
  ) -> String? {
    guard let country = record.country else { return nil }
    if country == "GB" { return "United Kingdom" }
    guard country.hasSuffix("b") || country.hasSuffix("B") || country.lowercased().hasSuffix("bc")
    else { return country }
    output.lose(
      record.line, "a full stop is written behind \(country.printable): Astrolog reads a b as BC")
    return "\(country)."
  }

  private static func angle(_ value: Double, _ positive: String, _ negative: String) -> String {
    let angle = WrittenAngle(value)
    let seconds = angle.seconds == 0 ? "" : ":\(angle.seconds.digits(2))"
    return
      "\(angle.degrees)\(angle.isNegative ? negative : positive)\(angle.minutes.digits(2))\(seconds)"
  }

  /// The whole offset, with flag L for mean time and 0 else.
  private static func zone(_ record: ChartRecord) -> String {
    guard let zone = record.zone, let east = zone.secondsEast else { return "*,*" }
    let size = Int(east.magnitude)
    let seconds = size % 60 == 0 ? "" : ":\((size % 60).digits(2))"
    let side = east < 0 ? "w" : "e"
    return "\(size / 3_600)h\(side)\((size / 60 % 60).digits(2))\(seconds),"
      + (zone.rule == .localMeanTime ? "L" : "0")
  }

  private static func appendRest(
    _ record: ChartRecord, isFull: Bool, to output: inout ChartFileWriter.Output
  ) {
    let tags = record.tags.joined(separator: ", ")
    let lines: [(comment: String, chunk: String, text: String?)] = [
      ("rating", "RATING", record.rating), ("source", "SRC", record.source),
      ("note", "COM", record.note), ("tags", "CWORD", tags.isEmpty ? nil : tags),
    ]
    for case let (comment, chunk, text?) in lines {
      for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
        if isFull, chunk != "RATING" {
          output.append("#\(chunk):\(line)\r\n")
        } else {
          output.append("#: \(comment) \(line)\r\n")
        }
      }
    }
    if isFull, case .named(let name)? = record.zone?.rule {
      output.append("#ZNAM:\(name)\r\n")
    }
    for key in record.remarkNames {
      output.lose(record.line, "AAF has no room for \(key.printable)")
    }
  }
}
