extension String {
  /// The text without what would break a line or act on a terminal, cut to 60 characters: so that a
  /// message can quote whatever came in.
  ///
  /// Control and format characters start new lines, colour a terminal, or turn the direction of
  /// writing: their numbers are reported, as in `\u{1b}`, since they may be all that is wrong. So are the three
  /// letters that Unicode holds to be the same as one of ASCII's and that look the same.
  @_spi(FrontEnd) public var printable: String { printable(longest: 60) }

  /// The same, cut to so many characters.
  package func printable(longest: Int) -> String {
    var kept = ""
    for (place, scalar) in unicodeScalars.enumerated() {
      if place == longest { return kept + "…" }
      if scalar.isPrintable {
        kept.unicodeScalars.append(scalar)
      } else {
        kept += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return kept
  }
}

extension Unicode.Scalar {
  /// Whether a message may show it, and who reads it knows which it is.
  fileprivate var isPrintable: Bool {
    // The sign of kelvin, the Greek question mark and the Greek varia: K, ; and ` to the eye.
    if self == "\u{212a}" || self == "\u{37e}" || self == "\u{1fef}" { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}

extension Array<String> {
  /// `A`, `A or B`, `A, B or C`: a choice of names as a sentence has it.
  package var asAlternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension String {
  /// Whether nobody could see the text.
  @_spi(FrontEnd) public var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// Whether the bytes of another text are among those of this one.
  ///
  /// The standard library's own search would bring the engine of regular expressions with it, a
  /// megabyte or two.
  package func holds(_ part: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    return (0...bytes.count).contains { bytes[$0...].starts(with: wanted) }
  }
}
