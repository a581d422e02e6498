package import Astrology
package import Ephemeris

/// Who and when, in words.
package struct BirthSummary {
  private let chart: NatalChart

  /// Readies the words for a chart.
  package init(chart: NatalChart) { self.chart = chart }

  /// Such as `Friday 15 June 1990 at 14:30 in America/New_York, 40.7128 N 74.0060 W`, and where the place
  /// has a name, `Friday 15 June 1990 at 14:30 in Ulm, Germany (Europe/Berlin, 48.3984 N 9.9916 E)`.
  package var line: String {
    guard let clocks else { return when }
    return chart.birth.birthplace == nil ? "\(when) \(clocks)" : "\(when) (\(clocks))"
  }

  /// The same in one line, or in two where the place has a name, for where none can be long.
  package var shortLines: [String] {
    guard let clocks, chart.birth.birthplace != nil else { return [line] }
    return [when, clocks]
  }

  /// Such as `Friday 15 June 1990 at 14:30`, and where, if the place has a name.
  private var when: String {
    let birth = chart.birth
    let time = birth.moment.map { " at \($0.time.shortest)" } ?? ""
    let place = birth.birthplace.map { " in \($0.name)" } ?? ""
    return "\(birth.date.inWords)\(time)\(place)"
  }

  /// Whose clocks were read and where, such as `in Europe/Berlin, 48.3984 N 9.9916 E`.
  private var clocks: String? {
    let birth = chart.birth
    guard let moment = birth.moment, let place = birth.place else { return nil }
    let zone = birth.birthplace == nil ? moment.zone.inWords : moment.zone.name
    return "\(zone), \(place.inWords)"
  }

  /// What a reader should know about how the birth was understood.
  package var notes: [String] {
    var notes: [String] = []
    if let note = chart.birth.moment?.note { notes.append("\(note).") }
    notes += [chart.birth.placeNote, chart.birth.zoneNote].compactMap { note in
      note.map { "\($0)." }
    }
    switch chart.frame.origin {
    case .system: break
    case .wholeSignInstead(let wanted):
      notes.append(
        "\(wanted.title) houses are undefined at this latitude; whole sign houses are used.")
    case .solarWholeSign:
      notes.append(
        "\(whatIsMissing) the sky is that of 12:00 UTC and the houses are whole signs from the Sun."
      )
      notes += uncertaintyNotes
    }
    return notes
  }

  /// The beginning of a sentence on a birth that is no more than its date.
  private var whatIsMissing: String {
    let birth = chart.birth
    if birth.note != nil { return "The time isn't used without a place:" }
    return birth.zone == nil && birth.place == nil
      ? "Without time, zone and place" : "Without a time"
  }

  private var uncertaintyNotes: [String] {
    let uncertainty = chart.uncertainty
    let start = ZodiacPosition(uncertainty.moonAtStart)
    let end = ZodiacPosition(uncertainty.moonAtEnd)
    var notes = ["The Moon moved from \(start) to \(end) on that date."]
    if !uncertainty.sunSignIsCertain {
      notes.append("The Sun changed sign on that date: with a time the Sun sign may differ.")
    }
    return notes
  }
}

extension CivilZone {
  /// Such as `in America/New_York`, `local mean time`, `UTC+0530`.
  package var inWords: String {
    switch self {
    case .named: "in \(name)"
    case .fixed: name
    case .localMeanTime: "local mean time"
    }
  }
}

extension CivilZone {
  /// Whose time it is: `clocks in America/New_York`, `local mean time`, `UTC+0530`.
  package var clocksInWords: String {
    switch self {
    case .named: "clocks \(inWords)"
    case .fixed, .localMeanTime: inWords
    }
  }
}

extension GeographicPlace {
  /// Such as `40.7128 N 74.0060 W`.
  package var inWords: String {
    let north = "\(DecimalText.fixed(latitude.magnitude, decimals: 4)) \(latitude < 0 ? "S" : "N")"
    let east = "\(DecimalText.fixed(longitude.magnitude, decimals: 4)) \(longitude < 0 ? "W" : "E")"
    return "\(north) \(east)"
  }
}

extension CalendarDate {
  /// Such as `Friday 15 June 1990`.
  package var inWords: String {
    "\(weekdayName) \(day) \(monthName) \(year)"
  }
}
