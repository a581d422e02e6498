internal import Astrology
internal import Ephemeris
internal import Words

/// The sheet that a wheel is drawn on: what is written above it, the wheel, and what is written below.
struct WheelSheet {
  /// What the wheel shows.
  let content: WheelContent
  let theme: Theme
  /// What is written above the wheel; nil for a bare wheel.
  let caption: Wheel.Caption?
  /// What a screen reader calls it.
  let title: String
  /// What is written below a wheel that isn't bare, in sentences.
  let footing: [String]
  /// Whether there is nothing but the wheel, with larger labels.
  let isTile: Bool
  let words: PictureWords

  init(
    _ content: WheelContent, theme: Theme, caption: Wheel.Caption?, title: String,
    footing: [String], isTile: Bool, words: PictureWords
  ) {
    self.content = content
    self.theme = theme
    self.caption = caption
    self.title = title
    self.footing = footing
    self.isTile = isTile
    self.words = words
  }

  /// The drawing.
  var picture: Picture {
    let half = WheelRings.outer(hasTransits: content.around != nil) + WheelRings.margin
    let header = caption?.height(width: 2 * half) ?? 0
    let layout = WheelLayout(
      of: content.face, transits: content.around, center: Point(x: half, y: header + half),
      isTile: isTile)
    let footer = WheelFooter(
      theme: theme, footing: caption == nil ? nil : footing.joined(separator: " "),
      width: 2 * half, top: header + 2 * half)
    let bottom = isTile ? 2 * half : footer.bottom
    let painter = WheelPainter(
      layout: layout, theme: theme, words: words, isOfTwo: content.isOfTwo)
    var writer = SVGWriter()
    writer.rectangle(Box(minX: 0, minY: 0, width: 2 * half, height: bottom), fill: theme.paper)
    caption?.draw(width: 2 * half, theme: theme, to: &writer)
    painter.draw(content.face, aspects: content.aspects, to: &writer)
    if !isTile { footer.draw(to: &writer) }
    return Picture(
      title: title, description: content.description(in: words), width: 2 * half, height: bottom,
      content: writer)
  }
}
