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

  /// What is known of a birth, in lines.
  private func lines(of chart: NatalChart) -> [String] {
    var lines = words.summary(of: chart).shortLines
    if let note = chart.birth.moment.flatMap({ words.note(on: $0) }) { lines.append(note) }
    if !chart.birth.isTimed { lines.append(words.noon(of: chart)) }
    return lines
  }

  /// The drawing.
  package var picture: Picture {
    var lines = lines(of: chart)
    if let partner {
      var around = self.lines(of: partner)
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
