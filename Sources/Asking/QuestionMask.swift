internal import Ephemeris

/// What of a question is nobody else's business: addresses, links, long numbers.
enum QuestionMask {
  /// The mark in place of what was taken out.
  static let mark = "…"
  /// How many digits a number has that is not passed on: a telephone's, an account's, a date of birth's.
  private static let longNumber = 5

  /// Whether a word is an address of mail or of a page.
  static func isAddress(_ word: Substring) -> Bool {
    let lowered = word.lowercased()
    if lowered.contains("@") || lowered.hasPrefix("www.") || lowered.hasPrefix("http") {
      return true
    }
    let host = lowered.prefix { $0 != "/" }.drop { !$0.isLetter && !$0.isNumber }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let first = parts.first, let last = parts.last, !first.isEmpty else {
      return false
    }
    let end = last.prefix { $0.isLetter }
    return (2...6).contains(end.count) && parts.dropLast().allSatisfy { !$0.isEmpty }
      && (domains.contains(String(end)) || lowered.contains("/"))
  }

  private static let domains: Set<String> = [
    "com", "org", "net", "io", "de", "es", "fr", "uk", "eu", "app", "dev", "co", "gov", "edu",
    "info",
    "me", "ai", "ch", "at", "it", "nl", "ru", "cn", "example", "test",
  ]

  /// A text without addresses, links and long numbers.
  static func masked(_ text: String) -> String {
    var masked = ""
    var word: [Character] = []
    func finish() {
      let piece = String(word)
      masked += isAddress(piece[...]) || piece.holds("://") ? mark : piece
      word = []
    }
    for character in text {
      if character.isWhitespace {
        finish()
        masked.append(character)
      } else {
        word.append(character)
      }
    }
    finish()
    return withoutNumbers(masked)
  }

  /// A text whose runs of digits, joined by what joins digits in numbers, are masked where they are long.
  private static func withoutNumbers(_ text: String) -> String {
    var masked = ""
    var run: [Character] = []
    func finish() {
      // What joins digits and follows the last of them is no part of the number.
      var tail: [Character] = []
      while let last = run.last, !last.isNumber {
        tail.append(last)
        run.removeLast()
      }
      masked += run.count(where: \.isNumber) >= longNumber ? mark : String(run)
      masked += String(tail.reversed())
      run = []
    }
    for character in text {
      if character.isNumber || (!run.isEmpty && " -./:()+°,".contains(character)) {
        run.append(character)
      } else {
        finish()
        masked.append(character)
      }
    }
    finish()
    return masked
  }
}

extension Question {
  /// A text that may leave the machine: addresses, links, long numbers, coordinates and dates of birth are
  /// masked.
  public static func masked(_ text: String) -> String { QuestionMask.masked(text) }
}
