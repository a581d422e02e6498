public import Astrology
public import Ephemeris
package import Words

extension LineMap {
  /// A place that is marked on a map.
  public struct Mark: Sendable, Hashable {
    /// What stands beside it.
    public let name: String
    /// Where it is.
    public let place: GeographicPlace

    /// Marks a place.
    public init(_ name: String, at place: GeographicPlace) {
      self.name = name
      self.place = place
    }
  }
}

extension LineMap {
  /// Where towns are, which shows the land.
  package struct Land: Sendable, Hashable {
    /// Of each row of cells from the south on the runs of cells with towns, counted from 180° W.
    package let rows: [[Range<Int>]]
    /// How many cells a degree has.
    package let cellsPerDegree: Int

    /// Gathers the rows of a grid.
    package init(rows: [[Range<Int>]], cellsPerDegree: Int) {
      (self.rows, self.cellsPerDegree) = (rows, cellsPerDegree)
    }
  }
}

/// The lines of an astrocartography map on a grid of latitude and longitude.
///
/// A degree is equally long in both directions. There are no coastlines; towns and cities show where one is.
public struct LineMap: Sendable, Worded {
  /// The lines.
  public let lines: [AngularLine]
  /// What stands above the map.
  public let caption: Wheel.Caption?
  /// The places that are marked.
  public let marks: [LineMap.Mark]
  /// The place that has a ring: that of the birth, or the one asked about.
  public let home: GeographicPlace?
  /// The colours.
  public let theme: Theme
  /// Where towns are, in a shade below the lines; nil for an empty ground.
  package var land: Land?
  /// What it says.
  package var words = PictureWords.english

  /// Makes the map of some lines.
  public init(
    of lines: [AngularLine], caption: Wheel.Caption? = nil, marks: [LineMap.Mark] = [],
    home: GeographicPlace? = nil, theme: Theme = .light
  ) {
    self.lines = lines
    self.caption = caption
    self.marks = marks
    self.home = home
    self.theme = theme
  }

  static let width = 1_400.0
  static let side = 50.0
  /// Units a degree.
  private static let scale = (width - 2 * side) / 360
  /// The height of a row of labels above and below the map.
  private static let labelRow = 24.0
  private static let rowCount = 3

  private var top: Double {
    (caption?.height(width: Self.width) ?? 16) + Double(Self.rowCount) * Self.labelRow + 8
  }
  private var bottom: Double { top + 180 * Self.scale }

  func point(_ place: GeographicPlace) -> Point {
    Point(
      x: Self.side + (place.longitude + 180) * Self.scale,
      y: top + (90 - place.latitude) * Self.scale)
  }

  func point(_ latitude: Double, _ longitude: Double) -> Point {
    Point(x: Self.side + (longitude + 180) * Self.scale, y: top + (90 - latitude) * Self.scale)
  }

  /// Draws the map.
  public func picture() -> Picture {
    let height = bottom + Double(Self.rowCount) * Self.labelRow + 44
    var content = SVGWriter()
    content.rectangle(
      Box(minX: 0, minY: 0, width: Self.width, height: height), fill: theme.paper)
    caption?.draw(width: Self.width, theme: theme, to: &content)
    drawGrid(to: &content)
    drawLand(to: &content)
    for line in lines { draw(line, to: &content) }
    let names = markNames()
    draw(names, to: &content)
    drawMeridianLabels(of: .midheaven, to: &content)
    drawMeridianLabels(of: .imumCoeli, to: &content)
    drawHorizonLabels(beside: names.map(\.box), to: &content)
    if let home {
      content.circle(
        point(home), radius: 7, stroke: Stroke(color: theme.ink, width: 2.5))
    }
    content.label(
      words.mapLegend, at: Point(x: Self.side, y: height - 22), size: 15, color: theme.quietInk,
      anchor: .start)
    return Picture(
      title: words.mapTitle, description: words.description(of: lines), width: Self.width,
      height: height, content: content)
  }
}

extension LineMap {
  private func drawGrid(to content: inout SVGWriter) {
    let box = Box(
      minX: Self.side, minY: top, width: 360 * Self.scale, height: 180 * Self.scale)
    content.rectangle(box, fill: theme.surface)
    for degrees in stride(from: -180.0, through: 180, by: 30) {
      let stroke = Stroke(color: degrees == 0 ? theme.line : theme.faintLine, width: 1)
      content.line(point(90, degrees), point(-90, degrees), stroke)
      guard degrees.magnitude <= 90 else { continue }
      content.line(point(degrees, -180), point(degrees, 180), stroke)
      guard degrees.magnitude < 90 else { continue }
      let side = degrees == 0 ? "" : degrees > 0 ? "N" : "S"
      content.label(
        "\(Int(degrees.magnitude))°\(side)",
        at: Point(x: Self.side - 8, y: point(degrees, 0).y), size: 12, color: theme.quietInk,
        anchor: .end)
    }
  }

  /// One shape of the cells that have towns.
  private func drawLand(to content: inout SVGWriter) {
    guard let land else { return }
    let size = Self.scale / Double(land.cellsPerDegree)
    func text(_ value: Double) -> String { DecimalText.fixed(value, decimals: 1) ?? "" }
    var path = ""
    for (row, runs) in land.rows.enumerated() {
      let y = bottom - Double(row + 1) * size
      for run in runs {
        let x = Self.side + Double(run.lowerBound) * size
        let width = Double(run.count) * size
        path += "M\(text(x)) \(text(y))h\(text(width))v\(text(size))h-\(text(width))z"
      }
    }
    if !path.isEmpty { content.shape(path, fill: theme.faintLine) }
  }

  private func draw(_ line: AngularLine, to content: inout SVGWriter) {
    let stroke = Stroke(
      color: theme.color(of: line.body), width: 1.8, dashes: line.angle.isOpposite ? [7, 5] : [])
    for piece in line.pieces { content.polyline(piece.map(point), stroke) }
  }

  /// The glyphs of meridians above the map, or below it, in rows so that none hides another.
  private func drawMeridianLabels(of angle: ChartAngle, to content: inout SVGWriter) {
    let isAbove = angle == .midheaven
    let edge = isAbove ? top : bottom
    let found = lines.compactMap { line in
      line.angle == angle ? line.meridianLongitude.map { (line.body, point(0, $0).x) } : nil
    }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    var ends = Array(repeating: -Double.infinity, count: Self.rowCount)
    for (body, x) in found {
      // The first row with room; where none has, the one that is free soonest.
      let row =
        ends.firstIndex { $0 <= x } ?? ends.indices.min { ends[$0] < ends[$1] } ?? 0
      ends[row] = x + Self.labelRow
      let away = 14 + Double(row) * Self.labelRow
      let center = Point(x: x, y: isAbove ? edge - away : edge + away)
      if row > 0 {
        content.line(
          Point(x: x, y: edge), Point(x: x, y: isAbove ? center.y + 10 : center.y - 10),
          Stroke(color: theme.faintLine, width: 1))
      }
      content.glyph(Glyph(body), at: center, size: 18, color: theme.color(of: body))
    }
  }
}

extension ChartAngle {
  /// Whether the angle is below the horizon or in the west, whose lines are dashed.
  fileprivate var isOpposite: Bool {
    switch self {
    case .ascendant, .midheaven: false
    case .descendant, .imumCoeli: true
    }
  }
}
