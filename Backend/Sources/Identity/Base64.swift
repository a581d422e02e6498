/// The alphabet of RFC 4648, section 4, with padding.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The value of each letter; 255 for what is none.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// Bytes as text.
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = UInt32(0)
      for place in 0..<3 {
        bits = bits << 8 | (place < count ? UInt32(bytes[start + place]) : 0)
      }
      for place in 0...3 {
        text.append(
          place <= count ? letters[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil if it is not the text of any bytes.
  package static func bytes(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, bitCount) = (UInt32(0), UInt32(0))
    for letter in text.dropLast(padding) {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
    }
    // Two texts must not mean the same bytes: what is left over is zero.
    guard bits & ((1 << bitCount) - 1) == 0 else { return nil }
    return bytes
  }
}
