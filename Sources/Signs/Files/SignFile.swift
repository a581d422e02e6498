internal import Astrology
internal import SignFiles

/// The file of a sign in `signs/`, as it was when the program was built.
struct SignFile {
  /// The file as UTF-8.
  let bytes: [UInt8]

  /// The file of a sign.
  init(of sign: ZodiacSign) {
    let file = unsafe sign_file_of(Int32(sign.rawValue))
    bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// The file's object on one line: what stands between its texts and numbers is left out, and
  /// those are untouched, as is their order.
  var line: String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var isInText = false
    var isEscaped = false
    for byte in bytes {
      if isInText {
        kept.append(byte)
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if !Self.isSpace(byte) {
        kept.append(byte)
        isInText = byte == UInt8(ascii: "\"")
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Whether a byte is one of JSON's four kinds of space.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
