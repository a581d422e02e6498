@_spi(FrontEnd) import Astrolabe

/// Windows of conditions for a terminal of 80 columns.
struct WindowsPage {
  let windows: [Range<JulianDay<UT1>>]
  /// The conditions, as they were asked for.
  let summary: String
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let lines =
      [style.heading(.windows)]
      + TextWrap.lines(words.phrase(.windowsOf, ["conditions": summary.printable]), indent: "")
      + TextWrap.lines("\(span.inWords).", indent: "")
    let rows = windows.isEmpty ? [words.phrase(.noWindow)] : windows.map(row)
    return (lines + [""] + rows).joined(separator: "\n") + "\n"
  }

  private func row(_ window: Range<JulianDay<UT1>>) -> String {
    "\(moment(window.lowerBound))  –  \(moment(window.upperBound))  "
      + style.quiet(Self.length(window))
  }

  private func moment(_ instant: JulianDay<UT1>) -> String {
    let (date, time) = span.zone.clockToTheMinute(at: instant)
    return "\(date.weekdayName.prefix(3)) \(date.short.rightAligned(11)) \(time.hoursAndMinutes)"
  }

  /// Such as `2 d 2 h 55 min`; seconds where it is shorter than a minute.
  private static func length(_ window: Range<JulianDay<UT1>>) -> String {
    let seconds = window.upperBound.secondsSince1970 - window.lowerBound.secondsSince1970
    guard seconds >= 60 else { return "\(seconds) s" }
    let minutes = (seconds + 30) / 60
    let parts = [(minutes / 1_440, "d"), (minutes / 60 % 24, "h"), (minutes % 60, "min")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }
}
