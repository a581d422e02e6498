internal import Words

/// What the words of questions mean, read once from the corpus of the program.
struct QuestionRules: Sendable {
  /// The rules of `words/en/asking`.
  static let english = QuestionRules(AskingWords(.english))

  private var areas = PhraseBook<(area: LifeArea, weight: Int)>()
  private var kinds = PhraseBook<AskedKind>()
  private var care = PhraseBook<(matter: Question.SafetyMatter, inSpanish: Bool)>()
  private var otherDays = PhraseBook<Void>()
  /// Every word that some rule has.
  private(set) var known: Set<String> = []
  /// The words that a misspelt one may be, by their first letter.
  private var spellings: [UInt8: [[UInt8]]] = [:]
  private let fillers: Set<String>
  let names: NameRules

  /// How much a word of each weight counts, and how much it takes to decide on an area.
  private static let weights: [WordWeight: Int] = [.decisive: 8, .strong: 4, .weak: 1]
  private static let leastScore = 2

  /// Reads the rules.
  init(_ words: AskingWords) {
    for area in LifeArea.allCases {
      for weight in WordWeight.allCases {
        areas.add(words.phrases(of: area, weight), (area, Self.weights[weight] ?? 0))
      }
    }
    for kind in AskedKind.allCases { kinds.add(words.phrases(of: kind), kind) }
    for matter in CareMatter.allCases {
      for inSpanish in [false, true] {
        care.add(
          words.rules(of: matter, inSpanish: inSpanish), (Question.SafetyMatter(matter), inSpanish))
      }
    }
    otherDays.add(words.otherDays, ())
    fillers = Set(words.fillers)
    names = NameRules(words)
    known = Set(areas.vocabulary + kinds.vocabulary + care.vocabulary + words.plain)
    known.formUnion(otherDays.vocabulary)
    known.formUnion(fillers)
    // Of what is misspelt only words that say something are worth finding.
    let worth = Set(areas.vocabulary + care.vocabulary).filter { $0.utf8.count >= 5 }
    for word in worth.sorted() {
      if let first = word.utf8.first { spellings[first, default: []].append(Array(word.utf8)) }
    }
  }

