package import Astrology
package import Documents
package import Ephemeris

/// The wheel of a birth, or of two, with what is known of them above.
package struct WheelPicture: Worded {
  private let chart: NatalChart
  private let theme: Theme
  /// Whose chart it is, for the heading.
  private let name: String?
  /// The sky of another time, and whose noon that is.
  private var transits: (sky: Sky, noon: CivilMoment)?
  /// The chart around it.
  private var partner: NatalChart?
  /// What it says.
  package var words = PictureWords.english

  /// Readies the wheel of a chart.
  package init(chart: NatalChart, theme: Theme, name: String? = nil) {
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
  package mutating func addPartner(_ chart: NatalChart) {
    partner = chart
  }

  /// The drawing.
  package var picture: Picture {
    var lines = words.lines(of: chart)
    if let partner {
      var around = words.lines(of: partner)
      if let first = around.first { around[0] = words.aroundIt(first) }
      let title = words.wheelTitle(hasTransits: true, isOfTwo: true)
      return Wheel(
        of: chart, around: partner, theme: theme,
        caption: WheelCaption(title: name ?? title, lines: lines + around)
      ).told(in: words).picture()
    }
    if let noon = transits?.noon {
      lines.append(words.around(noon.date, in: noon.zone))
      if let note = words.note(on: noon) { lines.append(note) }
    }
    let title = words.wheelTitle(hasTransits: transits != nil, isOfTwo: false)
    return Wheel(
      of: chart, transits: transits?.sky, theme: theme,
      caption: WheelCaption(title: name ?? title, lines: lines)
    ).told(in: words).picture()
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

  private var caption: WheelCaption {
    WheelCaption(title: title, lines: words.lines(of: pair.first) + words.lines(of: pair.second))
  }

  /// The drawing of their composite.
  package func picture(of composite: CompositeChart) -> Picture {
    CompositeWheel(of: composite, theme: theme, caption: caption).told(in: words).picture()
  }

  /// The drawing of the chart that was cast for the moment between them.
  package func picture(ofDavison chart: NatalChart) -> Picture {
    Wheel(of: chart, theme: theme, caption: caption).told(in: words).picture()
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
