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
  /// What it says.
  package var words = PictureWords.english

  /// Readies the map of some lines of a chart.
  package init(
    lines: [AngularLine], chart: NatalChart, marks: [LineMap.Mark], home: GeographicPlace?,
    theme: Theme
  ) {
    self.lines = lines
    self.chart = chart
    self.marks = marks
    self.home = home
    self.theme = theme
  }

  /// The drawing.
  package var picture: Picture {
    LineMap(
      of: lines, caption: Wheel.Caption(title: words.mapTitle, lines: words.lines(of: chart)),
      marks: marks, home: home, theme: theme
    ).worded(in: words).picture()
  }
}
