extension Picture {
  /// The picture as SVG that follows the reader's screen: the colours are the light ones, and those of
  /// another drawing of it where the screen is dark (`prefers-color-scheme`).
  ///
  /// A program that knows no style sheets shows the light colours.
  ///
  /// - Parameters:
  ///   - dark: The same picture, drawn in ``Theme/dark``.
  ///   - pixels: The width in CSS pixels at which it is shown; nil for what fills its place.
  /// - Throws: ``DrawingError/differentPictures`` where the two are not of one value, drawn in two themes, or
  ///   ``DrawingError/width(_:)``.
  /// - Returns: One `svg` element with a line end.
  public func svg(
    followingScreen dark: Picture, width pixels: Int? = nil
  ) throws(DrawingError) -> String {
    if let pixels { try Self.check(width: pixels) }
    let pairs = try colorPairs(with: dark)
    let rules = pairs.map { light, dark in
      // A hash needs an escape where it begins a word.
      "[fill=\\#\(light.dropFirst())]{fill:\(dark)}[stroke=\\#\(light.dropFirst())]{stroke:\(dark)}"
    }
    let styles = "@media (prefers-color-scheme:dark){\(rules.joined())}"
    return written(width: pixels, styles: styles).text + "\n"
  }

  /// The light colours with their dark counterparts, each once, in the order in which they come up.
  private func colorPairs(
    with dark: Picture
  ) throws(DrawingError) -> [(light: String, dark: String)] {
    let (one, other) = (written(width: nil), dark.written(width: nil))
    guard one.colorOffsets == other.colorOffsets else { throw .differentPictures }
    var pairs: [(light: String, dark: String)] = []
    var known: Set<String> = []
    for offset in one.colorOffsets {
      let light = Self.color(at: offset, in: one)
      guard known.insert(light).inserted else { continue }
      pairs.append((light, Self.color(at: offset, in: other)))
    }
    return pairs
  }

  private static func color(at offset: Int, in writer: SVGWriter) -> String {
    String(decoding: writer.bytes[offset..<(offset + 7)], as: UTF8.self)
  }
}
