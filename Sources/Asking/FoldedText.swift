internal import Ephemeris

/// A text as rules see it: words in small letters without accents, apostrophes or marks.
struct FoldedText: Sendable {
  /// A word of it.
  struct Word: Sendable {
    /// The word, folded.
    var text: String
    /// Whether it stands at the beginning, or behind a mark that ends a clause.
    var startsClause: Bool
    /// The word as it was typed, without marks around it.
    let typed: Substring
    /// Whether a mark stands between it and the word before, so that the two are no one name.
    let followsMark: Bool
  }

  var words: [Word] = []

  /// Folds a text.
  init(_ text: String) {
    var (startsClause, followsMark) = (true, true)
    var start: String.Index?
    var index = text.startIndex
    func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    while true {
      let character: Character? = index < text.endIndex ? text[index] : nil
      // An apostrophe or a hyphen within a word belongs to it.
      let isInner = character.map { "'’‘`´-".contains($0) } ?? false
      if let character, isOfWord(character) || (isInner && start != nil) {
        if start == nil { start = index }
      } else {
        if let first = start {
          add(text[first..<index], startsClause: startsClause, followsMark: followsMark)
          (start, startsClause, followsMark) = (nil, false, false)
        }
        if let character {
          if ".,;:!?\n…¿¡".contains(character) { startsClause = true }
          if !character.isWhitespace { followsMark = true }
          if character.isCurrencySymbol, words.last?.text != "money" {
            words.append(
              Word(
                text: "money", startsClause: startsClause, typed: text[index...index],
                followsMark: true))
          }
        }
      }
      guard index < text.endIndex else { break }
      index = text.index(after: index)
    }
    join()
  }

  /// A word that its rules are written in.
  static func fold(_ typed: some StringProtocol) -> String {
    var folded = ""
    var (last, run): (Unicode.Scalar?, Int) = (nil, 0)
    for scalar in typed.lowercased().unicodeScalars {
      for plain in Self.plain(scalar).unicodeScalars {
        run = plain == last ? run + 1 : 1
        last = plain
        // Of a letter that is held down two are enough; digits all count.
        if run <= 2 || ("0"..."9").contains(plain) { folded.unicodeScalars.append(plain) }
      }
    }
    return folded
  }

  private mutating func add(_ typed: Substring, startsClause: Bool, followsMark: Bool) {
    var typed = typed
    while let last = typed.last, !last.isLetter, !last.isNumber { typed.removeLast() }
    let parts = typed.split(separator: "-")
    for (place, part) in parts.enumerated() {
      let folded = Self.fold(part)
      guard !folded.isEmpty else { continue }
      words.append(
        Word(
          text: folded, startsClause: startsClause && place == 0, typed: part,
          followsMark: followsMark && place == 0))
    }
  }

  /// Joins what an apostrophe that was left out has parted: `don t`, `i m`.
  private mutating func join() {
    var joined: [Word] = []
    for word in words {
      if word.text == "t" || word.text == "m", let last = joined.last,
        ["don", "can", "won", "isn", "doesn", "didn", "aren", "i"].contains(last.text)
      {
        joined[joined.count - 1].text += word.text
      } else {
        joined.append(word)
      }
    }
    words = joined
  }

  /// A letter without its accent; empty if the scalar is no letter.
  private static func plain(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "a"..."z", "0"..."9": String(scalar)
    case "à", "á", "â", "ã", "ä", "å", "ā", "ą": "a"
    case "ç", "ć", "č": "c"
    case "è", "é", "ê", "ë", "ē", "ę", "ě": "e"
    case "ì", "í", "î", "ï", "ī", "ı": "i"
    case "ñ", "ń", "ň": "n"
    case "ò", "ó", "ô", "õ", "ö", "ø", "ō": "o"
    case "ù", "ú", "û", "ü", "ū", "ů": "u"
    case "ý", "ÿ": "y"
    case "š", "ś": "s"
    case "ž", "ź", "ż": "z"
    case "ß": "ss"
    case "æ": "ae"
    case "œ": "oe"
    case "ł": "l"
    default: scalar.properties.isAlphabetic ? String(scalar) : ""
    }
  }
}
