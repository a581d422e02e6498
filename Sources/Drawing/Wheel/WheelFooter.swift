internal import Astrology
internal import Ephemeris

/// What is written below a wheel: which lines are which aspects, and how the wheel stands.
struct WheelFooter {
  let theme: Theme
  /// What is written below the kinds of aspects; nothing below a bare wheel.
  let footing: String?
  let width: Double
  /// Where the footer begins.
  let top: Double

  private static let textSize = 17.0
  private static let kinds: [AspectKind] = [.trine, .sextile, .square, .opposition]

  /// Where the footer ends: the picture's height.
  var bottom: Double { top + (footing == nil ? 44 : 74) }

  func draw(to writer: inout SVGWriter) {
    let cell = 150.0
    let left = (width - cell * Double(Self.kinds.count)) / 2
    for (index, kind) in Self.kinds.enumerated() {
      let x = left + cell * Double(index) + 8
      let y = top + 20
      let color = theme.color(of: kind)
      writer.line(Point(x: x, y: y), Point(x: x + 26, y: y), WheelPainter.stroke(kind, color, 0.7))
      writer.glyph(Glyph(kind), at: Point(x: x + 40, y: y), size: 15, color: color)
      writer.label(
        kind.name, at: Point(x: x + 54, y: y), size: Self.textSize, color: theme.quietInk,
        anchor: .start)
    }
    guard let footing else { return }
    writer.label(
      footing, at: Point(x: width / 2, y: top + 48), size: Self.textSize, color: theme.quietInk)
  }
}
