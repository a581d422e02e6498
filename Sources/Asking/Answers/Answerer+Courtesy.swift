internal import Words

// What is said where no chart is asked about.
extension Answerer {
  func courtesy(_ understanding: Understanding, _ speech: Speech) -> AnswerDraft {
    var draft = AnswerDraft()
    if understanding.has("word.how_works") {
      for key in ["how.works", "how.proof", "how.use"] { draft.add(speech.say(key)) }
      return draft
    }
    let keys = [
      ("bot", "bot"), ("privacy", "privacy"), ("memory", "memory"), ("bye", "bye"),
      ("complaint", "sorry"),
      ("thanks", "thanks"),
      ("help", "help"), ("greeting", "hello"),
    ]
    let isOfEverybody = understanding.has(IntentRules.Term.everybody.cue)
    let key =
      isOfEverybody
      ? "everybody"
      : keys.first { understanding.has($0.0) }?.1
        ?? (understanding.has("fine") ? "fine" : "listening")
    draft.add(speech.say("courtesy.\(key)"))
    if key == "bot" { draft.add(speech.say("courtesy.hello")) }
    return draft
  }

  func outside(_ question: Question, _ speech: Speech) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.verdict = .refuse
    var folded = FoldedText(question.text)
    Spelling.shared.mend(&folded)
    let kinds = TermBook.shared.terms(in: folded.words).compactMap { match in
      if case .outside(let kind) = match.meaning { kind } else { String?.none }
    }
    let leading = ["otherart", "safety", "delay", "place"]
    let kind = leading.first(where: kinds.has) ?? kinds.first ?? "unclear"
    draft.add(speech.say("outside.\(kind)"))
    return draft
  }
}
