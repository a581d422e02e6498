@_spi(FrontEnd) import Astrolabe

extension WiderChartPage {
  /// The receptions of one side alone.
  var oneSidedRows: [String] {
    wider.oneSidedReceptions.flatMap { reception -> [String] in
      let dignities = reception.dignities.map(\.name).joined(separator: ", ")
      let aspect = reception.aspect.map { " (\($0.name))" } ?? ""
      let row = words.phrase(
        .receivedBy,
        [
          "first": "\(reception.planet)", "second": "\(reception.host)", "dignity": dignities,
        ])
      return ["  \(row)\(aspect)" + doubt(reception)]
    }
  }

  /// The chains of dispositors.
  var dispositorRows: [String] {
    let dispositors = wider.dispositors
    let end =
      dispositors.final.map { words.phrase(.finalDispositor, ["planet": $0.title]) }
      ?? words.phrase(
        .dispositorRings,
        [
          "rings": dispositors.rings.map { ring in
            ring.map(\.title).joined(separator: "–")
          }.joined(separator: ", ")
        ])
    return TextWrap.lines(
      words.phrase(.dispositorsAre, ["chain": dispositors.content.description]), indent: "  ")
      + ["  \(end)" + doubt(dispositors)]
  }

  /// What Lilly's table gives each planet.
  var accidentalRows: [String] {
    guard let dignities = wider.accidentalDignities else {
      return ["  \(words.phrase(.sectUnknown))"]
    }
    return dignities.flatMap { dignity in
      let sum = dignity.points < 0 ? "−\(dignity.points.magnitude)" : "\(dignity.points)"
      let house = words.phrase(.inHouse, ["house": "\(dignity.house)"])
      let marks = dignity.marks.filter { $0.condition != .house }
        .map { $0.condition.title.lowercased() }
      let lines = TextWrap.lines(marks.joined(separator: ", "), indent: "                       ")
      let head = "  \(dignity.planet.title.padded(8))\(sum.rightAligned(3))  \(house.padded(9)) "
      return lines.prefix(1).map { head + $0.drop { $0 == " " } } + lines.dropFirst()
    }
  }

  /// The points of each planet towards the almuten of the chart.
  var almutenRows: [String] {
    guard let almuten = beyond.almuten else { return ["  \(words.phrase(.sectUnknown))"] }
    return almuten.scores.map { score in
      let parts = score.places + [score.house, score.day + score.hour]
      let sum = parts.map { "\($0)" }.joined(separator: " + ")
      let row =
        "  \(score.planet.title.padded(9))\("\(score.points)".rightAligned(3))  \(style.quiet(sum))"
      return almuten.planets.contains(score.planet) ? style.heading(row) : row
    }
  }

  /// The shape of the whole.
  var shapeRows: [String] {
    let shape = wider.shape
    return ["  " + words.phrase(.shapeOfChart, ["shape": shape.content.description]) + doubt(shape)]
  }

  /// The harmonic that was asked for.
  var harmonicSections: [[String]] {
    guard let harmonic, let made = try? HarmonicChart(of: chart, number: harmonic),
      let aspects = try? wider.harmonicAspects(harmonic)
    else { return [] }
    let places = made.places.map {
      "  \($0.point.title.padded(12))\(ZodiacPosition($0.longitude).inColumn)"
    }
    let rows = aspects.map { aspect in
      pair(aspect.first, aspect.kind.name, aspect.second, aspect.orb) + doubt(aspect)
    }
    return [[style.heading(words.phrase(.harmonicOf, ["number": "\(harmonic)"]))] + places + rows]
  }
}
