@_spi(FrontEnd) import Astrolabe

/// Primary directions for a terminal of 80 columns.
struct PrimaryPage {
  let calendar: PrimaryCalendar
  let directions: [PrimaryDirection]
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = BirthSummary(chart: calendar.wider.chart)
    let how = words.phrase(
      .primaryBy,
      [
        "method": calendar.method.title, "space": calendar.space.title, "key": calendar.key.title,
      ])
    let notes =
      [words.phrase(.born, ["birth": summary.line])] + summary.notes + [how, "\(span.inWords)."]
    let lines =
      [style.heading(calendar.isConverse ? .conversePrimary : .primaryDirections)]
      + notes.flatMap { TextWrap.lines($0, indent: "") }
    let rows = directions.isEmpty ? [words.phrase(.nothingExact)] : directions.map(row)
    return (lines + [""] + rows).joined(separator: "\n") + "\n"
  }

  private func row(_ direction: PrimaryDirection) -> String {
    let side = direction.side.map { "\($0.name) " } ?? ""
    let arc = DecimalText.fixed(direction.arc.degrees, decimals: 2).rightAligned(6)
    let age = words.phrase(
      .ageOf, ["age": DecimalText.fixed(direction.years, decimals: 2)])
    return "\(span.moment(direction.at))  \(direction.promissor.title.padded(11))"
      + style.nature("\(side)\(direction.aspect.name)".padded(17), of: direction.aspect)
      + "\(direction.significator.title.padded(11))\(style.quiet("\(arc)°  \(age)"))"
  }
}
