/// How a line is drawn.
struct Stroke: Sendable {
  var color: RGBColor
  var width: Double
  /// Lengths of dashes and gaps; none for a full line.
  var dashes: [Double] = []
}

extension SVGWriter {
  /// Writes a straight line.
  mutating func line(_ start: Point, _ end: Point, _ stroke: Stroke) {
    element(
      "line",
      [
        ("x1", .number(start.x)), ("y1", .number(start.y)), ("x2", .number(end.x)),
        ("y2", .number(end.y)),
      ] + attributes(of: stroke))
  }

  /// Writes a line through some points.
  mutating func polyline(_ points: [Point], _ stroke: Stroke) {
    element(
      "polyline",
      [("points", .numbers(points.flatMap { [$0.x, $0.y] })), ("fill", .text("none"))]
        + attributes(of: stroke))
  }

  /// Writes a circle, filled, drawn round, or both.
  mutating func circle(
    _ center: Point, radius: Double, fill: RGBColor? = nil, stroke: Stroke? = nil
  ) {
    var attributes: [(StaticString, SVGValue)] = [
      ("cx", .number(center.x)), ("cy", .number(center.y)), ("r", .number(radius)),
      ("fill", fill.map(SVGValue.color) ?? .text("none")),
    ]
    if let stroke { attributes += self.attributes(of: stroke) }
    element("circle", attributes)
  }

  /// Writes a filled rectangle.
  mutating func rectangle(_ box: Box, fill: RGBColor, cornerRadius: Double = 0) {
    var attributes: [(StaticString, SVGValue)] = [
      ("x", .number(box.minX)), ("y", .number(box.minY)), ("width", .number(box.width)),
      ("height", .number(box.height)), ("fill", .color(fill)),
    ]
    if cornerRadius > 0 { attributes.append(("rx", .number(cornerRadius))) }
    element("rect", attributes)
  }

  /// Writes a shape without an outline.
  mutating func shape(_ path: String, fill: RGBColor) {
    element("path", [("d", .path(path)), ("fill", .color(fill))])
  }

  /// Writes an outline that is not filled.
  mutating func shape(_ path: String, stroke: Stroke) {
    element("path", [("d", .path(path)), ("fill", .text("none"))] + attributes(of: stroke))
  }

  /// Writes a glyph in a square about a centre.
  mutating func glyph(_ glyph: Glyph, at center: Point, size: Double, color: RGBColor) {
    let scale = size / Glyph.size
    let corner = Point(x: center.x - size / 2, y: center.y - size / 2)
    let place =
      "translate(\(SVGNumber.text(corner.x)) \(SVGNumber.text(corner.y))) "
      + "scale(\(SVGNumber.text(scale)))"
    element(
      "path",
      [
        ("d", .path(glyph.path)), ("transform", .path(place)),
        ("fill", glyph.isFilled ? .color(color) : .text("none")), ("stroke", .color(color)),
        ("stroke-width", .number(glyph.lineWidth)), ("stroke-linecap", .text("round")),
        ("stroke-linejoin", .text("round")),
      ])
  }

  /// Writes a text whose letters' middle is at the height of a point.
  mutating func label(
    _ text: String, at point: Point, size: Double, color: RGBColor,
    anchor: TextAnchor = .middle, isBold: Bool = false
  ) {
    var attributes: [(StaticString, SVGValue)] = [
      ("x", .number(point.x)),
      // Capitals and digits stand 0.72 em high on the baseline in the usual faces. Renderers don't
      // agree on `dominant-baseline`.
      ("y", .number(point.y + 0.36 * size)), ("font-size", .number(size)),
      ("fill", .color(color)),
    ]
    if anchor != .start { attributes.append(("text-anchor", .text(anchor.rawValue))) }
    if isBold { attributes.append(("font-weight", .text("bold"))) }
    element("text", attributes, text: text)
  }

  private func attributes(of stroke: Stroke) -> [(StaticString, SVGValue)] {
    var attributes: [(StaticString, SVGValue)] = [
      ("stroke", .color(stroke.color)), ("stroke-width", .number(stroke.width)),
    ]
    if !stroke.dashes.isEmpty { attributes.append(("stroke-dasharray", .numbers(stroke.dashes))) }
    return attributes
  }
}

/// Which part of a text stands at its point.
enum TextAnchor: String, Sendable {
  case start, middle, end
}
