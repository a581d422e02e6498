/// Writes zone files as bytes, byte by byte after RFC 9636.
struct TZifFile {
  /// The character after `TZif`; nil for version 1.
  var version: Character? = "2"
  var transitions: [(at: Int, type: UInt8)] = []
  var offsets: [Int] = [0]
  var leapSeconds = 0
  var footer = ""

  /// The file: of version 2 and later with an empty first block, as slim files have.
  var bytes: [UInt8] {
    guard version != nil else { return header(transitions.count, offsets.count) + body(size: 4) }
    let emptyBody = [UInt8](repeating: 0, count: 7)
    return header(0, 1, leaps: 0) + emptyBody + header(transitions.count, offsets.count)
      + body(size: 8) + Array("\n\(footer)\n".utf8)
  }

  private func header(_ transitionCount: Int, _ typeCount: Int, leaps: Int? = nil) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version?.asciiValue ?? 0]
    bytes += [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leaps ?? leapSeconds, transitionCount, typeCount, 1] {
      bytes += Self.bigEndian(count, size: 4)
    }
    return bytes
  }

  private func body(size: Int) -> [UInt8] {
    var bytes = transitions.flatMap { Self.bigEndian($0.at, size: size) }
    bytes += transitions.map(\.type)
    for offset in offsets { bytes += Self.bigEndian(offset, size: 4) + [0, 0] }
    return bytes + [0] + [UInt8](repeating: 0, count: leapSeconds * (size + 4))
  }

  private static func bigEndian(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
