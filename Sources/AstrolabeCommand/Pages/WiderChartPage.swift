@_spi(FrontEnd) import Astrolabe

/// What is beyond a natal chart, for a terminal of 80 columns.
struct WiderChartPage {
  let beyond: ComputedMore
  let style: TextStyle

  var wider: WiderChart { beyond.wider }
  private var lots: [LotFormula] { beyond.lots }
  var harmonic: Int? { beyond.harmonic }
  var chart: NatalChart { wider.chart }
  var words: WordCorpus { .english }

  var text: String {
    let sections =
      [
        [style.heading(.sect, legend: .sectLegend)] + sectRows,
        [style.heading(.points)] + pointRows,
        [style.heading(.lots)] + lotRows,
        [style.heading(.dignities, legend: .dignitiesLegend)] + dignityRows
          + TextWrap.lines(words.phrase(.dignitiesRulers), indent: "  ").map(style.quiet),
        [style.heading(.accidentalDignities, legend: .accidentalLegend)] + accidentalRows,
        [style.heading(.almutenFiguris, legend: .almutenFigurisLegend)] + almutenRows,
        [style.heading(.nearTheSun)] + nearnessRows,
        [
          style.heading(
            .declinations, legend: words.phrase(.declinationsLegend, ["degree": obliquity]))
        ] + declinationRows,
        [style.heading(.minorAspects)] + minorRows,
        [style.heading(.figures)] + shapeRows + patternRows,
        [style.heading(.antiscia)] + antisciaRows,
        [style.heading(.midpoints, legend: .midpointsLegend)] + pictureRows,
        [style.heading(.gauquelinSectors)] + sectorRows,
        [style.heading(.dominants)] + dominantRows,
        [style.heading(.beforeBirth)] + prenatalRows,
      ]
      + harmonicSections
    let further =
      beyond.further.isEmpty ? [] : [[style.heading(.furtherBodies)] + furtherRows]
    let stars =
      beyond.stars.map { stars in
        [
          [style.heading(.fixedStars)] + starRows(stars),
          [style.heading(.parans, legend: .paransLegend)] + paranRows(stars),
        ]
      } ?? []
    return (sections + further + stars).map { lines in
      (lines.count > 1 ? lines : lines + [style.quiet("  \(words.phrase(.nothingFound))")]).joined(
        separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// What follows something that another hour of birth might undo.
  func doubt<Content>(_ finding: Finding<Content>) -> String {
    finding.isCertain ? "" : atSomeHours
  }

  private var atSomeHours: String { style.quiet("  \(words.phrase(.atSomeHours))") }

  private static func degrees(_ angle: PlaneAngle, _ decimals: Int = 2) -> String {
    DecimalText.fixed(angle.degrees.magnitude, decimals: decimals)
  }

  private static func perDay(_ motion: PlaneAngle) -> String {
    (motion < .zero ? "−" : "") + degrees(motion, 3)
  }

  // MARK: - Sect, points, lots

  private var sectRows: [String] {
    guard let horizon = wider.horizon, let standings = wider.sectStandings else {
      return ["  \(words.phrase(.sectUnknown))"]
    }
    let height = words.phrase(
      horizon.sunAltitude < .zero ? .sunBelow : .sunAbove,
      ["sect": horizon.sect.name, "degree": Self.degrees(horizon.sunAltitude, 1)])
    func names(_ chosen: [Sect.Standing]) -> String {
      chosen.isEmpty
        ? words.phrase(.nothingFound) : chosen.map(\.planet.title).joined(separator: ", ")
    }
    return [
      height,
      words.phrase(.inSect, ["bodies": names(standings.filter(\.isInSect))]),
      words.phrase(.inHayz, ["bodies": names(standings.filter(\.isInHayz))]),
    ].map { "  \($0)" }
  }

  func place(_ name: String, _ longitude: EclipticLongitude) -> String {
    let house =
      chart.angles.map { _ in
        words.phrase(.inHouse, ["house": "\(chart.frame.house(of: longitude))"])
      } ?? ""
    return "  \(name.padded(19))\(ZodiacPosition(longitude).inColumn.padded(20))\(house.padded(10))"
  }

  private var pointRows: [String] {
    let bodies = wider.pointAspects().flatMap { body, aspects -> [String] in
      let state: BodyState = wider.points[body]
      let row =
        place(body.title, state.longitude)
        + style.quiet("\(Self.perDay(state.longitudePerDay).rightAligned(7))°/day")
      return [row] + aspects.map(furtherRow)
    }
    guard let angles = wider.horizon?.minorAngles else { return bodies }
    return bodies
      + [
        place("Vertex", angles.vertex), place("Antivertex", angles.antivertex),
        place("East Point", angles.eastPoint),
      ].map(\.trimmedAtEnd)
  }

  private var lotRows: [String] {
    guard wider.horizon != nil else { return ["  \(words.phrase(.lotsUnknown))"] }
    return lots.compactMap(wider.place(of:)).flatMap { lot in
      let name = lot.name.split(separator: "_").joined(separator: " ")
      let title = name.prefix(1).uppercased() + name.dropFirst()
      let row = place(title, lot.longitude)
      // The longest sums don't fit beside the place, nor does a long name before it.
      let sum = lot.formula.sum
      return row.columns + sum.columns <= 80
        ? [row + style.quiet(sum)] : [row.trimmedAtEnd, style.quiet("    \(sum)")]
    }
  }

  // MARK: - Dignities

  private var dignityRows: [String] {
    let head =
      "  " + "planet".padded(8) + "domicile".padded(9) + "exalted".padded(8) + "trigon".padded(8)
      + "term".padded(8) + "face".padded(8) + "sum"
    let rows = wider.dignities.map { score in
      let lords = score.lords
      let cells =
        "  " + score.planet.title.padded(8) + lords.domicile.title.padded(9)
        + (lords.exaltation?.title ?? "–").padded(8)
        + (score.triplicityLord?.title ?? "?").padded(8)
        + lords.term.title.padded(8) + lords.face.title.padded(8)
      let sum = score.points.map { $0 < 0 ? "−\($0.magnitude)" : "\($0)" } ?? "?"
      let debilities = score.standings.filter { $0.points < 0 }.map(\.name)
      let row =
        cells + sum.rightAligned(3) + "  " + debilities.joined(separator: " ")
        + (score.isCertain ? "" : "~")
      return row.trimmedAtEnd
    }
    let receptions = wider.receptions.map { reception in
      let kind =
        reception.kind == .mixed ? words.phrase(.domicileAndExaltation) : reception.kind.name
      let line = words.phrase(
        .receiveEachOther,
        ["first": "\(reception.first)", "second": "\(reception.second)", "dignity": kind])
      return "  \(line)" + doubt(reception)
    }
    let almuten = chart.ascendant.flatMap { wider.almuten(of: $0) }.map {
      "  " + words.phrase(.almutenOfAscendant, ["bodies": $0.description])
    }
    let note =
      wider.dignities.allSatisfy(\.isCertain) ? [] : ["  ~ \(words.phrase(.someHoursOfDate))"]
    return [style.quiet(head)] + rows + note + receptions + oneSidedRows
      + [almuten].compactMap(\.self) + dispositorRows
  }

  private var nearnessRows: [String] {
    wider.solarNearness.compactMap { near in
      near.state.map { state in
        "  \(near.planet.title.padded(9))\(state.title.padded(13))"
          + words.phrase(
            near.isEntering ? .comingNearer : .movingAway, ["orb": Self.degrees(near.distance)])
          + doubt(near)
      }
    }
  }

  // MARK: - Geometry

  private var obliquity: String { Self.degrees(wider.obliquity, 4) }

  private var declinationRows: [String] {
    let bodies = wider.declinations.bodies.map { body in
      let side = body.declination < .zero ? "S" : "N"
      let perDay = Self.perDay(body.declinationPerDay)
      return
        "  \(body.body.title.padded(12))\(Self.degrees(body.declination).rightAligned(5))° \(side)"
        + style.quiet("\(perDay.rightAligned(9))°/day")
        + (body.isOutOfBounds ? "  \(words.phrase(.outOfBounds))" : "")
    }
    let parallels = wider.parallels.map { parallel in
      pair(.body(parallel.first), parallel.kind.name, .body(parallel.second), parallel.orb)
        + doubt(parallel)
    }
    return bodies + parallels
  }

  func pair(
    _ first: ChartPoint, _ relation: String, _ second: ChartPoint, _ orb: PlaneAngle
  ) -> String {
    "  \(first.title.padded(12))\(relation.padded(18))\(second.title.padded(12))"
      + "\(Self.degrees(orb).rightAligned(5))°"
  }

  private var minorRows: [String] {
    wider.minorAspects().map { aspect in
      pair(aspect.first, aspect.kind.name, aspect.second, aspect.orb)
        + "  \(aspect.motion.rawValue)" + doubt(aspect)
    }
  }

  private var patternRows: [String] {
    wider.patterns.flatMap { pattern in
      let figure = pattern.content.description
      return TextWrap.lines(
        pattern.isCertain ? figure : words.phrase(.figureAtSomeHours, ["figure": figure]),
        indent: "  ")
    }
  }

  private var antisciaRows: [String] {
    wider.antiscia.map { found in
      pair(
        found.first, found.kind == .antiscion ? "antiscion" : "contra-antiscion", found.second,
        found.orb) + doubt(found)
    }
  }

  private var pictureRows: [String] {
    wider.midpointPictures.map { picture in
      let pair = "\(picture.midpoint.first.title)/\(picture.midpoint.second.title)"
      return "  \(picture.point.title.padded(12))= \(pair.padded(25))"
        + "\(Self.degrees(picture.orb).rightAligned(5))°" + doubt(picture)
    }
  }

  /// Three bodies a row.
  private var sectorRows: [String] {
    guard wider.horizon != nil else { return [] }
    let cells = ChartBody.allCases.map { body in
      let sector = wider.gauquelinSector(of: body).map(Self.sectorText) ?? "–"
      return "  \(body.title.padded(12))\(sector.rightAligned(5))"
    }
    return stride(from: 0, to: cells.count, by: 3).map { start in
      cells[start..<min(start + 3, cells.count)].joined(separator: "    ")
    }
  }

  /// A sector with two decimals, never rounded up into the next sector.
  static func sectorText(_ sector: Double) -> String {
    DecimalText.fixed(min(sector, sector.rounded(.down) + 0.99), decimals: 2)
  }

  private var dominantRows: [String] {
    let dominants = wider.dominants
    func row(_ phrase: Phrase, _ names: [String], _ weight: Int?) -> [String] {
      TextWrap.lines(
        words.phrase(
          phrase, ["names": names.joined(separator: ", "), "count": "\(weight ?? 0)"]),
        indent: "  ")
    }
    return
      row(
        .dominantElement, dominants.dominantElements.map(\.title), dominants.elements.values.max())
      + row(
        .dominantModality, dominants.dominantModalities.map(\.title),
        dominants.modalities.values.max())
      + row(.dominantSign, dominants.dominantSigns.map(\.title), dominants.signs.values.max())
      + row(.dominantPlanet, dominants.dominantPlanets.map(\.title), dominants.planets.values.max())
      + (dominants.isCertain ? [] : [atSomeHours])
      + TextWrap.lines(words.phrase(.dominantsPoints), indent: "  ").map(style.quiet)
  }
}
