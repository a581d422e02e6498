internal import Ephemeris

/// Something that is written as one JSON value.
@_spi(FrontEnd) public protocol JSONWritable {
  /// Writes the value.
  func write(to json: inout JSONWriter)
}

/// Writes JSON with the keys in the order they are given, so that the same value is the same bytes.
@_spi(FrontEnd) public struct JSONWriter: ~Copyable, Sendable {
  private var written = GrowingBytes()
  private var needsComma = false

  /// Creates a writer of nothing yet.
  public init() {}

  /// What has been written so far, as UTF-8.
  public var bytes: [UInt8] { written.bytes }

  /// The text of one value.
  public static func text(_ value: some JSONWritable) -> String {
    var json = Self()
    value.write(to: &json)
    return unsafe json.written.withBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Appends one value to bytes that are there.
  public static func append(_ value: some JSONWritable, to bytes: inout [UInt8]) {
    var json = Self()
    value.write(to: &json)
    unsafe json.written.withBytes { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes an object whose fields the closure writes.
  public mutating func object(_ fields: (inout Self) -> Void) {
    enclose("{", "}", fields)
  }

  /// Writes an array of the values of a sequence.
  public mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout Self, Elements.Element) -> Void
  ) {
    enclose("[", "]") { json in
      for element in elements { write(&json, element) }
    }
  }

  /// Writes an array of the values that the closure writes.
  package mutating func array(_ values: (inout Self) -> Void) {
    enclose("[", "]", values)
  }

  private mutating func enclose(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout Self) -> Void
  ) {
    beginValue()
    written.append(UInt8(ascii: opening))
    needsComma = false
    body(&self)
    written.append(UInt8(ascii: closing))
    needsComma = true
  }

  /// Writes the key of an object's field; its value must follow.
  ///
  /// A document has thousands of keys, and a static string is read where it lies.
  ///
  /// - Precondition: the name has no characters that JSON escapes, as no key of a schema has.
  public mutating func key(_ name: StaticString) {
    name.withUTF8Buffer { name in
      assert(unsafe !Self.mustEscape(name))
      unsafe appendQuoted(UnsafeRawBufferPointer(name), isKey: true)
    }
    needsComma = false
  }

  /// Writes a key that is not known beforehand; its value must follow.
  public mutating func key(named name: String) {
    quote(name, isKey: true)
    needsComma = false
  }

  /// Appends a text that needs no escapes, between quotation marks, after a comma where one is due.
  private mutating func appendQuoted(_ text: UnsafeRawBufferPointer, isKey: Bool) {
    written.reserve(text.count + 4)
    if needsComma { written.append(UInt8(ascii: ",")) }
    written.append(UInt8(ascii: "\""))
    unsafe written.append(text)
    written.append(UInt8(ascii: "\""))
    if isKey { written.append(UInt8(ascii: ":")) }
    needsComma = true
  }

  /// Appends a value's text, after a comma where one is due.
  private mutating func appendValue(_ text: UnsafeRawBufferPointer) {
    beginValue()
    unsafe written.append(text)
  }

  /// Writes fields that were written before.
  mutating func fields(_ fields: JSONFields) {
    beginValue()
    written.append(fields.bytes)
  }

  /// Writes an object that has a number between other fields, and says where it stands, so that it can be written
  /// again with another number.
  ///
  /// - Parameters:
  ///   - key: The number's key.
  ///   - number: Writes the number.
  ///   - before: Writes the fields before it, at least one.
  ///   - after: Writes the fields after it, at least one.
  /// - Returns: Where it stands.
  mutating func keptObject(
    _ key: StaticString, _ number: (inout Self) -> Void, before: (inout Self) -> Void,
    after: (inout Self) -> Void
  ) -> KeptObject {
    beginValue()
    let start = written.count
    needsComma = false
    written.append(UInt8(ascii: "{"))
    before(&self)
    self.key(key)
    let middle = written.count
    number(&self)
    let rest = written.count
    after(&self)
    written.append(UInt8(ascii: "}"))
    needsComma = true
    return KeptObject(head: start..<middle, tail: rest..<written.count)
  }

  /// Writes an object once more that this writer has written, with another number.
  mutating func object(_ kept: KeptObject, _ number: (inout Self) -> Void) {
    beginValue()
    written.appendAgain(kept.head)
    needsComma = false
    number(&self)
    written.appendAgain(kept.tail)
    needsComma = true
  }

