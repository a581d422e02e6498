extension String {
  /// The text with something in place of each of its slots, such as `{day}`.
  ///
  /// - Parameter value: What stands there, by the slot's name and whether it begins the text or a sentence.
  /// - Returns: The text; a brace without its other half stays.
  func fillingSlots(_ value: (_ slot: String, _ isFirst: Bool) -> String) -> String {
    // By bytes, for a brace is never part of another character.
    var text = self
    return text.withUTF8 { bytes in
      var filled: [UInt8] = []
      var (next, open) = (0, -1)
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte == UInt8(ascii: "{"), open < 0 {
          open = index
        } else if byte == UInt8(ascii: "}"), open >= 0 {
          if next == 0 { filled.reserveCapacity(bytes.count + 32) }
          unsafe filled.append(contentsOf: bytes[next..<open])
          let slot = unsafe String(decoding: bytes[(open + 1)..<index], as: UTF8.self)
          filled.append(contentsOf: value(slot, filled.endsSentence).utf8)
          (next, open) = (index + 1, -1)
        }
      }
      guard next > 0 else { return self }
      unsafe filled.append(contentsOf: bytes[next...])
      return String(decoding: filled, as: UTF8.self)
    }
  }
}

extension [UInt8] {
  /// Whether what comes next is the head of a sentence.
  fileprivate var endsSentence: Bool {
    isEmpty
      || count > 1 && self[count - 2] == UInt8(ascii: ".") && self[count - 1] == UInt8(ascii: " ")
  }
}
