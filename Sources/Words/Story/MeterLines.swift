internal import Astrology
internal import Astrometers
internal import Ephemeris

/// The lines of a day's seventeen meters, chosen together: no two meters tell the same one, and the day's
/// strongest transit leads at least one of them.
struct MeterLines: Sendable {
  private var chosen: [WordLine?]

  subscript(meter: Meter) -> WordLine? { chosen[meter.rawValue] }

  /// A line that a meter may tell.
  private struct Candidate {
    /// The number of its text.
    let number: Int
    let body: CelestialBody
    /// The transit that it is of; nothing of a line for all of a body's.
    let key: TransitKey?
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
    var told = avoiding
    let strongest = story.facts.priorities.first { story.facts.isTimed || $0.natal != .body(.moon) }
    let candidates = Meter.allCases.map { Self.candidates(for: $0, of: story) }
    // The strongest transit first: the meter that has a line of it soonest due.
    if let strongest {
      let leaders = Meter.allCases.compactMap { meter -> (Meter, Candidate)? in
        guard story.facts.transits(of: meter).contains(where: { $0.key == strongest.key }) else {
          return nil
        }
        return Self.soonest(of: candidates[meter.rawValue], besides: told) {
          $0.body == strongest.body && ($0.key == nil || $0.key == strongest.key)
        }
        .map { (meter, $0) }
      }
      if let (meter, candidate) = leaders.min(by: { $0.1.cost < $1.1.cost }) {
        chosen[meter.rawValue] = story.words.line(candidate.number)
        told.insert(candidate.number)
      }
    }
    // Those with few lines that are due choose first, so that what several could tell is left for them.
    let due = candidates.map { lines in lines.count { $0.cost < Self.day } }
    let order = Meter.allCases.filter { chosen[$0.rawValue] == nil }
      .sorted { (due[$0.rawValue], $0.rawValue) < (due[$1.rawValue], $1.rawValue) }
    for meter in order {
      guard let candidate = Self.soonest(of: candidates[meter.rawValue], besides: told) else {
        continue
      }
      chosen[meter.rawValue] = story.words.line(candidate.number)
      told.insert(candidate.number)
    }
  }

  /// The first of the lines that are due soonest and not told yet, of those that are wanted.
  private static func soonest(
    of candidates: [Candidate], besides told: Set<Int>,
    where isWanted: (Candidate) -> Bool = { _ in true }
  ) -> Candidate? {
    var soonest: Candidate?
    for candidate in candidates {
      if let soonest, soonest.cost <= candidate.cost { continue }
      if isWanted(candidate), !told.contains(candidate.number) { soonest = candidate }
    }
    return soonest
  }

  /// A meter's lines of the bodies that move it, and briefs of the transits, each with its turn.
  private static func candidates(for meter: Meter, of story: DayStory) -> [Candidate] {
    let (facts, words) = (story.facts, story.words)
    let quality = facts.scores.scores[meter].quality
    let leaning = Int(quality.leaning)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(64)
    var bodies: BodySet = []
    func add(
      _ texts: Range<Int>, _ body: CelestialBody, rank: Int, slot: Int, place: Int? = nil,
      key: TransitKey? = nil
    ) {
      guard let first = texts.first else { return }
      let period = texts.count > 2 ? longPeriod : period
      // A meter's bodies take turns, so that those which move it for months leave no day to another's.
      let own =
        place.map { story.rota.age(of: meter.rawValue, slot: slot, period: period) + $0 }
        ?? story.rota.age(of: first, slot: slot, period: period)
      for number in texts {
        let line = words.line(number)
        guard DayStory.fits(line, leaning), facts.isTimed || !line.needsTime else { continue }
        // The alternatives of a list have their turns as far apart as can be.
        let age = (own + (number - texts.lowerBound) * period / texts.count) % period
        let strangeness = line.meeting(1 << UInt32(meter.rawValue)) == 0 ? 6 : 0
        candidates.append(
          Candidate(
            number: number, body: body, key: key,
            cost: wait(age, of: period) * day + rank + strangeness))
      }
    }
    func addLines(of body: CelestialBody, rank: Int) {
      add(
        words.texts(WordKey.code(ofLine: meter, body, quality)), body, rank: rank,
        slot: RotaSlot.meterLine,
        place: place(of: body))
    }
    var next = 0
    for transit in facts.transits(of: meter)
    where facts.isTimed || transit.natal != .body(.moon) {
      let (body, rank) = (transit.body, next)
      next += 1
      // A meter's own lines first: the others may be told by its neighbours.
      if let code = WordKey.code(.brief, of: transit.key) {
        add(
          words.texts(code), body, rank: rank + 5, slot: RotaSlot.brief, key: transit.key)
      }
      guard body != .meanNode, !bodies.contains(body) else { continue }
      bodies = bodies.union(BodySet(body))
      addLines(of: body, rank: rank)
      if facts.isTimed {
        add(
          words.texts(.house(.houseBrief, body, transit.transitHouse.number)), body,
          rank: rank + 8, slot: RotaSlot.house, key: transit.key)
      }
    }
    if candidates.isEmpty {
      for body in WordFile.leaders { addLines(of: body, rank: 9) }
    }
    return candidates
  }

  /// A body's place in the turns of a meter: of the slow ones each has a day of four.
  private static func place(of body: CelestialBody) -> Int {
    switch body {
    case .saturn, .mercury: 0
    case .uranus, .jupiter, .sun: 1
    case .neptune, .mars, .moon: 2
    case .pluto, .venus: 3
    case .meanNode, .trueNode, .chiron, .meanApogee, .osculatingApogee: 0
    }
  }

  /// What a line costs that is not due: more than any that is.
  private static let day = 16
  /// How many days a line rests after its turn, and how many where there are more than two of its kind.
  private static let (period, longPeriod) = (8, 16)

  /// What it costs to tell a line so many days after its turn: those in the middle of the period were
  /// told longest ago, or will be longest from now; that of yesterday comes last.
  private static func wait(_ age: Int, of period: Int) -> Int {
    guard age > 0 else { return 0 }
    let distance = min(age, period - age)
    return longPeriod - 2 * distance + (age == 1 ? 3 : age > period / 2 ? 2 : 1)
  }
}
