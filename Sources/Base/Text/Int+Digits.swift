extension BinaryInteger {
  /// The number in decimal, filled with zeros on the left.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension Int {
  /// Reads plain ASCII digits; no sign, no space, at least one and at most nine.
  package init?(digits: some Collection<UInt8>) {
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var value = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self = value
  }
}
