/// Texts as SVG and HTML hold them.
@_spi(FrontEnd) public enum Markup {
  /// Appends a text with the signs of markup escaped, spaces for line ends, and U+FFFD in place of what
  /// has no place on a page.
  public static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append(contentsOf: "&amp;".utf8)
      case "<": bytes.append(contentsOf: "&lt;".utf8)
      case ">": bytes.append(contentsOf: "&gt;".utf8)
      case "\"": bytes.append(contentsOf: "&quot;".utf8)
      case "'": bytes.append(contentsOf: "&#39;".utf8)
      case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
      default: bytes.append(contentsOf: (scalar.hasNoPlaceInMarkup ? "\u{FFFD}" : scalar).utf8)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether HTML or XML forbids the character, or it would act on the text around it: controls of both
  /// kinds, noncharacters, and the marks that turn the direction of what follows.
  var hasNoPlaceInMarkup: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
