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
  private let finding: FindingCheck?
  private let rules: WriterRules
  /// What knows sentences that no reading says; nil where nothing is said of a reading.
  private let classifier: SentenceClassifier?

  /// Readies the check of what is written about a reading.
  ///
  /// Beside the built-in words, a classifier, which has learned English sentences, stops what reads as no reading does.
  ///
  /// - Parameters:
  ///   - reading: The reading of the day.
  ///   - answer: What was computed for the question that is answered: its dates and places may be named, and
  ///     neither its verdict nor the day that it recommends may be contradicted. nil if no question was asked.
  ///   - words: What no text may say.
  public init(
    reading: DailyReading, answer: Answer? = nil, words: WordCorpus = .english
  ) {
    self.init(
      statements: StatementReader(reading, answer: answer), finding: answer.map(FindingCheck.init),
      words: words, classifier: words.isBuiltIn ? .builtIn : nil)
  }

  /// Readies the check of what is written about no reading, such as a quote.
  public init(words: WordCorpus = .english) { self.init(words: words, classifier: nil) }

  /// Readies a check; without statements and finding it knows no facts of a reading.
  init(
    statements: StatementReader? = nil, finding: FindingCheck? = nil,
    words: WordCorpus = .english, classifier: SentenceClassifier?
  ) {
    (self.statements, self.finding, self.classifier) = (statements, finding, classifier)
    rules = words.isBuiltIn ? .english : WriterRules(AskingWords(words))
  }

  /// What is wrong with a sentence, the first that is found; nil if the sentence may be passed on.
  public func fault(in sentence: String) -> SentenceCheck.Fault? {
    if let fault = Self.faultOfForm(in: sentence) { return fault }
    let (folded, text) = (FoldedText(sentence), ClassifierText(sentence))
    let score = classifier?.score(of: text) ?? 0
    let isSound = classifier.map { score <= $0.limits.besidePhrase } ?? false
    if let fault = rules.fault(in: folded.words, isSound: isSound) ?? rules.urgent(text) {
      return fault
    }
    if let fault = finding?.fault(in: folded.words) ?? statements?.fault(in: folded.words) {
      return fault
    }
    // A word alone, such as "Yes.", says too little to be judged by its letters.
    guard let classifier, folded.words.count > 1 else { return nil }
    return score > classifier.limits.alone ? .unsound : nil
  }

  /// Whether a text has five digits in a row, seven in all, or a plus before one, as numbers to call have.
  ///
  /// Up to four times of day, such as "19:30", are no numbers to call.
  private static func isNumberToCall(_ text: String) -> Bool {
    var (all, times) = (0, 0)
    for word in text.split(whereSeparator: \.isWhitespace) {
      if times < 4, isTime(word) {
        times += 1
        continue
      }
      var run = 0
      var last: Character?
      for character in word {
        if character.isNumber {
          (run, all) = (run + 1, all + 1)
          if run == 5 || all == 7 || last == "+" { return true }
        } else {
          run = 0
        }
        last = character
      }
    }
    return false
  }

  /// Whether a word is a time of day, a mark behind it or not.
  private static func isTime(_ word: Substring) -> Bool {
    let parts = word.utf8.split(separator: UInt8(ascii: ":"))
    guard parts.count == 2, let hour = Int(Substring(parts[0])), (0..<24).contains(hour),
      let minute = Int(Substring(parts[1].prefix(2))), (0..<60).contains(minute)
    else { return false }
    return parts[0].count <= 2 && (2...3).contains(parts[1].count)
      && !(parts[1].dropFirst(2).first.map { (0x30...0x39).contains($0) } ?? false)
  }

  /// Whether a word has letters of ASCII and Greek or Cyrillic ones, which look alike.
  private static func mixesScripts(_ word: Substring) -> Bool {
    let scalars = word.unicodeScalars
    return scalars.contains { $0.isASCII && $0.properties.isAlphabetic }
      && scalars.contains { (0x370...0x52F).contains($0.value) }
  }

  /// What is wrong with the marks of a text.
  private static func faultOfForm(in text: String) -> SentenceCheck.Fault? {
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
    if isNumberToCall(text) { return .contact }
    for word in text.split(whereSeparator: \.isWhitespace) {
      if mixesScripts(word) { return .controlCharacter }
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
  private var harms = PhraseBook<SentenceCheck.Fault>()
  /// Words that no text of the engine has, and that another writer may use where the sentence is sound.
  private var spared: Set<String> = []
  /// Those who answer for what a chart can't: to send there is no advice.
  private static let referrals: Set<String> = [
    "doctor", "physician", "professional", "adviser", "advisor", "lawyer", "therapist",
    "pharmacist",
    "counsellor", "counselor", "helpline",
  ]

  /// The faults by their names in the table.
  private static let harms: [String: SentenceCheck.Fault] = [
    "contact": .contact, "secret": .secret, "order": .order, "harm": .harm,
  ]

  init(_ words: AskingWords) {
    for word in words.banned {
      unwanted.add([FoldedText(word).words.map(\.text).joined(separator: " ")], word)
    }
    for row in AskingTable.writers.rows where row.count == 2 {
      if row[0] == "spared" { spared.formUnion(row[1].alternatives) }
      guard let fault = Self.harms[row[0]] else { continue }
      harms.add(row[1].alternatives, fault)
    }
    for fault in WriterFault.allCases { faults.add(words.phrases(of: fault), fault) }
  }

  /// What a sentence has that no writer may say.
  ///
  /// - Parameters:
  ///   - words: Its words.
  ///   - isSound: Whether `SentenceClassifier` finds it far from what it stops. Such a sentence may name what is harmful:
  ///     to warn of it, or to say that a chart knows nothing of it.
  /// - Returns: The first fault that is found; nil for none.
  func fault(in words: [FoldedText.Word], isSound: Bool) -> SentenceCheck.Fault? {
    if let fault = faults.matches(in: words).first?.meaning {
      switch fault {
      case .promises: return .promise
      case .instructions: return .instructions
      }
    }
    let word = unwanted.matches(in: words).first { !isSound || !spared.contains($0.meaning) }
    if let word { return .unwantedWord(word.meaning) }
    // Who sends to those who answer for it may name what it is.
    let refers = words.contains { Self.referrals.contains($0.text) }
    if let care = QuestionRules.english.care(in: words) {
      if care.matter.isUrgent || !refers && !isSound { return .safety(care.matter) }
    }
    for harm in harms.matches(in: words).map(\.meaning) {
      switch harm {
      case .order where isSound || refers, .harm where isSound: continue
      default: return harm
      }
    }
    return nil
  }

  /// The matter of a sentence that reads as a call for help; nil for none.
  func urgent(_ text: ClassifierText) -> SentenceCheck.Fault? {
    // It was trained on what people say of themselves: of a writer only what is beyond doubt counts, and what the words
    // mean is left out, since warm sentences speak of the same things as calls.
    let scores = HelpClassifier.builtIn.lettersAlone(text)
    return HelpClassifier.builtIn.matter(scores: scores, above: HelpClassifier.unit * 2)
      .map { .safety($0) }
  }
}
