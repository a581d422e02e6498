/// A text file: its bytes as UTF-8, and its lines.
struct FileText {
  /// A line without its end.
  struct Line {
    /// The number of the line, from 1.
    let number: Int
    let bytes: Bytes
  }

  let bytes: [UInt8]
  /// What the text was read in.
  let encoding: String

  private static let (lineFeed, carriageReturn): (UInt8, UInt8) = (0x0A, 0x0D)

  /// Decodes a file: by its byte order mark, else as UTF-8 if it is that, else as the format's usual encoding.
  ///
  /// A NUL refuses the file, unless it is only looked at for its format.
  init(
    _ file: [UInt8], format: ChartFileFormat, encoding: TextEncoding?, mayHaveNUL: Bool = false
  ) throws(ChartFileError) {
    let (marked, length) = Self.mark(of: file)
    var rest = file[length...]
    let chosen = encoding ?? marked ?? (rest.isValidUTF8 ? .utf8 : Self.usual(for: format))
    // A byte of 1A, Ctrl-Z, ends a file of old systems.
    if chosen != .utf16LittleEndian, chosen != .utf16BigEndian,
      let end = rest.firstIndex(of: 0x1A)
    {
      rest = rest[..<end]
    }
    guard let decoded = chosen.utf8(rest) else { throw .notOfEncoding(chosen.rawValue) }
    if !mayHaveNUL, let place = decoded.firstIndex(of: 0) {
      throw .binaryInText(format, line: 1 + decoded[..<place].count { $0 == Self.lineFeed })
    }
    bytes = decoded
    self.encoding = chosen == .utf8 && rest.isASCII ? "ascii" : chosen.rawValue
  }

  /// Takes bytes that are UTF-8 already.
  init(utf8 bytes: [UInt8], encoding: String) {
    (self.bytes, self.encoding) = (bytes, encoding)
  }

  private static func usual(for format: ChartFileFormat) -> TextEncoding {
    format == .zet ? .windows1251 : .windows1252
  }

  /// The encoding that a byte order mark names, and the length of the mark.
  static func mark(of file: [UInt8]) -> (TextEncoding?, length: Int) {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if file.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if file.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return (nil, 0)
  }

  /// The lines, which end with LF, CR or both.
  var lines: [Line] {
    Self.lines(of: bytes[...])
  }

  static func lines(of bytes: Bytes) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == lineFeed || byte == carriageReturn {
        lines.append(Line(number: lines.count + 1, bytes: bytes[start..<index]))
        if byte == carriageReturn, index + 1 < bytes.endIndex, bytes[index + 1] == lineFeed {
          index += 1
        }
        start = index + 1
      }
      index += 1
    }
    if start < bytes.endIndex {
      lines.append(Line(number: lines.count + 1, bytes: bytes[start...]))
    }
    return lines
  }
}
