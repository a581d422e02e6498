@_spi(FrontEnd) import Astrolabe

/// A chart in a sidereal zodiac, for a terminal of 80 columns.
struct SiderealChartPage {
  let chart: SiderealChart
  let style: TextStyle

  private var words: WordCorpus { .english }

  var text: String {
    let degrees = DecimalText.fixed(chart.ayanamsa.apparent.degrees, decimals: 4)
    let legend = words.phrase(
      .siderealLegend, ["ayanamsa": chart.ayanamsa.ayanamsa.title, "degree": degrees])
    var lines = [style.heading(.siderealZodiac, legend: legend)]
    lines += ChartBody.allCases.map(row)
    lines += ["", style.heading(chart.frame.heading)]
    lines += (0..<6).map { index in "  " + cusp(index).padded(34) + cusp(index + 6) }
    lines += [chart.angles?.row].compactMap(\.self)
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ body: ChartBody) -> String {
    let house =
      chart.angles.map { _ in words.phrase(.inHouse, ["house": "\(chart.house(of: body))"]) } ?? ""
    let remark = chart.dignity(of: body).flatMap { $0 == .peregrine ? nil : $0.name }
    let doubt = chart.isSignCertain(of: body) ? nil : words.phrase(.atSomeHours)
    let remarks = [remark, doubt].compactMap(\.self).joined(separator: ", ")
    let row =
      "  \(body.title.padded(12))\(chart.position(of: body).inColumn.padded(20))"
      + "\(house.padded(10))\(remarks)"
    return row.trimmedAtEnd
  }

  private func cusp(_ index: Int) -> String {
    "\(index + 1)".rightAligned(2) + "  \(ZodiacPosition(chart.frame.cusps[index]).inColumn)"
  }
}
