internal import Astrology
internal import Ephemeris
internal import Words

/// Understands a question by its words.
struct QuestionReader {
  let words: [FoldedText.Word]
  let texts: [String]
  let matches: [PhraseBook<TermBook.Term>.Match]
  let situation: ReaderSituation
  let text: String
  var times: [PeriodReader.Time]
  let periods: PeriodReader

  /// Reads a text.
  init(_ text: String, situation: ReaderSituation) {
    var folded = FoldedText(text)
    Spelling.shared.mend(&folded)
    words = folded.words
    texts = folded.words.map(\.text)
    self.text = text
    self.situation = situation
    matches = TermBook.shared.terms(in: folded.words)
    let tense = QuestionTense(folded.words, text: text)
    periods = PeriodReader(
      today: situation.today, birth: situation.birth, isSouthern: situation.isSouthern,
      isDayFirst: situation.isDayFirst, country: situation.country, isPast: tense.isPast,
      pastPlaces: tense.pastPlaces,
      asksWhy: tense.asksWhy)
    times = periods.times(in: folded.words, text: text)
    leaveAsidesOut()
    moveSundaysWeek()
    leaveSinceOut()
    joinWeeks()
    leaveFeastsOut()
    leaveComparedOut()
    tidyTimes()
    joinDayToMonth()
    moveTodaysNumber()
  }

  func has(_ word: String) -> Bool { texts.contains(word) }

  func cueNames() -> Set<String> {
    var cues = Set(matches.compactMap { if case .cue(let cue) = $0.meaning { cue } else { nil } })
    if asksIfOver { cues.insert("until") }
    return cues
  }

  /// "When is my Saturn return over": whether something of the sky is said to be over.
  private var asksIfOver: Bool {
    let events: Set<String> = [
      "return", "retrograde", "transit", "square", "opposition", "conjunction", "season", "phase",
    ]
    return texts.indices.contains { index in
      guard ["over", "done", "finished"].contains(texts[index]) else { return false }
      let next = index + 1
      let isLast =
        next == texts.count || words[next].startsClause
        || ["yet", "now", "already", "with"].contains(texts[next])
      let lead = texts[..<index].suffix(9)
      return isLast && lead.contains { ["is", "be", "are", "was"].contains($0) }
        && lead.contains(where: events.contains)
    }
  }

  /// The words before a place that belong to the same name.
  private func isOwned(_ place: Int) -> Bool {
    let owners: Set<String> = ["my", "natal", "mi", "birth", "mis"]
    for step in 1...2 where place - step >= 0 {
      let word = texts[place - step]
      if owners.contains(word) { return true }
      let isSign = ZodiacSign.allCases.contains { $0.name == word }
      if !isSign && word != "natal" && word != "own" { return false }
    }
    return false
  }

  /// The bodies and angles, in order, each with whether it is the reader's own.
  var points: [(point: ChartPoint, isOwn: Bool, place: Int)] {
    var points: [(point: ChartPoint, isOwn: Bool, place: Int)] = []
    for match in matches {
      let point: ChartPoint
      switch match.meaning {
      case .body(let body): point = .body(body)
      case .angle(let angle): point = .angle(angle)
      default: continue
      }
      // A full Moon is no Moon of a chart, and a phrase of two words is one name.
      if point == .body(.moon), match.place > 0,
        ["full", "new", "llena", "nueva"].contains(texts[match.place - 1])
          || ["llena", "nueva"].contains(
            match.place + 1 < texts.count ? texts[match.place + 1] : "")
      {
        continue
      }
      // "Black Moon Lilith" is no Moon either.
      if point == .body(.moon), match.place > 0, texts[match.place - 1] == "black" { continue }
      // "The lunar eclipse" names no Moon of a chart.
      if ["lunar", "solar"].contains(texts[match.place]),
        texts.dropFirst(match.place + 1).first?.hasPrefix("eclipse") ?? false
      {
        continue
      }
      // Nor do the lunar nodes.
      if texts[match.place] == "lunar",
        texts.dropFirst(match.place + 1).first?.hasPrefix("node") ?? false
      {
        continue
      }
      if texts[match.place] == "sun", times.contains(where: { $0.place.contains(match.place) }) {
        continue
      }
      if texts[match.place] == "sun", match.place > 0,
        ["on", "this", "next"].contains(texts[match.place - 1]),
        !has("my")
      {
        continue
      }
      if let last = points.last, last.point == point, match.place < last.place + 2 { continue }
      points.append((point, isOwned(match.place), match.place))
    }
    return points
  }

