@_spi(FrontEnd) import Astrolabe

/// Eclipses seen from a place, for a terminal of 80 columns.
struct EclipsesPage {
  let eclipses: [LocalEclipse]
  /// What the place is called.
  let place: String
  let span: CivilSpan
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let lines = style.heading(.eclipsesFromPlace, at: place, during: span)
    let rows = eclipses.isEmpty ? ["", words.phrase(.noEclipse)] : eclipses.flatMap(rows)
    return (lines + rows).joined(separator: "\n") + "\n"
  }

  private func rows(of eclipse: LocalEclipse) -> [String] {
    let (date, time) = span.zone.clockToTheMinute(at: eclipse.maximum)
    let head = "\(date.short.rightAligned(11)) \(time.hoursAndMinutes)  "
    let contacts = eclipse.contactsInOrder.map { contact, instant in
      let (day, time) = span.zone.clockToTheMinute(at: instant)
      let mark = day == date ? "" : " (\(day.day) \(day.monthName.prefix(3)))"
      return "\(contact.label) \(time.hoursAndMinutes)\(mark)"
    }
    return ["", head + style.heading(eclipse.title(in: words))]
      + TextWrap.lines(eclipse.facts(in: words), indent: "                   ")
      + TextWrap.lines(contacts.joined(separator: ", "), indent: "                   ")
  }
}

extension LocalEclipse.Contact {
  /// What a column of a table calls it.
  fileprivate var label: String {
    switch self {
    case .first: "begins"
    case .second: "full"
    case .third: "full until"
    case .fourth: "ends"
    case .penumbralBegin: "penumbra"
    case .partialBegin: "umbra"
    case .totalBegin: "total"
    case .totalEnd: "total until"
    case .partialEnd: "umbra until"
    case .penumbralEnd: "ends"
    }
  }
}
