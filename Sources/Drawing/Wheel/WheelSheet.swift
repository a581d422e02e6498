internal import Astrology
internal import Documents
internal import Ephemeris

/// The sheet that a wheel is drawn on: what is written above it, the wheel, and what is written below.
struct WheelSheet {
  /// The chart within.
  let face: WheelFace
  /// The sky around it; nothing in a wheel with one ring.
  let transits: Sky?
  /// Whether that is the sky of another's birth.
  var isOfTwo = false
  /// The aspects that are drawn.
  let aspects: [WheelAspect]
  let theme: Theme
  /// What is written above the wheel; nothing for a bare wheel.
  let caption: WheelCaption?
  /// What a screen reader calls it.
  let title: String
  /// What a screen reader tells of it.
  let description: String
  /// What is written below a wheel that isn't bare, in sentences.
  let footing: [String]
  let words: PictureWords

  /// The drawing.
  var picture: Picture {
    let half = WheelRings.outer(hasTransits: transits != nil) + WheelRings.margin
    let header = caption?.height(width: 2 * half) ?? 0
    let layout = WheelLayout(
      of: face, transits: transits, center: Point(x: half, y: header + half))
    let footer = WheelFooter(
      theme: theme, footing: caption == nil ? nil : footing.joined(separator: " "),
      width: 2 * half, top: header + 2 * half)
    let painter = WheelPainter(layout: layout, theme: theme, words: words, isOfTwo: isOfTwo)
    var content = SVGWriter()
    content.rectangle(
      Box(minX: 0, minY: 0, width: 2 * half, height: footer.bottom), fill: theme.paper)
    caption?.draw(width: 2 * half, theme: theme, to: &content)
    painter.draw(face, aspects: aspects, to: &content)
    footer.draw(to: &content)
    return Picture(
      title: title, description: description, width: 2 * half, height: footer.bottom,
      content: content)
  }
}
