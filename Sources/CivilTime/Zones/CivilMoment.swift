extension CivilMoment {
  /// Which of two equal labels is meant, where clocks were set back.
  public enum Fold: Sendable, Hashable, CaseIterable {
    /// The first of the two, before clocks were set back.
    case earlier
    /// The second of the two.
    case later
  }

  /// The instant to take for a label that no clock showed, because clocks were set forward over it.
  public enum Gap: Sendable, Hashable, CaseIterable {
    /// As far before the change as the label lies before the end of the gap: read with the clocks after it.
    case earlier
    /// As far after the change as the label lies after the start of the gap: read with the clocks before it.
    case later
  }
}

/// A date and a time of day on the clocks of a zone, and the instant that they mean.
///
/// Made by ``CivilZone/civilMoment(_:_:fold:gap:)``.
public struct CivilMoment: Sendable, Hashable {
  /// The date as it was given.
  public let date: CalendarDate
  /// The time of day as it was given.
  public let time: TimeOfDay
  /// The clocks it was read on.
  public let zone: CivilZone
  /// How far those clocks were ahead of UTC at the instant, in seconds.
  public let secondsEast: Int
  /// The instant, in seconds since 1970-01-01T00:00:00 UTC, leap seconds not counted.
  public let secondsSince1970: Int
  /// How often clocks showed the label.
  public let occurrence: Occurrence

  /// How often clocks showed a label.
  public enum Occurrence: Sendable, Hashable {
    /// Once, as nearly always.
    case once
    /// Twice, because clocks were set back; the other instant is in seconds since 1970.
    case twice(taken: CivilMoment.Fold, otherSecondsSince1970: Int)
    /// Never, because clocks were set forward over it; the label it was moved to is given.
    case never(gapSeconds: Int, movedToDate: CalendarDate, movedToTime: TimeOfDay)
  }

  /// The instant; civil UTC stands in for UT1.
  public var instant: JulianDay<UT1> { JulianDay(secondsSince1970: secondsSince1970) }
}

extension CivilMoment {
  /// Whether clocks never showed the label and a label before it was taken.
  package var wasMovedBack: Bool {
    guard case .never(_, let movedDate, let movedTime) = occurrence else { return false }
    return (movedDate, movedTime.secondOfDay) < (date, time.secondOfDay)
  }

  /// A sentence for people where the label occurred twice or never, otherwise nothing.
  ///
  /// Such as `01:30 occurred twice on 2025-11-02 in America/New_York; the first was taken
  /// (05:30:00 UTC)`.
  public var note: String? {
    let zone = zone.name
    switch occurrence {
    case .once: return nil
    case .twice(let taken, _):
      let which = taken == .earlier ? "first" : "second"
      return
        "\(time.shortest) occurred twice on \(date) in \(zone); the \(which) was taken (\(utcText))"
    case .never(let gap, let movedDate, let movedTime):
      let moved = movedDate == date ? movedTime.shortest : "\(movedTime.shortest) on \(movedDate)"
      return
        "\(time.shortest) never occurred on \(date) in \(zone), where clocks jumped forward by "
        + "\(Self.duration(gap)); \(moved) was taken (\(utcText))"
    }
  }

  /// The instant as `05:30:00 UTC`, with its date where that is another one.
  package var utcText: String {
    let utcDate = instant.utcDate
    return utcDate == date ? "\(instant.utcTime) UTC" : "\(utcDate) \(instant.utcTime) UTC"
  }

  /// Such as `1 h`, `30 min`, `24 h`, or `10 min 28 s`.
  package static func duration(_ seconds: Int) -> String {
    let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
    return parts.filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }
}
