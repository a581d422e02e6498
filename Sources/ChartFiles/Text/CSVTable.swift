/// A table of values with a line of names: RFC 4180, with commas, semicolons or tabs.
struct CSVTable {
  /// A row, and the line of the file that it begins on.
  struct Row {
    let line: Int
    let cells: [Bytes]
  }

  let separator: UInt8
  let head: [String]
  let rows: [Row]

  /// Reads a table; nil if there is no line of names.
  init?(_ text: FileText) {
    let bytes = text.bytes[...]
    let lines = FileText.lines(of: bytes.prefix(1 << 16))
    guard let first = lines.first(where: { Self.mayBeHead($0.bytes.trimmed) }) else { return nil }
    let named = lines.first { !$0.bytes.trimmed.isEmpty }.flatMap { Self.namedSeparator($0.bytes) }
    separator = named ?? Self.separator(of: first.bytes)
    var rows = Self.rows(of: bytes, separator)
    rows.removeAll { $0.line < first.number }
    guard !rows.isEmpty else { return nil }
    head = rows.removeFirst().cells.map(\.text)
    self.rows = rows
  }

  /// Whether a line may name the columns: remarks that begin with `#` may stand before it.
  static func mayBeHead(_ line: Bytes) -> Bool {
    !line.isEmpty && namedSeparator(line) == nil
      && (line.first != UInt8(ascii: "#") || CSVReader.isHead(line))
  }

  /// The separator that a first line such as `sep=;` names, as Excel writes it.
  static func namedSeparator(_ line: Bytes) -> UInt8? {
    let isNamed = line.count >= 5 && line.begins(with: "sep=")
    guard isNamed, line.dropFirst(5).allSatisfy(\.isBlank) else { return nil }
    return line[line.startIndex + 4]
  }

  /// Whether a cell that begins so is computed by a spreadsheet.
  static func isSign(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@")].contains(byte)
  }

  /// The one of comma, semicolon and tab that a line has most.
  static func separator(of line: Bytes) -> UInt8 {
    let marks: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    let counts = marks.map { mark in line.count { $0 == mark } }
    let most = counts.max() ?? 0
    return counts.firstIndex(of: most).map { marks[$0] } ?? marks[0]
  }

  private static func rows(of bytes: Bytes, _ separator: UInt8) -> [Row] {
    var rows: [Row] = []
    var cells: [Bytes] = []
    var line = 1
    var firstLine = 1
    var index = bytes.startIndex
    func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    while index < bytes.endIndex {
      // A cell; blanks before a quotation mark are tolerated.
      var start = index
      while start < bytes.endIndex, bytes[start].isBlank, bytes[start] != separator { start += 1 }
      if start < bytes.endIndex, bytes[start] == UInt8(ascii: "\"") {
        var cell: [UInt8] = []
        index = start + 1
        while index < bytes.endIndex {
          if bytes[index] == UInt8(ascii: "\"") {
            index += 1
            guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else { break }
          } else if bytes[index] == 0x0A {
            line += 1
          }
          cell.append(bytes[index])
          index += 1
        }
        while index < bytes.endIndex, bytes[index] != separator, !isEnd(bytes[index]) { index += 1 }
        cells.append(cell[...].trimmed)
      } else {
        while index < bytes.endIndex, bytes[index] != separator, !isEnd(bytes[index]) { index += 1 }
        cells.append(bytes[min(start, index)..<index].trimmed)
      }
      if index < bytes.endIndex, bytes[index] == separator {
        index += 1
        // A separator at the very end has an empty cell behind it.
        if index == bytes.endIndex { cells.append(bytes[index...]) }
        if index < bytes.endIndex { continue }
      }
      if index < bytes.endIndex {
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A
        index += isPair ? 2 : 1
        line += 1
      }
      if !cells.allSatisfy(\.isEmpty) { rows.append(Row(line: firstLine, cells: cells)) }
      cells = []
      firstLine = line
    }
    return rows
  }
}
