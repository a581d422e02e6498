internal import Ephemeris
internal import Words

extension Answerer {
  /// What is said where no chart has anything to say, without a reading.
  ///
  /// - Parameters:
  ///   - matter: The matter.
  ///   - countryCode: Where help may be needed, two letters as ISO 3166 has them; nil if it is unknown.
  ///   - language: The language of the answer.
  /// - Returns: The answer, with where help is if the matter is urgent.
  public func help(
    for matter: Question.SafetyMatter, countryCode: String?, language: HelpLanguage = .english
  ) -> Answer {
    var draft = AnswerDraft()
    draft.verdict = .refuse
    return Answer(
      help(for: matter, countryCode: countryCode, language: language, said: [], turn: 0),
      Understanding(intent: .care), matter: matter, draft: draft)
  }

  /// The words that urgent matters always have, and those of others in turn.
  ///
  /// Who writes of somebody else is spoken to as the one who worries.
  func help(
    for matter: Question.SafetyMatter, ofOther: Bool = false, countryCode: String?,
    language: HelpLanguage, said: [String], turn: Int
  ) -> [String] {
    let line = helpline(for: matter, in: countryCode, language: language)
    var texts = HelpTexts.builtIn.answers(to: matter, ofOther: ofOther, in: language)
    if texts.isEmpty, let key = matter.care {
      texts = care.answers(to: key, inSpanish: language == .spanish)
    }
    // The first words to a loss come first.
    let start = texts.isEmpty || matter == .grief ? 0 : max(0, turn) % texts.count
    let turns = (texts[start...] + texts[..<start]).map { $0.filling(["line": line]) }
    return [turns.first { text in !said.contains { $0.holds(text) } } ?? turns.first ?? line]
  }

  /// Where to get help.
  func helpline(
    for matter: Question.SafetyMatter, in country: String?, language: HelpLanguage
  ) -> String {
    let texts = HelpTexts.builtIn
    let isSpanish = language == .spanish
    guard let country, let emergency = care.helpline(country, .emergency) else {
      return texts.line(.unknown, in: language) ?? care.sentence(.unknown, inSpanish: isSpanish)
    }
    guard let field = matter.helpline, let line = care.helpline(country, field) else {
      let sentence =
        texts.line(.emergencyOnly, in: language)
        ?? care.sentence(.emergencyOnly, inSpanish: isSpanish)
      return sentence.filling(["emergency": emergency])
    }
    let sentence = texts.line(.known, in: language) ?? care.sentence(.known, inSpanish: isSpanish)
    return sentence.filling(["line": line, "emergency": emergency])
  }
}

extension Question.SafetyMatter {
  /// Which of a country's lines helps with the matter; nil if the emergency number alone does.
  fileprivate var helpline: HelplineField? {
    switch self {
    case .violenceAtHome: .violenceAtHome
    case .selfHarm, .harmToOthers: .selfHarm
    case .eating: .eating
    case .drugs: .drugs
    case .emergency: nil
    case .minor, .medicine, .lottery, .gambling, .lawAndMoney, .death, .grief: .selfHarm
    }
  }
}