  var signs: [ZodiacSign] {
    var signs: [ZodiacSign] = []
    for match in matches {
      if case .sign(let sign) = match.meaning, !signs.contains(sign) { signs.append(sign) }
    }
    return signs
  }

  var houses: [Int] {
    var houses: [Int] = []
    for match in matches {
      if case .house(let house) = match.meaning, !houses.contains(house) { houses.append(house) }
    }
    return houses
  }

  /// The phrases that say what a text is about: of a long one those of the clause that asks, if it has some.
  private var subjects: [PhraseBook<TermBook.Term>.Match] {
    guard texts.count >= 12 else { return matches }
    let clause = IntentFeatures.clause(of: self)
    guard clause.lowerBound > 0 else { return matches }
    let asked = matches.filter { clause.contains($0.place) }
    let hasSubject = asked.contains { match in
      switch match.meaning {
      case .area, .activity: true
      default: false
      }
    }
    // "The kids want a puppy. When would be a good day to bring one home?"
    let refers = texts[clause].contains { ["one", "it", "them"].contains($0) }
    let isDone = asked.contains { if case .activity = $0.meaning { true } else { false } }
    return hasSubject && (isDone || !refers) ? asked : matches
  }

  /// Whether a phrase is a part of a time, as "rest" of "the rest of the year".
  private func isOfTime(_ match: PhraseBook<TermBook.Term>.Match) -> Bool {
    times.contains { $0.place.overlaps(match.place..<(match.place + match.length)) }
  }

  /// The activity with the longest phrase; of equals the one that comes last.
  var activity: (activity: AskedActivity, length: Int, place: Int)? {
    var best: (index: Int, length: Int, place: Int, raw: Int)?
    let isFree = subjects.contains { match in
      if case .activity = match.meaning { !isOfTime(match) && !isOfLimit(match) } else { false }
    }
    for match in subjects {
      guard case .activity(let index) = match.meaning, !isOfTime(match) else { continue }
      // "A haircut before my sister's wedding" is about the haircut.
      if isFree, isOfLimit(match) { continue }
      // "Pick a date" is no evening for two.
      if AskedActivity.all[index].id == "first_date", match.place > 0,
        [
          "pick", "choose", "set", "name", "find", "give", "me", "suggest", "exact", "elige",
          "need",
        ].contains(texts[match.place - 1]) || isDateForSomething(match)
      {
        continue
      }
      // Of two names of an activity the later one is nearer to the matter: "ask my boss for a raise".
      let length = min(match.length, 2)
      // "What sign is it" signs nothing.
      if AskedActivity.all[index].id == "sign", match.length == 1, match.place > 0,
        texts[match.place].hasPrefix("sign"), !texts[match.place].hasPrefix("signi"),
        !["to", "should", "i", "we", "and", "just", "need", "must"].contains(texts[match.place - 1])
      {
        continue
      }
      if AskedActivity.all[index].id == "rest", staysSomewhere(match) { continue }
      // "A new job" within "starting a new job".
      if let old = best, old.place < match.place,
        match.place + match.length <= old.place + old.raw, old.raw > match.length
      {
        continue
      }
      if let old = best,
        old.place == match.place ? old.raw >= match.length : old.length > length
      {
        continue
      }
      best = (index, length, match.place, match.length)
    }
    return best.map { (AskedActivity.all[$0.index], $0.length, $0.place) }
  }

