package import Astrology
@_spi(FrontEnd) package import Ephemeris

/// What pictures say, for a module that knows no files of words: it asks for a text by what it has drawn.
package struct PictureWords: Sendable {
  let words: WordCorpus

  /// Those of the program.
  package static let english = Self(.english)

  /// Takes them from a corpus.
  package init(_ words: WordCorpus) { self.words = words }
}

// MARK: - Wheels

extension PictureWords {
  /// What a wheel is.
  package func wheelTitle(hasTransits: Bool, isOfTwo: Bool) -> String {
    words.phrase(isOfTwo ? .twoCharts : hasTransits ? .natalChartWithTransits : .natalChart)
  }

  /// What stands at nine o'clock, and which houses are drawn.
  package func orientation(of chart: NatalChart) -> String {
    orientation(of: chart.frame.origin) ?? signRising(chart.sunSign, without: chart.birth)
  }

  /// The same of a composite, which has no houses where a time of birth isn't known.
  package func orientation(of composite: CompositeChart) -> String {
    let births = [composite.firstBirth, composite.secondBirth]
    return composite.houses.flatMap { orientation(of: $0.frame.origin) }
      ?? signRising(
        ZodiacSign(composite[.sun].longitude),
        without: births.first { !$0.isTimed } ?? births[1])
  }

  /// The same of one of two charts that are compared.
  package func orientation(of layer: ChartLayer) -> String {
    guard let place = layer.places.first else { return "" }
    return layer.frame.flatMap { orientation(of: $0.origin) }
      ?? words.phrase(.wheelWithoutTime, ["sign": ZodiacSign(place.longitude).title])
  }

  /// Which houses are drawn; nil for those counted from the Sun.
  private func orientation(of origin: HouseFrame.Origin) -> String? {
    switch origin {
    case .system(let system): words.phrase(.wheelHouses, ["system": system.title])
    case .wholeSignInstead(let wanted): words.phrase(.wheelWholeSigns, ["system": wanted.title])
    case .solarWholeSign: nil
    }
  }

  /// That the Sun's sign stands at nine o'clock, for what the birth lacks.
  private func signRising(_ sign: ZodiacSign, without birth: Birth) -> String {
    let unknown: Phrase =
      birth.time == nil
      ? .wheelWithoutTime : birth.place == nil ? .wheelWithoutPlace : .wheelWithoutZone
    return words.phrase(unknown, ["sign": sign.title])
  }

  /// A point as a text names it.
  package typealias ListedPoint = (title: String, longitude: EclipticLongitude, isRetrograde: Bool)

  /// What a screen reader says about a wheel.
  ///
  /// - Parameters:
  ///   - orientation: How the wheel stands.
  ///   - points: The points of the chart.
  ///   - angles: The angles, if there are any.
  ///   - around: The points around it, if there are any.
  ///   - isOfTwo: Whether those are of another's birth.
  ///   - aspects: The aspects that are drawn, in words.
  /// - Returns: How the wheel stands, what is where, and which aspects there are.
  package func description(
    _ orientation: String, points: [ListedPoint], angles: ChartAngles?,
    around: [ListedPoint]? = nil,
    isOfTwo: Bool = false, aspects: [String]
  ) -> String {
    let corners = angles.map { angles in
      words.phrase(
        .wheelAngles,
        [
          "ascendant": "\(ZodiacPosition(angles.ascendant))",
          "midheaven": "\(ZodiacPosition(angles.midheaven))",
        ])
    }
    let around = around.map {
      words.phrase(isOfTwo ? .wheelOther : .wheelTransits, ["bodies": list($0)])
    }
    let lines =
      aspects.isEmpty
      ? words.phrase(.wheelNoAspects)
      : words.phrase(.wheelAspects, ["aspects": aspects.joined(separator: ", ")])
    return [
      orientation, words.phrase(.wheelBodies, ["bodies": list(points)]), corners, around, lines,
    ]
    .compactMap(\.self).joined(separator: " ")
  }

