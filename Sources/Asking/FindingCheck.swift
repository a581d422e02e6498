internal import Ephemeris
internal import Words

/// Holds what somebody else writes against what was computed for the question.
struct FindingCheck: Sendable {
  private let answer: Answer
  /// The dates that the finding has anywhere, in its facts, too.
  let dates: Set<CalendarDate>

  private static let leanings = Leanings()

  init(_ answer: Answer) {
    self.answer = answer
    var dates = Set(answer.dates)
    if let period = answer.period { dates.formUnion([period.from, period.to]) }
    for fact in answer.facts {
      for word in fact.value.split(separator: " ") {
        if let date = try? CalendarDate(word) { dates.insert(date) }
      }
    }
    self.dates = dates
  }

  /// Whether a sentence contradicts the finding: its verdict, or the day that it recommends.
  func fault(in words: [FoldedText.Word]) -> SentenceCheck.Fault? {
    let texts = words.map(\.text)
    switch answer.understanding.intent {
    case .decision, .outlook: return contradictsVerdict(texts, words) ? .wrongVerdict : nil
    case .bestTime, .compareTimes: return recommendsOther(texts) ? .wrongDay : nil
    default: return nil
    }
  }

  // MARK: - Verdicts

  private func contradictsVerdict(_ texts: [String], _ words: [FoldedText.Word]) -> Bool {
    guard let verdict = answer.verdict, verdict == .leanYes || verdict == .leanNo,
      let stated = Self.leanings.leaning(of: words)
    else { return false }
    // What is said of another time is no verdict on this one.
    let others: Set<String> = [
      "better", "later", "instead", "another", "next", "after", "until", "once", "then", "other",
      "if", "when", "unless",
    ]
    let isOfOther = texts.contains {
      others.contains($0) || CalendarWords.weekdays[$0] != nil && $0.count > 3
    }
    return !isOfOther && stated != verdict
  }

  // MARK: - Days

  private func recommendsOther(_ texts: [String]) -> Bool {
    let praise: Set<String> = [
      "best", "choose", "pick", "take", "ideal", "strongest", "recommend", "favour", "favor",
      "better", "perfect", "brightest",
    ]
    guard texts.contains(where: praise.contains), !answer.dates.isEmpty else { return false }
    // The last of three is the day to avoid.
    let isBest = answer.understanding.intent == .bestTime
    let good = answer.dates.prefix(isBest && answer.dates.count > 1 ? 2 : 1)
    let named = Self.dates(in: texts)
    if !named.isEmpty {
      return !named.contains { name in
        good.contains { $0.month == name.month && $0.day == name.day }
      }
    }
    let weekdays = texts.compactMap { $0.count > 3 ? CalendarWords.weekdays[$0] : nil }
    return !weekdays.isEmpty && !weekdays.contains { day in good.contains { $0.weekday == day } }
  }

  /// The days that a sentence names by month and number.
  private static func dates(in texts: [String]) -> [(month: Int, day: Int)] {
    texts.indices.compactMap { index in
      guard let month = CalendarWords.months[texts[index]] else { return nil }
      let near = [index - 1, index + 1].filter(texts.indices.contains)
      return near.compactMap { CalendarWords.day(texts[$0]) }.first { (1...31).contains($0) }
        .map { (month, $0) }
    }
  }
}

/// What a sentence advises, by the phrases of `asking/writers.tsv`.
private struct Leanings: Sendable {
  private var book = PhraseBook<Answer.Verdict>()

  init() {
    for row in AskingTable.writers.rows where row.count == 2 {
      switch row[0] {
      case "leans_yes": book.add(row[1].alternatives, .leanYes)
      case "leans_no": book.add(row[1].alternatives, .leanNo)
      default: continue
      }
    }
  }

  /// How a sentence leans by its first phrase; a "not" before it turns it round.
  func leaning(of words: [FoldedText.Word]) -> Answer.Verdict? {
    guard let match = book.matches(in: words).first else { return nil }
    let denials: Set<String> = [
      "not", "isnt", "dont", "never", "no", "hardly", "wouldnt", "cant", "wont", "nothing",
    ]
    let before = words[max(0, match.place - 3)..<match.place]
    let isDenied = before.contains { denials.contains($0.text) }
    let turned: Answer.Verdict = match.meaning == .leanYes ? .leanNo : .leanYes
    return isDenied ? turned : match.meaning
  }
}
