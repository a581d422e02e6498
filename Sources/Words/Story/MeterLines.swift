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
    let line: WordLine
    let body: CelestialBody
    /// How soon it is due: 0 on its day.
    let cost: Int
  }

  /// Chooses the lines.
  ///
  /// - Parameters:
  ///   - story: The day.
  ///   - phase: How many days ahead the turns are read; 4 for a second line that differs from the first.
  ///   - avoiding: Lines that another text of the page has.
  ///   - meters: Those that are wanted.
  init(
    of story: DayStory, phase: Int = 0, avoiding: Set<Int> = [],
    for meters: [Meter] = Meter.allCases
  ) {
    chosen = Array(repeating: nil, count: Meter.allCases.count)
    var told = avoiding
    let strongest = story.facts.priorities.first { story.facts.isTimed || $0.natal != .body(.moon) }
    var candidates: [[Candidate]] = Array(repeating: [], count: Meter.allCases.count)
    for meter in meters {
      candidates[meter.rawValue] = Self.candidates(for: meter, of: story, phase: phase)
    }
    // The strongest transit first: the meter that has a line of it soonest due.
    if let strongest {
      let leaders = meters.compactMap { meter -> (Meter, Candidate)? in
        guard story.facts.transits(of: meter).contains(where: { $0.key == strongest.key }) else {
          return nil
        }
        return candidates[meter.rawValue].filter {
          $0.body == strongest.body && !told.contains($0.line.number)
        }
        .min { $0.cost < $1.cost }.map { (meter, $0) }
      }
      if let (meter, candidate) = leaders.min(by: { $0.1.cost < $1.1.cost }) {
        chosen[meter.rawValue] = candidate.line
        told.insert(candidate.line.number)
      }
    }
    for meter in meters where chosen[meter.rawValue] == nil {
      let line = candidates[meter.rawValue].filter { !told.contains($0.line.number) }
        .min { $0.cost < $1.cost }?.line
      chosen[meter.rawValue] = line
      if let line { told.insert(line.number) }
    }
  }

  /// A meter's lines of the bodies that move it, and briefs of the transits, each with its turn.
  private static func candidates(
    for meter: Meter, of story: DayStory, phase: Int
  ) -> [Candidate] {
    let (facts, words) = (story.facts, story.words)
    let quality = facts.scores.scores[meter].quality
    let leaning = Int(quality.leaning)
    let rota = Rota(person: story.rota.person, day: story.rota.day + phase)
    let transits = facts.transits(of: meter).filter {
      facts.isTimed || $0.natal != .body(.moon)
    }
    var candidates: [Candidate] = []
    var bodies: BodySet = []
    func add(_ texts: Range<Int>, _ body: CelestialBody, rank: Int, slot: Int) {
      guard let first = texts.first else { return }
      let own = rota.age(of: first, slot: slot, period: period)
      for number in texts {
        let line = words.line(number)
        guard DayStory.fits(line, leaning), facts.isTimed || !line.needsTime else { continue }
        // The alternatives of a list have their turns as far apart as can be.
        let age = (own + (number - texts.lowerBound) * period / texts.count) % period
        let strangeness = line.meeting(1 << UInt32(meter.rawValue)) == 0 ? 2 : 0
        candidates.append(
          Candidate(line: line, body: body, cost: waits[age] * 16 + rank + strangeness))
      }
    }
    for (rank, transit) in transits.enumerated() {
      let body = transit.body
      if let code = WordKey.code(.brief, of: transit.key) {
        add(words.texts(code), body, rank: rank + 1, slot: RotaSlot.brief)
      }
      guard body != .meanNode, !bodies.contains(body) else { continue }
      bodies = bodies.union(BodySet(body))
      add(words.texts(.line(meter, body, quality)), body, rank: rank, slot: RotaSlot.meterLine)
      if facts.isTimed {
        add(
          words.texts(.house(.houseBrief, body, transit.transitHouse.number)), body,
          rank: rank + 3, slot: RotaSlot.house)
      }
    }
    if candidates.isEmpty {
      for body in WordFile.leaders {
        add(words.texts(.line(meter, body, quality)), body, rank: 9, slot: RotaSlot.meterLine)
      }
    }
    return candidates
  }

  /// How many days a line rests after its turn.
  private static let period = 8
  /// What it costs to tell a line so many days after its turn: those in the middle of the period were
  /// told longest ago, or will be longest from now.
  private static let waits = [0, 7, 4, 2, 1, 3, 5, 6]
}
