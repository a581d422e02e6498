/// A finished picture: text in SVG that needs nothing else.
///
/// No script, no style sheet, no font, no reference and no `id`, so several can stand in one page
/// of HTML. The title and the description are there for screen readers.
///
/// ```swift
/// let picture = Wheel(of: chart, theme: .dark).picture()
/// let svg = picture.svg(width: 800)  // a file, or a part of a page
/// ```
public struct Picture: Sendable {
  /// What the picture is, in a few words.
  public let title: String
  /// What can be read from it, in words.
  public let description: String
  /// The width in the picture's own units, which are those of its text sizes.
  public let width: Double
  /// The height in the same units.
  public let height: Double
  /// The elements inside the root.
  let content: SVGWriter

  /// The picture as SVG 1.1 in UTF-8.
  ///
  /// - Parameter pixels: The width in CSS pixels at which it is shown; without one it fills what it
  ///   is put into. The height follows, and everything scales.
  /// - Precondition: the width is positive.
  /// - Returns: One `svg` element with a line end.
  public func svg(width pixels: Int? = nil) -> String { written(width: pixels).text + "\n" }

  /// The whole element.
  func written(width pixels: Int?) -> SVGWriter {
    var writer = SVGWriter()
    var attributes: [(StaticString, SVGValue)] = [
      ("xmlns", .text("http://www.w3.org/2000/svg")),
      ("viewBox", .numbers([0, 0, width, height])),
    ]
    if let pixels {
      precondition(pixels > 0, "a picture has a width")
      attributes.append(("width", .number(Double(pixels))))
      attributes.append(("height", .number(Double(pixels) * height / width)))
    }
    attributes.append(("role", .text("img")))
    attributes.append(("aria-label", .text(title)))
    attributes.append(("font-family", .text("sans-serif")))
    writer.element("svg", attributes) { writer in
      writer.element("title", text: title)
      writer.element("desc", text: description)
      writer.append(content)
    }
    return writer
  }
}
