/// Reads one JSON value, as RFC 8259 has it.
///
/// `JSONDecoder` throws an error for each type that a value isn't, and the test library captures a backtrace of
/// every error: of the tests' time, that took a fifth.
struct JSONParser {
  /// That a text is no JSON, and at which byte.
  struct Fault: Error {
    let what: String
    let place: Int
  }

  private let bytes: [UInt8]
  private var place = 0

  /// The value that a text is.
  static func value(of bytes: [UInt8]) throws -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.place == bytes.count else { throw parser.fault("more behind the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func fault(_ what: String) -> Fault { Fault(what: what, place: place) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  /// Takes a byte if it comes next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func need(_ character: Unicode.Scalar) throws {
    skipSpace()
    guard take(character) else { throw fault("no \(character)") }
  }

  private mutating func value() throws -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .boolean(true))
    case UInt8(ascii: "f"): return try literal("false", .boolean(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case .some: return .number(try number())
    case nil: throw fault("no value")
    }
  }

  private mutating func literal(_ name: String, _ value: JSONValue) throws -> JSONValue {
    guard bytes[place...].starts(with: name.utf8) else { throw fault("no \(name)") }
    place += name.utf8.count
    return value
  }

  private mutating func object() throws -> [String: JSONValue] {
    try need("{")
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      let key = try string()
      try need(":")
      members[key] = try value()
      skipSpace()
    } while take(",")
    try need("}")
    return members
  }

  private mutating func array() throws -> [JSONValue] {
    try need("[")
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return elements }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    try need("]")
    return elements
  }

  private mutating func number() throws -> Double {
    let start = place
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { 0x30...0x39 ~= $0 } ?? false }
    func digits() throws {
      guard isDigit(next) else { throw fault("no digit") }
      while isDigit(next) { place += 1 }
    }
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw fault("\(text) is too great") }
    return number
  }

  private mutating func string() throws -> String {
    guard take("\"") else { throw fault("no string") }
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("a string is no UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: try escaped().utf8)
      case 0..<0x20: throw fault("a control character in a string")
      default: text.append(byte)
      }
    }
    throw fault("a string has no end")
  }

  private mutating func escaped() throws -> String {
    guard let byte = next else { throw fault("a string has no end") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]) {
        guard take("\\"), take("u") else { throw fault("half a character") }
        units.append(try unit())
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw fault("half a character")
      }
      return text
    default: throw fault("an unknown escape")
    }
  }

  /// The four hexadecimal digits of an escape.
  private mutating func unit() throws -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("no four hexadecimal digits") }
    place += 4
    return unit
  }
}
