internal import Astrology
internal import Ephemeris

/// Writes texts and glyphs and keeps the box of each, so that a test can see that no two cross.
struct SheetCanvas {
  let theme: Theme
  private(set) var writer = SVGWriter()
  /// The boxes of all texts and glyphs so far, in the units of the sheet.
  private(set) var boxes: [Box] = []

  init(theme: Theme) { self.theme = theme }

  /// Writes a text whose letters' middle is at a height; cut where it would be wider than a limit.
  mutating func text(
    _ text: String, x: Double, y: Double, size: Double, color: RGBColor? = nil,
    anchor: TextAnchor = .start, isBold: Bool = false, limit: Double? = nil
  ) {
    let shown =
      limit.map { TextMeasure.shortened(text, to: $0, size: size, isBold: isBold) } ?? text
    let width = TextMeasure.width(of: shown, size: size, isBold: isBold)
    let minX =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    let height = TextMeasure.capHeight * size
    boxes.append(Box(minX: minX, minY: y - height / 2, width: width, height: height))
    writer.label(
      shown, at: Point(x: x, y: y), size: size, color: color ?? theme.ink, anchor: anchor,
      isBold: isBold)
  }

  /// Writes a glyph in a square about a place.
  mutating func glyph(_ glyph: Glyph, x: Double, y: Double, size: Double, color: RGBColor? = nil) {
    let center = Point(x: x, y: y)
    boxes.append(Box(center: center, width: size, height: size))
    writer.glyph(glyph, at: center, size: size, color: color ?? theme.ink)
  }

  /// Writes the sign of a point: a glyph, or letters in its place.
  mutating func mark(_ mark: Wheel.PlacedPoint.Mark, x: Double, y: Double, size: Double) {
    switch mark.sign {
    case .glyph(let glyph): self.glyph(glyph, x: x, y: y, size: size)
    case .text(let letters):
      text(letters, x: x, y: y, size: size * 0.6, anchor: .middle, isBold: true)
    }
  }

  /// Writes the glyph of a sign in the colour of its element.
  mutating func sign(_ sign: ZodiacSign, x: Double, y: Double, size: Double) {
    glyph(Glyph(sign), x: x, y: y, size: size, color: theme.color(of: sign.element))
  }

  /// Writes a heading with a line under it.
  mutating func heading(_ text: String, x: Double, y: Double, width: Double) {
    self.text(text, x: x, y: y, size: 15, isBold: true, limit: width)
    rule(x: x, y: y + 12, width: width)
  }

  /// Draws a fine line.
  mutating func rule(x: Double, y: Double, width: Double) {
    writer.line(
      Point(x: x, y: y), Point(x: x + width, y: y), Stroke(color: theme.faintLine, width: 1))
  }

  /// Draws what has no text.
  mutating func draw(_ body: (inout SVGWriter) -> Void) { body(&writer) }

  /// Takes over a picture that was drawn in other units, with its boxes.
  mutating func place(
    _ content: SVGWriter, boxes: [Box], x: Double, y: Double, scale: Double
  ) {
    let place =
      "translate(\(SVGNumber.text(x)) \(SVGNumber.text(y))) scale(\(SVGNumber.text(scale)))"
    writer.element("g", [("transform", .path(place))]) { $0.append(content) }
    self.boxes += boxes.map { box in
      Box(
        minX: x + box.minX * scale, minY: y + box.minY * scale, width: box.width * scale,
        height: box.height * scale)
    }
  }
}
