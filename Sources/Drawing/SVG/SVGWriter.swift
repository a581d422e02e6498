/// Writes elements of SVG one after the other.
///
/// Everything that comes from outside goes through `SVGValue/text(_:)` or the text of an element,
/// and both are escaped. Numbers have two decimals at most, so the same picture is the same text on
/// every machine.
struct SVGWriter: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where colours stand in the bytes; each takes seven.
  private(set) var colorOffsets: [Int] = []

  init() {
    bytes.reserveCapacity(1 << 15)
  }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an element without content.
  mutating func element(_ name: StaticString, _ attributes: [(StaticString, SVGValue)]) {
    open(name, attributes)
    write("/>")
  }

  /// Writes an element whose content is text.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, SVGValue)] = [], text: String
  ) {
    open(name, attributes)
    write(">")
    Markup.appendEscaped(text, to: &bytes)
    close(name)
  }

  /// Writes an element around others.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, SVGValue)] = [],
    content: (inout SVGWriter) -> Void
  ) {
    open(name, attributes)
    write(">")
    content(&self)
    close(name)
  }

  /// Writes what another writer has.
  mutating func append(_ other: SVGWriter) {
    colorOffsets += other.colorOffsets.map { $0 + bytes.count }
    bytes.append(contentsOf: other.bytes)
  }

  private mutating func open(_ name: StaticString, _ attributes: [(StaticString, SVGValue)]) {
    write("<")
    write(name)
    for (key, value) in attributes {
      write(" ")
      write(key)
      write("=\"")
      write(value)
      write("\"")
    }
  }

  private mutating func close(_ name: StaticString) {
    write("</")
    write(name)
    write(">")
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private mutating func write(_ value: SVGValue) {
    switch value {
    case .number(let number): write(number)
    case .numbers(let numbers):
      for (index, number) in numbers.enumerated() {
        if index > 0 { write(" ") }
        write(number)
      }
    case .color(let color):
      colorOffsets.append(bytes.count)
      bytes.append(contentsOf: color.hexadecimal.utf8)
    case .path(let path): bytes.append(contentsOf: path.utf8)
    case .text(let text): Markup.appendEscaped(text, to: &bytes)
    }
  }

  private mutating func write(_ number: Double) {
    SVGNumber.append(number, to: &bytes)
  }
}

/// What an attribute can hold.
enum SVGValue: Sendable {
  /// A number, written by `SVGNumber`.
  case number(Double)
  /// Numbers with spaces between them.
  case numbers([Double])
  /// A colour.
  case color(RGBColor)
  /// Path data or a transformation that this module made, written as it is.
  case path(String)
  /// Anything else, escaped.
  case text(String)
}
