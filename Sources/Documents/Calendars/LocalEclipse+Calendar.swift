internal import Astrology
@_spi(FrontEnd) public import Ephemeris
@_spi(FrontEnd) package import Words

extension LocalEclipse: CalendarEntryConvertible {
  /// From the first contact to the last, or the moment of the maximum where neither is above the horizon.
  public var calendarEntries: [CalendarDocument.Entry] {
    let times = contactsInOrder.map(\.at)
    let extent: CalendarDocument.Entry.Extent =
      if let first = times.first, let last = times.last, first < last {
        .period(first..<last)
      } else {
        .moment(maximum)
      }
    return [
      CalendarDocument.Entry(
        identity: "local-eclipse-\(luminary.name)-\(maximum.iCalendar)", extent: extent,
        summary: title(in: .english), details: facts(in: .english))
    ]
  }

  /// Such as `Partial eclipse of the Sun`.
  package func title(in words: WordCorpus) -> String {
    words.phrase(
      .eclipseOf, ["kind": kind.rawValue.sentenceCased, "body": luminary.body.title])
  }

  /// How much is covered and how high the body stands, in a sentence.
  package func facts(in words: WordCorpus) -> String {
    let altitude = DecimalText.fixed(altitude.degrees, decimals: 0)
    let magnitude = DecimalText.share(magnitude, decimals: 2)
    let extent =
      obscuration.map { obscuration in
        words.phrase(
          .sunCovered,
          [
            "share": DecimalText.share(100 * obscuration, of: 100, decimals: 0),
            "magnitude": magnitude,
            "altitude": altitude,
          ])
      }
      ?? words.phrase(
        .moonInShadow,
        [
          "magnitude": magnitude,
          "penumbra": DecimalText.share(penumbralMagnitude ?? 0, decimals: 2),
          "altitude": altitude,
        ])
    guard let saros else { return extent }
    let series = words.phrase(
      .sarosMember, ["series": "\(saros.series)", "number": "\(saros.number)"])
    return "\(extent) \(series)"
  }
}
