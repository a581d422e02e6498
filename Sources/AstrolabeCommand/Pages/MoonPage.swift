@_spi(FrontEnd) import Astrolabe

/// A calendar of the Moon for a terminal of 80 columns.
struct MoonPage {
  let calendar: MoonCalendar
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  /// Where what happens stands in a row.
  private static let column = 45

  var text: String {
    var lines = [style.heading(.moonCalendar)]
    lines += TextWrap.lines("\(span.inWords). \(words.phrase(.moonCalendarColumns))", indent: "")
    lines.append("")
    guard !calendar.days.isEmpty else {
      return (lines + [words.phrase(.nothingHappens)]).joined(separator: "\n") + "\n"
    }
    return (lines + calendar.days.flatMap(rows)).joined(separator: "\n") + "\n"
  }

  private func rows(of day: MoonCalendar.Day) -> [String] {
    let light = Int((day.illumination.illuminatedFraction * 100).rounded())
    let head =
      "\(day.date.weekdayName.prefix(3)) \("\(day.date.day)".rightAligned(2))  "
      + "\(day.sign.title.padded(12)) \(day.illumination.phase.title.padded(15)) "
      + "\("\(light)".rightAligned(4)) %"
    let line = MoonCalendarWords(words, for: calendar)
    let events = day.events.map { event in
      switch event {
      case .lunation, .eclipse: style.heading(line.line(event, on: day))
      case .ingress, .station, .aspect: line.line(event, on: day)
      case .void: style.quiet(line.line(event, on: day))
      }
    }
    guard let first = events.first else { return [head] }
    return ["\(head.padded(Self.column))\(first)"]
      + events.dropFirst().map { "".padded(Self.column) + $0 }
  }
}