  /// Whether a phrase names the event before or after which something happens.
  private func isOfLimit(_ match: PhraseBook<TermBook.Term>.Match) -> Bool {
    let lead = texts[..<match.place].suffix(4)
    guard
      let limit = lead.lastIndex(where: {
        ["before", "after", "until", "till", "antes", "despues"].contains($0)
      })
    else { return false }
    return texts[(limit + 1)..<match.place].allSatisfy { word in
      ["my", "the", "our", "his", "her", "their", "a", "mi", "la", "el", "de"].contains(word)
        || word.hasSuffix("s")
    }
  }

  /// Whether "stay in" names a place to live: "New York or stay in LA".
  func staysSomewhere(_ match: PhraseBook<TermBook.Term>.Match) -> Bool {
    let next = match.place + match.length
    guard ["stay", "staying", "stays"].contains(texts[match.place]), texts[next - 1] == "in",
      next < texts.count, !words[next].startsClause
    else { return false }
    let inside: Set<String> = ["or", "and", "with", "all", "for", "bed", "at", "on", "alone"]
    return !inside.contains(texts[next]) && !times.contains { $0.place.contains(next) }
  }

  /// Whether "a date for" something is asked for, which is a day and no evening for two.
  private func isDateForSomething(_ match: PhraseBook<TermBook.Term>.Match) -> Bool {
    let next = match.place + match.length
    return texts[match.place..<next].last == "date" && next + 1 < texts.count
      && texts[next] == "for" && ["our", "my", "the", "a", "his", "her"].contains(texts[next + 1])
  }

  /// The area that most words are of.
  var area: Answer.Area? { area(within: texts.indices) }

  /// The area that most words at some places are of.
  func area(within places: Range<Int>) -> Answer.Area? {
    var scores: [Answer.Area: (score: Int, place: Int)] = [:]
    for match in subjects where places.contains(match.place) {
      guard case .area(let area) = match.meaning else { continue }
      if isOfTime(match), !["christmas", "thanksgiving", "valentines"].contains(texts[match.place])
      {
        continue
      }
      let old = scores[area]
      scores[area] = ((old?.score ?? 0) + match.length, old?.place ?? match.place)
    }
    return Answer.Area.allCases.filter { scores[$0] != nil }.max { one, other in
      let (one, other) = (scores[one] ?? (0, 0), scores[other] ?? (0, 0))
      return (one.score, -one.place) < (other.score, -other.place)
    }
  }

  var concepts: [String] {
    var found: [(key: String, place: Int, length: Int)] = []
    for match in matches {
      guard case .concept(let key) = match.meaning else { continue }
      let range = match.place..<(match.place + match.length)
      // The longer of two that overlap.
      if let index = found.firstIndex(where: {
        ($0.place..<($0.place + $0.length)).overlaps(range)
      }) {
        if found[index].length < match.length {
          found[index] = (key, match.place, match.length)
        }
        continue
      }
      found.append((key, match.place, match.length))
    }
    var keys: [String] = []
    for one in found where !keys.contains(one.key) { keys.append(one.key) }
    return keys
  }

  var aspect: AspectKind? {
    var best: (AspectKind, Int)?
    for match in matches {
      guard case .aspect(let kind) = match.meaning else { continue }
      // A named aspect rather than a verb such as "hits".
      if best == nil || kind != .conjunction { best = (kind, match.place) }
    }
    return best?.0
  }

  /// The parts of a day that it names.
  var dayParts: [String] {
    let parts = [
      ("morning", ["morning", "mornings", "breakfast"]),
      ("afternoon", ["afternoon", "afternoons", "lunch", "lunchtime", "arvo", "tarde"]),
      ("evening", ["evening", "evenings", "night", "nights", "noche", "tonight", "overnight"]),
    ]
    return parts.filter { $0.1.contains { has($0) } }.map(\.0)
  }

  var isOutside: Bool {
    matches.contains { if case .outside = $0.meaning { true } else { false } }
  }

  var persons: [String] {
    matches.compactMap { if case .person(let kind) = $0.meaning { kind } else { nil } }
  }

  /// How many words have a meaning.
  var meaningfulWordCount: Int {
    var places: Set<Int> = []
    for match in matches { places.formUnion(match.place..<(match.place + match.length)) }
    for time in times { places.formUnion(time.place) }
    return places.count
  }
}
