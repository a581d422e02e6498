internal import Words

extension Answerer {
  /// What is said where no chart has anything to say, without a reading.
  ///
  /// - Parameters:
  ///   - matter: The matter.
  ///   - countryCode: Where help may be needed, two letters as ISO 3166 has them; nil if it is unknown.
  ///   - inSpanish: Whether to answer in Spanish.
  /// - Returns: The answer, with where help is if the matter is urgent.
  public func help(
    for matter: SafetyMatter, countryCode: String?, inSpanish: Bool = false
  ) -> Answer {
    var draft = AnswerDraft()
    draft.verdict = .refuse
    return Answer(
      help(for: matter, countryCode: countryCode, inSpanish: inSpanish, said: [], turn: 0),
      Understanding(intent: .care), matter: matter, draft: draft)
  }

  /// The words that urgent matters always have, and those of others in turn.
  func help(
    for matter: SafetyMatter, countryCode: String?, inSpanish: Bool, said: [String], turn: Int
  ) -> [String] {
    let texts = care.answers(to: matter.care, inSpanish: inSpanish)
    let line = helpline(for: matter, in: countryCode, inSpanish: inSpanish)
    let start = texts.isEmpty ? 0 : max(0, turn) % texts.count
    let turns = (texts[start...] + texts[..<start]).map { $0.filling(["line": line]) }
    return [turns.first { text in !said.contains { $0.contains(text) } } ?? turns.first ?? line]
  }

  /// Where help is to be found.
  private func helpline(
    for matter: SafetyMatter, in country: String?, inSpanish: Bool
  ) -> String {
    guard let country, let emergency = care.helpline(country, .emergency) else {
      return care.sentence(.unknown, inSpanish: inSpanish)
    }
    let field: HelplineField = matter == .violenceAtHome ? .violenceAtHome : .selfHarm
    guard let line = care.helpline(country, field) else {
      return care.sentence(.emergencyOnly, inSpanish: inSpanish)
        .filling(["emergency": emergency])
    }
    return care.sentence(.known, inSpanish: inSpanish)
      .filling(["line": line, "emergency": emergency])
  }
}
