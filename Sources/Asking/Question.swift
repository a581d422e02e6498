public import Words

/// What someone asks, and what it is about as far as words show.
public struct Question: Sendable, Equatable {
  /// The question as it was asked, without white space around it.
  public let text: String
  /// The area of life that it is about; nil if it is about the day, or the words show no area.
  public let area: LifeArea?
  /// What kind of answer it wants.
  public let kind: Question.Kind
  /// A matter on which no chart has anything to say, if it is about one.
  public let matter: Question.SafetyMatter?
  /// A call for help that the question may hint at, where it is too faint to be a ``matter``; nil if it hints at none.
  ///
  /// Its answer is the usual one after a line that says where help is.
  public let concern: Question.SafetyMatter?
  /// The language in which ``matter`` and ``concern`` are answered; English if the question is neither.
  public let helpLanguage: HelpLanguage
  /// Whether the one who is hurt, or may be, is not the writer.
  let isOfOther: Bool
  /// Whether it names other days than one, or more of them.
  ///
  /// The answer to a question about tomorrow or the week says which day it reads.
  public let namesOtherDays: Bool
  /// The people, places, companies and events that it names, at most five.
  public let mentions: [Mention]

  /// How many characters a question may have, as people count them.
  public static let longest = 500
  /// How many Unicode scalars it may have: an emoji of a family has seven.
  static let mostScalars = 10 * longest

  /// Understands a question.
  ///
  /// - Throws: ``QuestionError`` for a text that is empty, too long, or has control characters.
  public init(_ text: String) throws(QuestionError) {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard !text.isEmpty else { throw .empty }
    let scalars = text.unicodeScalars.count
    // Characters are counted only where scalars leave it open.
    let count = scalars <= Self.longest || scalars > Self.mostScalars ? scalars : text.count
    guard count <= Self.longest else { throw .tooLong(characters: count) }
    for scalar in text.unicodeScalars
    where scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      && scalar != "\r"
    {
      throw .controlCharacter
    }
    self.text = String(text)
    let rules = QuestionRules.english
    var folded = FoldedText(self.text)
    rules.mend(&folded)
    let plain = ClassifierText(self.text)
    let situation = Situations.builtIn.reading(of: plain)
    let heard = situation.withoutHarmless
    var heardWords = folded.words
    if let heard {
      var rest = FoldedText(heard)
      rules.mend(&rest)
      heardWords = rest.words
    }
    let found = Self.matter(
      of: plain, hearing: heard.map { ClassifierText($0) } ?? plain, situation,
      by: rules.care(in: heardWords))
    helpLanguage = found.language
    // The intents are learned from English and Spanish questions.
    let matter =
      found.isPlain || found.matter != nil && !found.language.hasRules
      ? found.matter
      : Self.matter(found.matter ?? TermBook.shared.care(in: heardWords), of: self.text)
    let subject = HonestSubject(self.text).flatMap { $0.outranks(matter) ? $0 : nil }
    let isOfBusiness = Self.isOfWork(matter, folded.words)
    // Rules take a game for a bet, which its answer is right for.
    let isBet = subject == .game && matter == .lottery
    self.matter = isBet ? matter : subject.map(\.matter) ?? (isOfBusiness ? nil : matter)
    isOfOther = matter?.isUrgent == true && found.isOfOther
    let hintsAtNothing =
      matter?.isUrgent == true || found.concern == nil
      || PlainQuestion.asksOfChart(plain, QuestionReader(self.text, situation: .unknown))
    concern = hintsAtNothing ? nil : found.concern
    let (area, isPlain) = rules.area(of: folded.words)
    kind = rules.kind(of: folded.words, hasArea: !isPlain)
    self.area = kind == .thanks || kind == .greeting ? nil : area
    namesOtherDays = rules.namesOtherDays(folded.words)
    mentions = rules.mentions(in: folded.words)
  }

  /// Whether words only sound like a mild matter: an operation of a business, a job in a hospital, a day in court.
  private static func isOfWork(_ matter: SafetyMatter?, _ words: [FoldedText.Word]) -> Bool {
    let texts = words.map(\.text)
    return switch matter {
    case .medicine?:
      SubjectWords(words).isOfBusiness || PlainQuestion.asksOfCareWork(texts)
    case .lawAndMoney?:
      PlainQuestion.asksOfHearing(texts) || PlainQuestion.asksToBuyThing(texts)
    default: false
    }
  }

