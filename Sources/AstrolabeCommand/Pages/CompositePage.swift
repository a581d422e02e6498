@_spi(FrontEnd) import Astrolabe

/// One chart made of two, for a terminal of 80 columns.
struct CompositePage {
  let first: NatalChart
  let second: NatalChart
  let content: CompositeRequest.Answer
  let style: TextStyle

  private var words: WordCorpus { .english }

  /// A body as either kind of chart has it.
  private struct Row {
    let body: ChartBody
    let longitude: EclipticLongitude
    let house: House?
    let isRetrograde: Bool
    let isCertain: Bool
    var otherLongitude: EclipticLongitude?
  }

  var text: String {
    var lines = [style.heading(content.title)]
    lines += TwoBirths(first: first, second: second).lines
    lines += TextWrap.lines(explanation, indent: "")
    lines += ["", style.heading(.bodies)] + rows.map(row)
    if let (angles, frame) = houses {
      lines += ["", style.heading(frame.heading)]
      lines += (0..<6).map { "  " + cusp($0, frame).padded(34) + cusp($0 + 6, frame) }
      lines.append(angles.row)
    }
    lines += ["", style.heading(.aspects, legend: .aspectsLegend)]
    lines += contacts.map(row)
    return lines.joined(separator: "\n") + "\n"
  }

  private var explanation: String {
    switch content {
    case .composite(let composite):
      guard let houses = composite.houses else {
        return words.phrase(.compositeUntimed)
      }
      switch composite.method {
      case .midpoint:
        return words.phrase(
          .compositeByMidpoints, ["point": (houses.anchor ?? .midheaven).title])
      case .derived: return words.phrase(.compositeDerived)
      }
    case .davison(let davison, _):
      let birth = davison.birth
      let (date, hour) = (birth.instant.utcDate.inWords, "\(birth.instant.utcTime)")
      guard let place = birth.place else {
        let days = birth.openInstants.map { $0.lowerBound.days(until: birth.instant) } ?? 0
        return words.phrase(
          .davisonUntimed,
          ["date": date, "hour": hour, "count": "\(Int((days * 24).rounded()))"])
      }
      return words.phrase(
        davison.rule == .mean ? .davisonMean : .davisonGreatCircle,
        ["date": date, "hour": hour, "place": place.inWords])
    }
  }

  private var rows: [Row] {
    switch content {
    case .composite(let composite):
      composite.bodies.map { body in
        Row(
          body: body.body, longitude: body.longitude, house: composite.house(of: body.body),
          isRetrograde: body.isRetrograde, isCertain: body.isCertain,
          otherLongitude: body.otherLongitude)
      }
    case .davison(_, let partner):
      ChartBody.allCases.map { body in
        let state: BodyState = partner.chart.sky[body.body]
        return Row(
          body: body, longitude: state.longitude,
          house: partner.chart.angles == nil ? nil : partner.chart.house(of: body),
          isRetrograde: state.isRetrograde, isCertain: partner.signIsCertain(of: body))
      }
    }
  }

  private func row(_ row: Row) -> String {
    let position = ZodiacPosition(row.longitude).inColumn.padded(20)
    let house =
      row.house.map { words.phrase(.inHouse, ["house": "\($0)"]).padded(10) } ?? ""
    var remarks = row.isRetrograde ? ["retrograde"] : []
    if !row.isCertain { remarks.append(words.phrase(.signAtSomeHours)) }
    if let other = row.otherLongitude {
      remarks.append(words.phrase(.orAt, ["place": "\(ZodiacPosition(other))"]))
    }
    let text = "  \(row.body.title.padded(12))\(position)\(house)"
    return remarks.isEmpty ? text.trimmedAtEnd : text + remarks.joined(separator: ", ")
  }

  private var houses: (ChartAngles, HouseFrame)? {
    switch content {
    case .composite(let composite): composite.houses.map { ($0.angles, $0.frame) }
    case .davison(_, let partner): partner.chart.angles.map { ($0, partner.chart.frame) }
    }
  }

  private func cusp(_ index: Int, _ frame: HouseFrame) -> String {
    "\(index + 1)".rightAligned(2) + "  \(ZodiacPosition(frame.cusps[index]).inColumn)"
  }

  private var contacts: [Contact] {
    switch content {
    case .composite(let composite): composite.contacts()
    case .davison(_, let partner): partner.contacts()
    }
  }

  private func row(_ contact: Contact) -> String {
    let orb = DecimalText.fixed(contact.orb.degrees, decimals: 2).rightAligned(5)
    let widest = OrbTable.standard[contact.kind] ?? contact.orb
    let closeness = 100 * (1 - contact.orb.degrees / widest.degrees)
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
}

extension CompositeRequest.Answer {
  /// What the chart is called.
  var title: Phrase {
    switch self {
    case .composite: .compositeChart
    case .davison: .davisonChart
    }
  }

  /// The wheel of the chart, with the births that it is made of above.
  func picture(of first: NatalChart, and second: NatalChart, theme: Theme) -> Picture {
    let pair = PairPicture(
      of: first, and: second, title: WordCorpus.english.phrase(title), theme: theme)
    return switch self {
    case .composite(let composite): pair.picture(of: composite)
    case .davison(_, let chart): pair.picture(ofDavison: chart.chart)
    }
  }
}
