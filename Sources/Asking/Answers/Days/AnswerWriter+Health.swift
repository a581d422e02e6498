// What a chart shows of a body, and what it doesn't.
extension AnswerWriter {
  /// An answer about strength for one who asks about health: what it does not show comes first, and who knows it last.
  func besideHealth(_ draft: AnswerDraft) -> AnswerDraft {
    guard understanding.has("health"), understanding.area == .energy || understanding.area == .mood
    else { return draft }
    var draft = draft
    draft.sentences.insert(speech.say("health.first"), at: 0)
    draft.sentences.insert(speech.say("health.ask"), at: min(2, draft.sentences.count))
    return draft
  }
}
