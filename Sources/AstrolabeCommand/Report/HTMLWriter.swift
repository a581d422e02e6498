import Astrolabe

/// Writes a page of HTML that is well-formed XML, too.
///
/// Names of elements and attributes are literals of this program; every other text is escaped on its
/// way in. Pictures come from `Drawing`, which escapes what they hold.
struct HTMLWriter {
  typealias Attributes = KeyValuePairs<StaticString, String>

  /// What has been written.
  private(set) var text = ""
  /// The colours of the pictures so far, for the style sheet.
  private(set) var colors = ColorVariables()

  /// Writes an element around others.
  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], content: (inout Self) -> Void
  ) {
    open(name, attributes)
    text += ">"
    content(&self)
    close(name)
  }

  /// Writes an element whose content is text.
  mutating func element(_ name: StaticString, _ attributes: Attributes, _ content: String) {
    open(name, attributes)
    text += ">"
    write(content)
    close(name)
  }

  /// Writes an element without attributes, whose content is text.
  mutating func element(_ name: StaticString, _ content: String) { element(name, [:], content) }

  /// Writes an element that HTML knows as empty, such as `meta`.
  mutating func void(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
    text += "/>\n"
  }

  /// Writes a text.
  mutating func write(_ content: String) {
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n", "\r": text += " "
      default: text.unicodeScalars.append(scalar.hasNoPlaceInPages ? "\u{FFFD}" : scalar)
      }
    }
  }

  /// Writes a picture that follows the page from light to dark.
  mutating func picture(_ draw: (Theme) throws -> Picture) rethrows {
    text += colors.drawn(try draw(.light), dark: try draw(.dark))
  }

  /// Writes what stands before the page and around everything.
  mutating func document(language: StaticString, content: (inout Self) -> Void) {
    text += "<!DOCTYPE html>\n"
    element(
      "html", ["lang": "\(language)", "xmlns": "http://www.w3.org/1999/xhtml"], content: content)
  }

  /// Writes a style sheet, which has no character that needs escaping.
  mutating func style(_ sheet: ReportStyle) {
    text += "<style>\n\(sheet.text)</style>\n"
  }

  /// Writes what another writer has.
  mutating func append(_ other: Self) { text += other.text }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    text += "<\(name)"
    for (key, value) in attributes {
      text += " \(key)=\""
      write(value)
      text += "\""
    }
  }

  /// Ends an element, and the line where it is no part of one.
  private mutating func close(_ name: StaticString) {
    text += "</\(name)>"
    if !Self.inline.contains("\(name)") { text += "\n" }
  }

  private static let inline: Set = ["a", "b", "bdi", "em", "small", "span", "strong", "time"]
}

extension Unicode.Scalar {
  /// Whether HTML or XML forbids the character, or it would turn the direction of what follows it.
  fileprivate var hasNoPlaceInPages: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: properties.generalCategory == .control || properties.isNoncharacterCodePoint
    }
  }
}
