import Ephemeris

/// Writes QUICK*CHART: 100 characters a line, in windows-1252.
enum QuickChartWriter {
  static func write(_ records: [ChartRecord]) -> ChartFileWriter.Output {
    var output = ChartFileWriter.Output()
    var roundsPlaces = false
    for record in records {
      guard let time = record.time, let zone = record.zone, let east = zone.secondsEast,
        let place = record.place
      else {
        output.refuse(record, "QUICK*CHART needs a time, a zone and coordinates")
        continue
      }
      roundsPlaces = roundsPlaces || WrittenAngle.losesPart(of: record)
      append(record, time, zone, east, place, to: &output)
    }
    if roundsPlaces { output.lose(nil, WrittenAngle.loss) }
    output.noteZoneNames(of: records, in: "QUICK*CHART")
    return output
  }

  private static let months = [
    "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
  ]

  private static func append(
    _ record: ChartRecord, _ time: TimeOfDay, _ zone: ClockZone, _ east: Int,
    _ place: GeographicPlace, to output: inout ChartFileWriter.Output
  ) {
    let date = WrittenDate(usual: record.date.gregorian)
    let clock =
      "\(((time.hour + 11) % 12 + 1).digits(2)):\(time.minute.digits(2)):\(time.second.digits(2)) "
      + (time.hour < 12 ? "AM " : "PM ")
    // Westward, to the nearest minute.
    let west = -east
    let minutes = (Int(west.magnitude) + 30) / 60
    if minutes * 60 != Int(west.magnitude) {
      output.lose(record.line, "QUICK*CHART holds a zone to the minute: the seconds are rounded")
    }
    let correction =
      "\(west < 0 ? "-" : "+")\((minutes / 60).digits(2)):\((minutes % 60).digits(2))"
    let name = cut(record.name, 23, "name", record, &output)
    let town = cut(record.whole, 25, "place", record, &output)
    let line =
      name + months[date.month - 1] + "\(date.day)".leftPadded(to: 3) + ","
      + "\(date.year)".leftPadded(to: 5) + clock + (zone.rule == .localMeanTime ? "LMT" : "   ")
      + correction + angle(place.longitude, "E", "W", 3) + " "
      + angle(place.latitude, "N", "S", 2) + " " + town
    let (bytes, unknown) = TextEncoding.windows1252.bytes(of: line)
    if unknown > 0 {
      output.lose(
        record.line, "windows-1252 lacks \(unknown) of the letters: they are written as ?")
    }
    output.bytes += bytes + [0x0D, 0x0A]
    let lost = record.lostInPlainFormats
    if !lost.isEmpty {
      output.lose(record.line, "QUICK*CHART has no room for \(lost.joined(separator: ", "))")
    }
  }

  /// A text in so many characters, cut or filled up.
  private static func cut(
    _ text: String?, _ width: Int, _ field: String, _ record: ChartRecord,
    _ output: inout ChartFileWriter.Output
  ) -> String {
    let scalars = Array((text ?? "").onOneLine().unicodeScalars)
    if scalars.count > width {
      output.lose(record.line, "the \(field) is cut to \(width) characters")
    }
    var view = String.UnicodeScalarView(scalars.prefix(width))
    while view.count < width { view.append(" ") }
    return String(view)
  }

  private static func angle(
    _ value: Double, _ positive: String, _ negative: String, _ width: Int
  ) -> String {
    let angle = WrittenAngle(value)
    return "\(angle.degrees.digits(width))\(angle.isNegative ? negative : positive)"
      + "\(angle.minutes.digits(2))'\(angle.seconds.digits(2))"
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
