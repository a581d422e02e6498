/// The form of a verb that ends in "ing": "open" makes "opening", "get" makes "getting".
enum Gerund {
  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]

  /// Verbs of two syllables that are stressed on the second, so that the last letter is doubled.
  private static let stressedLast: Set<String> = [
    "begin", "forget", "admit", "commit", "submit", "permit", "omit", "refer", "prefer", "transfer",
    "regret", "upset", "reset", "occur", "control", "equip", "forbid", "rerun", "unplug", "outrun",
    "resit", "reboot", "input", "overrun", "repot", "unzip", "format",
  ]

  /// Verbs that keep the letter before the ending as it is.
  private static let plain: Set<String> = ["reboot", "bus", "fix"]

  /// The form of a verb in small letters.
  static func of(_ verb: String) -> String {
    if verb.hasSuffix("ing"), verb.count > 5 { return verb }
    let letters = Array(verb)
    guard letters.count > 1 else { return verb + "ing" }
    if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
    if letters.last == "e", !["be", "see", "flee", "agree", "free", "dye", "singe"].contains(verb),
      !verb.hasSuffix("ee"), !verb.hasSuffix("oe"), !verb.hasSuffix("ye")
    {
      return verb.dropLast() + "ing"
    }
    return doubles(letters, verb) ? verb + String(letters[letters.count - 1]) + "ing" : verb + "ing"
  }

  /// Whether the last consonant is doubled: after one short vowel in a stressed syllable.
  private static func doubles(_ letters: [Character], _ verb: String) -> Bool {
    guard letters.count > 2, !plain.contains(verb) else { return false }
    let (before, vowel, last) = (
      letters[letters.count - 3], letters[letters.count - 2], letters[letters.count - 1]
    )
    guard !vowels.contains(last), !["w", "x", "y", "h"].contains(last), vowels.contains(vowel),
      !vowels.contains(before) || before == "u" && letters.prefix(2) == ["q", "u"]
    else { return false }
    var groups = 0
    for (index, letter) in letters.enumerated() where vowels.contains(letter) || letter == "y" {
      let isFirst = index == 0 || !vowels.contains(letters[index - 1])
      let opensAsConsonant = index == 0 && letter == "y"
      if isFirst, !opensAsConsonant { groups += 1 }
    }
    let isQuick = letters.prefix(2) == ["q", "u"]
    return groups == 1 || isQuick && groups <= 1 || stressedLast.contains(verb)
  }
}
