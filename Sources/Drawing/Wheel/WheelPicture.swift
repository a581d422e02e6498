package import Astrology
package import Ephemeris
@_spi(FrontEnd) package import Words

/// The wheel of a birth, or of two, with what is known of them above.
package struct WheelPicture: Worded {
  private let chart: NatalChart
  /// The colours; nil for those that follow the reader's screen.
  private let theme: Theme?
  /// Whose chart it is, for the heading.
  private let name: String?
  /// The sky of another time, and whose noon that is.
  private var transits: (sky: Sky, noon: CivilMoment)?
  /// The chart around it.
  private var partner: NatalChart?
  /// Whose chart that is, for the line about it.
  private var partnerName: String?
  /// Further points of the chart.
  private var points: [Wheel.PlacedPoint] = []
  /// The chart in another zodiac, and the ayanamsa of what stands around it.
  private var sidereal: (chart: SiderealChart, around: Ayanamsa.Value?)?
  /// What the wheel stands on.
  package var form = Form.page
  /// Whether bodies have the colour of the element that they stand in.
  package var isTinted = false
  /// What it says.
  package var words = PictureWords.english

  /// What a wheel stands on.
  package enum Form: Sendable, Hashable {
    /// With what is known of the birth above and the kinds of lines below.
    case page
    /// Nothing but the wheel, with large labels.
    case tile
    /// A sheet of paper with everything beside it.
    case sheet(ChartSheet.Paper)
  }

  /// Readies the wheel of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - theme: The colours; nil for those that follow the reader's screen.
  ///   - name: Whose chart it is, for the heading.
  package init(chart: NatalChart, theme: Theme?, name: String? = nil) {
    self.chart = chart
    self.theme = theme
    self.name = name
  }

  /// Draws the sky of 12:00 on a date around the chart, too.
  package mutating func addTransits(
    of date: CalendarDate, in zone: CivilZone, ephemeris: some EphemerisProvider
  ) throws(EphemerisError) {
    let noon = zone.civilMoment(date, .noon)
    transits = (try ephemeris.sky(at: noon.instant), noon)
  }

  /// Draws the bodies of another's chart around the chart.
  package mutating func addPartner(_ chart: NatalChart, name: String? = nil) {
    partner = chart
    partnerName = name
  }

  /// Draws further points of the chart, too; those that hang on an unknown hour are left out.
  package mutating func addPoints(
    _ marks: Set<Wheel.PlacedPoint.Mark>, ephemeris: some EphemerisProvider
  ) throws(EphemerisError) {
    let bodies = marks.compactMap { mark in
      if case .body(let body) = mark { body } else { nil }
    }
    let wider = try WiderChart(of: chart, points: BodySet(bodies), ephemeris: ephemeris)
    points = Wheel.PlacedPoint.points(of: wider, marks)
  }

  /// Draws bodies of the Hamburg school and asteroids, too.
  package mutating func addFurther(_ points: [FurtherPoint]) {
    self.points += points.map { point in
      Wheel.PlacedPoint(
        .further(point.body), at: point.state.longitude, isRetrograde: point.state.isRetrograde)
    }
  }

  /// Draws all in a sidereal zodiac; comes after what stands around the chart.
  package mutating func turn(
    by ayanamsa: Ayanamsa, ephemeris: some EphemerisProvider & AyanamsaProvider
  ) throws(EphemerisError) {
    let turned = try SiderealChart(of: chart, ayanamsa: ayanamsa, ephemeris: ephemeris)
    let sky = partner?.sky ?? transits?.sky
    var around: Ayanamsa.Value?
    if let sky { around = try ephemeris.value(of: ayanamsa, at: sky.instant) }
    sidereal = (turned, around)
  }

  /// The drawing, in light colours where they follow the screen.
  package var picture: Picture { picture(theme ?? .light) }

  /// The drawing as text.
  ///
  /// - Parameter pixels: The width at which it is shown; nil for a sheet that is as large as its paper, and
  ///   1,000 otherwise.
  /// - Throws: ``DrawingError/width(_:)``.
  /// - Returns: One `svg` element with a line end.
  package func svg(width pixels: Int?) throws(DrawingError) -> String {
    var pixels = pixels
    if pixels == nil, form == .page || form == .tile { pixels = 1_000 }
    if theme == nil {
      return try picture(.light).svg(followingScreen: picture(.dark), width: pixels)
    }
    guard let pixels else { return picture.svg() }
    return try picture.svg(width: pixels)
  }

  private func picture(_ plain: Theme) -> Picture {
    let theme = isTinted ? plain.tinted : plain
    let wheel = wheel(theme).worded(in: words)
    return switch form {
    case .page: wheel.picture()
    case .tile: wheel.tile.picture()
    case .sheet(let paper): sheet(of: wheel, on: paper).worded(in: words).picture()
    }
  }

  /// The sheet, with the names of the two where one of them has one.
  private func sheet(of wheel: Wheel, on paper: ChartSheet.Paper) -> ChartSheet {
    var sheet = ChartSheet(wheel, on: paper)
    if partner != nil, name != nil || partnerName != nil {
      sheet.names = (name ?? "A", partnerName ?? "B")
    }
    return sheet
  }

  private func wheel(_ theme: Theme) -> Wheel {
    let isSheet = if case .sheet = form { true } else { false }
    let title =
      name
      ?? words.wheelTitle(
        hasTransits: transits != nil || partner != nil, isOfTwo: partner != nil)
    var wheel: Wheel
    if let partner {
      var around = words.lines(of: partner)
      if let first = around.first {
        around[0] = words.aroundIt(partnerName.map { "\($0), \(first)" } ?? first)
      }
      wheel = Wheel(
        of: chart, around: partner, theme: theme,
        caption: Wheel.Caption(title: title, lines: words.lines(of: chart) + zodiac + around))
    } else {
      let lines = isSheet ? [] : words.lines(of: chart) + zodiac
      wheel = Wheel(
        of: chart, transits: transits?.sky, theme: theme,
        caption: Wheel.Caption(title: title, lines: lines + noonLines))
    }
    wheel = wheel.with(points)
    guard let sidereal else { return wheel }
    return wheel.turned(to: sidereal.chart, around: sidereal.around)
  }

  /// Which zodiac it is, where it isn't the tropical one.
  private var zodiac: [String] {
    sidereal.map { [words.zodiac($0.chart.ayanamsa)] } ?? []
  }

  /// What the outer ring is.
  private var noonLines: [String] {
    guard let noon = transits?.noon else { return [] }
    return [words.around(noon.date, in: noon.zone), words.note(on: noon)].compactMap(\.self)
  }
}

