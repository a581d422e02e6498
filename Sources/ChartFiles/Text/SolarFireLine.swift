/// A line of a text of Solar Fire, decoded alone: a file may have lines in UTF-8 beside others, and fields that
/// are cut after 20 bytes, within a letter.
struct SolarFireLine {
  let number: Int
  let bytes: Bytes
  /// Whether a letter was cut, with U+FFFD in its place.
  let isCut: Bool

  /// The lines of a file.
  static func lines(
    of file: [UInt8], encoding: TextEncoding?
  ) throws(ChartFileError) -> (lines: [Self], encoding: String) {
    let (marked, _) = FileText.mark(of: file)
    if encoding != nil || marked != nil || file[...].isValidUTF8 {
      let text = try FileText(file, format: .solarFire, encoding: encoding)
      let lines = text.lines.map { Self(number: $0.number, bytes: $0.bytes, isCut: false) }
      return (lines, text.encoding)
    }
    var content = file[...]
    if let end = content.firstIndex(of: 0x1A) { content = content[..<end] }
    var (utf8Count, otherCount) = (0, 0)
    let raw = FileText.lines(of: content)
    for line in raw where !line.bytes.isASCII && line.bytes.isValidUTF8 { utf8Count += 1 }
    var lines: [Self] = []
    lines.reserveCapacity(raw.count)
    for line in raw {
      if line.bytes.contains(0) { throw .binaryInText(.solarFire, line: line.number) }
      if line.bytes.isValidUTF8 {
        lines.append(Self(number: line.number, bytes: line.bytes, isCut: false))
      } else if utf8Count > 0, let mended = mended(line.bytes) {
        lines.append(Self(number: line.number, bytes: mended[...], isCut: true))
      } else {
        otherCount += 1
        let decoded = TextEncoding.windows1252.utf8(line.bytes) ?? []
        lines.append(Self(number: line.number, bytes: decoded[...], isCut: false))
      }
    }
    let names = [utf8Count > 0 ? "utf-8" : nil, otherCount > 0 ? "windows-1252" : nil]
    return (lines, names.compactMap(\.self).joined(separator: "+"))
  }

  /// The line with U+FFFD for letters that the end of a field cuts; nil if it isn't UTF-8 even so.
  private static func mended(_ line: Bytes) -> [UInt8]? {
    var mended: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 0
      guard length > 0 else { return nil }
      var end = index + 1
      while end < line.endIndex, end < index + length, line[end] & 0xC0 == 0x80 { end += 1 }
      if end == index + length {
        guard line[index..<end].isValidUTF8 else { return nil }
        mended.append(contentsOf: line[index..<end])
      } else {
        guard end == line.endIndex || line[end] == UInt8(ascii: "\"") else { return nil }
        mended.append(contentsOf: "\u{FFFD}".utf8)
      }
      index = end
    }
    return mended
  }
}
