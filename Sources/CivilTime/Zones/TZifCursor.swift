/// Reads a zone file from its start to its end, never past it.
struct TZifCursor {
  private let content: [UInt8]
  private var position = 0

  init(_ content: [UInt8]) {
    self.content = content
  }

  private var remaining: Int { content.count - position }

  /// The next so many bytes.
  mutating func bytes(_ count: Int) throws(TZifDamage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw TZifDamage(reason: "it ends too early") }
    defer { position += count }
    return content[position..<position + count]
  }

  /// Passes over so many bytes.
  mutating func skip(_ count: Int) throws(TZifDamage) {
    _ = try bytes(count)
  }

  /// A big-endian number in two's complement, of 4 or 8 bytes.
  mutating func signed(size: Int) throws(TZifDamage) -> Int {
    var value: UInt64 = 0
    let field = try bytes(size)
    for byte in field { value = value << 8 | UInt64(byte) }
    return size == 4
      ? Int(Int32(truncatingIfNeeded: value)) : Int(truncatingIfNeeded: Int64(bitPattern: value))
  }

  /// A number of things that follow, each of at least one byte.
  ///
  /// More than there are bytes left can't be true; refusing it here keeps sums of counts small.
  mutating func count() throws(TZifDamage) -> Int {
    var value: UInt64 = 0
    let field = try bytes(4)
    for byte in field { value = value << 8 | UInt64(byte) }
    guard value <= UInt64(remaining) else {
      throw TZifDamage(reason: "it announces more than it holds")
    }
    return Int(value)
  }

  /// The rule between the newlines at the end; nil if they enclose nothing.
  mutating func footer() throws(TZifDamage) -> PosixTimeZone? {
    let newline = UInt8(ascii: "\n")
    guard try bytes(1).first == newline,
      let end = content[position...].firstIndex(of: newline)
    else { throw TZifDamage(reason: "its footer is missing") }
    let text = try bytes(end - position)
    if text.isEmpty { return nil }
    guard let rule = PosixTimeZone(text) else {
      throw TZifDamage(reason: "its footer is no POSIX time zone")
    }
    return rule
  }
}
