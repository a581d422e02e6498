internal import Astrometers
internal import Ephemeris
package import Words

/// The meters of some days or hours as a field of colours: columns are days, rows are meters.
///
/// The whole comes first, then each group with its meters below it. Blue is ease and orange strain;
/// the stronger the colour, the further the unified score is from 0.
public struct MeterHeatMap: Sendable, Worded {
  /// The days or hours, in order.
  public let columns: [MeterColumn]
  /// The heading.
  public let title: String
  /// The colours.
  public let theme: Theme
  /// The shape.
  public let format: MeterColumn.Format
  /// The column that has a frame; none unless given.
  public let marked: Int?
  /// What it says.
  package var words = PictureWords.english

  /// How many columns a heat map can show.
  public static let allowedColumns = 1...400

  /// Makes a heat map.
  ///
  /// - Throws: ``DrawingError/columns(count:allowed:)``.
  public init(
    _ columns: [MeterColumn], title: String = "Meters", theme: Theme = .light,
    format: MeterColumn.Format = .wide, marked: Int? = nil
  ) throws(DrawingError) {
    guard Self.allowedColumns.contains(columns.count) else {
      throw .columns(count: columns.count, allowed: Self.allowedColumns)
    }
    self.columns = columns
    self.title = title
    self.theme = theme
    self.format = format
    self.marked = marked
  }

  private static let rowHeight = 22.0

  private var isWide: Bool { format == .wide }
  private var width: Double { isWide ? 1_000 : 560 }
  /// Where the cells begin and the rows' names end.
  private var left: Double { isWide ? 178 : 150 }
  private var right: Double { isWide ? 18 : 2 }
  private var textSize: Double { isWide ? 15 : 16 }
  /// Where the heading ends and the months' names begin.
  private var headingsTop: Double { isWide ? 62 : 8 }
  private var top: Double { headingsTop + 42 }

  /// Draws the map.
  ///
  /// - Complexity: 23 cells a column, of 60 bytes each.
  public func picture() -> Picture {
    let rows = rows
    let bottom = (rows.last?.y ?? top) + Self.rowHeight
    let height = bottom + 66
    var content = SVGWriter()
    content.rectangle(
      Box(minX: 0, minY: 0, width: width, height: height), fill: theme.paper)
    if isWide {
      content.label(
        TextMeasure.shortened(title, to: width - 48, size: 26, isBold: true),
        at: Point(x: 24, y: 34), size: 26, color: theme.ink, anchor: .start, isBold: true)
    }
    drawHeadings(bottom: bottom, to: &content)
    for row in rows { draw(row, to: &content) }
    if let marked, columns.indices.contains(marked) {
      frame(marked, bottom: bottom, to: &content)
    }
    drawLegend(y: bottom + 34, to: &content)
    return Picture(
      title: title, description: description, width: width, height: height, content: content)
  }

  /// A row of the map.
  private struct Row {
    let title: String
    let isHeading: Bool
    let y: Double
    let score: @Sendable (DayScores) -> MeterScore
  }

  private var rows: [Row] {
    var rows: [Row] = []
    var y = top
    func add(
      _ title: String, isHeading: Bool, _ score: @escaping @Sendable (DayScores) -> MeterScore
    ) {
      rows.append(Row(title: title, isHeading: isHeading, y: y, score: score))
      y += Self.rowHeight
    }
    add(words.all, isHeading: true) { $0.overall }
    for group in Meter.Group.allCases {
      y += 9
      add(group.heading, isHeading: true) { $0[group] }
      for meter in group.meters { add(meter.title, isHeading: false) { $0[meter] } }
    }
    return rows
  }

  private var step: Double { (width - left - right) / Double(columns.count) }

  private func x(_ index: Int) -> Double { left + Double(index) * step }

  private func drawHeadings(bottom: Double, to writer: inout SVGWriter) {
    let headings = ColumnHeadings(columns: columns, step: step)
    for (index, text) in headings.sections {
      if index > 0 {
        writer.line(
          Point(x: x(index), y: headingsTop), Point(x: x(index), y: bottom),
          Stroke(color: theme.line, width: 1))
      }
      guard let text else { continue }
      writer.label(
        text, at: Point(x: x(index) + 3, y: headingsTop + 8), size: ColumnHeadings.textSize,
        color: theme.ink, anchor: .start, isBold: true)
    }
    for (index, text) in headings.headings {
      let isSunday = headings.stride == 1 && columns[index].isSunday
      writer.label(
        text, at: Point(x: x(index) + step / 2, y: headingsTop + 28), size: ColumnHeadings.textSize,
        color: isSunday ? theme.ink : theme.quietInk, isBold: isSunday)
    }
  }

  private func draw(_ row: Row, to writer: inout SVGWriter) {
    let height = Self.rowHeight - 2
    let side = isWide ? 24.0 : 0
    let indent = row.isHeading ? 0 : isWide ? 14.0 : 10
    writer.label(
      row.title, at: Point(x: side + indent, y: row.y + height / 2), size: textSize,
      color: row.isHeading ? theme.ink : theme.quietInk, anchor: .start, isBold: row.isHeading)
    let air = step > 8 ? 2.0 : 0
    for (index, column) in columns.enumerated() {
      writer.rectangle(
        Box(minX: x(index), minY: row.y, width: step - air, height: height),
        fill: theme.color(ofScore: row.score(column.scores).unified),
        cornerRadius: step > 16 ? 2.5 : 0)
    }
  }

  private func frame(_ index: Int, bottom: Double, to writer: inout SVGWriter) {
    let (left, right) = (SVGNumber.text(x(index) - 2), SVGNumber.text(x(index + 1)))
    let (top, bottom) = (SVGNumber.text(top - 3), SVGNumber.text(bottom + 1))
    writer.shape(
      "M\(left) \(top)H\(right)V\(bottom)H\(left)Z",
      stroke: Stroke(color: theme.ink, width: 1.5))
  }

  private func drawLegend(y: Double, to writer: inout SVGWriter) {
    let (count, step) = (21, 16.0)
    let middle = width / 2
    let half = Double(count) * step / 2
    for index in 0..<count {
      writer.rectangle(
        Box(minX: middle - half + Double(index) * step, minY: y - 8, width: step, height: 16),
        fill: theme.color(ofScore: Double(index - 10) * 10))
    }
    for (text, x, anchor) in [
      (words.ends.strain, middle - half - 10, TextAnchor.end),
      (words.ends.ease, middle + half + 10, .start),
    ] {
      writer.label(text, at: Point(x: x, y: y), size: 14, color: theme.quietInk, anchor: anchor)
    }
    writer.label("0", at: Point(x: middle, y: y + 19), size: 14, color: theme.quietInk)
  }

  private var description: String {
    words.scores(columns.map { ($0.name, $0.scores.overall.unified) }, isMap: true)
  }
}
