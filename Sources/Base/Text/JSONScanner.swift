/// Walks over one JSON value (RFC 8259), part by part, and gives numbers back in the digits they came in.
///
/// Foundation's decoder reads numbers into types that can't hold them all, keeps one of two fields of a
/// name, and gives fields in an order that changes from run to run; it also takes ten times as long.
package struct JSONScanner {
  /// A value, as far as a flat object has to know.
  package enum Value: Equatable {
    case text(String)
    /// A number, as it is written.
    case number(String)
    case null
    case bool(Bool)
    /// An array or an object.
    case other
  }

  private let bytes: [UInt8]
  /// How many bytes have been walked over.
  package private(set) var position = 0

  /// Readies the text's bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      position += 1
    }
  }

  /// Goes beyond a mark, and whatever space is before it.
  package mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// Whether nothing follows but space.
  package var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  /// The value that follows; nil if there is none.
  package mutating func value() -> Value? { value(within: Self.deepestNesting) }

  /// How deep arrays and objects may be nested; no line needs any.
  fileprivate static let deepestNesting = 64

  private mutating func value(within depth: Int) -> Value? {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "n"): return word("null") ? .null : nil
    case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
    case UInt8(ascii: "["):
      return depth > 0 && list(until: "]", { $0.value(within: depth - 1) != nil }) ? .other : nil
    case UInt8(ascii: "{"):
      let isObject =
        depth > 0
        && list(until: "}") {
          $0.text() != nil && $0.skip(":") && $0.value(within: depth - 1) != nil
        }
      return isObject ? .other : nil
    default: return number().map { .number($0) }
    }
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let letters = word.withUTF8Buffer { unsafe Array($0) }
    guard bytes[position...].starts(with: letters) else { return false }
    position += letters.count
    return true
  }

  /// Goes beyond an array or an object, from its opening on.
  private mutating func list(
    until end: Unicode.Scalar, _ element: (inout Self) -> Bool
  ) -> Bool {
    position += 1
    if skip(end) { return true }
    repeat {
      guard element(&self) else { return false }
    } while skip(",")
    return skip(end)
  }
}

extension JSONScanner {
  private mutating func number() -> String? {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let leading = next
    guard let count = digits(), count == 1 || leading != UInt8(ascii: "0") else { return nil }
    if next == UInt8(ascii: ".") {
      position += 1
      guard digits() != nil else { return nil }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      guard digits() != nil else { return nil }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Goes beyond digits and returns their number; nil if there are none.
  private mutating func digits() -> Int? {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    return start < position ? position - start : nil
  }

  /// The text that follows, its escapes resolved; nil if there is none, or no UTF-8.
  package mutating func text() -> String? {
    guard skip("\"") else { return nil }
    let start = position
    var isPlain = true
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { return nil }
      if byte >= 0x80 { isPlain = false }
      if byte == UInt8(ascii: "\\") { return escapedText(from: start) }
      position += 1
    }
    guard next != nil else { return nil }
    defer { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return isPlain || text.utf8.elementsEqual(bytes[start..<position]) ? text : nil
  }

  /// A text with escapes, whose part up to here has none.
  private mutating func escapedText(from start: Int) -> String? {
    var resolved = Array(bytes[start..<position])
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { return nil }
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        resolved.append(byte)
        continue
      }
      guard let scalar = escape() else { return nil }
      resolved.append(contentsOf: Character(scalar).utf8)
    }
    guard next != nil else { return nil }
    position += 1
    let text = String(decoding: resolved, as: UTF8.self)
    return text.utf8.elementsEqual(resolved) ? text : nil
  }

  /// The scalar of an escape, from after its backslash on.
  private mutating func escape() -> Unicode.Scalar? {
    guard let letter = next else { return nil }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return escapedScalar()
    default: return nil
    }
  }

  /// Four hexadecimal digits, or two surrogates in four each.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let unit = hexadecimal() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard next == UInt8(ascii: "\\") else { return nil }
    position += 1
    guard next == UInt8(ascii: "u") else { return nil }
    position += 1
    guard let trail = hexadecimal(), UTF16.isTrailSurrogate(trail) else { return nil }
    return Unicode.Scalar(0x1_0000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[position..<(position + 4)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    position += 4
    return unit
  }
}

/// A JSON value with all that is in it.
@_spi(FrontEnd) public indirect enum JSONTree: Equatable, Sendable {
  case text(String)
  /// A number, as it is written.
  case number(String)
  case bool(Bool)
  case null
  case array([JSONTree])
  case object([String: JSONTree])

  /// Reads a document; nil if it is none, or where an object has a field twice.
  public init?(_ bytes: [UInt8]) {
    var scanner = JSONScanner(bytes)
    guard let tree = scanner.tree(within: JSONScanner.deepestNesting), scanner.isAtEnd else {
      return nil
    }
    self = tree
  }
}

extension JSONScanner {
  fileprivate mutating func tree(within depth: Int) -> JSONTree? {
    skipSpace()
    switch next {
    case UInt8(ascii: "["):
      var elements: [JSONTree] = []
      let isArray =
        depth > 0
        && list(until: "]") {
          guard let element = $0.tree(within: depth - 1) else { return false }
          elements.append(element)
          return true
        }
      return isArray ? .array(elements) : nil
    case UInt8(ascii: "{"):
      var fields: [String: JSONTree] = [:]
      let isObject =
        depth > 0
        && list(until: "}") {
          guard let name = $0.text(), $0.skip(":"), let field = $0.tree(within: depth - 1) else {
            return false
          }
          return fields.updateValue(field, forKey: name) == nil
        }
      return isObject ? .object(fields) : nil
    default:
      switch value() {
      case .text(let text): return .text(text)
      case .number(let digits): return .number(digits)
      case .bool(let bool): return .bool(bool)
      case .null: return .null
      case .other, nil: return nil
      }
    }
  }
}
