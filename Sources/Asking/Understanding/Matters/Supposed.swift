/// What a short question supposes to follow: "what if she says no", "and if I just say nothing".
enum Supposed: String, CaseIterable {
  /// Somebody refuses.
  case refused
  /// Somebody does not answer.
  case unanswered
  /// Somebody does not come.
  case absent
  /// Somebody agrees.
  case accepted
  /// The reader says or does nothing.
  case silence
  /// It goes wrong.
  case wrong

  /// The cue of an understanding that has it.
  var cue: String { "word.supposed.\(rawValue)" }

  /// What the words of a text suppose; nil if they suppose nothing, or more than one clause does.
  init?(_ texts: [String]) {
    guard texts.count <= Self.mostWords, let place = texts.lastIndex(of: "if"),
      texts[..<place].allSatisfy(Self.leads.contains), place + 1 < texts.count
    else { return nil }
    let rest = texts[(place + 1)...]
    func says(_ words: Set<String>) -> Bool { rest.contains(where: words.contains) }
    let isDenied = says(Self.denials)
    if Self.readers.contains(rest[place + 1]) {
      let isSilent =
        says(["nothing"]) && says(Self.words) || isDenied && says(Self.messages)
        || says(["quiet", "silent"]) && says(["stay", "keep"])
      guard isSilent || says(["fail", "failed"]) || isDenied && says(["pass"]) else { return nil }
      self = isSilent ? .silence : .wrong
    } else if says(Self.refusals) || says(["down"]) && says(["turn", "turns", "shoot", "shoots"])
      || isDenied && says(["work", "want", "wants", "agree", "accept", "happen"])
    {
      self = .refused
    } else if says(Self.silences) || isDenied && says(Self.answers)
      || says(["nothing"]) && says(Self.words)
    {
      self = .unanswered
    } else if isDenied, says(["come", "comes", "show", "shows", "turn", "turns"]) {
      self = .absent
    } else if !isDenied, says(["yes", "agrees", "accepts", "agree", "accept"]) {
      self = .accepted
    } else if says(["wrong", "badly"]) && says(["go", "goes", "went", "turns", "ends"]) {
      self = .wrong
    } else {
      return nil
    }
  }

  /// Whether words suppose something and have no word beside it: their words are those of calls for help, and they
  /// call for none.
  static func isPlain(_ words: [String]) -> Bool {
    guard let supposed = Self(words), words.allSatisfy(plain.contains) else { return false }
    // "What if I say nothing and he does it again" says more, as "what if he doesn't come back" does.
    return !words.drop { $0 != "if" }.contains { ["and", "or"].contains($0) }
      && !(supposed == .absent && words.has("back"))
  }

  private static let mostWords = 12
  private static let leads = Set(
    words:
      """
      and but what so ok okay then or even yeah hmm well do i should shall can could would we how happens react suppose now \
      whats
      """)
  private static let readers: Set<String> = ["i", "we", "im"]
  private static let denials = Set(
    words:
      """
      doesnt dont didnt wont not never isnt arent nobody noone
      """)
  private static let refusals = Set(
    words:
      """
      refuse refuses refused decline declines reject rejects rejected no nope fail fails failed
      """)
  private static let words = Set(
    words:
      """
      say says said do does write writes tell tells answer answers reply send sends text
      """)
  private static let messages = Set(
    words:
      """
      say ask tell write answer reply text call message ring respond
      """)
  private static let silences = Set(
    words:
      """
      ignores ignore ghosts ghost
      """)
  private static let answers = Set(
    words:
      """
      answer answers reply replies respond responds text texts call calls write writes open read message ring say pick
      """)
  private static let plain = leads.union(readers).union(denials).union(refusals).union(words)
    .union(messages).union(silences).union(answers)
    .union(
      Set(
        words:
          """
          if he she they it him her them me us you my our the a an to at all just simply still really yes agrees agree \
          accepts accept want wants come comes show shows wrong badly go goes went turns turn down back up on with that \
          this anything nothing quiet silent stay keep me out again too already boss manager friend friends bestie mate mum mom mam \
          dad sister brother son daughter wife husband ex crush boyfriend girlfriend partner roommate flatmate pass \
          neighbour neighbor landlord teacher colleague date guy girl boy parents family work happen shoot shoots
          """))
}

extension Understanding {
  /// What it supposes to follow; nil if nothing.
  var supposed: Supposed? { Supposed.allCases.first { cues.contains($0.cue) } }

  /// Takes a question for one about the way with other people.
  mutating func takePeople(_ reader: QuestionReader) {
    if has("privacy") {
      (intent, area, activity, act, sureness) = (.courtesy, nil, nil, nil, 0.9)
      return
    }
    suppose(reader)
    takeDealing(reader)
  }

  /// Takes a question that supposes something for one about what follows, which is nobody's mind.
  private mutating func suppose(_ reader: QuestionReader) {
    guard let supposed = reader.supposed else { return }
    intent = .decision
    cues.insert(supposed.cue)
    if area == nil || area == .mood, reader.has("he") || reader.has("she") {
      area = .loveRelationships
    }
  }
}
