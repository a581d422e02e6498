import Foundation

/// A regular expression as JSON Schema writes it, in the dialect of ECMAScript.
///
/// Foundation's dialect differs where schemas notice: its `$` also matches before a last line
/// break, and its classes `\s`, `\d`, `\w` are about other characters. The first two are rewritten;
/// what is not is refused.
struct ECMAPattern: Sendable {
  private let expression: NSRegularExpression

  /// Creates an expression from `pattern`, without anchors of its own.
  init(_ pattern: String) throws {
    expression = try NSRegularExpression(pattern: Self.translation(of: pattern))
  }

  /// Whether the expression is found anywhere in `text`.
  func matches(_ text: String) -> Bool {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  /// ECMAScript's white space and line ends, as the inside of a class.
  private static let space = #"\t\n\u000B\f\r\u2028\u2029\uFEFF\p{Zs}"#

  private static func translation(of pattern: String) throws -> String {
    var result = ""
    var isInClass = false
    var characters = pattern.makeIterator()
    while let character = characters.next() {
      switch character {
      case "\\":
        guard let escaped = characters.next() else { throw Unsupported(pattern: pattern) }
        result += try translation(ofEscaped: escaped, isInClass: isInClass, pattern)
      case "$" where !isInClass:
        result += #"\z"#
      case "[":
        // ECMAScript takes it literally inside a class, Foundation as a class in the class.
        guard !isInClass else { throw Unsupported(pattern: pattern) }
        isInClass = true
        result.append(character)
      case "]":
        isInClass = false
        result.append(character)
      default:
        result.append(character)
      }
    }
    return result
  }

  private static func translation(
    ofEscaped character: Character, isInClass: Bool, _ pattern: String
  ) throws -> String {
    switch character {
    case "s": return isInClass ? space : "[\(space)]"
    case "S" where !isInClass: return "[^\(space)]"
    case "d": return isInClass ? "0-9" : "[0-9]"
    case _ where character.isLetter || character.isNumber: throw Unsupported(pattern: pattern)
    default: return "\\\(character)"
    }
  }

  /// A pattern that uses more of ECMAScript than is translated here.
  struct Unsupported: Error, CustomStringConvertible {
    let pattern: String
    var description: String { "the pattern \(pattern) needs more of ECMAScript than is known here" }
  }
}
