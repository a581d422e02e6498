/// A text as the classifier reads it: words in small letters without accents, parted by single spaces.
///
/// Marks that cannot be seen are dropped, and letters of other scripts that look like Latin ones are read as
/// those, so that they hide nothing. `Scripts/make/train-classifier.py` folds in the same way; a golden file holds
/// the two together.
struct ClassifierText: Sendable {
  /// The scalars, with a space before and after each word.
  private(set) var scalars: [UInt32] = [UInt32(UInt8(ascii: " "))]

  private static let space = UInt32(UInt8(ascii: " "))

  /// Folds a text.
  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count + 2)
    var wordStart = scalars.count
    for raw in text.unicodeScalars where !Self.isDropped(raw) {
      if raw.isASCII {
        let isUpper = ("A"..."Z").contains(raw)
        add(isUpper ? Unicode.Scalar(UInt8(raw.value) + 0x20) : raw, wordStart: &wordStart)
      } else {
        Self.plain(raw) { scalar in
          if !Self.isDropped(scalar) { add(scalar, wordStart: &wordStart) }
        }
      }
    }
    endWord(from: &wordStart)
    // A text without a word is one space and another, as in the script.
    if scalars.count == 1 { scalars.append(Self.space) }
  }

  /// Adds a scalar that is a small letter without an accent, or ends a word.
  private mutating func add(_ scalar: Unicode.Scalar, wordStart: inout Int) {
    guard Self.isOfWord(scalar) else {
      endWord(from: &wordStart)
      return
    }
    let count = scalars.count
    // Of a letter that is held down two are enough.
    if count - wordStart >= 2, scalars[count - 1] == scalar.value,
      scalars[count - 2] == scalar.value, scalar.properties.numericType == nil
    {
      return
    }
    scalars.append(scalar.value)
  }

  /// Ends a word: reads look-alikes in it as Latin letters if it has any of those.
  private mutating func endWord(from start: inout Int) {
    guard scalars.count > start else { return }
    let latin = UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z"))
    if scalars[start...].contains(where: latin.contains) {
      for index in start..<scalars.count where scalars[index] > 0x7F {
        if let latin = Self.lookalikes[scalars[index]] { scalars[index] = latin }
      }
    }
    scalars.append(Self.space)
    start = scalars.count
  }

  /// Calls a function with each letter of a scalar, in lower case and without its accent.
  private static func plain(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    // Replaces letters of full width by those of ASCII.
    let narrow =
      (0xFF01...0xFF5E).contains(scalar.value)
      ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar
    for small in narrow.properties.lowercaseMapping.unicodeScalars {
      if small.value < 0xC0 {
        body(small)
      } else if let letters = replacements[small] {
        for letter in letters.unicodeScalars { body(letter) }
      } else {
        body(small)
      }
    }
  }

  /// Whether a scalar is left out: apostrophes, accents that stand alone, and what cannot be seen.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "'" || scalar == "`" }
    return switch scalar.value {
    case 0xAD, 0xB4, 0x2BC, 0x2018, 0x2019, 0x200B...0x200F, 0x2060...0x2064, 0xFEFF,
      0xFE00...0xFE0F, 0x300...0x36F:
      true
    default: false
    }
  }

  /// Whether a scalar that is no capital letter is part of a word: a letter, a number or a mark that a letter carries.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    // Most scalars are of ASCII, and their category takes longer to look up.
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      true
    case .enclosingMark, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
      .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned:
      false
    @unknown default: false
    }
  }

  /// What letters with accents are read as.
  private static let replacements: [Unicode.Scalar: String] = {
    let accented =
      "àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżž"
    let plain =
      "aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzz"
    var found = Dictionary(
      uniqueKeysWithValues: zip(accented.unicodeScalars, plain.unicodeScalars.map { String($0) }))
    for (letter, latin) in [
      ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ø", "o"), ("ł", "l"), ("đ", "d"), ("ð", "d"),
      ("þ", "th"), ("ı", "i"), ("ё", "е"),
    ] as [(Unicode.Scalar, String)] {
      found[letter] = latin
    }
    return found
  }()

  /// Letters of other scripts that look like Latin ones.
  private static let lookalikes: [UInt32: UInt32] = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсхуіѕјԁһοаενρτυι".unicodeScalars.map(\.value),
      "aeopcxyisjdhoaevptui".unicodeScalars.map(\.value)
    ).reduce(into: [UInt32: UInt32]()) { $0[$1.0] = $1.1 }.map { ($0.key, $0.value) })
}
