internal import Astrology
internal import Ephemeris

/// The aspects as a grid: a triangle of the chart's points with one another, or a rectangle with the points
/// around across.
struct SheetGrid {
  let aspects: [WheelAspect]
  /// The points down the side.
  let rows: [Wheel.PlacedPoint]
  /// The points across; nil for the triangle, whose diagonal has the points.
  let columns: [Wheel.PlacedPoint]?
  let x: Double
  let y: Double
  /// The side of a cell.
  let cell: Double

  func draw(on canvas: inout SheetCanvas) {
    columns == nil ? drawTriangle(on: &canvas) : drawRectangle(on: &canvas)
  }

  private func drawTriangle(on canvas: inout SheetCanvas) {
    drawLines(on: &canvas) { row in row }
    for (row, point) in rows.enumerated() {
      canvas.mark(point.mark, x: middle(x, row), y: middle(y, row), size: cell * 0.62)
      for column in 0..<row {
        let pair = aspects.first { $0.joins(point.mark, rows[column].mark) }
        draw(pair, row: row, column: column, on: &canvas)
      }
    }
  }

  private func drawRectangle(on canvas: inout SheetCanvas) {
    let columns = columns ?? []
    for (row, point) in rows.enumerated() {
      canvas.mark(point.mark, x: middle(x, 0), y: middle(y, row + 1), size: cell * 0.62)
    }
    for (column, point) in columns.enumerated() {
      canvas.mark(point.mark, x: middle(x, column + 1), y: middle(y, 0), size: cell * 0.62)
      for (row, other) in rows.enumerated() {
        let pair = aspects.first {
          $0.points.0.mark == point.mark && $0.points.1.mark == other.mark
        }
        draw(pair, row: row + 1, column: column + 1, on: &canvas)
      }
    }
    let stroke = stroke(canvas)
    canvas.draw { writer in
      for line in 1...(rows.count + 1) {
        writer.line(
          Point(x: x + cell, y: y + cell * Double(line)),
          Point(x: x + cell * Double(columns.count + 1), y: y + cell * Double(line)), stroke)
      }
      for line in 1...(columns.count + 1) {
        writer.line(
          Point(x: x + cell * Double(line), y: y + cell),
          Point(x: x + cell * Double(line), y: y + cell * Double(rows.count + 1)), stroke)
      }
    }
  }

  /// The lines of the triangle: each row has as many cells as points before it.
  private func drawLines(on canvas: inout SheetCanvas, cells: (Int) -> Int) {
    let line = stroke(canvas)
    canvas.draw { writer in
      for row in rows.indices.dropFirst() {
        let top = y + cell * Double(row)
        writer.line(Point(x: x, y: top), Point(x: x + cell * Double(row), y: top), line)
        writer.line(
          Point(x: x + cell * Double(row), y: top),
          Point(x: x + cell * Double(row), y: y + cell * Double(rows.count)), line)
      }
      let bottom = y + cell * Double(rows.count)
      writer.line(
        Point(x: x, y: bottom), Point(x: x + cell * Double(rows.count - 1), y: bottom), line)
      writer.line(Point(x: x, y: y + cell), Point(x: x, y: bottom), line)
    }
  }

  /// An aspect in its cell, on a ground that is the stronger the closer it is.
  private func draw(
    _ aspect: WheelAspect?, row: Int, column: Int, on canvas: inout SheetCanvas
  ) {
    guard let aspect else { return }
    let color = canvas.theme.color(of: aspect.kind)
    let ground = canvas.theme.paper.mixed(with: color, by: 0.16 * aspect.closeness)
    canvas.draw { writer in
      writer.rectangle(
        Box(
          minX: x + cell * Double(column), minY: y + cell * Double(row), width: cell,
          height: cell), fill: ground)
    }
    canvas.glyph(
      Glyph(aspect.kind), x: middle(x, column), y: middle(y, row), size: cell * 0.5,
      color: color)
  }

  private func middle(_ start: Double, _ index: Int) -> Double {
    start + cell * (Double(index) + 0.5)
  }

  private func stroke(_ canvas: SheetCanvas) -> Stroke {
    Stroke(color: canvas.theme.faintLine, width: 1)
  }
}

extension WheelAspect {
  /// Whether it is between two points, whichever comes first.
  func joins(_ first: Wheel.PlacedPoint.Mark, _ second: Wheel.PlacedPoint.Mark) -> Bool {
    (points.0.mark, points.1.mark) == (first, second)
      || (points.0.mark, points.1.mark) == (second, first)
  }
}
