extension String {
  /// The text with something in place of each of its slots, such as `{day}`.
  ///
  /// - Parameter value: What stands there, by the slot's name and whether it begins the text or a sentence.
  /// - Returns: The text; a brace without its other half stays.
  func fillingSlots(_ value: (_ slot: String, _ isFirst: Bool) -> String) -> String {
    // By bytes, for a brace is never part of another character.
    let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard utf8.contains(opening) else { return self }
    let bytes = Array(utf8)
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + 32)
    var rest = bytes[...]
    while let open = rest.firstIndex(of: opening), let close = rest[open...].firstIndex(of: closing)
    {
      filled += rest[..<open]
      let text = value(
        String(decoding: rest[(open + 1)..<close], as: UTF8.self),
        filled.isEmpty || filled.suffix(2).elementsEqual(". ".utf8))
      filled += text.utf8
      rest = rest[(close + 1)...]
    }
    filled += rest
    return String(decoding: filled, as: UTF8.self)
  }
}