  /// What no chart can say, which has an answer of its own; nil for all other questions.
  var subject: HonestSubject? {
    HonestSubject(text).flatMap {
      $0.matter == matter || $0 == .game && matter == .lottery ? $0 : nil
    }
  }

  /// The matter that rules have found, or that the classifier of intents finds.
  ///
  /// Rules of words take "who will win" for a question of what another person does, so the classifier may clear it.
  private static func matter(
    _ ruled: Question.SafetyMatter?, of text: String
  ) -> Question.SafetyMatter? {
    guard ruled == nil || ruled == .death else { return ruled }
    let reader = QuestionReader(text, situation: .unknown)
    if AwaitedEvent(reader) != nil { return .death }
    let guess = IntentClassifier.builtIn.guess(IntentFeatures(reader))
    // "The deadline is killing us" asks nothing.
    let asks =
      text.contains("?")
      || reader.words.contains { $0.startsClause && Self.openers.contains($0.text) }
    guard ruled == .death else {
      guard let matter = guess.matter, guess.isClear, asks,
        IntentRules(reader).intent().sureness < 0.8
      else { return nil }
      return matter
    }
    let isCleared =
      guess.matter == nil && guess.isClear && Self.ofDying.isDisjoint(with: reader.texts)
      && !Self.asksForLove(reader.texts)
    return isCleared ? nil : .death
  }

  /// Words that begin a question or a wish.
  private static let openers: Set<String> = [
    "what", "whats", "which", "who", "whos", "when", "whens", "where", "how", "is", "are", "am",
    "do", "does", "did", "will", "would", "should", "shall", "can", "could", "may", "has", "have",
    "tell", "best", "good", "buy", "sell", "pick", "give", "put", "surgery", "que", "cuando",
    "cual", "quien", "debo", "voy",
  ]
  /// Whether somebody asks for a love or a marriage to come, which no chart can promise.
  static func asksForLove(_ texts: [String]) -> Bool {
    guard texts.contains(where: { ["will", "might", "may"].has($0) }),
      texts.contains(where: { $0 == "i" || $0 == "we" })
    else { return false }
    let events = [
      ["find", "love"], ["find", "someone"], ["meet", "someone"], ["get", "married"],
      ["fall", "in", "love"], ["find", "the", "one"], ["meet", "my", "soulmate"],
      ["find", "companionship"], ["find", "company"],
      ["find", "a", "companion"], ["love", "again"], ["love", "anyone"], ["love", "somebody"],
      ["love", "someone"],
    ]
    return texts.indices.contains { index in
      events.contains { texts[index...].starts(with: $0) }
    }
  }

  /// Words by which a question is about death.
  static let ofDying: Set<String> = [
    "die", "dies", "died", "dying", "death", "dead", "live", "morir", "muerte", "muero", "morire",
    "kill", "alive", "passes",
  ]

  /// Whether the classifier takes a text for a question about somebody's death.
  static func isOfDeath(_ text: String) -> Bool {
    let scores = HelpClassifier.builtIn.scores(of: ClassifierText(text))
    return HelpClassifier.builtIn.mildMatter(scores: scores) == .death
  }

  /// What the classifier of calls for help, certain wordings and rules find in a text.
  private struct Found {
    var matter: Question.SafetyMatter?
    var concern: Question.SafetyMatter?
    var language: HelpLanguage
    var isOfOther = false
    var isPlain = false
  }

  /// The matter of a text, by the classifier of calls for help, by certain wordings or by rules; one is enough.
  private static func matter(
    of folded: ClassifierText, hearing heard: ClassifierText, _ situation: Situations.Reading,
    by rule: (matter: Question.SafetyMatter, inSpanish: Bool)?
  ) -> Found {
    if PurposeQuestion.isAsked(in: folded) { return Found(language: .english) }
    if PlainQuestion.isAsked(in: folded) { return Found(language: .english, isPlain: true) }
    if OtherMind.isPlainDoubt(folded.words) {
      return Found(matter: .death, language: .english, isPlain: true)
    }
    let saysHarmless = heard.scalars.count != folded.scalars.count
    var found = matter(of: heard, besideHarmless: saysHarmless, situation, by: rule)
    found.isOfOther = situation.isOfOther
    return found
  }

