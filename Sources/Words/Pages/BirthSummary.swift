public import Astrology
@_spi(FrontEnd) public import Ephemeris

/// Who and when, in words.
@_spi(FrontEnd) public struct BirthSummary: Sendable {
  private let chart: NatalChart
  private let words: WordCorpus

  /// Readies the words for a chart.
  public init(chart: NatalChart, words: WordCorpus = .english) {
    self.chart = chart
    self.words = words
  }

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
    let date = birth.dateInWords(words)
    switch (birth.moment?.time.shortest, birth.birthplace?.name) {
    case (let hour?, let place?):
      return words.phrase(.dateAtHourIn, ["date": date, "hour": hour, "place": place])
    case (let hour?, nil): return words.phrase(.dateAtHour, ["date": date, "hour": hour])
    case (nil, let place?): return words.phrase(.dateIn, ["date": date, "place": place])
    case (nil, nil): return date
    }
  }

  /// Whose clocks were read and where, such as `in Europe/Berlin, 48.3984 N 9.9916 E`.
  private var clocks: String? {
    let birth = chart.birth
    guard let moment = birth.moment, let place = birth.place else { return nil }
    let zone = birth.birthplace == nil ? moment.zone.text(in: words) : moment.zone.name
    return "\(zone), \(place.inWords)"
  }

  /// What a reader should know about how the clock, the place and the calendar were understood, in sentences.
  public var clockNotes: [String] {
    let birth = chart.birth
    return [
      birth.moment?.note(in: words), birth.leftOutNote(in: words),
      birth.placeNote(in: words), birth.zoneNote(in: words),
    ].compactMap(\.self) + birth.calendarNotes(in: words)
  }

  /// What a reader should know about how the birth was understood, in sentences.
  public var notes: [String] {
    var notes = clockNotes
    switch chart.frame.origin {
    case .system: break
    case .wholeSignInstead(let wanted):
      notes.append(words.phrase(.housesUndefined, ["system": wanted.title]))
    case .solarWholeSign:
      notes.append(words.phrase(noon))
      notes += uncertaintyNotes
    }
    return notes
  }

  /// The text about a birth that has only a date.
  private var noon: Phrase {
    let birth = chart.birth
    if birth.moment != nil { return .noonWithoutPlace }
    return birth.zone == nil && birth.place == nil ? .noonWithoutAll : .noonWithoutTime
  }

  private var uncertaintyNotes: [String] {
    let uncertainty = chart.uncertainty
    let moon = words.phrase(
      chart.birth.zone == nil ? .moonMovedAnywhere : .moonMoved,
      [
        "first": "\(ZodiacPosition(uncertainty.moonAtStart))",
        "last": "\(ZodiacPosition(uncertainty.moonAtEnd))",
      ])
    return uncertainty.sunSignIsCertain ? [moon] : [moon, words.phrase(.sunChangedSign)]
  }
}

extension NatalChart {
  /// The Sun's sign, such as `Gemini`; both, `Gemini or Cancer`, if it changed on a day of birth without a time.
  package var sunSignInWords: String {
    possibleSigns(of: .sun).map(\.title).joined(separator: " or ")
  }
}

extension CivilZone {
  /// Such as `in America/New_York`, `local mean time`, `UTC+0530`.
  package var inWords: String { text(in: .english) }
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
  @_spi(FrontEnd) public var inWords: String {
    "\(weekdayName) \(day) \(monthName) \(WrittenDate.yearInWords(year))"
  }
}

extension Birth {
  /// Such as `Friday 15 June 1990`, or `Saturday 15 April 1452 (Julian calendar)`.
  fileprivate func dateInWords(_ words: WordCorpus) -> String {
    guard calendar == .julian else { return date.inWords }
    return words.phrase(
      .dateOnJulian, ["date": "\(date.weekdayName) \(writtenDate.inWords)"])
  }
}
