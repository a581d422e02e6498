internal import Ephemeris
internal import Words

extension Answerer {
  /// How many words a follow-up such as "and then?" has at most.
  private static let mostWordsInShortFollowUp = 5

  /// The answer, after a line that says where help is if the question may hint at a call for help.
  ///
  /// Many hints and many ordinary questions have the same words: "I gave the cat to my neighbour." The line costs a
  /// reader ten seconds, and a hint that nobody hears may cost a life. A conversation has it once, and "and then?"
  /// hints at nothing. Who mourns gets sympathy first, and the line after it.
  func withConcern(
    _ answer: Answer, to question: Question, asker: Asker, said: [String]
  ) -> Answer {
    let language = question.helpLanguage
    let words = question.text.split { $0.isWhitespace }.count
    let isShortFollowUp = answer.understanding.isFollowUp && words <= Self.mostWordsInShortFollowUp
    // Who asks whether a journey is safe is pointed to travel advice, and in no need of a crisis line.
    let isOfJourney = answer.understanding.has(IntentRules.Term.limits.cue)
    guard let concern = question.concern, !isShortFollowUp, !isOfJourney,
      let sentence = HelpTexts.builtIn.line(.concern, in: language)
    else { return answer }
    let help = helpline(for: concern, in: asker.countryCode, language: language)
    let line = sentence.filling(["line": help])
    guard !said.contains(where: { $0.holds(line) }) else { return answer }
    return Answer(line, beside: answer, concern: concern)
  }
}