  /// What is left of a text after its harmless words is a call where it says so more clearly.
  private static func matter(
    of folded: ClassifierText, besideHarmless: Bool, _ situation: Situations.Reading,
    by rule: (matter: Question.SafetyMatter, inSpanish: Bool)?
  ) -> Found {
    // A certain wording names its matter better than the classifier does.
    if let call = CallWordings.builtIn.call(in: folded) {
      return Found(matter: call.matter, language: call.language)
    }
    let scores = HelpClassifier.builtIn.scores(of: folded)
    let isMild = rule.map { !$0.matter.isUrgent } ?? false
    let limits = HelpClassifier.builtIn.limits
    let limit = isMild || besideHarmless ? limits.urgentBesideRule : limits.urgent
    let language = HelpClassifier.builtIn.language(of: folded, scores: scores)
    if let matter = HelpClassifier.builtIn.matter(scores: scores, above: limit) {
      return Found(matter: matter, language: language)
    }
    if let language = situation.emergency {
      return Found(matter: .emergency, language: language)
    }
    let concern = HelpClassifier.builtIn.hint(scores: scores)
    var mild = HelpClassifier.builtIn.mildMatter(scores: scores)
    // "From 10 to 14 November" has the numbers of a child's age.
    if mild == .minor, PlainQuestion.namesDaysOnly(folded.words) { mild = nil }
    // "My grandmother died twenty years ago, and I open her bakery again" wants a forecast.
    let isOld = situation.isLongAgo
    if mild == .grief, isOld { mild = nil }
    // A loss is heard before a question about the time to come, but not before an illness.
    if let language = situation.loss, !isOld, rule.map({ $0.matter.yieldsToGrief }) ?? true {
      return Found(matter: .grief, concern: concern, language: language)
    }
    guard let rule else {
      let isPlain = mild == nil && concern == nil
      return Found(matter: mild, concern: concern, language: isPlain ? .english : language)
    }
    // Rules know a bet and a death; the classifier knows whom they trouble, and more languages.
    if let mild, !language.hasRules || mild == .gambling || mild == .grief {
      return Found(matter: mild, concern: concern, language: language)
    }
    return Found(
      matter: rule.matter, concern: concern, language: rule.inSpanish ? .spanish : .english)
  }
}

extension Question {
  /// What kind of answer a question wants.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A way to do or to see something.
    case how
    /// Whether the one who asks ought to do something.
    case should
    /// A time.
    case when
    /// A reason.
    case why
    /// What there is.
    case what
    /// A yes or a no, which no answer gives.
    case yesOrNo = "yes_or_no"
    /// None: it thanks.
    case thanks
    /// None: it greets.
    case greeting
  }

  /// A matter on which no chart has anything to say, and care is owed.
  public enum SafetyMatter: String, CaseIterable, Codable, Sendable {
    /// Somebody may harm themselves.
    case selfHarm = "self_harm"
    /// Somebody is hurt, threatened, abused or followed by another person.
    case violenceAtHome = "violence_at_home"
    /// A life is in danger now: no breath, a stroke, poison, bleeding, fire.
    case emergency
    /// An eating disorder.
    case eating
    /// Addiction to alcohol or drugs.
    case drugs
    /// Somebody may hurt another person.
    case harmToOthers = "harm_to_others"
    /// Somebody says that they are under sixteen.
    case minor
    /// Illness, treatment, pregnancy.
    case medicine
    /// Lotteries and bets.
    case lottery
    /// A bet that cannot be left alone, and debts from it.
    case gambling
    /// Law, investments, loans.
    case lawAndMoney = "law_and_money"
    /// Death, and what other people feel, think or will do.
    case death
    /// Mourning, and the wish to speak with the dead.
    case grief

    /// Whether the answer is one fixed text that says where to get help.
    public var isUrgent: Bool {
      switch self {
      case .selfHarm, .violenceAtHome, .emergency, .eating, .drugs, .harmToOthers: true
      case .minor, .medicine, .lottery, .gambling, .lawAndMoney, .death, .grief: false
      }
    }
  }
}
