internal import Astrology
internal import Ephemeris

// Other people, jobs and traits that a question names.
extension Understanding {
  /// Keeps what a question says of other people, of a job and of a trait.
  mutating func addOthers(_ reader: QuestionReader, _ rules: IntentRules, _ named: AskedAct?) {
    act = named.flatMap { $0.suits(self, reader) ? $0 : nil }
    let bads = reader.matches.filter { $0.meaning == .cue("negative") }
    let isDenied = ["not", "isnt", "wont", "arent", "never", "less"].contains { reader.has($0) }
    if !bads.isEmpty, !isDenied, asksOfBad(reader, bads.map(\.place)) {
      cues.insert("word.negative")
    }
    // "Gonna fail my exam, aren't I".
    let tags: Set<String> = ["arent", "isnt", "wont", "dont", "doesnt", "amnt", "innit"]
    if let tag = reader.texts.suffix(2).first(where: tags.contains), tag != reader.texts.first {
      cues.insert("word.asks_whether")
    }
    // "He broke up with me" is about love, even if the words name no lover.
    if has("breakup"), isOfDays || [.cause, .transitWhen].contains(intent) {
      (area, activity) = (.loveRelationships, nil)
    }
    if PlainQuestion.asksOfLovePattern(reader.texts) {
      (intent, area, activity, act, sureness) = (.cause, .loveRelationships, nil, nil, 0.9)
      (period, choices) = (nil, [])
    }
    addPair(reader, ofTwo: rules.speaksOfTwo)
    if has("fail"), intent == .portrait, area == .personalGrowth { intent = .outlook }
    if rules.speaksOfTwo { cues.insert("word.of_two") }
    if intent == .chartFact, rules.asksForTheirPlace {
      otherBirth = rules.birthOfOther
      (period, choices) = (nil, [])
      person = Self.relative(in: reader)
    }
    if intent == .portrait || intent == .decision { vocation = Self.job(in: reader) }
    if intent == .chartFact, !rules.points.isEmpty || !signs.isEmpty || !houses.isEmpty {
      premise = Self.trait(in: reader)
    }
  }

  /// Whether a yes would be bad news: "is it going to be awful", "is Friday a bad day to sign".
  private func asksOfBad(_ reader: QuestionReader, _ places: [Int]) -> Bool {
    guard has("word.asks_whether") || intent == .decision else { return false }
    let verbs: Set<String> = ["is", "will", "are", "would", "am", "do", "does", "gonna", "can"]
    return places.contains { place in
      let begin = reader.texts.indices.prefix(place + 1).last { reader.words[$0].startsClause } ?? 0
      let lead = reader.texts[begin..<place]
      guard let first = lead.first, verbs.contains(first) else { return false }
      // "Is it smart to do hard things": a praise before it is what is asked.
      return !lead.contains { ["good", "wise", "smart", "ok", "okay", "to", "for"].contains($0) }
        || lead.last == "be" || lead.suffix(2).has("be")
    }
  }

  /// The word after "my" for the one who was born, as "granddaughter".
  private static func relative(in reader: QuestionReader) -> String? {
    let fillers: Set<String> = ["best", "little", "new", "older", "younger", "big", "dear", "late"]
    let no: Set<String> = [
      "birthday", "chart", "sun", "moon", "sign", "venus", "mars", "mercury", "rising", "question",
    ]
    for index in reader.texts.indices.dropLast() where reader.texts[index] == "my" {
      var next = index + 1
      while next + 1 < reader.texts.count, fillers.contains(reader.texts[next]) { next += 1 }
      let word = String(reader.words[next].typed)
      let isOwner = word.contains { "'’".contains($0) }
      guard !no.contains(reader.texts[next]), !isOwner || word.hasSuffix("s") else { continue }
      let plain = isOwner ? String(word.prefix { !"'’".contains($0) }) : word
      return reader.words[(index + 1)..<next].map { "\($0.typed) " }.joined() + plain
    }
    return nil
  }

