@_spi(FrontEnd) import Astrolabe

/// A chart at another place beside that of the birth, for a terminal of 80 columns.
struct RelocationPage {
  let relocation: Relocation
  /// The other place.
  let place: NamedPoint
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let summary = BirthSummary(chart: relocation.natal)
    let chart = relocation.chart
    var lines = [style.heading(.relocatedChart)]
    lines += TextWrap.lines(words.phrase(.born, ["birth": summary.line]), indent: "")
    lines += summary.notes.filter { _ in relocation.natal.angles != nil }.flatMap {
      TextWrap.lines($0, indent: "")
    }
    lines += TextWrap.lines(
      words.phrase(.relocatedTo, ["place": place.inWords]), indent: "")
    lines += ["", style.heading(.angles, legend: .atBirthAndThere)]
    lines += relocation.angles.map { move in
      let natal = move.natal.map { ZodiacPosition($0).inColumn } ?? "-"
      let arc = move.arc.map { arc in
        let degrees = DecimalText.fixed(arc.degrees.magnitude, decimals: 2)
        return style.quiet("\(arc.degrees < 0 ? "−" : "+")\(degrees)°".rightAligned(10))
      }
      return "  \(move.angle.title.padded(13))\(natal.padded(20))"
        + ZodiacPosition(move.relocated).inColumn.padded(20) + (arc ?? "")
    }
    lines += ["", style.heading(.bodies, legend: .housesAtBirthAndThere)]
    lines += relocation.houses.map { move in
      let natal = move.natal.map { words.phrase(.inHouse, ["house": "\($0)"]) } ?? ""
      let there = words.phrase(.inHouse, ["house": "\(move.relocated)"])
      let position = chart.position(of: move.body).inColumn
      return "  \(move.body.title.padded(13))\(position.padded(20))\(natal.padded(12))"
        + (move.natal == move.relocated ? there : style.heading(there))
    }
    lines += ["", style.heading(chart.frame.heading)]
    lines += (0..<6).map { index in
      "  " + cusp(index).padded(34) + cusp(index + 6)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func cusp(_ index: Int) -> String {
    "\(index + 1)".rightAligned(2)
      + "  \(ZodiacPosition(relocation.chart.frame.cusps[index]).inColumn)"
  }
}