  private func list(_ points: [ListedPoint]) -> String {
    points.map { "\($0.title) \(place($0.longitude, isRetrograde: $0.isRetrograde))" }
      .joined(separator: ", ")
  }

  /// Such as `24°08′ Gemini retrograde`.
  package func place(_ longitude: EclipticLongitude, isRetrograde: Bool) -> String {
    let place = "\(ZodiacPosition(longitude))"
    return isRetrograde ? words.phrase(.retrogradeAt, ["place": place]) : place
  }

  /// What a label within a wheel shows, with its house if the chart has houses.
  package func label(of point: String, _ place: String, in house: House?) -> String {
    guard let house else { return "\(point) \(place)" }
    return words.phrase(
      .wheelBodyInHouse, ["body": point, "place": place, "house": "\(house)"])
  }

  /// What a label around a wheel shows: a point of the sky, or of another's birth.
  package func label(around point: String, _ place: String, isOfTwo: Bool) -> String {
    isOfTwo
      ? "\(pointOfOther(point)) \(place)"
      : words.phrase(.wheelBodyAround, ["body": point, "place": place])
  }

  /// A point of the sky around a chart.
  package func transiting(_ point: String) -> String {
    words.phrase(.transitingBody, ["body": point])
  }

  /// A point of another's birth around a chart.
  package func pointOfOther(_ point: String) -> String {
    words.phrase(.bodyOfOther, ["body": point])
  }

  /// What the lines of a wheel with transits or of two charts are.
  package func wheelLines(isOfTwo: Bool) -> String {
    words.phrase(isOfTwo ? .wheelLinesOfTwo : .wheelLines)
  }

  /// Whose bodies the outer ring has.
  package func aroundIt(_ birth: String) -> String {
    words.phrase(.aroundItTheOther, ["birth": birth])
  }

  /// Whose sky is drawn where the time of birth isn't known or not used.
  package func noon(of chart: NatalChart) -> String {
    let moon = chart.uncertainty
    return words.phrase(
      chart.birth.note == nil ? .skyOfNoon : .timeUnusedSkyOfNoon,
      [
        "first": "\(ZodiacPosition(moon.moonAtStart))",
        "last": "\(ZodiacPosition(moon.moonAtEnd))",
      ])
  }

  /// What the outer ring is.
  package func around(_ date: CalendarDate, in zone: CivilZone) -> String {
    words.phrase(.aroundItTheSky, ["date": date.inWords, "zone": zone.text(in: words)])
  }

  /// What must be said of a time that clocks showed twice or never.
  package func note(on moment: CivilMoment) -> String? { moment.note(in: words) }

  /// Who and when.
  package func summary(of chart: NatalChart) -> BirthSummary {
    BirthSummary(chart: chart, words: words)
  }
}

// MARK: - The chart sheet

extension PictureWords {
  /// What is known of a birth and of the clock that it was read on, in lines.
  package func sheetLines(of chart: NatalChart) -> [String] {
    var lines = summary(of: chart).shortLines
    if let moment = chart.birth.moment {
      let clock = words.phrase(
        .sheetClock, ["offset": Self.offset(moment.secondsEast), "instant": moment.utcText])
      lines.append([clock, note(on: moment)].compactMap(\.self).joined(separator: " "))
    }
    if !chart.birth.isTimed { lines.append(noon(of: chart)) }
    return lines
  }

