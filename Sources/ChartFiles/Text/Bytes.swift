@_spi(FrontEnd) import Ephemeris

/// A part of a file's text in UTF-8.
typealias Bytes = ArraySlice<UInt8>

extension ArraySlice<UInt8> {
  /// The part without blanks and tabs at its ends.
  var trimmed: Self {
    var (start, end) = (startIndex, endIndex)
    while start < end, self[start].isBlank { start += 1 }
    while end > start, self[end - 1].isBlank { end -= 1 }
    return self[start..<end]
  }

  /// The part as a text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The part as a message may quote it.
  var shown: String {
    let isPlain = count <= 60 && allSatisfy { (0x20..<0x7F).contains($0) }
    return isPlain ? text : text.printable
  }

  /// The part as a text, or nil if it is empty or `*`, which means no value.
  var given: String? {
    isEmpty || count == 1 && first == UInt8(ascii: "*") ? nil : text
  }

  /// The fields between marks, trimmed.
  func fields(by mark: Unicode.Scalar) -> [Self] {
    let mark = UInt8(ascii: mark)
    var fields: [Self] = []
    var start = startIndex
    for index in indices where self[index] == mark {
      fields.append(self[start..<index].trimmed)
      start = index + 1
    }
    fields.append(self[start...].trimmed)
    return fields
  }

  /// Whether the part begins with a word of lower case letters, whatever the case here.
  func begins(with word: StaticString) -> Bool {
    count >= word.utf8CodeUnitCount && self[..<(startIndex + word.utf8CodeUnitCount)].isWord(word)
  }

  /// Whether the part is a word of lower case letters, whatever the case here.
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count {
      guard self[startIndex + index].lowercased == (unsafe word.utf8Start[index]) else {
        return false
      }
    }
    return true
  }

  /// A decimal number: a sign, digits, a point and digits; no exponent.
  var decimalNumber: Double? {
    var scanner = FieldScanner(self)
    guard scanner.decimal() != nil, scanner.isAtEnd else { return nil }
    return Double(text.first == "+" ? String(text.dropFirst()) : text)
  }

  /// How many digits stand after the point.
  var decimalCount: Int {
    firstIndex(of: UInt8(ascii: ".")).map { endIndex - $0 - 1 } ?? 0
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isLetter: Bool { lowercased &- UInt8(ascii: "a") < 26 }
  /// The byte, or the small letter of a capital one of ASCII.
  var lowercased: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}

/// Walks over a field.
struct FieldScanner {
  private let bytes: Bytes
  private(set) var position: Int

  init(_ bytes: Bytes) { (self.bytes, position) = (bytes, bytes.startIndex) }

  var isAtEnd: Bool { position >= bytes.endIndex }
  /// The byte that follows; 0 at the end.
  var next: UInt8 { position < bytes.endIndex ? bytes[position] : 0 }
  var rest: Bytes { bytes[position...] }

  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  mutating func skip(anyOf marks: Unicode.Scalar...) -> Bool {
    guard !isAtEnd, marks.contains(where: { UInt8(ascii: $0) == next }) else { return false }
    position += 1
    return true
  }

  mutating func advance() { position += 1 }

  mutating func skipBlanks() {
    while next.isBlank { position += 1 }
  }

  /// The small form of the letter that follows, and goes beyond it.
  mutating func letter() -> UInt8? {
    guard next.isLetter else { return nil }
    defer { position += 1 }
    return next.lowercased
  }

  /// The letters that follow.
  mutating func word() -> Bytes {
    let start = position
    while next.isLetter { position += 1 }
    return bytes[start..<position]
  }

  /// A whole number of digits alone, so many of them.
  mutating func digits(_ widths: ClosedRange<Int> = 1...9) -> Int? {
    let start = position
    var value = 0
    while next.isDigit, position - start < widths.upperBound {
      value = value * 10 + Int(next - UInt8(ascii: "0"))
      position += 1
    }
    guard position - start >= widths.lowerBound, !next.isDigit else { return nil }
    return value
  }

  /// −1 for a minus sign, 1 for a plus sign, nil for neither.
  mutating func sign() -> Int? {
    if skip("-") { return -1 }
    return skip("+") ? 1 : nil
  }

  /// A decimal number's bytes: a sign, digits, a point and digits, of at most 40 letters.
  mutating func decimal() -> Bytes? {
    let start = position
    _ = sign()
    var count = 0
    while next.isDigit {
      position += 1
      count += 1
    }
    if skip(".") {
      while next.isDigit {
        position += 1
        count += 1
      }
    }
    return count > 0 && position - start <= 40 ? bytes[start..<position] : nil
  }
}
