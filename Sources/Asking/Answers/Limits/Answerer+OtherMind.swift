internal import Ephemeris

extension Answerer {
  /// The answer to what somebody else thinks: that no chart shows it, and the reader's own good days with them.
  ///
  /// Returns nil for other questions, and where care is owed.
  func ofMind(
    _ question: Question, _ understanding: Understanding, _ context: FindingContext,
    _ speech: Speech, asker: Asker, conversation: ConversationState
  ) -> Answer? {
    guard question.matter == nil || question.matter == .death, question.concern == nil,
      understanding.otherBirth == nil, !understanding.has("word.conflict"),
      understanding.supposed == nil, understanding.dealing == nil, !understanding.isOfBond,
      !understanding.has("privacy"),
      !Question.isOfDeath(question.text),
      !mourns(in: conversation),
      let mind = OtherMind(QuestionReader(question.text, situation: .unknown)),
      asker.partnerName.map({ !FoldedText(question.text).has($0) }) ?? true
    else { return nil }
    var asked = understanding
    asked.intent = .care
    asked.area = mind.area ?? area(ofPersonIn: question, conversation)
    if mind.isNear, let named = area(ofPersonIn: question, conversation) { asked.area = named }
    return unknowable(
      question, asked, .death, context, speech, asker: asker, mind: mind)
  }
}

extension FoldedText {
  /// Whether it has a name, in whatever letters.
  fileprivate func has(_ name: String) -> Bool {
    let name = FoldedText.fold(name)
    return words.contains { FoldedText.fold($0.typed) == name }
  }
}
