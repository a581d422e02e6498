/// The encodings that chart files have.
@_spi(FrontEnd) public enum TextEncoding: String, Sendable, Hashable, CaseIterable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  case windows1252 = "windows-1252"
  case windows1251 = "windows-1251"
  case codePage850 = "cp850"
  case codePage437 = "cp437"

  /// The bytes of a text as UTF-8; nil if they are no text of this encoding.
  func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .utf8: return bytes.isValidUTF8 ? Array(bytes) : nil
    case .utf16LittleEndian: return Self.fromUTF16(bytes, isLittleEndian: true)
    case .utf16BigEndian: return Self.fromUTF16(bytes, isLittleEndian: false)
    case .windows1252: return Self.mapped(bytes, by: Self.upper1252)
    case .windows1251: return Self.mapped(bytes, by: Self.upper1251)
    case .codePage850: return Self.mapped(bytes, by: Self.upper850)
    case .codePage437: return Self.mapped(bytes, by: Self.upper437)
    }
  }

  /// A text in an encoding of one byte a letter, `?` for letters that it doesn't have, and how many those are.
  func bytes(of text: String) -> (bytes: [UInt8], unknown: Int) {
    var bytes: [UInt8] = []
    var unknown = 0
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
      } else if let place = Self.upper1252.firstIndex(of: scalar), self == .windows1252 {
        bytes.append(UInt8(0x80 + place))
      } else {
        unknown += 1
        bytes.append(UInt8(ascii: "?"))
      }
    }
    return (bytes, unknown)
  }

  private static func mapped(_ bytes: ArraySlice<UInt8>, by upper: [Unicode.Scalar]) -> [UInt8] {
    var mapped: [UInt8] = []
    mapped.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        mapped.append(byte)
      } else {
        mapped.append(contentsOf: UTF8.encode(upper[Int(byte) - 0x80]).map(Array.init) ?? [])
      }
    }
    return mapped
  }

  private static func fromUTF16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittleEndian ? first | second << 8 : first << 8 | second)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static let upper1252 = Array(
    ("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ" + latin1).unicodeScalars)
  private static let latin1 = String(
    String.UnicodeScalarView((0xA0...0xFF).compactMap { Unicode.Scalar($0 as UInt32) }))
  private static let upper1251 = Array(
    ("ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
      + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя").unicodeScalars)
  private static let upper850 = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤"
      + "ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}").unicodeScalars)
  private static let upper437 = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧"
      + "╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are a text in UTF-8.
  var isValidUTF8: Bool {
    if allSatisfy({ $0 < 0x80 }) { return true }
    var decoder = UTF8()
    var iterator = makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}
