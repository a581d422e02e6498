@_spi(FrontEnd) public import Drawing

/// Writes a page of HTML that is well-formed XML, too.
///
/// Names of elements and attributes are literals of this program; every other text is escaped on its
/// way in. Pictures come from `Drawing`, which escapes what they hold.
@_spi(FrontEnd) public struct HTMLWriter: Sendable {
  /// Attributes with their values; one whose value is nil is left out.
  public typealias Attributes = KeyValuePairs<StaticString, String?>

  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// The same as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The colours of the pictures so far, for the style sheet.
  private(set) var colors = ColorVariables()

  /// The styles of single elements so far, for a style sheet that is kept apart.
  private(set) var ownStyles = OwnStyles()

  private let keepsStylesApart: Bool

  /// Begins a page or a part of one.
  ///
  /// - Parameter keepsStylesApart: Whether the styles of single elements are classes of the style sheet
  ///   rather than attributes.
  init(keepsStylesApart: Bool = false) { self.keepsStylesApart = keepsStylesApart }

  /// Begins a page whose pictures have colours of a style sheet that is there already.
  public init(colors: ColorVariables) {
    self.colors = colors
    keepsStylesApart = true
  }

  /// Writes an element around others.
  public mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], content: (inout Self) throws -> Void
  ) rethrows {
    open(name, attributes)
    bytes.append(contentsOf: ">".utf8)
    try content(&self)
    close(name)
  }

  /// Writes an element whose content is text.
  public mutating func element(
    _ name: StaticString, _ attributes: Attributes, _ content: String
  ) {
    open(name, attributes)
    bytes.append(contentsOf: ">".utf8)
    write(content)
    close(name)
  }

  /// Writes an element without attributes, whose content is text.
  public mutating func element(_ name: StaticString, _ content: String) {
    element(name, [:], content)
  }

  /// Writes an empty span with a class, and a style of its own.
  mutating func span(_ kind: String, style: String) {
    if keepsStylesApart {
      element("span", ["class": "\(kind) \(ownStyles.name(of: style))"], "")
    } else {
      element("span", ["class": kind, "style": style], "")
    }
  }

  /// Writes an element that HTML knows as empty, such as `meta`.
  public mutating func void(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
    bytes.append(contentsOf: "/>\n".utf8)
  }

  /// Writes a text.
  public mutating func write(_ content: String) {
    Markup.appendEscaped(content, to: &bytes)
  }

  /// Writes a text whose line ends stay, as in a `textarea`.
  public mutating func writeLines(_ content: String) {
    for (index, line) in content.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      write(String(line))
    }
  }

  /// Writes terms with what belongs to each.
  package mutating func descriptions(_ rows: [(term: String, text: String)], style: String) {
    element("dl", ["class": style]) { html in
      for row in rows {
        html.element("div") { html in
          html.element("dt", row.term)
          html.element("dd", row.text)
        }
      }
    }
  }

  /// Writes a picture that follows the page from light to dark.
  public mutating func picture(_ draw: (Theme) throws -> Picture) rethrows {
    bytes.append(contentsOf: colors.drawn(try draw(.light), dark: try draw(.dark)).utf8)
  }

  /// Writes what stands before the page and around everything.
  public mutating func document(
    language: StaticString, content: (inout Self) throws -> Void
  ) rethrows {
    bytes.append(contentsOf: "<!DOCTYPE html>\n".utf8)
    try element(
      "html", ["lang": "\(language)", "xmlns": "http://www.w3.org/1999/xhtml"], content: content)
  }

  /// Writes a style sheet, which has no character that needs escaping.
  mutating func style(_ sheet: ReportStyle) {
    bytes.append(contentsOf: "<style>\n\(sheet.text)</style>\n".utf8)
  }

  /// Writes what another writer has.
  package mutating func append(_ other: Self) { bytes.append(contentsOf: other.bytes) }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    bytes.append(contentsOf: "<\(name)".utf8)
    for (key, value) in attributes {
      guard let value else { continue }
      bytes.append(contentsOf: " \(key)=\"".utf8)
      write(value)
      bytes.append(contentsOf: "\"".utf8)
    }
  }

  /// Ends an element, and the line where it is no part of one.
  private mutating func close(_ name: StaticString) {
    bytes.append(contentsOf: "</\(name)>".utf8)
    if !Self.inline.contains(name.description) { bytes.append(UInt8(ascii: "\n")) }
  }

  private static let inline: Set = [
    "a", "b", "bdi", "em", "small", "span", "strong", "textarea", "time",
  ]
}

/// Styles of single elements as classes of a style sheet; elements of one style share a class.
struct OwnStyles: Sendable {
  private var styles: [String] = []
  private var names: [String: String] = [:]

  /// The class that has a style.
  mutating func name(of style: String) -> String {
    if let name = names[style] { return name }
    let name = "s\(styles.count)"
    styles.append(style)
    names[style] = name
    return name
  }

  /// The classes, each on a line of its own, in the order in which they came up.
  var rules: String {
    styles.enumerated().map { number, style in ".s\(number){\(style)}\n" }.joined()
  }
}

extension Theme {
  /// The pictures that can be drawn or not, drawn before the page is written: one for each theme.
  static func pictures(
    _ draw: (Theme) throws(DrawingError) -> Picture
  ) throws(DrawingError) -> (Theme) -> Picture {
    let (light, dark) = (try draw(.light), try draw(.dark))
    return { $0 == .dark ? dark : light }
  }
}
