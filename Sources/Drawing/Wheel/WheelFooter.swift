internal import Astrology
internal import Ephemeris

/// What is written below a wheel: which lines are which aspects, and how the wheel stands.
struct WheelFooter {
  let theme: Theme
  /// The text below the kinds of aspects; nil below a bare wheel.
  let footing: String?
  let width: Double
  /// Where the footer begins.
  let top: Double

  private static let textSize = 17.0
  private static let kinds: [AspectKind] = [
    .conjunction, .trine, .sextile, .square, .opposition,
  ]

  /// Where the footer ends: the picture's height.
  var bottom: Double { top + (footing == nil ? 44 : 74) }

  /// The boxes of the kinds' glyphs and names.
  var boxes: [Box] {
    zip(Self.kinds, starts).map { kind, x in
      Box(
        minX: x + 40, minY: top + 12,
        width: 22 + TextMeasure.width(of: kind.name, size: Self.textSize), height: 16)
    }
  }

  /// Where the kinds begin, each as wide as it needs.
  private var starts: [Double] {
    let widths = Self.kinds.map { 62 + TextMeasure.width(of: $0.name, size: Self.textSize) + 22 }
    var start = (width - widths.reduce(0, +)) / 2 + 11
    return widths.map { width in
      defer { start += width }
      return start
    }
  }

  func draw(to writer: inout SVGWriter) {
    for (kind, x) in zip(Self.kinds, starts) {
      let y = top + 20
      let color = theme.color(of: kind)
      writer.line(Point(x: x, y: y), Point(x: x + 34, y: y), WheelPainter.stroke(kind, color, 0.7))
      writer.glyph(Glyph(kind), at: Point(x: x + 48, y: y), size: 15, color: color)
      writer.label(
        kind.name, at: Point(x: x + 62, y: y), size: Self.textSize, color: theme.quietInk,
        anchor: .start)
    }
    guard let footing else { return }
    writer.label(
      footing, at: Point(x: width / 2, y: top + 48), size: Self.textSize, color: theme.quietInk)
  }
}
