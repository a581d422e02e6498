@_spi(FrontEnd) import Astrolabe

/// First and last sights, for a terminal of 80 columns.
struct HeliacalPage {
  let events: [HeliacalEvent]
  /// What the place is called.
  let place: String
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let lines = style.heading(.starPhases, at: place, during: span)
    let rows = events.isEmpty ? [words.phrase(.nothingHappens)] : events.map(row)
    return (lines + [""] + rows).joined(separator: "\n") + "\n"
  }

  private func row(_ event: HeliacalEvent) -> String {
    let (date, time) = span.zone.clockToTheMinute(at: event.best)
    let minutes = Int((event.begin.days(until: event.end) * 1_440).rounded())
    return "\(date.short.rightAligned(11)) \(time.hoursAndMinutes)  "
      + "\(event.object.title.padded(20))\(event.kind.title.padded(15))"
      + style.quiet("\(minutes) min")
  }
}
