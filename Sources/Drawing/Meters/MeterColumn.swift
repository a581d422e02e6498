public import Astrometers
public import Ephemeris

/// The scores of one day or hour, as pictures of meters take them.
public struct MeterColumn: Sendable {
  /// The day or the hour.
  public let label: MetersLabel
  /// Its scores.
  public let scores: DayScores

  /// The clocks that hours are read from; those of UTC, which then is said, where there are none.
  let zone: CivilZone?

  /// Puts scores under a label.
  ///
  /// - Parameters:
  ///   - scores: The scores.
  ///   - label: The day or the hour.
  ///   - zone: The clocks that an hour is read from, UTC unless given.
  /// - Throws: ``DrawingError/hour(_:)`` where the hour is on no date of the calendar.
  public init(
    _ scores: DayScores, at label: MetersLabel, in zone: CivilZone? = nil
  ) throws(DrawingError) {
    if case .hour(let instant) = label {
      do {
        _ = try (zone ?? .utc).dateAndTime(at: instant)
      } catch {
        throw .hour(error)
      }
    }
    self.scores = scores
    self.label = label
    self.zone = zone
  }
}

extension MeterColumn {
  /// Whether the label is the date of a Sunday; hours are not.
  var isSunday: Bool {
    if case .date(let date) = label { date.weekday == 0 } else { false }
  }

  /// What stands below or above the column: the day of the month, or the hour.
  var short: String {
    switch label {
    case .date(let date): "\(date.day)"
    case .hour(let instant): "\((zone ?? .utc).clock(at: instant).time.hour)"
    }
  }

  /// What columns share that stand in one row of headings: month and year, or date.
  var section: String {
    switch label {
    case .date(let date): "\(date.monthName) \(date.year)"
    case .hour(let instant):
      zone.map { "\($0.clock(at: instant).date)" } ?? "\(instant.utcDate) UTC"
    }
  }

  /// The same where there is little room: `Jan`, or `01-06`.
  var shortSection: String {
    switch label {
    case .date: String(section.prefix(3))
    case .hour(let instant):
      String((zone ?? .utc).clock(at: instant).date.description.suffix(5))
    }
  }

  /// The day or the hour in a sentence.
  var name: String {
    guard let zone, case .hour(let instant) = label else { return label.text }
    let (date, time) = zone.clock(at: instant)
    return "\(date) \(time.hoursAndMinutes)"
  }
}
