@_spi(FrontEnd) import Ephemeris

/// Walks over a document of XML, part by part: elements, attributes and text, and no more.
///
/// A document type with rules of its own and any entity beside the five of XML itself are refused, so that nothing is fetched
/// and nothing grows. Nesting, names and texts are limited.
struct XMLScanner {
  /// A part of the document.
  enum Part {
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)
  }

  /// Why a document is refused.
  struct Fault: Error {
    let line: Int
    let reason: String
  }

  private static let (deepest, mostAttributes, longestName) = (64, 64, 256)
  private static let longestText = 1 << 20

  private let bytes: [UInt8]
  private var position = 0
  private(set) var line = 1
  private var open: [String] = []
  /// The name of an element that ends where it begins.
  private var closing: String?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func fault(_ reason: String) -> Fault { Fault(line: line, reason: reason) }

  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func advance() {
    if next == 0x0A { line += 1 }
    position += 1
  }

  private mutating func skipSpace() {
    while next.isBlank || next == 0x0A || next == 0x0D { advance() }
  }

  private func isAhead(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      guard bytes[position + index] == (unsafe text.utf8Start[index]) else { return false }
    }
    return true
  }

  /// Goes beyond the next place of a text.
  private mutating func skip(past text: StaticString) throws(Fault) {
    while position < bytes.count {
      if isAhead(text) {
        position += text.utf8CodeUnitCount
        return
      }
      advance()
    }
    throw fault("\(text) is missing")
  }

  /// The next part; nil at the end.
  mutating func part() throws(Fault) -> Part? {
    if let name = closing {
      closing = nil
      return .end(name: name)
    }
    while position < bytes.count {
      if next != UInt8(ascii: "<") {
        let text = try text(until: UInt8(ascii: "<"))
        if !open.isEmpty { return .text(text) }
        guard text.isBlank else { throw fault("text outside of any element") }
      } else if isAhead("<!--") {
        try skip(past: "-->")
      } else if isAhead("<![CDATA[") {
        position += 9
        let start = position
        try skip(past: "]]>")
        guard !open.isEmpty, position - start <= Self.longestText else {
          throw fault("a text is too long, or outside of any element")
        }
        return .text(String(decoding: bytes[start..<(position - 3)], as: UTF8.self))
      } else if isAhead("<?") {
        try skip(past: "?>")
      } else if isAhead("<!") {
        try skipDocumentType()
      } else if isAhead("</") {
        return try end()
      } else {
        return try start()
      }
    }
    guard open.isEmpty else { throw fault("the element \(open[open.count - 1]) has no end") }
    return nil
  }

  /// Goes beyond a document type that only names the first element.
  private mutating func skipDocumentType() throws(Fault) {
    guard isAhead("<!DOCTYPE"), open.isEmpty else { throw fault("declarations are not read") }
    while position < bytes.count, next != UInt8(ascii: ">") {
      guard next != UInt8(ascii: "["), next != UInt8(ascii: "\""), next != UInt8(ascii: "'") else {
        throw fault("a document type with rules or files of its own is not read")
      }
      advance()
    }
    advance()
  }

  private mutating func end() throws(Fault) -> Part {
    position += 2
    let name = try name()
    skipSpace()
    guard next == UInt8(ascii: ">"), open.last == name else {
      throw fault("</\(name.printable)> has no beginning")
    }
    advance()
    open.removeLast()
    return .end(name: name)
  }

  private mutating func start() throws(Fault) -> Part {
    position += 1
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if next == UInt8(ascii: ">") {
        advance()
        guard open.count < Self.deepest else { throw fault("elements are nested too deeply") }
        open.append(name)
        return .start(name: name, attributes: attributes)
      }
      if isAhead("/>") {
        position += 2
        closing = name
        return .start(name: name, attributes: attributes)
      }
      let key = try self.name()
      skipSpace()
      guard next == UInt8(ascii: "=") else { throw fault("\(key.printable) has no value") }
      advance()
      skipSpace()
      let quote = next
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        throw fault("the value of \(key.printable) must stand in quotation marks")
      }
      advance()
      let value = try text(until: quote)
      guard next == quote else { throw fault("the value of \(key.printable) has no end") }
      advance()
      guard attributes.count < Self.mostAttributes,
        attributes.updateValue(value, forKey: key) == nil
      else { throw fault("\(key.printable) is there twice, or there are too many attributes") }
    }
  }

  private mutating func name() throws(Fault) -> String {
    let start = position
    while next.isLetter || next.isDigit || next >= 0x80 || next == UInt8(ascii: "_")
      || next == UInt8(ascii: "-") || next == UInt8(ascii: ".") || next == UInt8(ascii: ":")
    { position += 1 }
    guard position > start, position - start <= Self.longestName else {
      throw fault("a name is missing or too long")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The text up to a mark, its references resolved.
  private mutating func text(until mark: UInt8) throws(Fault) -> String {
    var text: [UInt8] = []
    while position < bytes.count, next != mark {
      guard text.count <= Self.longestText else { throw fault("a text is too long") }
      if next == UInt8(ascii: "&") {
        text.append(contentsOf: String(try reference()).utf8)
      } else {
        text.append(next)
        advance()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character that a reference such as `&amp;` or `&#233;` means.
  private mutating func reference() throws(Fault) -> Character {
    let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw fault("& must be written &amp;") }
    let name = bytes[(position + 1)..<end]
    position = end + 1
    switch name.text {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == UInt8(ascii: "x")
      guard name.first == UInt8(ascii: "#"),
        let value = UInt32(
          (isHexadecimal ? digits.dropFirst() : digits).text, radix: isHexadecimal ? 16 : 10),
        value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D,
        let scalar = Unicode.Scalar(value)
      else { throw fault("the entity \(name.text.printable) is not read") }
      return Character(scalar)
    }
  }
}
