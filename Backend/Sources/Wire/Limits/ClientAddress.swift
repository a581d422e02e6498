internal import HTTPTypes

/// An address of the Internet in one form, however it is written.
///
/// An IPv4 address that is written as one of IPv6 (`::ffff:192.0.2.1`) is the IPv4 address.
struct ClientAddress: Hashable, Sendable {
  /// Four or sixteen bytes.
  let bytes: [UInt8]

  /// Reads an address, with or without a port, a zone or brackets; nil for another text.
  init?(_ text: some StringProtocol) {
    var text = Substring(text)
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      let rest = text[text.index(after: end)...]
      guard rest.isEmpty || Self.isPort(rest) else { return nil }
      text = text[text.index(after: text.startIndex)..<end]
    } else if text.count(where: { $0 == ":" }) == 1, let colon = text.firstIndex(of: ":") {
      guard Self.isPort(text[colon...]) else { return nil }
      text = text[..<colon]
    }
    if let zone = text.firstIndex(of: "%") { text = text[..<zone] }
    if let bytes = Self.four(text) {
      self.bytes = bytes
    } else if let bytes = Self.sixteen(text) {
      let isFour = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10..<12].allSatisfy { $0 == 0xFF }
      self.bytes = isFour ? Array(bytes[12...]) : bytes
    } else {
      return nil
    }
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.hasPrefix(":") && UInt16(text.dropFirst()) != nil
  }

  private static func four(_ text: Substring) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      guard (1...3).contains(part.utf8.count),
        part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        part.utf8.count == 1 || !part.hasPrefix("0"), let byte = UInt8(part)
      else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  private static func sixteen(_ text: Substring) -> [UInt8]? {
    guard let gap = text.firstRange(of: "::") else {
      let bytes = groups(text)
      return bytes?.count == 16 ? bytes : nil
    }
    let (before, after) = (text[..<gap.lowerBound], text[gap.upperBound...])
    guard let head = before.isEmpty ? [] : groups(before),
      let tail = after.isEmpty ? [] : groups(after), head.count + tail.count <= 14
    else { return nil }
    return head + Array(repeating: 0, count: 16 - head.count - tail.count) + tail
  }

  /// The bytes of groups of hexadecimal digits, the last of which may be an IPv4 address.
  private static func groups(_ text: Substring) -> [UInt8]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var bytes: [UInt8] = []
    for (place, part) in parts.enumerated() {
      if place == parts.count - 1, let four = four(part) {
        bytes += four
      } else {
        guard (1...4).contains(part.utf8.count),
          part.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit),
          let group = UInt16(part, radix: 16)
        else { return nil }
        bytes += [UInt8(group >> 8), UInt8(truncatingIfNeeded: group)]
      }
    }
    return bytes.count <= 16 ? bytes : nil
  }

  /// The bytes that limits go by: all four, or the network of a household.
  var network: [UInt8] { bytes.count == 4 ? bytes : Array(bytes[..<8]) }
}

/// The header in which proxies name the client.
package enum ProxyHeader: String, Sendable, CaseIterable {
  /// `X-Forwarded-For`.
  case forwardedFor = "x-forwarded-for"
  /// `Forwarded`, by RFC 7239.
  case forwarded

  /// The header's name.
  var fieldName: HTTPField.Name {
    switch self {
    case .forwardedFor: .forwardedFor
    case .forwarded: .forwarded
    }
  }

  /// Whom the values of the header name, from the farthest to the nearest.
  func names(in values: [String]) -> [String] {
    let elements = values.flatMap { $0.split(separator: ",") }
    switch self {
    case .forwardedFor: return elements.map(Self.trimmed)
    case .forwarded:
      return elements.compactMap { element in
        for pair in element.split(separator: ";") {
          let parts = pair.split(separator: "=", maxSplits: 1)
          guard parts.count == 2, Self.trimmed(parts[0]).lowercased() == "for" else { continue }
          return Self.trimmed(parts[1]).filter { $0 != "\"" }
        }
        return nil
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.filter { $0 != " " && $0 != "\t" }
  }
}
