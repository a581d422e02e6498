@_spi(FrontEnd) import Astrolabe

/// Any chart laid over any other, for a terminal of 80 columns.
struct ComparisonPage {
  let answer: CompareRequest.Answer
  let first: Birth
  let second: Birth?
  let zone: CivilZone
  let style: TextStyle

  private var words: WordCorpus { .english }
  private var comparison: ChartComparison { answer.comparison }

  var text: String {
    var lines = [style.heading(.comparison)]
    lines += sideLines.flatMap { TextWrap.lines($0, indent: "") }
    lines += ["", style.heading(.contacts)]
    let contacts = comparison.contacts.map(row)
    lines += contacts.isEmpty ? ["  \(words.phrase(.noContact))"] : contacts
    if !comparison.minorContacts.isEmpty {
      lines += ["", style.heading(.minorAspects)] + comparison.minorContacts.map(row)
    }
    lines += ["", style.heading(.houses)] + houseRows
    return lines.joined(separator: "\n") + "\n"
  }

  /// What stands above the wheel.
  var caption: Wheel.Caption { Wheel.Caption(title: words.phrase(.comparison), lines: sideLines) }

  private var sideLines: [String] {
    [
      words.phrase(.comparedInner, ["chart": name(of: answer.inner)]),
      words.phrase(.comparedOuter, ["chart": name(of: answer.outer)]),
    ]
  }

  /// What a chart is, such as `return 36 of Sun, 2026-06-15 08:12`.
  private func name(of side: CompareRequest.Side) -> String {
    let instant = side.instant.map(moment) ?? ""
    let person = side.choice.isOfOther ? second ?? first : first
    let name =
      switch side.choice.kind {
      case .birth: words.phrase(.chartOfBirth, ["birth": person.description])
      case .event: words.phrase(.chartOfSky, ["instant": instant])
      case .planetaryReturn(let body, _, _):
        words.phrase(
          .chartOfReturn,
          ["number": "\(side.returned?.number ?? 0)", "body": body.title, "instant": instant])
      case .progressed: words.phrase(.chartProgressed, ["instant": instant])
      case .directed: words.phrase(.chartDirected, ["instant": instant])
      case .composite: words.phrase(.compositeChart)
      case .davison: "\(words.phrase(.davisonChart)), \(instant)"
      }
    return side.choice.isOfOther ? words.phrase(.chartOfOther, ["chart": name]) : name
  }

  private func moment(_ instant: JulianDay<UT1>) -> String {
    let (date, time) = zone.clockToTheMinute(at: instant)
    return "\(date) \(time.hoursAndMinutes) \(zone.name)"
  }

  private func row(_ contact: Contact) -> String {
    let widest =
      comparison.orbs.orb(of: contact.kind, between: contact.first, and: contact.second)
      ?? contact.orb
    let closeness = 100 * (1 - contact.orb.degrees / max(widest.degrees, contact.orb.degrees, 1))
    let bar = Bars.bar(max(0, closeness), columns: 8)
    return
      (start(contact.first, contact.kind.name, contact.second, contact.orb)
      + "  " + style.nature(bar, of: contact.kind)
      + end(contact.motion, isCertain: contact.isCertain)).trimmedAtEnd
  }

  private func row(_ contact: MinorContact) -> String {
    (start(contact.first, contact.kind.name, contact.second, contact.orb)
      + end(contact.motion, isCertain: contact.isCertain)).trimmedAtEnd
  }

  private func start(
    _ first: ChartPoint, _ kind: String, _ second: ChartPoint, _ orb: PlaneAngle
  ) -> String {
    "  \(first.title.padded(11))\(kind.padded(13))\(second.title.padded(11))"
      + DecimalText.fixed(orb.degrees, decimals: 2).rightAligned(5) + "°"
  }

  private func end(_ motion: Aspect.Motion?, isCertain: Bool) -> String {
    (motion.map { "  \($0.name)" } ?? "")
      + (isCertain ? "" : style.quiet("  \(words.phrase(.atSomeHours))"))
  }

  private var houseRows: [String] {
    guard comparison.outerInInner != nil || comparison.innerInOuter != nil else {
      return ["  \(words.phrase(.housesOfTwoUnknown))"]
    }
    let head = style.quiet(
      "  " + "".padded(12) + words.phrase(.outerInInner).padded(24)
        + words.phrase(.innerInOuter))
    return [head]
      + ChartBody.allCases.map { body in
        let outer = cell(body, comparison.outerInInner).padded(24)
        return "  \(body.title.padded(12))\(outer)\(cell(body, comparison.innerInOuter))"
      }
  }

  private func cell(_ body: ChartBody, _ visits: [Synastry.HouseVisit]?) -> String {
    guard let visit = visits?.first(where: { $0.body == body }) else { return "–" }
    return words.phrase(
      visit.isCertain ? .inHouse : .houseAtSomeHours, ["house": "\(visit.house)"])
  }
}
