@_spi(FrontEnd) import Astrolabe

/// The head of a page on a day: its date and its person.
struct DayHeading {
  let reading: DailyReading
  let words: WordCorpus
  let style: TextStyle

  var lines: [String] {
    let summary = BirthSummary(chart: reading.chart, words: words)
    let (date, zone) = (reading.day.date, reading.day.zone)
    let title = style.heading(date.inWords)
    let noon = style.quiet(words.phrase(.toldForNoon, ["zone": zone.name]))
    let isShort = date.inWords.count + zone.name.count <= 54
    return (isShort ? ["\(title)  \(noon)"] : [title, noon])
      + TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
      + summary.notes.flatMap { TextWrap.lines($0, indent: "") }
      + (zone.civilMoment(date, .noon).note(in: words).map { TextWrap.lines($0, indent: "") } ?? [])
  }
}
