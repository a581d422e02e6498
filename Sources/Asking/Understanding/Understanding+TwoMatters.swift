internal import Words

// Questions about two parts of life at once: "how does the weekend look, both love and travel".
extension Understanding {
  /// The same question about each of two matters that "and" joins; nil if it names no two.
  func ofTwoMatters(_ reader: QuestionReader) -> [Understanding]? {
    guard intent == .outlook, !isFollowUp, signs.isEmpty, bodies.isEmpty,
      let (one, other) = reader.joinedMatters
    else { return nil }
    var (first, second) = (self, self)
    (first.area, first.activity) = (one.area, one.activity)
    (second.area, second.activity) = (other.area, other.activity)
    second.cues.insert("word.same_span")
    return [first, second]
  }
}

extension QuestionReader {
  /// A part of life or an activity that a word names.
  typealias Matter = (area: Answer.Area?, activity: AskedActivity?)

  /// Words that name a part of life as a whole.
  private static let matters: Set<String> = [
    "love", "romance", "dating", "relationship", "relationships", "work", "career", "job", "money",
    "finances", "family", "friends", "friendship", "friendships", "home", "travel", "travelling",
    "traveling", "study", "studies", "school", "energy", "mood", "creativity", "business",
    "fitness", "amor", "trabajo", "dinero", "familia",
  ]

  /// Two different matters with only "and" between them.
  var joinedMatters: (Matter, Matter)? {
    for index in texts.indices.dropFirst().dropLast()
    where ["and", "y"].contains(texts[index]) && Self.matters.contains(texts[index - 1]) {
      var next = index + 1
      let between: Set<String> = ["my", "for", "in", "at", "about", "on", "with", "the", "mi"]
      while next < texts.count, between.contains(texts[next]) { next += 1 }
      guard next < texts.count, Self.matters.contains(texts[next]),
        let one = matter(at: index - 1), let other = matter(at: next),
        one.area != other.area || one.activity != other.activity
      else { continue }
      return (one, other)
    }
    return nil
  }

  private func matter(at place: Int) -> Matter? {
    var found: Matter?
    for match in matches where match.place == place && match.length == 1 {
      switch match.meaning {
      case .area(let area): found = (area, nil)
      case .activity(let index) where found == nil:
        found = (AskedActivity.all[index].area, AskedActivity.all[index])
      case .body, .angle, .sign, .aspect, .house, .element, .mode, .cue, .outside, .person,
        .activity, .concept, .care:
        break
      }
    }
    return found
  }
}

extension Answerer {
  /// The first sentences that have so many words together; at least one.
  static func cut(_ sentences: [String], toWords most: Int) -> [String] {
    var (count, kept): (Int, [String]) = (0, [])
    for sentence in sentences {
      count += sentence.split(separator: " ").count
      if count > most, !kept.isEmpty { continue }
      if count > most { count = most }
      kept.append(sentence)
    }
    return kept
  }

  /// The first sentence of each of two answers, and then the rest of the first and one more of the second.
  static func paired(_ one: [String], _ other: [String]) -> [String] {
    let more = other.dropFirst().filter { !one.contains($0) }
    let rest = Array(one.dropFirst().prefix(3)) + more.prefix(1)
    return cut(one.prefix(1) + other.prefix(1) + rest, toWords: mostWords)
  }
}
