/// Whether a question looks back, as far as its verbs show.
struct QuestionTense {
  /// Whether the whole of it does.
  let isPast: Bool
  /// The words of sentences that look back, where the whole does not.
  let pastPlaces: Set<Int>
  /// Whether it asks for the reasons of something, and not of what comes.
  let asksWhy: Bool

  /// Reads a text's words.
  init(_ words: [FoldedText.Word], text: String) {
    let all = words.map(\.text)
    let ahead: Set<String> = ["will", "tomorrow", "next", "gonna", "shall"]
    // "Which day before Christmas is good …, we had a fight" looks ahead.
    let asksForDay = all.indices.dropLast().contains { index in
      ["which", "what", "best", "good"].contains(all[index])
        && ["day", "days", "date", "evening", "morning", "time"].contains(all[index + 1])
    }
    let looksBack = all.indices.contains { index in
      ["was", "were", "did", "fue"].contains(all[index]) && Self.isBack(words, index)
    }
    // "We were going to get the puppy on Saturday" is a plan.
    let plans = all.indices.dropLast().contains { index in
      ["was", "were"].contains(all[index])
        && ["going", "planning", "thinking", "hoping", "wondering", "supposed", "about", "meant"]
          .contains(all[index + 1])
    }
    let isAhead = !ahead.isDisjoint(with: all)
    isPast =
      all.indices.contains { Self.past.contains(all[$0]) && Self.isBack(words, $0) }
      && !isAhead && !(asksForDay && !looksBack) && !plans
    asksWhy =
      !isAhead
      && (all.contains { ["why", "whys", "porque"].contains($0) }
        || all.indices.dropLast().contains { all[$0] == "por" && all[$0 + 1] == "que" })
    var places: Set<Int> = []
    for sentence in Self.sentences(words, text) {
      let some = all[sentence]
      guard ahead.isDisjoint(with: some), !some.contains(where: Self.asking.contains) else {
        continue
      }
      let looksBack = sentence.contains { index in
        Self.isPreterite(words[index])
          || Self.toldVerbs.contains(all[index]) && Self.isBack(words, index)
      }
      if looksBack {
        places.formUnion(sentence)
      }
    }
    pastPlaces = places
  }

  private static let past: Set<String> = [
    "was", "were", "did", "had", "happened", "went", "felt", "fue", "estuvo", "paso", "ago",
    "wasnt", "werent", "didnt", "estaba", "estuve",
  ]
  /// Verbs that are of the past alone.
  private static let toldVerbs: Set<String> = [
    "ate", "froze", "forgot", "cried", "broke", "slept", "fell", "came", "woke", "lost", "sold",
    "took", "spent", "bought", "fought", "argued", "dropped", "snapped", "shouted", "couldnt",
    "burst", "knocked", "refused", "walked", "laughed", "talked", "failed", "screamed", "ruined",
    "was", "were", "went", "had", "felt", "did",
  ]
  /// Words of a sentence that asks about what comes.
  private static let asking: Set<String> = [
    "should", "shall", "can", "is", "are", "am", "im", "when", "which", "best", "going", "how",
    "hows", "have", "if", "starts", "begins", "plan", "want", "wanna", "before", "until", "after",
    "tengo", "tenemos", "hay", "voy", "vamos", "quiero", "sera", "estara", "conviene",
  ]

  /// "We're moving" and "if I were to" do not look back, nor does "it has not happened".
  private static func isBack(_ words: [FoldedText.Word], _ index: Int) -> Bool {
    let typed = words[index].typed
    let before = index > 0 ? words[index - 1].text : ""
    let after = index + 1 < words.count ? words[index + 1].text : ""
    switch words[index].text {
    case "were":
      if typed.contains(where: { "'’‘`´".contains($0) }) { return false }
      if words[index].startsClause, after.hasSuffix("ing") { return false }
      let subject = ["i", "you", "we"].contains(before)
      return !(subject && index > 1 && words[index - 2].text == "if")
    case "happened": return !["not", "hasnt", "never", "ever", "has"].contains(before)
    // "A bull to be bought", "he was born on".
    default:
      return after != "born"
        && !["be", "been", "being", "get", "is", "are", "to", "have", "has"].contains(before)
    }
  }

  /// Whether a word has the ending of a Spanish past: "dejó", "discutieron".
  private static func isPreterite(_ word: FoldedText.Word) -> Bool {
    word.typed.count > 3
      && (word.typed.hasSuffix("ó") || word.text.hasSuffix("ieron") || word.text.hasSuffix("aron"))
  }

  /// The words of each sentence.
  private static func sentences(_ words: [FoldedText.Word], _ text: String) -> [Range<Int>] {
    var (sentences, start): ([Range<Int>], Int) = ([], 0)
    for index in words.indices {
      let isLast = index + 1 == words.count
      let gap =
        isLast ? "." : text[words[index].typed.endIndex..<words[index + 1].typed.startIndex]
      guard isLast || gap.contains(where: { ".!?…\n".contains($0) }) else { continue }
      sentences.append(start..<(index + 1))
      start = index + 1
    }
    return sentences
  }
}
