extension ArraySlice<UInt8> {
  /// The part with a plain blank for each other one of UTF-8, a hyphen for minus signs, and without marks that nobody
  /// sees: spreadsheets and web pages put them into numbers, dates and clocks, as in `9:30\u{202F}PM`.
  var plain: Self {
    guard contains(where: { $0 >= 0x80 }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: scalars.append(" ")
      case 0x2010...0x2013, 0x2212: scalars.append("-")
      case 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0xFEFF: break
      default: scalars.append(scalar)
      }
    }
    return Array(String(scalars).utf8)[...].trimmed
  }

  /// The part without blanks of any kind at its ends.
  var textTrimmed: Self {
    guard let first, let last, first >= 0x80 || last >= 0x80 else { return trimmed }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return prefix(0) }
    return Array(String(scalars[start...end]).utf8)[...]
  }
}
