internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// The lines of a day's seventeen meters, chosen together: each names the transit that the plan chose, or none,
/// and no two meters have the same line.
struct MeterLines: Sendable {
  private var chosen: [WordLine?]

  subscript(meter: Meter) -> WordLine? { chosen[meter.rawValue] }

  /// A line that a meter may have.
  private struct Candidate {
    /// The number of its text.
    let number: Int
    /// How soon it is due: 0 on its day.
    let cost: Int
  }

  /// Chooses the lines.
  ///
  /// - Parameters:
  ///   - story: The day.
  ///   - avoiding: Lines that another text of the page has.
  init(of story: DayStory, avoiding: Set<Int> = []) {
    chosen = Array(repeating: nil, count: Meter.allCases.count)
    var used = avoiding
    var lines = DueLines(of: story)
    // Those of all meters side by side.
    var all: [Candidate] = []
    all.reserveCapacity(256)
    let places = Meter.allCases.map { meter in
      let start = all.count
      Self.addCandidates(for: meter, from: &lines, to: &all)
      return start..<all.count
    }
    // Those with few lines that are due choose first, so that lines of several meters are left for the others.
    let due = places.map { lines in all[lines].count { $0.cost < Self.day } }
    let order = Meter.allCases.sorted {
      (due[$0.rawValue], $0.rawValue) < (due[$1.rawValue], $1.rawValue)
    }
    for meter in order {
      guard let candidate = Self.soonest(of: all[places[meter.rawValue]], besides: used)
      else { continue }
      chosen[meter.rawValue] = story.words.line(candidate.number)
      used.insert(candidate.number)
    }
  }

  /// The first of the lines that are due soonest and not used yet.
  private static func soonest(
    of candidates: ArraySlice<Candidate>, besides used: Set<Int>
  ) -> Candidate? {
    var soonest: Candidate?
    for candidate in candidates {
      if let soonest, soonest.cost <= candidate.cost { continue }
      if !used.contains(candidate.number) { soonest = candidate }
    }
    return soonest
  }

  /// Adds the lines of the transit that a meter's text speaks of, each with its turn: the meter's own, and
  /// briefs of the transit and of its house that speak of the meter.
  private static func addCandidates(
    for meter: Meter, from lines: inout DueLines, to candidates: inout [Candidate]
  ) {
    let (story, start) = (lines.story, candidates.count)
    let quality = story.facts.scores.scores[meter].quality
    let leaning = Int(quality.leaning)
    let isClear = story.facts.scores.scores[meter].unified.magnitude > MeterScore.clearScore
    func add(_ places: Range<Int>, rank: Int, isShared: Bool = false) {
      for place in places {
        let (line, wait) = lines[place]
        // A glad line says that a meter stands high, so that it is none for a meter that does not.
        let suits =
          isShared
          ? Self.says(line, quality, of: meter)
          : line.tone.lowerBound.signum() == leaning
            && line.meeting(1 << UInt32(meter.rawValue)) > 0
        guard suits
        else { continue }
        candidates.append(Candidate(number: line.number, cost: wait * day + rank))
      }
    }
    let cause = story.plan[meter].named
    // "Mercury brings little news" is wrong beside what the day says of Mercury.
    let isStrongest = story.plan.strongest == cause?.key
    let isSpokenOf =
      quality == .quiet && !isStrongest
      && cause.map { story.plan.speaks(of: $0.body) } ?? false
    if let transit = cause, !isSpokenOf {
      add(lines.own(of: meter, quality, by: transit.body), rank: 0)
      add(lines.briefs(of: transit.key), rank: 5, isShared: true)
      // A line on a house says neither, so it stands where a meter is both easy and hard.
      if story.facts.isTimed, quality == .mixed, !isClear {
        add(lines.house(of: transit), rank: 8, isShared: true)
      }
    }
    // Those that name no cause stand in where a line that names one was used less than a week ago, unless
    // the cause is the day's strongest.
    if candidates.count == start || !isStrongest {
      add(lines.plain(of: meter, quality), rank: candidates.count == start ? 10 : plainRank)
    }
  }

  /// Whether a line on a transit alone says of a meter what the meter's own lines say: which meter it is, and
  /// whether things are easy or hard.
  ///
  /// No such line says that little is going on, so a quiet meter has none.
  private static func says(_ line: WordLine, _ quality: MeterScore.Quality, of meter: Meter) -> Bool
  {
    guard line.meeting(1 << UInt32(meter.rawValue)) > 0 else { return false }
    return switch quality {
    case .quiet: false
    case .mixed: true
    case .harmonious, .peaceful: line.tone.lowerBound > 0
    case .challenging: line.tone.upperBound < 0
    }
  }