/// The wheel of a chart made of two, with both births above.
package struct PairPicture: Worded {
  private let pair: (first: NatalChart, second: NatalChart)
  /// What kind of chart it is, for the heading.
  private let title: String
  private let theme: Theme
  /// What it says.
  package var words = PictureWords.english

  /// Readies the wheel of a chart that two births make.
  package init(of first: NatalChart, and second: NatalChart, title: String, theme: Theme) {
    pair = (first, second)
    self.title = title
    self.theme = theme
  }

  private var caption: Wheel.Caption {
    Wheel.Caption(title: title, lines: words.lines(of: pair.first) + words.lines(of: pair.second))
  }

  /// The drawing of their composite.
  package func picture(of composite: CompositeChart) -> Picture {
    CompositeWheel(of: composite, theme: theme, caption: caption).worded(in: words).picture()
  }

  /// The drawing of the chart that was cast for the moment between them.
  package func picture(ofDavison chart: NatalChart) -> Picture {
    Wheel(of: chart, theme: theme, caption: caption).worded(in: words).picture()
  }
}

extension PictureWords {
  /// What is known of a birth, in lines.
  func lines(of chart: NatalChart) -> [String] {
    var lines = summary(of: chart).shortLines
    if let note = chart.birth.moment.flatMap({ note(on: $0) }) { lines.append(note) }
    if !chart.birth.isTimed { lines.append(noon(of: chart)) }
    return lines
  }
}
