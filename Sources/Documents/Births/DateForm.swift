/// The three numbers of a date as it is written, whether there is such a day or not.
struct DateForm {
  /// The year of the astronomical count: 0 for 1 BC.
  let year: Int
  let month: Int
  let day: Int

  /// Reads `YYYY-MM-DD`, `-YYYY-MM-DD`, `44 BC-MM-DD` or `0044-MM-DD BC`; nil for another form.
  init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    var isBC = Self.dropEra(&bytes)
    let tail = Array(bytes.suffix(6))
    guard bytes.count > 6, tail[0] == UInt8(ascii: "-"), tail[3] == UInt8(ascii: "-"),
      let month = Self.number(tail[1...2]), let day = Self.number(tail[4...5])
    else { return nil }
    bytes = bytes.dropLast(6)
    if !isBC { isBC = Self.dropEra(&bytes) }
    let isNegative = !isBC && bytes.first == UInt8(ascii: "-")
    if isNegative { bytes = bytes.dropFirst() }
    guard isBC ? (1...4).contains(bytes.count) : bytes.count == 4, let year = Self.number(bytes),
      !isBC || year > 0
    else { return nil }
    self.year = isBC ? 1 - year : isNegative ? -year : year
    self.month = month
    self.day = day
  }

  /// Takes `BC` or `BCE` with the spaces before it off the end; whether it was there.
  private static func dropEra(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    for era in ["BCE", "BC"] {
      let letters = bytes.suffix(era.utf8.count).map { $0 & 0xDF }
      guard letters.elementsEqual(era.utf8) else { continue }
      bytes = bytes.dropLast(era.utf8.count)
      while bytes.last == UInt8(ascii: " ") { bytes = bytes.dropLast() }
      return true
    }
    return false
  }

  private static func number(_ bytes: some Collection<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return bytes.isEmpty ? nil : number
  }
}
