import Ephemeris

/// Writes a list of charts that Astrolog 7 reads: a line of `-qcl` for each.
enum AstrologWriter {
  static func write(_ records: [ChartRecord]) -> ChartFileWriter.Output {
    var output = ChartFileWriter.Output()
    output.append("@AL780  ; Astrolog chart list.\n")
    var roundsPlaces = false
    for record in records {
      guard let time = record.time, let east = record.zone?.secondsEast, let place = record.place
      else {
        output.refuse(record, "Astrolog needs a time, a zone and coordinates")
        continue
      }
      roundsPlaces = roundsPlaces || WrittenAngle.losesPart(of: record)
      let date = WrittenDate(usual: record.date.gregorian)
      let clock = "\(time.hour):\(time.minute.digits(2)):\(time.second.digits(2))"
      output.append(
        "-qcl \(months[date.month - 1]) \(date.day) \(date.year) \(clock) ST \(zone(east)) "
          + "\(angle(place.longitude, "E", "W")) \(angle(place.latitude, "N", "S")) "
          + "\"\(text(record.name, record, &output))\" \"\(text(record.whole, record, &output))\"\n"
      )
      addLosses(of: record, &output)
    }
    if roundsPlaces { output.lose(nil, WrittenAngle.loss) }
    output.noteZoneNames(of: records, in: "Astrolog")
    return output
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A text without the marks that end it, or begin a comment, in Astrolog.
  private static func text(
    _ text: String?, _ record: ChartRecord, _ output: inout ChartFileWriter.Output
  ) -> String {
    let given = text ?? ""
    let written = given.onOneLine("\"", as: "'").onOneLine(";", as: ",")
    if written != given {
      output.lose(record.line, "marks that Astrolog ends a text at are written as others")
    }
    return written
  }

  private static func zone(_ east: Int) -> String {
    let size = Int(east.magnitude)
    let seconds = size % 60 == 0 ? "" : ":\((size % 60).digits(2))"
    return "\(size / 3_600):\((size / 60 % 60).digits(2))\(seconds)\(east < 0 ? "W" : "E")"
  }

  private static func angle(_ value: Double, _ positive: String, _ negative: String) -> String {
    let angle = WrittenAngle(value)
    return "\(angle.degrees):\(angle.minutes.digits(2))'\(angle.seconds.digits(2))"
      + (angle.isNegative ? negative : positive)
  }

  private static func addLosses(
    of record: ChartRecord, _ output: inout ChartFileWriter.Output
  ) {
    let lost = record.lostInPlainFormats
    if !lost.isEmpty {
      output.lose(record.line, "Astrolog has no room for \(lost.joined(separator: ", "))")
    }
  }
}
