package import Astrology
package import Ephemeris
package import Words

/// The map of a birth's lines, with what is known of the birth above.
package struct LineMapPicture: Worded {
  private let lines: [AngularLine]
  private let chart: NatalChart
  private let marks: [LineMap.Mark]
  private let home: GeographicPlace?
  private let theme: Theme
  private let land: LineMap.Land?
  /// What it says.
  package var words = PictureWords.english

  /// Readies the map of some lines of a chart.
  package init(
    lines: [AngularLine], chart: NatalChart, marks: [LineMap.Mark], home: GeographicPlace?,
    theme: Theme, land: LineMap.Land? = nil
  ) {
    self.lines = lines
    self.chart = chart
    self.marks = marks
    self.home = home
    self.theme = theme
    self.land = land
  }

  /// The drawing.
  package var picture: Picture {
    var map = LineMap(
      of: lines, caption: Wheel.Caption(title: words.mapTitle, lines: words.lines(of: chart)),
      marks: marks, home: home, theme: theme)
    map.land = land
    return map.worded(in: words).picture()
  }
}
