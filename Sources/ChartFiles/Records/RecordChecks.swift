import Ephemeris

/// What every record is looked at for, whatever its format.
enum RecordChecks {
  /// The largest difference between a clock and its longitude that goes without a warning: Kashgar's, Kiribati's
  /// and Samoa's are less.
  private static let largestDifference = 4 * 3_600

  /// Warns of what is not likely.
  static func warn(_ record: inout ChartRecord) {
    let isOfPerson = record.kind == nil || record.kind == .male || record.kind == .female
    if (0..<100).contains(record.date.year), isOfPerson {
      record.warnings.append(
        "the year is \(record.date.year), not \(1_900 + record.date.year)")
    }
    guard let zone = record.zone, zone.rule != .universal, let offset = zone.secondsEast,
      let place = record.place
    else { return }
    let turn = (Double(offset) - place.longitude * 240).remainder(dividingBy: 86_400)
    if turn.magnitude > Double(largestDifference) {
      let hours = DecimalText.rounded(turn.magnitude / 3_600, decimals: 1)
      record.warnings.append(
        "the clock is \(hours) h off this longitude: is the sign of the longitude or zone turned?")
    }
  }

  /// Refuses a zone that no clock has.
  static func check(_ record: ChartRecord) throws(RecordFault) {
    if let offset = record.zone?.secondsEast, offset.magnitude > ClockZone.largest {
      throw RecordFault(
        "the clock would be \(ClockZone.shortText(offset)) from UT; offsets go to 16 hours")
    }
  }

  /// Warns of records that are there twice.
  static func warnOfRepetitions(in entries: inout [ChartFile.Entry]) {
    var lines: [Identity: Int] = [:]
    lines.reserveCapacity(entries.count)
    for index in entries.indices {
      guard case .record(let record) = entries[index], let identity = Identity(record) else {
        continue
      }
      if let line = lines[identity] {
        var record = record
        record.warnings.append("the same name, instant and place as in line \(line)")
        entries[index] = .record(record)
      } else {
        lines[identity] = record.line
      }
    }
  }

  /// What two records must have in common to be one.
  private struct Identity: Hashable {
    let name: String
    let date: WrittenDate
    let time: TimeOfDay?
    let offset: Int?
    let place: GeographicPlace?

    /// Takes it from a record; nil if the record has no name.
    init?(_ record: ChartRecord) {
      guard let name = record.name else { return nil }
      (self.name, date, time) = (name, record.date, record.time)
      (offset, place) = (record.zone?.secondsEast, record.place)
    }

    // Name and day are enough to tell nearly all apart, and quicker than the whole.
    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(date.dayNumber)
    }
  }
}
