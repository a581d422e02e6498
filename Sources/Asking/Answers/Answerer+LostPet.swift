internal import Words

// A pet that is missing.
extension Answerer {
  private static let pets: Set<String> = [
    "cat", "cats", "kitten", "dog", "dogs", "puppy", "rabbit", "parrot", "bird", "budgie",
    "tortoise", "hamster", "ferret", "pet", "horse", "snake", "guinea",
  ]
  private static let missing: Set<String> = ["missing", "disappeared", "vanished", "escaped"]
  private static let runs: Set<String> = ["ran", "run", "runs", "wandered", "flew", "got"]
  private static let returns: Set<String> = [
    "back", "return", "returns", "home", "find", "found", "again", "where",
  ]

  /// The answer to a question about a pet that is missing: where to look, since no chart knows; nil for any other.
  func lostPet(
    _ question: Question, _ asked: Understanding, _ speech: Speech
  ) -> Answer? {
    let texts = FoldedText(question.text).words.map(\.text)
    guard let pet = texts.first(where: Self.pets.contains) else { return nil }
    let isAway = texts.indices.dropLast().contains { index in
      Self.runs.contains(texts[index])
        && (texts[index] == "got" ? ["out", "loose"] : ["away", "off"]).contains(texts[index + 1])
    }
    let isLost =
      texts.has("lost") && texts.contains { Self.returns.contains($0) }
      && !texts.contains { ["weight", "appetite", "teeth", "hair", "interest"].contains($0) }
    guard isAway || isLost || texts.contains(where: Self.missing.contains) else { return nil }
    // "Missing" may be longing: "I am missing my dog".
    let longs = texts.indices.dropLast().contains { index in
      texts[index] == "missing" && ["my", "our", "her", "him", "the"].contains(texts[index + 1])
        && !["the", "a"].contains(index > 0 ? texts[index - 1] : "")
    }
    guard !longs else { return nil }
    var draft = AnswerDraft()
    draft.verdict = .refuse
    let singular = pet.hasSuffix("s") ? String(pet.dropLast()) : pet
    draft.add(speech.say("pet.lost", ["pet": singular == "guinea" ? "pet" : singular]))
    draft.add(speech.say("pet.lost.near"))
    draft.add(speech.say("pet.lost.call"))
    var understanding = asked
    understanding.intent = .care
    (understanding.area, understanding.activity) = (.homeEnvironment, nil)
    return Answer(draft.sentences, understanding, matter: nil, draft: draft)
  }
}
