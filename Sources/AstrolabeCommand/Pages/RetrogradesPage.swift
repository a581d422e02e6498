@_spi(FrontEnd) import Astrolabe

/// Retrogrades with their shadows for a terminal of 80 columns.
struct RetrogradesPage {
  let spans: [RetrogradeSpan]
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let lines =
      [style.heading(.retrogrades)] + TextWrap.lines("\(span.inWords).", indent: "") + [""]
    let rows = spans.isEmpty ? [words.phrase(.nothingHappens)] : [head] + spans.flatMap(rows)
    return (lines + rows).joined(separator: "\n") + "\n"
  }

  private var head: String {
    let columns = ["shadow", "back", "Sun", "forward", "shadow ends"]
    return style.quiet(("".padded(9) + columns.map { $0.padded(14) }.joined()).trimmedAtEnd)
  }

  private func rows(of found: RetrogradeSpan) -> [String] {
    let moments = [
      found.cycle.shadowEntry, found.retrograde.lowerBound, found.withSun,
      found.retrograde.upperBound, found.cycle.shadowExit,
    ]
    let dates = moments.map { moment in
      (moment.map { span.zone.clockToTheMinute(at: $0).date.short } ?? "–").padded(14)
    }
    let places = words.phrase(
      .fromPlaceTo,
      [
        "place": "\(ZodiacPosition(found.cycle.retrogradeStation.longitude))",
        "other": "\(ZodiacPosition(found.cycle.directStation.longitude))",
      ])
    return [
      (found.body.title.padded(9) + dates.joined()).trimmedAtEnd,
      "".padded(9) + style.quiet(places),
    ]
  }
}
