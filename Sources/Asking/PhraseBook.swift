/// A phrase that is looked for in a folded text.
///
/// Words stand one behind another; `a/b` is either word, `word*` any that begins so, `^word` one that begins
/// a clause, `~a/b` at the end that neither word follows.
struct AskedPhrase: Sendable {
  private enum Word: Sendable {
    case exact([String])
    case beginning(String)

    func matches(_ text: String) -> Bool {
      switch self {
      case .exact(let words): words.contains(text)
      case .beginning(let part): text.hasPrefix(part)
      }
    }
  }

  private let words: [Word]
  private let startsClause: Bool
  private let notBefore: [String]
  /// How many words it has.
  var length: Int { words.count }

  /// Reads a phrase.
  ///
  /// Returns nil if it has no word.
  init?(_ text: String) {
    var (words, notBefore): ([Word], [String]) = ([], [])
    startsClause = text.hasPrefix("^")
    for part in (startsClause ? text.dropFirst() : text[...]).split(separator: " ") {
      let alternatives = { (part: Substring) in part.split(separator: "/").map(String.init) }
      if part.hasPrefix("~") {
        notBefore = alternatives(part.dropFirst())
      } else if part.hasSuffix("*") {
        words.append(.beginning(String(part.dropLast())))
      } else {
        words.append(.exact(alternatives(part)))
      }
    }
    guard !words.isEmpty else { return nil }
    self.words = words
    self.notBefore = notBefore
  }

  /// What its first word can be, whole, and how it can begin.
  fileprivate var firstWords: (exact: [String], beginning: String?) {
    switch words[0] {
    case .exact(let words): (words, nil)
    case .beginning(let part): ([], part)
    }
  }

  /// Every word that it has whole, or forbids.
  var vocabulary: [String] {
    notBefore
      + words.flatMap { word in
        if case .exact(let words) = word { words } else { [String]() }
      }
  }

  /// How many words of a text it covers from a word on; nil if it does not stand there.
  ///
  /// Fillers may stand between two of its words, as "my new" in "start my new business".
  func coverage(
    of text: [FoldedText.Word], at index: Int, fillers: Set<String> = []
  ) -> Int? {
    guard !startsClause || text[index].startsClause else { return nil }
    var next = index
    for (number, word) in words.enumerated() {
      while number > 0, next < text.count, !word.matches(text[next].text),
        fillers.contains(text[next].text)
      {
        next += 1
      }
      guard next < text.count, word.matches(text[next].text) else { return nil }
      next += 1
    }
    if next < text.count, notBefore.contains(text[next].text) { return nil }
    return next - index
  }
}

/// Phrases that mean something, found by their first words.
struct PhraseBook<Meaning: Sendable>: Sendable {
  /// A phrase in a text.
  struct Match {
    let meaning: Meaning
    let place: Int
    let length: Int
  }

  private var phrases: [(phrase: AskedPhrase, meaning: Meaning, fillers: Set<String>)] = []
  private var byWord: [String: [Int]] = [:]
  /// By how a word begins; its lengths are few.
  private var byBeginning: [String: [Int]] = [:]
  private var beginningLengths: Set<Int> = []

  /// Adds phrases of one meaning; the fillers may stand between the words of each.
  mutating func add(_ texts: [String], _ meaning: Meaning, fillers: Set<String> = []) {
    for text in texts {
      guard let phrase = AskedPhrase(text) else { continue }
      let first = phrase.firstWords
      for word in first.exact { byWord[word, default: []].append(phrases.count) }
      if let beginning = first.beginning {
        byBeginning[beginning, default: []].append(phrases.count)
        beginningLengths.insert(beginning.utf8.count)
      }
      phrases.append((phrase, meaning, fillers))
    }
  }

  /// Every word that phrases have whole.
  var vocabulary: [String] { phrases.flatMap(\.phrase.vocabulary) }

  /// Whether a word begins as a phrase does.
  func knowsBeginning(of word: String) -> Bool {
    let letters = word.utf8
    return beginningLengths.contains { length in
      letters.count >= length
        && byBeginning[String(decoding: letters.prefix(length), as: UTF8.self)] != nil
    }
  }

  /// Every phrase that stands in a text, in order of place.
  func matches(in text: [FoldedText.Word]) -> [Match] {
    var matches: [Match] = []
    for (place, word) in text.enumerated() {
      var numbers = byWord[word.text] ?? []
      let letters = word.text.utf8
      for length in beginningLengths where letters.count >= length {
        numbers += byBeginning[String(decoding: letters.prefix(length), as: UTF8.self)] ?? []
      }
      for number in numbers.sorted() {
        let (phrase, meaning, fillers) = phrases[number]
        guard let length = phrase.coverage(of: text, at: place, fillers: fillers) else { continue }
        matches.append(Match(meaning: meaning, place: place, length: length))
      }
    }
    return matches
  }
}
