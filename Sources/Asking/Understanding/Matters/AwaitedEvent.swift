/// An event that somebody asks the date of, although nobody can know it: "when will I finally meet someone".
///
/// It depends on what other people do or on fate, so no transit answers it. Words between the verb and the one who
/// waits don't matter. What an event is, stands in `asking/terms.tsv`.
enum AwaitedEvent {
  /// Something that happens to the reader: a meeting, a child, a post.
  case own(isOfLove: Bool)
  /// What another person does.
  case other

  /// The event whose date a text asks for; nil if there is none.
  init?(_ reader: QuestionReader) {
    let words = reader.words.filter { !Self.fillers.contains($0.text) }
    let texts = words.map(\.text)
    let openings = texts.indices.filter { Self.asksForTime(texts, at: $0) }
    // A planet's date is computed, and a good day for something is a choice.
    guard !openings.isEmpty, reader.points.isEmpty,
      reader.cueNames().isDisjoint(with: ["best", "worst", "transit", "bigtransit", "return"])
    else { return nil }
    let terms = TermBook.shared.terms(in: words)
    for index in openings {
      for place in (index + 1)..<min(index + 6, texts.count) {
        let before = texts[place - 1]
        // "Until i get married" has no helping verb.
        // "When I will find a job", as many say it who learned English late.
        let isTurned =
          place == index + 1 && place + 1 < texts.count
          && ["will", "gonna"].contains(texts[place + 1])
        guard isTurned || Self.helpers.contains(before) || Self.joints.contains(before) else {
          continue
        }
        if ["i", "we", "yo", "ill", "im"].contains(texts[place]) {
          let events = terms.filter { (place + 1...place + 3).contains($0.place) }.map(\.meaning)
          if events.contains(.cue("love_event")) {
            self = .own(isOfLove: true)
            return
          }
          if events.contains(.cue("event")) {
            self = .own(isOfLove: false)
            return
          }
        } else if Self.isVenture(texts, at: place) {
          self = .own(isOfLove: false)
          return
        } else if Self.isPerson(terms, texts, at: place) {
          // "When is he in a good mood" asks for a time, "when is he coming back" for what he does.
          let isState = ["is", "are", "whens"].contains(before)
          let next = texts.dropFirst(place + 1).prefix(2)
          let acts = next.contains { $0.hasSuffix("ing") || $0 == "gonna" }
          if !isState || acts {
            self = .other
            return
          }
        }
      }
    }
    return nil
  }

  /// Words that make waiting longer and change nothing else.
  private static let fillers: Set<String> = [
    "finally", "ever", "actually", "really", "eventually", "just", "at", "last", "even", "also",
    "the", "hell", "fuck", "heck", "please", "you", "think", "exactly", "probably", "likely",
    "truly", "por", "fin",
  ]
  private static let helpers: Set<String> = [
    "will", "do", "does", "is", "are", "am", "gonna", "shall", "might", "whens", "going",
  ]
  private static let joints: Set<String> = ["till", "until", "til", "before"]

  /// Whether words that ask for a time begin at a place.
  private static func asksForTime(_ texts: [String], at index: Int) -> Bool {
    let next = index + 1 < texts.count ? texts[index + 1] : ""
    switch texts[index] {
    case "when", "whens", "wen", "whn": return true
    case "how":
      return ["soon", "long"].contains(next)
        || ["many", "much"].contains(next)
          && texts.dropFirst(index).contains(where: joints.contains)
    case "what", "which": return ["age", "year", "month", "day", "date"].contains(next)
    default: return false
    }
  }

  private static let ventures: Set<String> = [
    "business", "shop", "company", "startup", "store", "career", "channel", "podcast", "band",
    "music", "art", "book", "app", "brand", "cafe", "practice", "blog",
  ]
  private static let successes: Set<String> = [
    "off", "money", "profit", "profitable", "succeed", "successful", "boom", "famous", "viral",
    "even", "rich", "grow", "noticed", "discovered", "flourish",
  ]

  /// Whether something of the reader's own that may succeed stands at a place: "when will my shop make money".
  private static func isVenture(_ texts: [String], at place: Int) -> Bool {
    guard ["my", "our"].contains(texts[place]), place + 1 < texts.count else { return false }
    return texts.dropFirst(place + 1).prefix(2).contains(where: ventures.contains)
      && texts.dropFirst(place + 2).contains(where: successes.contains)
  }

  /// Whether another person stands at a place, as "he" or "my boss".
  private static func isPerson(
    _ terms: [PhraseBook<TermBook.Term>.Match], _ texts: [String], at place: Int
  ) -> Bool {
    let owners: Set<String> = ["my", "our", "his", "her", "this", "that"]
    let first = owners.contains(texts[place]) ? place + 1 : place
    let isOwned = first > place
    return terms.contains { match in
      guard match.place == first, case .person(let kind) = match.meaning else { return false }
      // "When will they" may be about prices or papers; "he" and "my boss" are people.
      return isOwned ? true : kind == "partner" && texts[first] != "date"
    }
  }
}
