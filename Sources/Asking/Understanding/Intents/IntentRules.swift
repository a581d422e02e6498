internal import Astrology
internal import Ephemeris

/// Decides by the words of a question what it wants.
///
/// The rules stand in order: the first that holds decides.
struct IntentRules {
  let reader: QuestionReader
  let cues: Set<String>
  let points: [(point: ChartPoint, isOwn: Bool, place: Int)]
  let signs: [ZodiacSign]
  let houses: [Int]
  let activity: AskedActivity?
  let concepts: [String]
  let ownsSomething: Bool

  init(_ reader: QuestionReader) {
    self.reader = reader
    cues = reader.cueNames()
    points = reader.points
    signs = reader.signs
    houses = reader.houses
    activity = reader.activity?.activity
    concepts = reader.concepts
    ownsSomething = !Set(["my", "i", "im", "mi", "me", "ive", "mis", "soy", "tengo", "own"])
      .isDisjoint(with: reader.texts)
  }

  func has(_ some: String...) -> Bool { some.contains { cues.contains($0) } }
  func says(_ some: String...) -> Bool { some.contains { reader.texts.contains($0) } }

  var own: [ChartPoint] { points.filter(\.isOwn).map(\.point) }
  var foreign: [ChartPoint] { points.filter { !$0.isOwn }.map(\.point) }
  var hasTime: Bool { !reader.times.isEmpty }
  var isAstrological: Bool {
    !points.isEmpty || !signs.isEmpty || !houses.isEmpty || !concepts.isEmpty
  }

  /// A day some years ago that is not the reader's birthday.
  var dayLongAgo: CalendarDate? {
    let date = reader.times.first {
      $0.kind == .day && $0.period.from.year < reader.situation.today.year - 4
    }
    guard let date, reader.situation.birth != date.period.from else { return nil }
    return date.period.from
  }

  /// A date of birth of somebody else.
  var otherBirth: CalendarDate? {
    guard let date = dayLongAgo else { return nil }
    let isOther =
      !reader.persons.isEmpty || has("compat")
      || says(
        "someone", "somebody", "born", "nacio", "hes", "shes", "theyre", "us", "we", "wed",
        "match", "tinder", "hinge", "bumble", "dob", "bday", "birthday")
    return isOther && !says("moon", "luna")
      && !(says("i") && says("born") && reader.persons.isEmpty)
      ? date : nil
  }

  /// What the question wants, and how sure that is.
  func intent() -> (intent: Understanding.Intent, sureness: Double) {
    if let term { return (term.intent, 0.95) }
    if isCourtesy { return (.courtesy, 1) }
    if isRemark { return (.courtesy, 0.7) }
    if isOutside { return (.outOfScope, 0.9) }
    if isBareBirth { return (.compatibility, 0.9) }
    if asksForTheirPlace { return (.chartFact, 0.95) }
    if claimsSign { return (.chartFact, 0.9) }
    if isCompatibility { return (.compatibility, 0.9) }
    if isConcept { return (.concept, 0.9) }
    if asksForShape { return (.chartFact, 0.9) }
    if asksOwnNature { return (.portrait, 0.9) }
    if asksForSkyEvents { return (.skyFact, 0.9) }
    if asksRetrogradeAtBirth { return (.chartFact, 0.9) }
    if isCause { return (.cause, 0.9) }
    if isTransitWhen { return (.transitWhen, 0.9) }
    if isPortrait { return (.portrait, 0.9) }
    if isSkyFact { return (.skyFact, 0.9) }
    if isChartFact { return (.chartFact, 0.9) }
    if isComparison { return (.compareTimes, 0.9) }
    if isBestTime { return (.bestTime, 0.9) }
    if asksWhatToPlan { return (.outlook, 0.9) }
    if isDecision { return (.decision, 0.8) }
    if isOutlook { return (.outlook, 0.7) }
    if has("thanks") { return (.courtesy, 0.7) }
    if activity != nil || reader.area != nil { return (.outlook, 0.4) }
    if !points.isEmpty || !houses.isEmpty { return (.chartFact, 0.4) }
    if !signs.isEmpty { return (.compatibility, 0.3) }
    return (.outOfScope, 0.2)
  }

  private var isCourtesy: Bool {
    if has("bot") { return true }
    if has("help"), !hasTime, activity == nil, !isAstrological { return true }
    let courtesies = reader.matches.filter {
      $0.meaning == .cue("greeting") || $0.meaning == .cue("thanks")
    }
    let covered = Set(courtesies.flatMap { $0.place..<($0.place + $0.length) })
    // "Good morning" names no time.
    let asksOfTime = reader.times.contains { !covered.isSuperset(of: $0.place) }
    if has("correction"), hasTime { return false }
    guard has("greeting", "thanks"), !asksOfTime || has("thanks"), !isAstrological else {
      return false
    }
    let fillers: Set<String> = [
      "you", "so", "much", "very", "really", "that", "was", "helpful", "a", "lot", "stars", "there",
      "again", "for", "this", "it", "is", "all", "the", "muchas", "lots", "and", "oh", "ok", "okay",
      "dear", "astrolabe", "everyone", "my", "friend", "help", "your", "answer", "great", "nice",
      "good", "cool", "wow", "super", "now", "today", "im", "glad", "nothing", "else", "one", "i",
      "feel", "better", "advice", "made", "sense", "makes", "will", "do", "try", "tal", "how",
      "are", "que", "estas", "tomorrow", "just", "wanted", "to", "say", "have", "day", "needed",
      "thats", "dead", "x", "xx", "xxx", "well", "proper", "trust", "hope", "youre", "keeping",
    ]
    let rest = reader.texts.indices.filter {
      !covered.contains($0) && !fillers.contains(reader.texts[$0])
    }
    return rest.isEmpty
      || rest.count <= 1 && !has("best", "should", "why", "when") && activity == nil
  }

  /// Whether the reader only says that an answer was good or of no use.
  private var isRemark: Bool {
    guard !hasTime, activity == nil, !isAstrological, reader.texts.count <= 8 else { return false }
    if has("complaint") { return true }
    guard has("fine") else { return false }
    let covered = reader.matches.filter {
      [.cue("fine"), .cue("thanks"), .cue("greeting")].contains($0.meaning)
    }.flatMap { $0.place..<($0.place + $0.length) }
    return Set(covered).count == reader.texts.count
  }

  /// Whether no classifier knows the intent better.
  var isCertain: Bool {
    term != nil || asksForPoint || asksForTheirPlace || asksOfOtherArt || asksWhatToPlan
  }

  /// Whether another art than astrology is named in several words, as "personal year number".
  private var asksOfOtherArt: Bool {
    !isAstrological
      && reader.matches.contains { $0.meaning == .outside("otherart") && $0.length > 1 }
  }

  private var isOutside: Bool {
    let isOwnKind = reader.matches.contains { $0.meaning == .outside("otherart") }
    if isOwnKind { return true }
    guard reader.isOutside else {
      // Words that nobody knows.
      let unknown = reader.texts.filter { !Spelling.shared.knows($0) }
      return reader.meaningfulWordCount == 0 && unknown.count * 2 > reader.texts.count
    }
    if has("strongshould", "best", "compat"), activity != nil { return false }
    if has("equinox", "solstice", "fullmoon", "newmoon", "eclipse") { return false }
    // "Can I expect good news about money this month".
    if has("outlook"), reader.area != nil, hasTime { return false }
    // "Is there a reason why my laptop broke" asks for the reason.
    if has("why"), ownsSomething, hasTime { return false }
    return !isAstrological || has("concept") && !hasTime
  }
}
