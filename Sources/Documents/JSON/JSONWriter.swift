internal import Ephemeris

/// Something that is written as one JSON value.
package protocol JSONWritable {
  /// Writes the value.
  func write(to json: inout JSONWriter)
}

/// Writes JSON with the keys in the order they are given, so that the same value is the same bytes.
package struct JSONWriter: Sendable {
  /// What has been written so far, as UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates a writer of nothing yet.
  package init() {}

  /// The text of one value.
  package static func text(_ value: some JSONWritable) -> String {
    var json = Self()
    value.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Appends one value to bytes that are there.
  package static func append(_ value: some JSONWritable, to bytes: inout [UInt8]) {
    var json = Self()
    swap(&json.bytes, &bytes)
    value.write(to: &json)
    swap(&json.bytes, &bytes)
  }

  /// Makes room for so many more bytes.
  fileprivate mutating func reserve(byteCount: Int) {
    bytes.reserveCapacity(bytes.count + byteCount)
  }

  /// Writes an object whose fields the closure writes.
  package mutating func object(_ fields: (inout Self) -> Void) {
    enclose("{", "}", fields)
  }

  /// Writes an array of the values of a sequence.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout Self, Elements.Element) -> Void
  ) {
    enclose("[", "]") { json in
      for element in elements { write(&json, element) }
    }
  }

  private mutating func enclose(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout Self) -> Void
  ) {
    beginValue()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  /// Writes the key of an object's field; its value must follow.
  ///
  /// A document has thousands of keys, and a static string is read where it lies.
  package mutating func key(_ name: StaticString) {
    beginValue()
    name.withUTF8Buffer { unsafe quote($0) }
    endKey()
  }

  /// Writes a key that is not known beforehand; its value must follow.
  package mutating func key(named name: String) {
    beginValue()
    quote(name)
    endKey()
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes fields that were written before.
  mutating func fields(_ fields: JSONFields) {
    beginValue()
    bytes.append(contentsOf: fields.bytes)
  }

  private mutating func beginValue() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

/// Some fields of an object, written once to be put into many.
struct JSONFields: Sendable {
  fileprivate let bytes: [UInt8]

  /// Keeps the fields that the closure writes, at least one.
  init(_ fields: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.reserve(byteCount: 512)
    fields(&json)
    bytes = json.bytes
  }
}

extension JSONWriter {
  /// Writes a text.
  package mutating func string(_ text: String) {
    beginValue()
    quote(text)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) { verbatim(value ? "true" : "false") }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    beginValue()
    DecimalText.append(value, to: &bytes)
  }

  /// Writes `null`.
  package mutating func null() { verbatim("null") }

  /// Writes a number rounded to some decimals, halves away from zero, never −0.
  ///
  /// - Precondition: the number is finite and below 10¹³ in magnitude.
  package mutating func number(_ value: Double, decimals: Int) {
    beginValue()
    DecimalText.appendRounded(value, decimals: decimals, to: &bytes)
  }

  /// Writes a number with all its digits: the shortest text that reads back as the same number.
  ///
  /// - Precondition: the number is finite.
  package mutating func exact(_ value: Double) {
    precondition(value.isFinite, "JSON knows no infinities")
    verbatim("\(value == 0 ? 0 : value)")
  }

  /// Writes a value, or `null` for nothing.
  package mutating func optional<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
    if let value { write(&self, value) } else { null() }
  }

  /// Writes a value that is JSON already.
  package mutating func verbatim(_ json: String) {
    beginValue()
    bytes.append(contentsOf: json.utf8)
  }

  private mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { unsafe quote($0) }
  }

  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    if unsafe Self.mustEscape(text) {
      for index in text.indices { appendEscaped(unsafe text[index]) }
    } else {
      unsafe bytes.append(contentsOf: text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a text has quotation marks, backslashes or controls; hardly any has.
  ///
  /// All of it is looked at, sixteen bytes at a time, without a way out in between.
  private static func mustEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(text)
    var found = SIMD16<UInt8>.zero
    var index = 0
    while index + 16 <= bytes.count {
      let sixteen = unsafe bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let special =
        (sixteen .< 0x20) .| (sixteen .== UInt8(ascii: "\"")) .| (sixteen .== UInt8(ascii: "\\"))
      found.replace(with: 1, where: special)
      index += 16
    }
    var isFound = found != .zero
    while index < bytes.count {
      let byte = unsafe bytes[index]
      isFound = isFound || byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      index += 1
    }
    return isFound
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case ..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }
}
