internal import Astrology
internal import Ephemeris
public import Readings
public import Words

/// Looks at what somebody else, such as a model, writes, sentence by sentence.
///
/// ```swift
/// let check = SentenceCheck(reading: reading, words: .english)
/// let fault = check.fault(in: "Mars in Leo squares your Moon.")
/// ```
public struct SentenceCheck: Sendable {
  private let statements: StatementReader?
  private let rules: WriterRules

  /// Readies the check of what is written about a reading.
  public init(reading: DailyReading, words: WordCorpus = .english) {
    statements = StatementReader(reading)
    rules = words.isBuiltIn ? .english : WriterRules(AskingWords(words))
  }

  /// Readies the check of what is written about no reading, such as a quote.
  public init(words: WordCorpus = .english) {
    statements = nil
    rules = words.isBuiltIn ? .english : WriterRules(AskingWords(words))
  }

  /// What is wrong with a sentence, the first that is found; nothing where it may be passed on.
  public func fault(in sentence: String) -> SentenceFault? {
    if let fault = Self.faultOfForm(in: sentence) { return fault }
    let folded = FoldedText(sentence)
    return rules.fault(in: folded.words) ?? statements?.fault(in: folded.words)
  }

  /// What is wrong with the marks of a text.
  private static func faultOfForm(in text: String) -> SentenceFault? {
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
        .unassigned:
        // Emoji are joined by a format character.
        if scalar != "\u{200D}" { return .controlCharacter }
      default: break
      }
    }
    let bytes = Array(text.utf8)
    if bytes.contains(where: { "<>[]{}|`*_#~\\".utf8.contains($0) }) { return .markup }
    if bytes.indices.contains(where: { bytes[$0...].starts(with: "://".utf8) }) { return .link }
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.contains("@") || word.lowercased().hasPrefix("www.") { return .link }
      if QuestionMask.isAddress(word) { return .link }
    }
    return nil
  }
}

/// What no writer may say, whatever the day.
struct WriterRules: Sendable {
  static let english = WriterRules(AskingWords(.english))

  private var unwanted = PhraseBook<String>()
  private var faults = PhraseBook<WriterFault>()
  /// Those who answer for what a chart can't: to send there is no advice.
  private static let referrals: Set<String> = [
    "doctor", "physician", "professional", "adviser", "advisor", "lawyer", "therapist",
    "pharmacist",
    "counsellor", "counselor", "helpline",
  ]

  init(_ words: AskingWords) {
    for word in words.banned {
      unwanted.add([FoldedText(word).words.map(\.text).joined(separator: " ")], word)
    }
    for fault in WriterFault.allCases { faults.add(words.phrases(of: fault), fault) }
  }

  func fault(in words: [FoldedText.Word]) -> SentenceFault? {
    if let fault = faults.matches(in: words).first?.meaning {
      switch fault {
      case .promises: return .promise
      case .instructions: return .instructions
      }
    }
    if let word = unwanted.matches(in: words).first?.meaning { return .unwantedWord(word) }
    if let care = QuestionRules.english.care(in: words) {
      let refers = words.contains { Self.referrals.contains($0.text) }
      if !refers || care.matter.isUrgent { return .safety(care.matter) }
    }
    return nil
  }
}
