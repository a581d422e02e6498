public import Asking
internal import Ephemeris
public import Readings
public import Words

/// The texts of a day's reading that another writer, such as a model, has written.
///
/// Each is taken by itself: what keeps the contract's limits and states nothing that the reading hasn't is reported
/// in place of the engine's own text, and of the rest the engine's is reported. Numbers are never taken.
@_spi(FrontEnd) public struct WrittenTexts: Sendable, Equatable {
  /// A text of a reading that may be written by another.
  public enum Field: String, CaseIterable, Sendable {
    /// Three to five sentences.
    case technicalAnalysis = "technical_analysis"
    /// 15 words at most.
    case headline = "daily_theme_headline"
    /// Three or four sentences of 60 to 80 words together.
    case overview = "daily_overview"
    /// Something worth doing.
    case doThis = "actionable_advice.do"
    /// What to leave for another day.
    case notThis = "actionable_advice.dont"
    /// A question to think about.
    case reflectOn = "actionable_advice.reflect_on"
    /// Two or three sentences.
    case moon = "moon_detail.interpretation"
    /// Two or three sentences.
    case lookAhead = "look_ahead_preview"
    /// One or two sentences.
    case energyRhythm = "energy_rhythm"
    /// Two or three sentences.
    case relationshipWeather = "relationship_weather"
    /// One or two sentences.
    case collectiveEnergy = "collective_energy"
  }

  /// Why a field is given by the engine.
  public enum Refusal: Sendable, Hashable {
    /// It is not there, or no text.
    case missing
    /// It doesn't keep its limits of words or sentences.
    case length
    /// One of its sentences is not passed on.
    case fault(SentenceCheck.Fault)
  }

  private let texts: [Field: String]
  /// Three to five questions; nil if the engine's are reported.
  public let followUpQuestions: [String]?
  /// What was not taken, and why; fields that are missing are among them.
  public let refusals: [Field: Refusal]

  /// The text of a field; nil if the engine's is reported.
  public subscript(field: Field) -> String? { texts[field] }

  /// Whether nothing was taken.
  public var isEmpty: Bool { texts.isEmpty && followUpQuestions == nil }

  /// Takes what can be taken of a JSON object, and no text if it is no JSON.
  ///
  /// - Parameters:
  ///   - json: What the other writer wrote.
  ///   - reading: The reading that it is about.
  ///   - words: The corpus whose rules it has to keep.
  public init(json: String, about reading: DailyReading, words: WordCorpus = .english) {
    let check = SentenceCheck(reading: reading, words: words)
    let found = JSONTexts.read(json)
    var (texts, refusals): ([Field: String], [Field: Refusal]) = ([:], [:])
    for field in Field.allCases {
      guard case .text(let text)? = found[field.rawValue] else {
        refusals[field] = .missing
        continue
      }
      if let refusal = field.refusal(of: text, by: check) {
        refusals[field] = refusal
      } else {
        texts[field] = text
      }
    }
    self.texts = texts
    self.refusals = refusals
    if case .list(let questions)? = found["follow_up_questions"], (3...5).contains(questions.count),
      Set(questions).count == questions.count,
      questions.allSatisfy({ question in
        question.hasSuffix("?") && (4...120).contains(question.count)
          && check.fault(in: question) == nil
      })
    {
      followUpQuestions = questions
    } else {
      followUpQuestions = nil
    }
  }
}

extension WrittenTexts.Field {
  /// The contract's limits of sentences and words, and ours where it has none.
  package var limits: (sentences: ClosedRange<Int>, words: ClosedRange<Int>) {
    switch self {
    case .technicalAnalysis: (3...5, 10...200)
    case .headline: (0...2, 1...15)
    case .overview: (3...4, 60...80)
    case .doThis, .notThis, .reflectOn: (1...2, 2...40)
    case .moon, .lookAhead, .relationshipWeather: (2...3, 6...120)
    case .energyRhythm, .collectiveEnergy: (1...2, 4...90)
    }
  }

  /// Why a text is not taken; nil if it is.
  fileprivate func refusal(
    of text: String, by check: SentenceCheck
  ) -> WrittenTexts.Refusal? {
    let line = AnswerLine(text)
    let words = text.split(whereSeparator: \.isWhitespace).count
    guard limits.sentences.contains(line.sentenceCount), limits.words.contains(words) else {
      return .length
    }
    for sentence in AnswerLine.sentences(of: text) {
      if let fault = check.fault(in: sentence) { return .fault(fault) }
    }
    return nil
  }
}

/// The texts of a JSON object, by the names that lead to them: `actionable_advice.do`.
private enum JSONTexts {
  enum Value {
    case text(String)
    case list([String])
  }

  /// How deep objects are looked into.
  private static let deepest = 2

  /// The texts and the lists of texts; none of what is no JSON object.
  static func read(_ json: String) -> [String: Value] {
    // A model likes to wrap an object in a fence.
    guard let open = json.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = json.utf8.lastIndex(of: UInt8(ascii: "}")), open < close
    else { return [:] }
    let bytes = Array(json.utf8[open...close])
    var whole = JSONScanner(bytes)
    guard whole.value() == .other, whole.isAtEnd else { return [:] }
    var (scanner, found): (JSONScanner, [String: Value]) = (JSONScanner(bytes), [:])
    guard readFields(&scanner, below: "", depth: 0, into: &found) else { return [:] }
    return found
  }

  private static func readFields(
    _ scanner: inout JSONScanner, below path: String, depth: Int, into found: inout [String: Value]
  ) -> Bool {
    guard scanner.skip("{") else { return false }
    if scanner.skip("}") { return true }
    repeat {
      guard let name = scanner.text(), scanner.skip(":") else { return false }
      let place = path.isEmpty ? name : "\(path).\(name)"
      var ahead = scanner
      if depth + 1 < deepest, ahead.skip("{") {
        guard readFields(&scanner, below: place, depth: depth + 1, into: &found) else {
          return false
        }
      } else if ahead.skip("["), let texts = list(&ahead) {
        found[place] = .list(texts)
        scanner = ahead
      } else {
        guard let value = scanner.value() else { return false }
        if case .text(let text) = value { found[place] = .text(text) }
      }
    } while scanner.skip(",")
    return scanner.skip("}")
  }

  /// The texts of a list whose beginning was skipped; nil if something else is in it.
  private static func list(_ scanner: inout JSONScanner) -> [String]? {
    if scanner.skip("]") { return [] }
    var texts: [String] = []
    repeat {
      guard let text = scanner.text() else { return nil }
      texts.append(text)
    } while scanner.skip(",")
    return scanner.skip("]") ? texts : nil
  }
}