  /// Puts in place of words that nobody knows those that they are one slip away from.
  func mend(_ text: inout FoldedText) {
    text.replaceWords { word in
      let letters = Array(word.utf8)
      guard letters.count >= 5, !known.contains(word), !areas.knowsBeginning(of: word),
        !care.knowsBeginning(of: word), let first = letters.first
      else { return nil }
      let nearest = spellings[first]?.first { $0.isOneSlip(from: letters) }
      return nearest.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The gravest matter that a text touches.
  func care(in words: [FoldedText.Word]) -> (matter: Question.SafetyMatter, inSpanish: Bool)? {
    let found = care.matches(in: words).map(\.meaning)
    for matter in Question.SafetyMatter.byGravity {
      let fired = found.filter { $0.matter == matter }
      if !fired.isEmpty { return (matter, fired.allSatisfy(\.inSpanish)) }
    }
    return nil
  }

  /// The area that a text is about, and whether no word of it is of any.
  func area(of words: [FoldedText.Word]) -> (area: LifeArea?, isPlain: Bool) {
    var scores: [LifeArea: (score: Int, place: Int)] = [:]
    // A word counts for an area once, by the longest phrase that it begins.
    for match in areas.matches(in: words) {
      let (area, weight) = match.meaning
      let old = scores[area]
      scores[area] = ((old?.score ?? 0) + weight, min(old?.place ?? match.place, match.place))
    }
    let best = LifeArea.allCases.filter { scores[$0] != nil }.max { one, other in
      let (one, other) = (scores[one] ?? (0, 0), scores[other] ?? (0, 0))
      return (one.score, -one.place) < (other.score, -other.place)
    }
    guard let best, (scores[best]?.score ?? 0) >= Self.leastScore else {
      return (nil, scores.isEmpty)
    }
    return (best, false)
  }

  /// What kind of answer a text wants.
  func kind(of words: [FoldedText.Word], hasArea: Bool) -> Question.Kind {
    let matches = kinds.matches(in: words)
    let courteous = matches.filter { $0.meaning == .thanks || $0.meaning == .greeting }
    let courtesies = Set(courteous.flatMap { $0.place..<($0.place + $0.length) })
    // The first that asks; of those at one place the longest.
    var best: PhraseBook<AskedKind>.Match?
    for match in matches where match.meaning != .thanks && match.meaning != .greeting {
      // "What's up" greets as long as nothing follows; "what's up with" asks.
      let greets = courteous.contains {
        ($0.place..<($0.place + $0.length)).contains(match.place) && $0.length >= match.length
      }
      if greets && !hasArea { continue }
      if let best, best.place < match.place || best.length >= match.length { continue }
      if opens(match, in: words, courtesies) { best = match }
    }
    let rest = words.indices.filter { !courtesies.contains($0) }
      .filter { !fillers.contains(words[$0].text) }
    if !hasArea, !courteous.isEmpty, rest.isEmpty || best == nil && rest.count <= 2 {
      return courteous.contains { $0.meaning == .thanks } ? .thanks : .greeting
    }
    return best.map { Question.Kind($0.meaning) } ?? .what
  }

  /// Whether a kind is asked at a place: a yes or no begins a clause, or follows a greeting.
  private func opens(
    _ match: PhraseBook<AskedKind>.Match, in words: [FoldedText.Word], _ courtesies: Set<Int>
  ) -> Bool {
    guard match.meaning == .yesOrNo else { return true }
    return words[match.place].startsClause
  }

  /// Whether a text names other days than one, or more of them.
  func namesOtherDays(_ words: [FoldedText.Word]) -> Bool { !otherDays.matches(in: words).isEmpty }

  /// The names in a text, at most five.
  func mentions(in words: [FoldedText.Word]) -> [Mention] { names.mentions(in: words) }
}

extension Question.SafetyMatter {
  /// All of them, the gravest first.
  static let byGravity: [Self] = [
    .emergency, .selfHarm, .violenceAtHome, .harmToOthers, .eating, .drugs, .minor, .medicine,
    .gambling, .grief, .lottery, .lawAndMoney, .death,
  ]

  /// Whether sympathy for a loss comes before the matter.
  var yieldsToGrief: Bool {
    switch self {
    case .lottery, .lawAndMoney, .death, .grief: true
    case .emergency, .selfHarm, .violenceAtHome, .harmToOthers, .eating, .drugs, .minor, .medicine,
      .gambling:
      false
    }
  }

  init(_ matter: CareMatter) {
    self =
      switch matter {
      case .selfHarm: .selfHarm
      case .violenceAtHome: .violenceAtHome
      case .minor: .minor
      case .medicine: .medicine
      case .lottery: .lottery
      case .lawAndMoney: .lawAndMoney
      case .death: .death
      }
  }

  /// The key by which the rules of the corpus know it; nil if the classifier alone finds it.
  var care: CareMatter? {
    switch self {
    case .emergency, .harmToOthers, .eating, .drugs, .gambling, .grief: nil
    case .selfHarm: .selfHarm
    case .violenceAtHome: .violenceAtHome
    case .minor: .minor
    case .medicine: .medicine
    case .lottery: .lottery
    case .lawAndMoney: .lawAndMoney
    case .death: .death
    }
  }
}

extension Question.Kind {
  init(_ kind: AskedKind) {
    self =
      switch kind {
      case .how: .how
      case .should: .should
      case .when: .when
      case .why: .why
      case .what: .what
      case .yesOrNo: .yesOrNo
      case .thanks: .thanks
      case .greeting: .greeting
      }
  }
}

extension FoldedText {
  /// Puts other words in place of some, after words that only fill a clause's beginning have let the next
  /// begin it.
  mutating func replaceWords(_ other: (String) -> String?) {
    for index in words.indices {
      if let word = other(words[index].text) { words[index].text = word }
    }
    let leading: Set<String> = [
      "and", "but", "so", "ok", "okay", "hi", "hey", "hello", "please", "pls", "well", "oh", "hmm",
      "lol", "then", "also", "or",
    ]
    for index in words.indices.dropLast()
    where words[index].startsClause && leading.contains(words[index].text) {
      words[index + 1].startsClause = true
    }
  }
}

extension [UInt8] {
  /// Whether two words differ by one letter that is wrong, missing or too many, or by two that changed
  /// places.
  func isOneSlip(from other: Self) -> Bool {
    guard abs(count - other.count) <= 1 else { return false }
    let (short, long) = count <= other.count ? (self, other) : (other, self)
    var head = 0
    while head < short.count, short[head] == long[head] { head += 1 }
    var tail = 0
    while tail < short.count - head, short[short.count - 1 - tail] == long[long.count - 1 - tail] {
      tail += 1
    }
    let (left, right) = (short.count - head - tail, long.count - head - tail)
    if left == 2, right == 2 {
      return short[head] == long[head + 1] && short[head + 1] == long[head]
    }
    return right == 1 && left <= 1
  }
}