  /// Words for people that end as jobs do.
  private static let noJobs: Set<String> = [
    "partner", "lover", "mother", "father", "sister", "brother", "daughter", "leader", "parent",
    "boss", "listener", "talker", "thinker", "worker", "learner", "student", "host", "other",
    "number", "winner", "loser", "beginner", "giver", "taker", "stranger", "member", "dreamer",
    "water", "better", "matter", "never", "ever", "cancer", "fighter", "realist", "optimist",
    "pessimist", "romantic", "perfectionist", "introvert", "extrovert", "man", "woman", "person",
    "overthinker", "lawyer-free", "master", "monster", "disappointment", "burden",
  ]
  private static let jobs: Set<String> = [
    "nurse", "chef", "cook", "coach", "pilot", "vet", "judge", "model", "clerk", "nun", "priest",
    "monk", "guide", "midwife", "architect", "surgeon", "physician", "mechanic", "diplomat",
    "cop", "medic", "dj", "barista", "comic", "poet", "potter", "politician", "ceo", "entrepreneur",
    "freelancer", "librarian", "astronaut", "spy", "host", "influencer", "soldier",
  ]
  private static let endings = [
    "er", "or", "ist", "ian", "ant", "ent", "eer", "yer", "grapher", "keeper", "maker", "man",
    "woman",
  ]

  /// The job after "as", "be", "make" or "become": "a nurse".
  private static func job(in reader: QuestionReader) -> String? {
    let texts = reader.texts
    let leads: Set<String> = ["as", "be", "make", "become", "becoming"]
    for index in texts.indices.dropLast(2) where leads.contains(texts[index]) {
      guard
        texts[index] == "as" || texts[index..<min(index + 3, texts.count)].has("a")
          || texts[index..<min(index + 3, texts.count)].has("an")
      else { continue }
      guard
        let article = texts.indices[(index + 1)...].prefix(2).first(where: {
          ["a", "an"].contains(texts[$0])
        })
      else { continue }
      var end = article + 1
      while end < texts.count, end < article + 4, !reader.words[end].startsClause {
        let word = texts[end]
        if ["in", "for", "or", "and", "at", "with", "to", "according"].contains(word) { break }
        end += 1
      }
      guard end > article + 1 else { continue }
      let last = texts[end - 1]
      let isJob =
        jobs.contains(last)
        || !noJobs.contains(last) && last.count > 4 && endings.contains { last.hasSuffix($0) }
      guard isJob, !texts[article..<end].contains(where: { noJobs.contains($0) }) else { continue }
      let adjectives: Set<String> = ["good", "great", "decent", "better", "real", "bad"]
      let words = reader.words[(article + 1)..<end].filter { !adjectives.contains($0.text) }
      let name = words.map { String($0.typed) }.joined(separator: " ")
      let isVowel = name.first.map { "aeiouAEIOU".contains($0) } ?? false
      return "\(isVowel ? "an" : "a") \(name)"
    }
    return nil
  }

  /// A trait that is concluded from a place of a chart: "so I'm needy", "does it make me jealous".
  private static func trait(in reader: QuestionReader) -> String? {
    let texts = reader.texts
    let concludes: Set<String> = [
      "mean", "means", "make", "makes", "so", "why", "explain", "explains",
    ]
    guard let cause = texts.firstIndex(where: concludes.contains) else { return nil }
    let starts = texts.indices.dropLast().filter { index in
      index >= cause
        && (texts[index] == "im" || texts[index] == "am" && index > 0 && texts[index - 1] == "i"
          || texts[index] == "me" && ["make", "makes"].contains(texts[max(0, index - 1)]))
    }
    guard let start = starts.last.map({ $0 + 1 }), start < texts.count else { return nil }
    let fillers: Set<String> = ["a", "an", "so", "such", "too", "very", "really", "just", "more"]
    var end = start
    while end < texts.count, end < start + 4, end == start || !reader.words[end].startsClause {
      end += 1
    }
    while end > start, ["right", "then", "or", "not", "now", "lol", "huh"].contains(texts[end - 1])
    {
      end -= 1
    }
    let words = texts[start..<end]
    guard let last = words.last, !fillers.contains(last),
      !ZodiacSign.allCases.contains(where: { words.has($0.name) }),
      reader.points.allSatisfy({ !(start..<end).contains($0.place) })
    else { return nil }
    let isFit = !words.contains { AskedAct.isUnfit($0) } && !words.has("my") && !words.has("i")
    return isFit ? reader.words[start..<end].map { String($0.typed) }.joined(separator: " ") : ""
  }
}
