@_spi(FrontEnd) import Astrolabe

/// Two charts laid over each other, for a terminal of 80 columns.
struct SynastryPage {
  let synastry: Synastry
  let scores: RelationshipScores?
  let words: WordCorpus
  let style: TextStyle

  var text: String {
    var lines = [style.heading(.synastry)]
    lines += TwoBirths(first: synastry.first, second: synastry.second).lines
    lines += ["", style.heading(.contacts, legend: .contactsLegend)]
    let contacts = synastry.contacts.map(row)
    lines += contacts.isEmpty ? ["  \(words.phrase(.noContact))"] : contacts
    lines += ["", style.heading(.houses, legend: .housesOfTwoLegend)]
    lines += houseRows
    if let scores {
      lines += ["", style.heading(.scores, legend: .scoresOfTwoLegend)] + scoreRows(scores)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ contact: Contact) -> String {
    let orb = DecimalText.fixed(contact.orb.degrees, decimals: 2).rightAligned(5)
    let widest =
      synastry.orbs.orb(of: contact.kind, between: contact.first, and: contact.second)
      ?? contact.orb
    let closeness = 100 * (1 - contact.orb.degrees / max(widest.degrees, contact.orb.degrees, 1))
    let bar = Bars.bar(max(0, closeness), columns: 10)
    let row =
      "  \(contact.first.title.padded(12))\(contact.kind.name.padded(13))"
      + "\(contact.second.title.padded(12))\(orb)°"
    // A row ends without spaces, coloured or not.
    guard !contact.isCertain else {
      let end = bar.trimmedAtEnd
      return end.isEmpty ? row : row + "  " + style.nature(end, of: contact.kind)
    }
    return row + "  " + style.nature(bar, of: contact.kind)
      + style.quiet("  \(words.phrase(.atSomeHours))")
  }

  private var houseRows: [String] {
    guard synastry.firstInSecond != nil || synastry.secondInFirst != nil else {
      return ["  \(words.phrase(.housesOfTwoUnknown))"]
    }
    let head = style.quiet(
      "  " + "".padded(12) + words.phrase(.firstInSecond).padded(24)
        + words.phrase(.secondInFirst))
    return [head]
      + ChartBody.allCases.map { body in
        let first = cell(body, synastry.firstInSecond)
        let second = cell(body, synastry.secondInFirst)
        return "  \(body.title.padded(12))\(first.padded(24))\(second)"
      }
  }

  private func cell(_ body: ChartBody, _ visits: [Synastry.HouseVisit]?) -> String {
    guard let visit = visits?.first(where: { $0.body == body }) else { return "–" }
    return words.phrase(
      visit.isCertain ? .inHouse : .houseAtSomeHours, ["house": "\(visit.house)"])
  }

  private func scoreRows(_ scores: RelationshipScores) -> [String] {
    let reasons = scores.reasons(1)
    let head =
      "    " + "".padded(16) + "both".padded(24)
      + "\(words.phrase(.firstTouched))   \(words.phrase(.secondTouched))"
    var lines = [style.quiet(head)]
    for group in Meter.Group.allCases {
      lines.append(style.quiet("  \(group.heading)"))
      for meter in group.meters {
        let score = scores.joint[meter]
        lines.append(row(meter.title, score, scores, meter))
        lines += TextWrap.lines(words.relationship(meter, score.quality), indent: "      ")
        if let reason = reasons[meter.rawValue].first {
          lines.append(style.quiet("      \(reason.text(in: words))"))
        }
      }
    }
    lines.append("  " + words.phrase(.all).padded(18) + bar(scores.joint.overall))
    return lines + [""]
      + TextWrap.lines(words.phrase(.scoresOfBoth), indent: "  ").map(style.quiet)
  }

  private func row(
    _ title: String, _ score: MeterScore, _ scores: RelationshipScores, _ meter: Meter
  ) -> String {
    let first = scores.firstTouched[meter].unified.signedWhole.rightAligned(9)
    let second = scores.secondTouched[meter].unified.signedWhole.rightAligned(17)
    return "    \(title.padded(16))\(bar(score))\(first)\(second)"
  }

  private func bar(_ score: MeterScore) -> String {
    style.tone(Bars.diverging(score.unified, columns: 17), score.quality)
      + score.unified.signedWhole.rightAligned(5)
  }
}

extension RelationshipScores.ScoredContact {
  /// Such as `most by the second’s Venus trine the first’s Moon, 0.80°`.
  fileprivate func text(in words: WordCorpus) -> String {
    words.phrase(
      from == .first ? .mostByFirst : .mostBySecond,
      [
        "body": key.body.title, "aspect": key.aspect.name, "natal": key.natal.title,
        "orb": DecimalText.fixed(orb.degrees, decimals: 2),
      ])
  }
}

/// Who the two people of a page are.
struct TwoBirths {
  let first: NatalChart
  let second: NatalChart

  var lines: [String] {
    [(Phrase.firstBorn, first), (.secondBorn, second)].flatMap { phrase, chart in
      let summary = BirthSummary(chart: chart)
      return TextWrap.lines(
        WordCorpus.english.phrase(phrase, ["birth": summary.line]), indent: "")
        + summary.notes.flatMap { TextWrap.lines($0, indent: "  ") }
    }
  }
}