  /// What a line costs that is not due: more than any that is.
  private static let day = 16
  /// What a line costs that names no cause, beside some that do: as much as one used six days ago.
  private static let plainRank = 4 * day + 10
}

/// The lines that a day's meters may have, each with how long it has to wait.
///
/// A transit moves three meters or so, and its lines are the same for each: they are looked up once.
private struct DueLines {
  let story: DayStory
  private var lines: [(line: WordLine, wait: Int)] = []
  /// The lists of several meters that were looked up, by their codes, and where their lines are.
  private var codes: [UInt32] = []
  private var places: [Range<Int>] = []

  init(of story: DayStory) {
    self.story = story
    lines.reserveCapacity(512)
    codes.reserveCapacity(64)
    places.reserveCapacity(64)
  }

  /// A line and its cost on the day, by its place.
  subscript(place: Int) -> (line: WordLine, wait: Int) { lines[place] }

  /// The briefs of a transit; none of one that has none.
  mutating func briefs(of key: TransitKey) -> Range<Int> {
    WordKey.code(.brief, of: key).map { shared($0, RotaSlot.brief) } ?? 0..<0
  }

  /// The briefs of the house that a transit's body passes through.
  mutating func house(of transit: ReadingFacts.TransitFact) -> Range<Int> {
    let key = WordKey.house(.houseBrief, transit.body, transit.transitHouse.number)
    return shared(key.code, RotaSlot.house)
  }

  /// The lines of a list that is several meters'.
  private mutating func shared(_ code: UInt32, _ slot: Int) -> Range<Int> {
    if let known = codes.firstIndex(of: code) { return places[known] }
    let texts = story.words.texts(code)
    let period = Self.period(of: texts)
    let age =
      texts.isEmpty ? 0 : story.rota.age(of: texts.lowerBound, slot: slot, period: period)
    codes.append(code)
    places.append(add(texts, age: age, period))
    return places[places.count - 1]
  }

  /// A meter's own lines of a body.
  ///
  /// A meter's bodies take turns, so that those which move it for months leave no day to another's.
  mutating func own(
    of meter: Meter, _ quality: MeterScore.Quality, by body: CelestialBody
  ) -> Range<Int> {
    let texts = story.words.texts(WordKey.code(ofLine: meter, body, quality))
    let period = Self.period(of: texts)
    let turn = story.rota.age(of: meter.rawValue, slot: RotaSlot.meterLine, period: period)
    return add(texts, age: turn + Self.place(of: body), period)
  }

  /// A meter's lines that name no cause.
  mutating func plain(of meter: Meter, _ quality: MeterScore.Quality) -> Range<Int> {
    let texts = story.words.texts(.plainLine(meter, quality))
    let period = Self.longPeriod
    let turn = story.rota.age(of: meter.rawValue, slot: RotaSlot.plainLine, period: period)
    return add(texts, age: turn, period)
  }

  /// Adds the texts of a list whose first had its turn so many days ago, but not those that need a time which
  /// isn't known.
  private mutating func add(_ texts: Range<Int>, age first: Int, _ period: Int) -> Range<Int> {
    let start = lines.count
    for number in texts {
      let line = story.words.line(number)
      guard story.facts.isTimed || !line.needsTime else { continue }
      // The alternatives of a list have their turns as far apart as can be.
      let age = (first + (number - texts.lowerBound) * period / texts.count) % period
      lines.append((line, Self.wait(age, of: period)))
    }
    return start..<lines.count
  }

  /// A body's place in the turns of a meter: of the slow ones each has a day of four.
  private static func place(of body: CelestialBody) -> Int {
    switch ChartBody(body) {
    case .saturn, .mercury: 0
    case .uranus, .jupiter, .sun: 1
    case .neptune, .mars, .moon: 2
    case .pluto, .venus: 3
    case .meanNode, nil: 0
    }
  }

  /// How many days a line rests after its turn, and how many where there are more than two of its kind.
  private static let (shortPeriod, longPeriod) = (8, 16)

  private static func period(of texts: Range<Int>) -> Int {
    texts.count > 2 ? longPeriod : shortPeriod
  }

  /// The cost of a line so many days after its turn: those in the middle of the period were used longest ago,
  /// or will be longest from now; that of yesterday comes last.
  private static func wait(_ age: Int, of period: Int) -> Int {
    guard age > 0 else { return 0 }
    let distance = min(age, period - age)
    return longPeriod - 2 * distance + (age == 1 ? 3 : age > period / 2 ? 2 : 1)
  }
}
