import Ephemeris

/// An instant of Universal Time that stands in a file beside the clock, and checks it.
struct StatedInstant {
  let secondsSince1970: Int
  /// How far rounding in the file may have moved it.
  let toleranceSeconds: Int
  /// What the file has it as.
  let origin: String

  /// The largest difference that rounding explains, in seconds.
  private static let rounding = 60
  /// The largest difference that summer time or a wrong zone explains, in seconds.
  private static let largestShift = 3 * 3_600

  init(secondsSince1970: Int, toleranceSeconds: Int = 1, origin: String) {
    self.secondsSince1970 = secondsSince1970
    self.toleranceSeconds = toleranceSeconds
    self.origin = origin
  }

  /// Reads a Julian day of UT; nil if it is none of years −9999 to 9999.
  init?(julianDay field: Bytes, origin: String = "Julian day") {
    guard let days = field.decimalNumber, (-1_931_000...5_373_000).contains(days) else {
      return nil
    }
    secondsSince1970 = JulianDay<UT1>(days).secondsSince1970
    var unit = 86_400.0
    for _ in 0..<min(field.decimalCount, 7) { unit /= 10 }
    toleranceSeconds = Int(unit / 2) + 1
    self.origin = origin
  }

  /// Settles a record whose clock may say another instant.
  ///
  /// A difference within a minute is rounding: the clock counts. One of quarters of an hour up to three hours is a
  /// zone or summer time that the writer has wrong: this instant counts. Any other is refused.
  func settle(
    _ record: inout ChartRecord, by choice: ChartFileOptions.InstantChoice?
  ) throws(RecordFault) {
    guard let time = record.time else { return }
    let label = record.date.dayNumber * 86_400 + time.secondOfDay
    guard let offset = record.zone?.secondsEast else {
      guard (label - secondsSince1970).magnitude <= ClockZone.largest else {
        throw RecordFault(
          "the \(origin) says \(Self.text(secondsSince1970)), which no clock shows as "
            + "\(record.date.text) \(time.shortest); offsets go to 16 hours")
      }
      record.zone = likelyZone(of: label - secondsSince1970, in: record)
      return
    }
    let clock = label - offset
    let difference = clock - secondsSince1970
    guard difference.magnitude > Self.rounding else { return }
    let (stated, shown) = (Self.text(secondsSince1970), Self.text(clock))
    let both = "the \(origin) says \(stated), the clock \(shown)"
    let quarters = (difference + (difference < 0 ? -450 : 450)) / 900 * 900
    switch choice {
    case .clock:
      record.warnings.append("\(both): the clock counts, as asked for")
    case .julianDay:
      let local = secondsSince1970 + offset
      let (day, second) = local.dividedRoundingDown(by: 86_400)
      record.date = WrittenDate(usual: CalendarDate(dayNumber: day))
      record.time = TimeOfDay(secondOfDay: second)
      record.warnings.append("\(both): the \(origin) counts, as asked for")
    case nil:
      guard (difference - quarters).magnitude <= Self.rounding,
        quarters.magnitude <= Self.largestShift
      else {
        throw RecordFault(
          "\(both); choose which counts by the option instant: clock or julian-day",
          instants: (clock, secondsSince1970))
      }
      record.zone = .fixed(offset + quarters, origin)
      record.warnings.append("\(both): the \(origin) counts")
    }
  }

  /// The offset that a clock has against the instant: a whole quarter of an hour or the place's mean time if
  /// rounding allows it.
  private func likelyZone(of offset: Int, in record: ChartRecord) -> ClockZone {
    let quarters = (offset + (offset < 0 ? -450 : 450)) / 900 * 900
    if (offset - quarters).magnitude <= toleranceSeconds { return .fixed(quarters, origin) }
    if let place = record.place,
      (offset - ClockZone.meanSeconds(of: place.longitude)).magnitude <= toleranceSeconds
    {
      return .meanTime(of: place.longitude, origin)
    }
    return .fixed(offset, origin)
  }

  /// An instant as `1942-06-18T12:00:00Z`.
  static func text(_ secondsSince1970: Int) -> String {
    JulianDay<UT1>(secondsSince1970: secondsSince1970).iso8601
  }
}
