@_spi(FrontEnd) package import Astrolabe
package import Service

/// What stands behind the question mark of an address.
package struct Query: Sendable {
  private let values: [String: String]

  /// Reads the query of a target.
  ///
  /// - Throws: ``Refusal`` for what is no text, and for a name that is there twice.
  package init(_ target: String) throws(Refusal) {
    let mark = target.firstIndex(of: "?")
    try self.init(pairs: mark.map { target[target.index(after: $0)...] } ?? "")
  }

  /// Reads the pairs of a query, or of a form that is sent in the same way.
  ///
  /// - Throws: ``Refusal`` for what is no text, and for a name that is there twice.
  package init(pairs: Substring) throws(Refusal) {
    var values: [String: String] = [:]
    for pair in pairs.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.text(parts[0]), let value = Self.text(parts.count > 1 ? parts[1] : "")
      else { throw .invalid("the query of the address can't be read; write it in UTF-8") }
      guard values.updateValue(value, forKey: name) == nil else {
        throw .invalid("\"\(name.printable)\" is in the query twice; give it once")
      }
    }
    self.values = values
  }

  /// The text of a part of an address; nil if that is no UTF-8.
  ///
  /// - Parameters:
  ///   - escaped: The part as it stands there.
  ///   - plusIsBlank: Whether a plus stands for a blank, as in queries.
  /// - Returns: The text.
  static func text(_ escaped: Substring, plusIsBlank: Bool = true) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(escaped.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        guard digits.count == 2,
          digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A text, where it is there.
  package subscript(name: String) -> String? { values[name] }

  /// How many of a list are wanted: 1 to 100.
  package func limit() throws(Refusal) -> Int {
    guard let text = values["limit"] else { return 100 }
    guard let limit = Int(text), (1...100).contains(limit) else {
      throw .invalid("limit must be a whole number from 1 to 100")
    }
    return limit
  }

  /// A date, where it is there.
  package func date(_ name: String) throws -> CalendarDate? {
    try values[name].map { try DateTimeText.readDate($0) }
  }
}
