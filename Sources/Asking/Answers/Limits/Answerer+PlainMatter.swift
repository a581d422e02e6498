internal import Ephemeris

extension Answerer {
  /// The matter of a question whose words leave no doubt, where the classifier takes it for another; nil for others.
  func plainMatter(
    of question: Question, _ understanding: Understanding
  ) -> (matter: Question.SafetyMatter?, isPlain: Bool)? {
    let words = FoldedText(question.text).words
    let texts = Set(words.map(\.text))
    let terms = TermBook.shared.terms(in: words).map(\.meaning)
    switch question.matter {
    case nil:
      // "I have a cataract operation on the 9th, is that day all right": doctors choose the day.
      let isDay = [.decision, .bestTime, .compareTimes, .outlook].contains(understanding.intent)
      let isOfBody = !texts.isDisjoint(with: Self.ofBody)
      guard terms.contains(.cue("operation")), isOfBody, isDay, !SubjectWords(words).isOfBusiness
      else { return nil }
      return (.medicine, true)
    case .drugs:
      // "Should I quit without having something else lined up" is about a post.
      guard texts.has("quit"), !texts.isDisjoint(with: Self.ofPosts),
        texts.isDisjoint(with: Self.ofSubstances)
      else { return nil }
      return (nil, true)
    case .lottery:
      // "Who will win the Super Bowl" draws no numbers.
      guard terms.contains(.outside("sport")), texts.isDisjoint(with: Self.ofBets) else {
        return nil
      }
      return (nil, true)
    default: return nil
    }
  }

  private static let ofBody: Set<String> = [
    "i", "my", "mi", "hip", "knee", "cataract", "eye", "surgery", "hospital", "doctor", "surgeon",
  ]
  private static let ofPosts: Set<String> = [
    "job", "lined", "notice", "boss", "contract", "position", "role", "company", "work", "office",
    "manager", "salary",
  ]
  private static let ofSubstances = Set(
    words: """
      drink drinking alcohol booze wine beer vodka drunk sober pills pill weed pot smoke smoking smokes cigarettes \
      vape vaping drugs drug coke cocaine heroin meth xanax opioids oxy painkillers using addicted addict clean high \
      withdrawal detox nicotine caffeine methadone
      """)
  private static let ofBets: Set<String> = [
    "lottery", "jackpot", "numbers", "bet", "bets", "betting", "odds", "ticket", "tickets", "money",
    "wager", "casino", "parlay", "gamble", "put", "draw",
  ]
}
