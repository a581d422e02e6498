@_spi(FrontEnd) import Astrolabe

/// The head of a page on a day: its date and its person.
struct DayHeading {
  let reading: DailyReading
  let words: WordCorpus
  let style: TextStyle

  /// How old a reader is for whom the texts are written, at the least.
  private static let leastAge = 12

  private var isOfAChild: Bool {
    let (birth, date) = (reading.chart.birth.date, reading.day.date)
    guard birth.dayNumber <= date.dayNumber else { return false }
    let isBeforeBirthday = (date.month, date.day) < (birth.month, birth.day)
    return date.year - birth.year - (isBeforeBirthday ? 1 : 0) < Self.leastAge
  }

  var lines: [String] {
    let summary = BirthSummary(chart: reading.chart, words: words)
    let (date, zone) = (reading.day.date, reading.day.zone)
    let title = style.heading(date.inWords)
    let noon = style.quiet(words.phrase(.toldForNoon, ["zone": zone.name]))
    let isShort = date.inWords.count + zone.name.count <= 54
    return (isShort ? ["\(title)  \(noon)"] : [title, noon])
      + TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
      + (isOfAChild ? TextWrap.lines(words.phrase(.childReader), indent: "") : [])
      + (zone.civilMoment(date, .noon).note(in: words).map { TextWrap.lines($0, indent: "") } ?? [])
  }
}
