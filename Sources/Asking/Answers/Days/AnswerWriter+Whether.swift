// Yes and no to questions that expect the worst: "is it going to be awful".
extension AnswerWriter {
  /// The key of a yes or no for a mean score; where something bad is asked about, a good time is a no.
  func whetherKey(_ mean: Double) -> String {
    understanding.has("word.negative") ? "whether.not.\(tone(mean))" : "whether.\(tone(mean))"
  }

  /// The key of a decision that is asked as "is it a bad day to …"; nil where it is asked the usual way.
  func negativeKey(_ verdict: Answer.Verdict) -> String? {
    guard understanding.has("word.negative") else { return nil }
    return switch verdict {
    case .leanYes: "decision.not.yes"
    case .leanNo: "decision.not.no"
    case .neutral, .refuse: "decision.not.neutral"
    }
  }

  /// What comes before the answer to one who fears to fail, or who hurts.
  func besideFear(_ draft: AnswerDraft) -> AnswerDraft {
    let key =
      understanding.has("fail") && understanding.area == .personalGrowth
      ? "fail.first"
      : understanding.has("pain") && understanding.has("until") ? "pain.first" : nil
    guard let key, !draft.sentences.isEmpty else { return draft }
    var draft = draft
    draft.sentences.insert(speech.say(key), at: 0)
    return draft
  }
}
