/// An element of XML with what is in it, for elements that are small.
struct XMLElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  var children: [XMLElement] = []
  var text = ""

  /// The first child of a name.
  subscript(name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The text without space around it; nil if it is empty.
  var value: String? {
    let trimmed = Array(text.utf8).split(whereSeparator: { $0 <= 0x20 })
    return trimmed.isEmpty
      ? nil : String(decoding: Array(trimmed.joined(separator: [0x20])), as: UTF8.self)
  }

  /// All elements of a name below this one.
  func all(_ name: String) -> [XMLElement] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  /// The most elements that one record may have.
  static let mostElements = 10_000

  /// Reads each element of a name, one after the other.
  static func each(
    _ name: String, of bytes: [UInt8], format: ChartFileFormat,
    _ body: (XMLElement) throws(ChartFileError) -> Void
  ) throws(ChartFileError) {
    var scanner = XMLScanner(bytes)
    func checked<Value>(
      _ read: (inout XMLScanner) throws(XMLScanner.Fault) -> Value
    ) throws(ChartFileError) -> Value {
      do throws(XMLScanner.Fault) {
        return try read(&scanner)
      } catch {
        throw .notOfFormat(format, reason: "line \(error.line): \(error.reason)")
      }
    }
    while let part = try checked({ (scanner) throws(XMLScanner.Fault) in try scanner.part() }) {
      guard case .start(name, let attributes) = part else { continue }
      let element = try checked { (scanner) throws(XMLScanner.Fault) in
        var count = 0
        return try self.read(name, attributes, &scanner, &count)
      }
      try body(element)
    }
  }

  private static func read(
    _ name: String, _ attributes: [String: String], _ scanner: inout XMLScanner,
    _ count: inout Int
  ) throws(XMLScanner.Fault) -> XMLElement {
    count += 1
    guard count <= mostElements else {
      throw XMLScanner.Fault(line: scanner.line, reason: "a record has too many elements")
    }
    var element = Self(name: name, attributes: attributes, line: scanner.line)
    while let part = try scanner.part() {
      switch part {
      case .start(let child, let attributes):
        element.children.append(try read(child, attributes, &scanner, &count))
      case .text(let text): element.text += text
      case .end: return element
      }
    }
    return element
  }
}