  /// Such as `UTC−04:00`, with seconds where there are some.
  private static func offset(_ secondsEast: Int) -> String {
    let size = secondsEast.magnitude
    let parts = [size / 3_600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "UTC\(secondsEast < 0 ? "−" : "+")\(digits)"
  }

  /// Which zodiac the sheet has; the tropical one without an ayanamsa.
  package func zodiac(_ ayanamsa: Ayanamsa.Value?) -> String {
    guard let ayanamsa else { return words.phrase(.sheetTropical) }
    let arc = ZodiacPosition(EclipticLongitude(wrapping: ayanamsa.apparent.degrees)).arc
    return words.phrase(
      .sheetSidereal, ["ayanamsa": ayanamsa.ayanamsa.title, "degree": arc])
  }

  /// The headings of the parts of a sheet.
  package enum SheetPart: Sendable {
    /// Where the points stand.
    case positions
    /// The aspects of a chart.
    case aspects
    /// The aspects between the points around and the chart.
    case across
    /// Elements and modes.
    case balance
    /// The cusps of the houses.
    case cusps
    /// The points of the chart, beside those around it.
    case within
    /// The points around.
    case around
    /// The column of the houses.
    case house
  }

  /// What stands above a part of a sheet.
  package func heading(_ part: SheetPart) -> String {
    switch part {
    case .positions: words.phrase(.sheetPositions)
    case .aspects: words.phrase(.sheetAspects)
    case .across: words.phrase(.sheetAcross)
    case .balance: words.phrase(.sheetBalance)
    case .cusps: words.phrase(.sheetCusps)
    case .within: words.phrase(.sheetWithin)
    case .around: words.phrase(.sheetAround)
    case .house: words.phrase(.sheetHouseColumn)
    }
  }
}

// MARK: - Maps

extension PictureWords {
  /// What a map of lines is.
  package var mapTitle: String { words.phrase(.linesTitle) }

  /// What its lines are.
  package var mapLegend: String { words.phrase(.mapLegend) }

  /// What is drawn as lines over time.
  package func graphTitle(degrees: Int) -> String {
    words.phrase(.graphTitle, ["degree": "\(degrees)"])
  }

  /// What a screen reader says about lines over time.
  package func graphDescription(bodies: [CelestialBody], span: String) -> String {
    words.phrase(
      .graphDescription, ["bodies": bodies.map(\.title).joined(separator: ", "), "span": span])
  }

  /// What a screen reader says about a map: the bodies, and the longitudes at which they culminate.
  package func description(of lines: [AngularLine]) -> String {
    let culminating = lines.filter { $0.angle == .midheaven }
    let places = culminating.compactMap { line in
      line.meridianLongitude.map {
        "\(DecimalText.fixed($0.magnitude, decimals: 1))° \($0 < 0 ? "W" : "E")"
      }
    }
    return words.phrase(
      .mapLines,
      [
        "bodies": culminating.map(\.body.title).joined(separator: ", "),
        "places": places.joined(separator: ", "),
      ])
  }
}

// MARK: - The Moon and the meters

extension PictureWords {
  /// What a disc of the Moon is.
  package func moonTitle(_ phase: MoonPhase) -> String {
    words.phrase(.moonPhase, ["phase": phase.title])
  }

  /// What can be read from it.
  package func lit(percent: Int) -> String { words.phrase(.discLit, ["share": "\(percent)"]) }

  /// The mean of all meters, as a curve is called.
  package var allMeters: String { words.phrase(.allMeters) }

  /// The mean of all meters, as a row is called.
  package var all: String { words.phrase(.all) }

  /// What a curve is.
  package func overTime(_ title: String) -> String {
    words.phrase(.overTime, ["meter": title])
  }

  /// The ends of a scale of colours.
  package var ends: (strain: String, ease: String) {
    (words.phrase(.strainEnd), words.phrase(.easeEnd))
  }

  /// What a picture of scores is in words: a curve, or a map of all meters.
  package func scores(_ scores: [(name: String, score: Double)], isMap: Bool) -> String {
    guard let first = scores.first, let last = scores.last,
      let best = scores.max(by: { $0.score < $1.score }),
      let worst = scores.min(by: { $0.score < $1.score })
    else { return "" }
    return words.phrase(
      isMap ? .mapOfScores : .courseOfScores,
      [
        "first": first.name, "last": last.name, "best": best.name,
        "most": "\(Int(best.score.rounded()))", "worst": worst.name,
        "least": "\(Int(worst.score.rounded()))",
      ])
  }
}
