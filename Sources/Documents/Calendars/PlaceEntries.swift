public import Astrology
public import Ephemeris
@_spi(FrontEnd) internal import Words

extension PlanetaryDay: CalendarEntryConvertible {
  /// The 24 hours as periods, in order.
  public var calendarEntries: [CalendarDocument.Entry] {
    hours.map { hour in
      CalendarDocument.Entry(
        identity: "planetary-hour-\(hour.number)-\(hour.lord.name)-"
          + hour.period.lowerBound.iCalendar,
        extent: .period(hour.period),
        summary: WordCorpus.english.phrase(
          .planetaryHour, ["number": "\(hour.number)", "lord": hour.lord.title]),
        details: "")
    }
  }
}

extension HorizonCrossing: CalendarEntryConvertible {
  /// One entry, at its moment.
  public var calendarEntries: [CalendarDocument.Entry] {
    [
      CalendarDocument.Entry(
        identity: "\(body.name)-\(kind.name)-\(at.iCalendar)", extent: .moment(at),
        summary: WordCorpus.english.phrase(kind.phrase, ["body": body.title]), details: "")
    ]
  }
}

extension HorizonCrossing.Kind {
  fileprivate var phrase: Phrase {
    switch self {
    case .rising: .bodyRises
    case .setting: .bodySets
    case .culmination: .bodyCulminates
    case .lowerCulmination: .bodyCulminatesBelow
    }
  }
}
