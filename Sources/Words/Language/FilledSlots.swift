extension String {
  /// The text with something in place of each of its slots, such as `{day}`.
  ///
  /// - Parameter value: What stands there, by the slot's name and whether it begins the text or a sentence.
  /// - Returns: The text; a brace without its other half stays.
  func fillingSlots(_ value: (_ slot: String, _ isFirst: Bool) -> String) -> String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var text = self
    return text.withUTF8 { bytes in
      unsafe String(fillingSlotsOf: bytes) { slot, isFirst, filled in
        let name = unsafe String(decoding: slot, as: UTF8.self)
        filled.append(contentsOf: value(name, isFirst).utf8)
      }
    }
  }

  /// The same of a text's bytes, which are UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - append: Appends what stands in a slot, by its name in UTF-8 and whether it begins a sentence.
  init(
    fillingSlotsOf bytes: UnsafeBufferPointer<UInt8>,
    _ append: (_ slot: UnsafeBufferPointer<UInt8>, _ isFirst: Bool, _ text: inout [UInt8]) -> Void
  ) {
    // By bytes, for a brace is never part of another character.
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + 160)
    var next = 0
    while let open = unsafe bytes.place(of: UInt8(ascii: "{"), from: next),
      let close = unsafe bytes.place(of: UInt8(ascii: "}"), from: open)
    {
      unsafe filled.append(contentsOf: bytes[next..<open])
      let slot = unsafe UnsafeBufferPointer(rebasing: bytes[(open + 1)..<close])
      unsafe append(slot, filled.endsSentence, &filled)
      next = close + 1
    }
    unsafe filled.append(contentsOf: bytes[next...])
    // UTF-8 as the pieces are.
    self = unsafe String(copying: UTF8Span(unchecked: filled.span))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands next, looked for eight bytes at a time.
  fileprivate func place(of byte: UInt8, from start: Int) -> Int? {
    let (ones, tops) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    let bytes = UnsafeRawBufferPointer(self)
    var index = start
    while index + 8 <= count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      // Where the byte stands there is a 0; the lowest is found for certain.
      let zeros = word ^ (ones &* UInt64(byte))
      let found = (zeros &- ones) & ~zeros & tops
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if unsafe bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether what comes next is the head of a sentence.
  fileprivate var endsSentence: Bool {
    isEmpty
      || count > 1 && self[count - 2] == UInt8(ascii: ".") && self[count - 1] == UInt8(ascii: " ")
  }
}
