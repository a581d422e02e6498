// Whether somebody else succeeds.
extension SubjectWords {
  /// Somebody else whose success is asked for: "my daughter has an exam, will she pass".
  static func personWhoSucceeds(
    _ words: [FoldedText.Word]
  ) -> (title: String?, owner: String)? {
    let texts = words.map(\.text)
    for index in texts.indices.dropLast(2)
    where ["will", "can", "does", "is", "are", "gonna", "would"].has(texts[index]) {
      let person = NamedPerson(in: words, from: index + 1)
      let isNext = person?.place.lowerBound == index + 1
      let isSaid = ["he", "she", "they"].has(texts[index + 1])
      guard let person = isNext ? person : isSaid ? NamedPerson(in: words) : nil else { continue }
      var rest = texts[(isNext ? person.place.upperBound : index + 2)...]
      while let word = rest.first, ["going", "gonna", "to", "ever", "really", "still"].has(word) {
        rest = rest.dropFirst()
      }
      guard let verb = rest.first, !rest.contains(where: ofReader.contains) else { continue }
      let next = rest.dropFirst().first ?? ""
      let isSuccess =
        successes.contains(verb) || ["ok", "okay", "alright", "fine", "safe"].has(verb)
        || ["do", "be"].has(verb) && fine.contains(next)
        || verb == "get" && gains.contains(next)
        || verb == "find" && rest.contains(where: finds.contains)
      if isSuccess { return (person.title, person.owner) }
    }
    return nil
  }

  private static let ofReader: Set<String> = ["me", "i", "us", "we", "my", "our"]
  private static let successes: Set<String> = [
    "pass", "succeed", "cope", "manage", "settle", "graduate", "qualify", "win", "fail",
  ]
  private static let fine: Set<String> = [
    "well", "ok", "okay", "alright", "fine", "happy", "good", "great", "safe",
  ]
  private static let gains: Set<String> = [
    "the", "a", "an", "in", "into", "through", "hired", "accepted", "promoted", "good", "that",
  ]
  private static let finds: Set<String> = ["job", "work", "flat", "house", "apartment", "place"]
}
