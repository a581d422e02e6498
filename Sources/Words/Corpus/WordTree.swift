internal import Ephemeris

/// A JSON value with the order of its fields.
enum WordTree {
  case text(String)
  case number(Int)
  case list([WordTree])
  case fields([(name: String, value: WordTree)])
  /// A truth value, null, or a number that is not whole: nothing that words are made of.
  case other

  /// Parses a text.
  ///
  /// Returns nil for `tree` if the text isn't JSON; `goodBytes` counts the bytes before the fault.
  static func read(_ bytes: [UInt8]) -> (tree: WordTree?, goodBytes: Int) {
    var scanner = JSONScanner(bytes)
    guard let tree = value(&scanner, depth: 8), scanner.isAtEnd else {
      return (nil, scanner.position)
    }
    return (tree, bytes.count)
  }

  private static func value(_ scanner: inout JSONScanner, depth: Int) -> Self? {
    guard depth > 0 else { return nil }
    if scanner.skip("{") {
      var fields: [(name: String, value: WordTree)] = []
      if scanner.skip("}") { return .fields([]) }
      repeat {
        guard let name = scanner.text(), scanner.skip(":"),
          let value = value(&scanner, depth: depth - 1)
        else { return nil }
        fields.append((name, value))
      } while scanner.skip(",")
      return scanner.skip("}") ? .fields(fields) : nil
    }
    if scanner.skip("[") {
      var elements: [WordTree] = []
      if scanner.skip("]") { return .list([]) }
      repeat {
        guard let element = value(&scanner, depth: depth - 1) else { return nil }
        elements.append(element)
      } while scanner.skip(",")
      return scanner.skip("]") ? .list(elements) : nil
    }
    switch scanner.value() {
    case .text(let text)?: return .text(text)
    case .number(let digits)?: return Int(digits).map { .number($0) } ?? .other
    case .null?, .bool?, .other?: return .other
    case nil: return nil
    }
  }
}
