/// Bytes as hexadecimal digits.
package enum Hexadecimal {
  /// Two small digits for each byte.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
