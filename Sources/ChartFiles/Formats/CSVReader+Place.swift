@_spi(FrontEnd) import Ephemeris

extension CSVReader {
  /// The coordinates of a row, or those of the place that it names.
  func takePlace(
    _ row: CSVTable.Row, _ record: inout ChartRecord
  ) throws(RecordFault) {
    let (north, east) = (cell(.latitude, row), cell(.longitude, row))
    guard north != nil || east != nil else {
      return try ZoneLookup(options).takePlace(for: &record)
    }
    guard let latitude = angle(north, cell(.northSouth, row), .latitude) else {
      throw RecordFault(
        "no angle: \(shown(north, cell(.northSouth, row))); expected a latitude as 48.4 or 48n24")
    }
    guard let longitude = angle(east, cell(.eastWest, row), .longitude) else {
      throw RecordFault(
        "no angle: \(shown(east, cell(.eastWest, row))); expected a longitude as 10.0 or 10e00")
    }
    record.place = .rounded(latitude: latitude, longitude: longitude)
  }

  private func shown(_ angle: Bytes?, _ letter: Bytes?) -> String {
    [angle, letter].compactMap { $0?.text.printable }.joined(separator: " ")
  }

  /// An angle, whose half of the globe may stand in a column of its own.
  private func angle(_ cell: Bytes?, _ half: Bytes?, _ axis: AngleReader.Axis) -> Double? {
    guard var cell = cell.map(withPoint) else { return nil }
    if let half {
      guard let letter = Self.letter(of: half, axis) else { return nil }
      cell = Array(cell + [letter])[...]
    }
    if let degrees = AngleReader.decimal(cell, axis) {
      return options.isWestPositive && axis == .longitude ? -degrees + 0 : degrees
    }
    if let letter = cell.first, letter.isLetter {
      // `N48 24`: the letter stands before the degrees.
      cell = cell.dropFirst().trimmed + [letter]
    }
    return AngleReader.read(cell, axis) ?? AngleReader.lettered(cell, axis)
  }

  /// The letter of a half of the globe that is given as a letter or as a word; nil if it is none of the axis.
  private static func letter(of half: Bytes, _ axis: AngleReader.Axis) -> UInt8? {
    let words: [(StaticString, StaticString)] =
      axis == .latitude ? [("n", "north"), ("s", "south")] : [("e", "east"), ("w", "west")]
    return words.contains { half.isWord($0.0) || half.isWord($0.1) }
      ? half.first?.lowercased : nil
  }

  /// The cell with a point for a decimal comma, unless commas separate the cells.
  func withPoint(_ cell: Bytes) -> Bytes {
    guard table.separator != UInt8(ascii: ",") else { return cell }
    return Array(cell.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 })[...]
  }
}
