internal import Ephemeris

// Reading a line as programs write it, without Foundation: a flat object of plain texts and numbers.
// A stream is read at a microsecond a line that way, rather than at twenty.

extension BirthLine {
  /// Reads a line that holds nothing out of the ordinary; nothing where it does.
  ///
  /// Out of the ordinary are escapes, what isn't ASCII, numbers with exponents or of more than
  /// seventeen characters, fields given twice, and all mistakes. What is read here is read
  /// in the same way by the decoder, which is left to judge the rest.
  init?(plain json: [UInt8]) {
    var scanner = PlainScanner(json)
    var seen: Set<PlainField> = []
    var id = RecordID.none
    var birth: String?
    var zone: String?
    var latitude: String?
    var longitude: String?
    var fold: String?
    guard scanner.skip(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard let name = scanner.text(), let field = PlainField(rawValue: name),
        seen.insert(field).inserted, scanner.skip(UInt8(ascii: ":")),
        let value = scanner.value()
      else { return nil }
      switch (field, value) {
      case (_, .null): break
      case (.id, .text(let text)): id = .text(text)
      case (.id, .number(let digits)): id = .number(digits)
      case (.lat, .text(let text)), (.lat, .number(let text)): latitude = text
      case (.lon, .text(let text)), (.lon, .number(let text)): longitude = text
      case (.birth, .text(let text)): birth = text
      case (.zone, .text(let text)): zone = text
      case (.fold, .text(let text)): fold = text
      default: return nil
      }
    } while scanner.skip(UInt8(ascii: ","))
    guard scanner.skip(UInt8(ascii: "}")), scanner.isAtEnd, let birth,
      fold == nil || fold == "earlier" || fold == "later"
    else { return nil }
    self.init(
      id: id,
      fields: BirthFields(
        birth: birth, zone: zone, latitude: latitude, longitude: longitude,
        fold: fold == "later" ? .later : .earlier))
  }
}

/// The fields of a line.
private enum PlainField: String {
  case id, birth, zone, lat, lon, fold
}

/// Walks over a line of JSON, knowing its plain parts.
private struct PlainScanner {
  enum Value {
    case text(String)
    case number(String)
    case null
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D { position += 1 }
  }

  /// Goes beyond a mark, and whatever space is before it.
  mutating func skip(_ mark: UInt8) -> Bool {
    skipSpace()
    guard next == mark else { return false }
    position += 1
    return true
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  mutating func value() -> Value? {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "n"):
      guard bytes[position...].starts(with: "null".utf8) else { return nil }
      position += 4
      return .null
    default: return number().map { .number($0) }
    }
  }

  mutating func text() -> String? {
    guard skip(UInt8(ascii: "\"")) else { return nil }
    let start = position
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { return nil }
      position += 1
    }
    guard next != nil else { return nil }
    defer { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A number in the form that it would be given back in: without zeros at its end.
  private mutating func number() -> String? {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard let whole = digits(), whole.count == 1 || whole.first != UInt8(ascii: "0") else {
      return nil
    }
    var end = position
    if next == UInt8(ascii: ".") {
      position += 1
      guard let fraction = digits() else { return nil }
      if let last = fraction.lastIndex(where: { $0 != UInt8(ascii: "0") }) { end = last + 1 }
    }
    let isZero = end == whole.endIndex && whole.first == UInt8(ascii: "0")
    // `-0` is given back as `0`; an exponent, or anything else, is for the decoder.
    guard !(isNegative && isZero), position - start <= 17 else { return nil }
    switch next {
    case UInt8(ascii: ","), UInt8(ascii: "}"), 0x20, 0x09, 0x0D:
      return String(decoding: bytes[start..<end], as: UTF8.self)
    default: return nil
    }
  }

  private mutating func digits() -> ArraySlice<UInt8>? {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    return start < position ? bytes[start..<position] : nil
  }
}
