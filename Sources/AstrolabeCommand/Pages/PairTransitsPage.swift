@_spi(FrontEnd) import Astrolabe

/// The transits to the charts of two people, for a terminal of 80 columns.
struct PairTransitsPage {
  let lists: [PairTransitsRequest.List]
  let first: NatalChart
  let second: NatalChart
  let span: CivilSpan
  let leavesOutMoon: Bool
  let style: TextStyle

  var text: String {
    let opening =
      TwoBirths(first: first, second: second).lines
      + TextWrap.lines("\(span.inWords).", indent: "")
    let rows = TransitsPage(
      chart: first, span: span, leavesOutMoon: leavesOutMoon, style: style)
    let sections = lists.map { list in
      "\n\(style.heading(Self.title(list.target)))\n"
        + list.transits.map(rows.rows).joined()
    }
    return opening.joined(separator: "\n") + "\n" + sections.joined()
      + rows.footer(isEmpty: lists.allSatisfy(\.transits.isEmpty))
  }

  private static func title(_ target: PairTransitsDocument.Target) -> Phrase {
    switch target {
    case .composite: .transitsToComposite
    case .davison: .transitsToDavison
    case .first: .transitsToFirst
    case .second: .transitsToSecond
    }
  }
}
