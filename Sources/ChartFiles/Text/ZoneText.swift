@_spi(FrontEnd) import Ephemeris

/// Reads a zone as tables have it: a name of the tz database, an offset, hours with decimals, `LMT` or `UTC`.
enum ZoneText {
  /// Gives a record its zone.
  static func take(
    _ field: Bytes, _ lookup: ZoneLookup, for record: inout ChartRecord
  ) throws(RecordFault) {
    let shown = field.text
    if field.isWord("lmt") {
      guard let place = record.place else {
        throw RecordFault("LMT needs the longitude of the place")
      }
      record.zone = .meanTime(of: place.longitude, "LMT")
      return
    }
    if let offset = offset(field) {
      try refuseDoubtful(field, offset)
      record.zone = .fixed(lookup.options.isWestPositive ? -offset : offset, "zone \(shown)")
      return
    }
    // Names of zones have a slash or small letters; abbreviations have neither, and mean several zones.
    guard
      field.contains(UInt8(ascii: "/")) || field.contains(where: { $0.isLetter && $0 & 0x20 > 0 })
    else {
      throw RecordFault(
        "\(shown.printable) is no zone; expected a name as America/New_York, or an offset as -05:00"
      )
    }
    try lookup.take(zone: shown, for: &record)
  }

  /// Refuses `5.30`, which is meant as 5:30 by some and as 5 hours and 18 minutes by others.
  private static func refuseDoubtful(_ field: Bytes, _ offset: Int) throws(RecordFault) {
    guard (1...2).contains(field.decimalCount), offset % 900 != 0,
      let decimals = field.suffix(field.decimalCount).text.wholeNumber
    else { return }
    let minutes = field.decimalCount == 1 ? decimals * 10 : decimals
    guard minutes < 60 else { return }
    let clock = Int(offset.magnitude) / 3_600 * 3_600 + minutes * 60
    let sign = offset < 0 ? -1 : 1
    throw RecordFault(
      "\(field.shown) may be hours with minutes or with decimals; write "
        + "\(ClockZone.offsetText(sign * clock)) or \(ClockZone.offsetText(offset))")
  }

  /// Seconds east; nil if the text is no offset.
  private static func offset(_ field: Bytes) -> Int? {
    if field.isWord("z") || field.isWord("utc") || field.isWord("gmt") || field.isWord("ut") {
      return 0
    }
    var rest = field
    let isPrefixed = rest.begins(with: "utc") || rest.begins(with: "gmt")
    if isPrefixed { rest = rest.dropFirst(3).trimmed }
    if let first = rest.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      if let offset = ClockReader.offset(rest) { return offset }
      if rest.count == 5, let packed = rest.dropFirst().text.wholeNumber, packed % 100 < 60 {
        let size = packed / 100 * 3_600 + packed % 100 * 60
        return first == UInt8(ascii: "-") ? -size : size
      }
    } else if isPrefixed {
      return nil
    } else if rest.contains(UInt8(ascii: ":")) {
      return ClockReader.offset(rest)
    }
    guard let hours = rest.decimalNumber, hours.magnitude <= 24 else { return nil }
    return Int((hours * 3_600).rounded())
  }
}

extension String {
  /// The number of a text of digits alone, up to nine.
  var wholeNumber: Int? {
    var scanner = FieldScanner(Array(utf8)[...])
    guard let number = scanner.digits(), scanner.isAtEnd else { return nil }
    return number
  }
}
