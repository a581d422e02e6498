package import Astrology
internal import Documents
package import Ephemeris

/// The wheel of a birth, or of two, with what is known of them above.
package struct WheelPicture {
  private let chart: NatalChart
  private let theme: Theme
  /// Whose chart it is, for the heading.
  private let name: String?
  /// The sky of another time, and what that time is called.
  private var transits: (sky: Sky, label: String)?
  /// The chart around it.
  private var partner: NatalChart?
  /// What is to be said of that time, one sentence without its full stop.
  private var note: String?

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
    let sky = try ephemeris.sky(at: noon.instant)
    transits = (sky, "\(date.inWords) at 12:00 \(zone.inWords)")
    note = noon.note
  }

  /// Draws the bodies of another's chart around the chart.
  package mutating func addPartner(_ chart: NatalChart) {
    partner = chart
  }

  /// What is known of a birth, in lines.
  private static func lines(of chart: NatalChart) -> [String] {
    var lines = BirthSummary(chart: chart).shortLines
    if chart.birth.isTimed, let note = chart.birth.note { lines.append("\(note).") }
    if !chart.birth.isTimed {
      let moon = chart.uncertainty
      let unused = chart.birth.note == nil ? "" : "The time isn't used without a place. "
      lines.append(
        "\(unused)The sky of 12:00 UTC; the Moon moved from \(ZodiacPosition(moon.moonAtStart)) "
          + "to \(ZodiacPosition(moon.moonAtEnd))")
    }
    return lines
  }

  /// The drawing.
  package var picture: Picture {
    var lines = Self.lines(of: chart)
    if let partner {
      let around = Self.lines(of: partner)
      return Wheel(
        of: chart, around: partner, theme: theme,
        caption: WheelCaption(
          title: name ?? "Two charts",
          lines: lines + ["Around it: \(around[0])"] + around.dropFirst())
      ).picture()
    }
    if let transits { lines.append("Around it the sky of \(transits.label)") }
    if let note { lines.append("\(note).") }
    let title = transits == nil ? "Natal chart" : "Natal chart with transits"
    return Wheel(
      of: chart, transits: transits?.sky, theme: theme,
      caption: WheelCaption(title: name ?? title, lines: lines)
    ).picture()
  }
}
