internal import Astrometers
internal import Ephemeris
internal import Readings

/// The meters of some days or hours as a field of colours: columns are days, rows are meters.
///
/// The whole comes first, then each group with its meters below it. Blue is ease and orange strain;
/// the stronger the colour, the further the unified score is from 0.
public struct MeterHeatMap: Sendable {
  /// The days or hours, in order.
  public let columns: [MeterColumn]
  /// The heading.
  public let title: String
  /// The colours.
  public let theme: Theme

  /// How many columns a heat map can show.
  public static let allowedColumns = 1...400

  /// Makes a heat map.
  ///
  /// - Throws: ``DrawingError/columns(count:allowed:)``.
  public init(
    _ columns: [MeterColumn], title: String = "Meters", theme: Theme = .light
  ) throws(DrawingError) {
    guard Self.allowedColumns.contains(columns.count) else {
      throw .columns(count: columns.count, allowed: Self.allowedColumns)
    }
    self.columns = columns
    self.title = title
    self.theme = theme
  }

  private static let width = 1_000.0
  private static let left = 178.0
  private static let right = 18.0
  private static let rowHeight = 22.0
  private static let textSize = 15.0
  private static let top = 104.0

  /// Draws the map.
  ///
  /// - Complexity: 23 cells a column, of 60 bytes each.
  public func picture() -> Picture {
    let rows = rows
    let bottom = (rows.last?.y ?? Self.top) + Self.rowHeight
    let height = bottom + 66
    var content = SVGWriter()
    content.rectangle(
      Box(minX: 0, minY: 0, width: Self.width, height: height), fill: theme.paper)
    content.label(
      TextMeasure.shortened(title, to: Self.width - 48, size: 26, isBold: true),
      at: Point(x: 24, y: 34), size: 26, color: theme.ink, anchor: .start, isBold: true)
    drawHeadings(bottom: bottom, to: &content)
    for row in rows { draw(row, to: &content) }
    drawLegend(y: bottom + 34, to: &content)
    return Picture(
      title: title, description: description, width: Self.width, height: height, content: content)
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
    var y = Self.top
    func add(
      _ title: String, isHeading: Bool, _ score: @escaping @Sendable (DayScores) -> MeterScore
    ) {
      rows.append(Row(title: title, isHeading: isHeading, y: y, score: score))
      y += Self.rowHeight
    }
    add("All", isHeading: true) { $0.overall }
    for group in MeterGroup.allCases {
      y += 9
      add(group.title, isHeading: true) { $0[group] }
      for meter in group.meters { add(meter.title, isHeading: false) { $0[meter] } }
    }
    return rows
  }

  private var step: Double { (Self.width - Self.left - Self.right) / Double(columns.count) }

  private func x(_ index: Int) -> Double { Self.left + Double(index) * step }

  private func drawHeadings(bottom: Double, to writer: inout SVGWriter) {
    let headings = ColumnHeadings(columns: columns, step: step)
    for (index, text) in headings.sections {
      if index > 0 {
        writer.line(
          Point(x: x(index), y: 62), Point(x: x(index), y: bottom),
          Stroke(color: theme.line, width: 1))
      }
      guard let text else { continue }
      writer.label(
        text, at: Point(x: x(index) + 3, y: 70), size: ColumnHeadings.textSize, color: theme.ink,
        anchor: .start, isBold: true)
    }
    for (index, text) in headings.headings {
      let isSunday = headings.stride == 1 && columns[index].label.isSunday
      writer.label(
        text, at: Point(x: x(index) + step / 2, y: 90), size: ColumnHeadings.textSize,
        color: isSunday ? theme.ink : theme.quietInk, isBold: isSunday)
    }
  }

  private func draw(_ row: Row, to writer: inout SVGWriter) {
    let height = Self.rowHeight - 2
    writer.label(
      row.title, at: Point(x: row.isHeading ? 24 : 38, y: row.y + height / 2),
      size: Self.textSize, color: row.isHeading ? theme.ink : theme.quietInk, anchor: .start,
      isBold: row.isHeading)
    let air = step > 8 ? 2.0 : 0
    for (index, column) in columns.enumerated() {
      writer.rectangle(
        Box(minX: x(index), minY: row.y, width: step - air, height: height),
        fill: theme.color(ofScore: row.score(column.scores).unified),
        cornerRadius: step > 16 ? 2.5 : 0)
    }
  }

  private func drawLegend(y: Double, to writer: inout SVGWriter) {
    let (count, width) = (21, 16.0)
    let left = Self.width / 2 - Double(count) * width / 2
    for index in 0..<count {
      writer.rectangle(
        Box(minX: left + Double(index) * width, minY: y - 8, width: width, height: 16),
        fill: theme.color(ofScore: Double(index - 10) * 10))
    }
    let right = left + Double(count) * width
    for (text, x, anchor) in [
      ("strain −100", left - 10, TextAnchor.end), ("100 ease", right + 10, .start),
    ] {
      writer.label(text, at: Point(x: x, y: y), size: 14, color: theme.quietInk, anchor: anchor)
    }
    writer.label("0", at: Point(x: Self.width / 2, y: y + 19), size: 14, color: theme.quietInk)
  }

  private var description: String {
    let scored = columns.map { ($0.label.text, $0.scores.overall.unified) }
    guard let first = scored.first, let last = scored.last,
      let best = scored.max(by: { $0.1 < $1.1 }), let worst = scored.min(by: { $0.1 < $1.1 })
    else { return "" }
    return
      "Unified scores of seventeen meters in five groups, \(first.0) to \(last.0). Overall the "
      + "easiest is \(best.0) (\(Int(best.1.rounded()))), the hardest \(worst.0) "
      + "(\(Int(worst.1.rounded())))."
  }
}