  @inline(__always)
  private mutating func beginValue() {
    if needsComma { written.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

/// Where an object stands in what a writer has written, but for a number in it, to be copied from there.
struct KeptObject {
  fileprivate let head: Range<Int>
  fileprivate let tail: Range<Int>
}

/// Some fields of an object, written once to be put into many.
struct JSONFields: Sendable {
  fileprivate let bytes: [UInt8]

  /// Keeps the fields that the closure writes, at least one.
  init(_ fields: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    fields(&json)
    bytes = json.bytes
  }
}

extension JSONWriter {
  /// Writes a text.
  @_spi(FrontEnd) public mutating func string(_ text: String) { quote(text, isKey: false) }

  /// Writes a name of the engine's own, which has nothing to escape.
  mutating func name(_ name: String) {
    var name = name
    name.withUTF8 { name in
      assert(unsafe !Self.mustEscape(name))
      unsafe appendQuoted(UnsafeRawBufferPointer(name), isKey: false)
    }
  }

  /// Writes a text that is some such names in a row, without making it first.
  mutating func name<let count: Int>(joining names: InlineArray<count, String>) {
    beginValue()
    written.append(UInt8(ascii: "\""))
    for index in names.indices {
      var name = names[index]
      name.withUTF8 { name in
        assert(unsafe !Self.mustEscape(name))
        unsafe written.append(UnsafeRawBufferPointer(name))
      }
    }
    written.append(UInt8(ascii: "\""))
  }

  /// Writes `true` or `false`.
  @_spi(FrontEnd) public mutating func bool(_ value: Bool) { verbatim(value ? "true" : "false") }

  /// Writes a whole number.
  @_spi(FrontEnd) public mutating func integer(_ value: Int) {
    append(DecimalDigits(value))
  }

  /// Writes `null`.
  package mutating func null() { verbatim("null") }

  /// Writes a number rounded to some decimals, halves away from zero, never −0.
  ///
  /// - Precondition: the number is finite and below 10¹³ in magnitude.
  @_spi(FrontEnd) public mutating func number(_ value: Double, decimals: Int) {
    if decimals == 1 || decimals == 2,
      let digits = FewDigits(rounding: value, decimals: decimals)
    {
      beginValue()
      written.append(digits)
    } else {
      append(DecimalDigits(rounding: value, decimals: decimals))
    }
  }

  private mutating func append(_ number: DecimalDigits) {
    beginValue()
    unsafe written.append(number.count) { unsafe number.write(to: $0) }
  }

  /// Writes a number with all its digits: the shortest text that reads back as the same number.
  ///
  /// - Precondition: the number is finite.
  @_spi(FrontEnd) public mutating func exact(_ value: Double) {
    precondition(value.isFinite, "JSON knows no infinities")
    verbatim((value == 0 ? 0 : value).description)
  }

  /// Writes a value, or `null` for nothing.
  @_spi(FrontEnd) public mutating func optional<Value>(
    _ value: Value?, _ write: (inout Self, Value) -> Void
  ) {
    if let value { write(&self, value) } else { null() }
  }

  /// Writes a value that is JSON already.
  @_spi(FrontEnd) public mutating func verbatim(_ json: String) {
    let isWritten: Void? = unsafe json.utf8.withContiguousStorageIfAvailable { json in
      unsafe appendValue(UnsafeRawBufferPointer(json))
    }
    guard isWritten == nil else { return }
    var json = json
    json.withUTF8 { unsafe appendValue(UnsafeRawBufferPointer($0)) }
  }

  private mutating func quote(_ text: String, isKey: Bool) {
    // Nearly every text lies in one piece and has nothing to escape.
    let isWritten = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      if unsafe Self.mustEscape(text) { return false }
      unsafe appendQuoted(UnsafeRawBufferPointer(text), isKey: isKey)
      return true
    }
    guard isWritten != true else { return }
    beginValue()
    written.append(UInt8(ascii: "\""))
    appendEscaping(text)
    written.append(UInt8(ascii: "\""))
    if isKey { written.append(UInt8(ascii: ":")) }
  }

  private mutating func appendEscaping(_ text: String) {
    // Nearly every text lies in one piece; seen so, it isn't held on to for the time.
    let isWritten: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      unsafe appendEscaping(text)
    }
    guard isWritten == nil else { return }
    var text = text
    text.withUTF8 { text in unsafe appendEscaping(text) }
  }

  private mutating func appendEscaping(_ text: UnsafeBufferPointer<UInt8>) {
    if unsafe Self.mustEscape(text) {
      for index in text.indices { appendEscaped(unsafe text[index]) }
    } else {
      unsafe written.append(UnsafeRawBufferPointer(text))
    }
  }

  /// Whether a text has quotation marks, backslashes or controls; hardly any has.
  ///
  /// All of it is looked at, eight bytes at a time, without a way out in between.
  private static func mustEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(text)
    let last = bytes.count - 8
    // Of a short text the first four and the last four, or each by itself: most are names.
    guard last >= 0 else {
      guard bytes.count >= 4 else {
        return unsafe bytes.contains { Self.specials(in: 0x2020_2020_2020_2000 | UInt64($0)) != 0 }
      }
      let first = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let rest = unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      return Self.specials(in: UInt64(first) << 32 | UInt64(rest)) != 0
    }
    var found: UInt64 = 0
    var index = 0
    while index < last {
      found |= Self.specials(in: unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    // The last eight, some of them once more.
    found |= Self.specials(in: unsafe bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
    return found != 0
  }

  /// Not 0 where one of eight bytes has to be escaped.
  ///
  /// The lowest such byte is found for certain; a borrow can only mark bytes above it (Sean Anderson, Bit
  /// Twiddling Hacks, "Determine if a word has a byte less than n").
  @inline(__always)
  private static func specials(in eight: UInt64) -> UInt64 {
    let (ones, tops) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    let quotes = eight ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let slashes = eight ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let controls = (eight &- ones &* 0x20) & ~eight
    return (controls | ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes)) & tops
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      written.append(UInt8(ascii: "\\"))
      written.append(byte)
    case ..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      written.append(Array("\\u00".utf8))
      written.append(digits[Int(byte >> 4)])
      written.append(digits[Int(byte & 15)])
    default: written.append(byte)
    }
  }
}
