internal import Ephemeris
package import Words

/// A finished picture: text in SVG that needs nothing else.
///
/// No script, no style sheet, no font, no reference and no `id`, so several can stand in one page
/// of HTML. The title and the description are there for screen readers.
///
/// ```swift
/// let picture = Wheel(of: chart, theme: .dark).picture()
/// let svg = try picture.svg(width: 800)  // a file, or a part of a page
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
  /// The paper that it is made for; nil for a screen's picture.
  var paper: ChartSheet.Paper?
  /// The elements inside the root.
  let content: SVGWriter

  /// The picture as SVG 1.1 in UTF-8, which fills what it is put into; a sheet is as large as its paper.
  ///
  /// - Returns: One `svg` element with a line end.
  public func svg() -> String { written(width: nil).text + "\n" }

  /// The picture as SVG 1.1 in UTF-8.
  ///
  /// - Parameter pixels: The width in CSS pixels at which it is shown, up to a million. The height
  ///   follows, and everything scales.
  /// - Returns: One `svg` element with a line end.
  /// - Throws: ``DrawingError/width(_:)``.
  public func svg(width pixels: Int) throws(DrawingError) -> String {
    try Self.check(width: pixels)
    return written(width: pixels).text + "\n"
  }

  /// Refuses a width that no screen has.
  static func check(width pixels: Int) throws(DrawingError) {
    guard (1...1_000_000).contains(pixels) else {
      throw .width(.outside(what: "a width", value: Double(pixels), allowed: 1...1_000_000))
    }
  }

  /// Faces whose digits are all as wide as one another, for Macs and phones, Windows and Linux.
  static let fonts = "Helvetica Neue,Helvetica,Arial,Liberation Sans,Noto Sans,sans-serif"

  /// The whole element.
  ///
  /// - Parameters:
  ///   - pixels: The width at which it is shown, if there is one.
  ///   - styles: Rules for the elements inside, if there are any.
  /// - Returns: The writer that has it.
  func written(width pixels: Int?, styles: String? = nil) -> SVGWriter {
    var writer = SVGWriter()
    var attributes: [(StaticString, SVGValue)] = [
      ("xmlns", .text("http://www.w3.org/2000/svg")),
      ("viewBox", .numbers([0, 0, width, height])),
    ]
    if let pixels {
      attributes.append(("width", .number(Double(pixels))))
      attributes.append(("height", .number(Double(pixels) * height / width)))
    }
    if pixels == nil, let size = paper?.millimetres {
      attributes.append(("width", .text("\(SVGNumber.text(size.width))mm")))
      attributes.append(("height", .text("\(SVGNumber.text(size.height))mm")))
    }
    attributes.append(("role", .text("img")))
    attributes.append(("aria-label", .text(title)))
    attributes.append(("font-family", .text(Self.fonts)))
    writer.element("svg", attributes) { writer in
      writer.element("title", text: title)
      writer.element("desc", text: description)
      if let styles { writer.element("style", text: styles) }
      writer.append(content)
    }
    return writer
  }
}

/// A picture that says something, in words that it is given.
package protocol Worded {
  /// What it says.
  var words: PictureWords { get set }
}

extension Worded {
  /// The same with its texts from other words.
  package func worded(in words: PictureWords) -> Self {
    var picture = self
    picture.words = words
    return picture
  }
}
