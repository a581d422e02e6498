internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// The sentences of a day's eight areas, chosen together: no two areas name the same transit as long as there
/// are enough transits.
struct AreaTexts: Sendable {
  private(set) var sentences: [[AreaSentence]] = []
  private let story: DayStory

  /// A text is added to until it has so many words; a sentence has 24 at most, so none has 120.
  private static let enough = 88
  /// Days from the thought of the day to others that a text may take: no two of them follow one another, nor
  /// follow the day's own, so that a day shares none with the next.
  private static let thoughtsAhead = [7, 10, 3, 5]
  /// The contract's limits.
  private static let wordLimits = 80...120
  /// How many of an area's transits take turns.
  private static let leaders = 3

  init(of story: DayStory) {
    self.story = story
    var named: [TransitKey] = []
    for area in LifeArea.allCases { sentences.append(compose(area, besides: &named)) }
  }

  /// Chooses an area's sentences.
  private func compose(_ area: LifeArea, besides named: inout [TransitKey]) -> [AreaSentence] {
    let meters = story.words.meters(of: area)
    guard let meter = meters.first else { return [] }
    let quality = story.facts.scores.scores[meter].quality
    var chosen = Choices()
    add(.opening, .opening(area, quality), to: &chosen)
    if let transit = leader(of: area, meters, leaning: quality.leaning, besides: named) {
      named.append(transit.key)
      let names = SlotNames(transiting: transit.body, natal: transit.natal)
      add(.transit, .transit(of: transit.body, area), names, to: &chosen)
      add(.aspect, .aspect(transit.aspect, area), to: &chosen)
    } else {
      add(.still, .still(area), to: &chosen)
    }
    add(.counsel, .counsel(area, quality), to: &chosen)
    // Thoughts come round in thirteen days and the rest in one week or four, so that no whole text comes again
    // within months.
    add(.thought, .thoughts(area), to: &chosen)
    // What else there is takes turns, so that a text has other sides on other days.
    let others: [AreaPart] = [.beside, .house, .trend]
    let first = story.rota.number(below: others.count, RotaSlot.areas, area.index)
    let turn = (first + story.rota.day).quotientAndRemainder(flooringBy: others.count).remainder
    for part in others[turn...] + others[..<turn] where chosen.words < Self.enough {
      addOther(part, of: area, meters, to: &chosen)
    }
    // A corpus that was checked has more thoughts than a text takes.
    for ahead in Self.thoughtsAhead where chosen.words < Self.enough {
      add(.thought, .thoughts(area), ahead: ahead, to: &chosen)
    }
    return withoutEchoes(chosen)
  }

  /// The sentences in their order, with another in place of one that begins with the word before it.
  private func withoutEchoes(_ choice: Choices) -> [AreaSentence] {
    var chosen = choice
    chosen.choices.sort { $0.sentence.part.rawValue < $1.sentence.part.rawValue }
    for place in chosen.choices.indices.dropFirst() where chosen.echoes(at: place) {
      let choice = chosen.choices[place]
      for ahead in choice.others {
        guard let number = story.rota.text(of: choice.texts, slot: choice.slot, ahead: ahead),
          !chosen.choices.contains(where: { $0.number == number })
        else { continue }
        let text = text(number, choice.names, after: choice.connection)
        var changed = chosen
        changed.choices[place].number = number
        changed.choices[place].sentence = AreaSentence(part: choice.sentence.part, text: text)
        guard Self.wordLimits.contains(changed.words), !changed.echoes(at: place),
          place + 1 == changed.choices.count || !changed.echoes(at: place + 1)
        else { continue }
        chosen = changed
        break
      }
    }
    return chosen.choices.map(\.sentence)
  }

  private func addOther(
    _ part: AreaPart, of area: LifeArea, _ meters: [Meter], to chosen: inout Choices
  ) {
    let scores = story.facts.scores
    switch part {
    case .beside:
      guard
        let meter = meters.dropFirst().filter({ scores.scores[$0].quality.leaning != 0 })
          .max(by: {
            scores.scores[$0].unified.magnitude < scores.scores[$1].unified.magnitude
          })
      else { return }
      let isGlad = scores.scores[meter].quality.leaning > 0
      // Of two meters that stand against each other, the second follows on a “but”.
      let isOpposite = meters.first.map { first in
        let leaning = scores.scores[first].quality.leaning
        return leaning != 0 && (leaning > 0) != isGlad
      }
      let words = story.words.texts(.connection(.opposite))
      let connection =
        isOpposite == true
        ? story.rota.text(of: words, slot: RotaSlot.connection, ahead: area.index) : nil
      add(
        .beside, .beside(area, meter, isGlad: isGlad), connection: connection, to: &chosen)
    case .house:
      guard let (body, number) = guest(of: area, meters) else { return }
      add(.house, .house(number, area), SlotNames(transiting: body), to: &chosen)
    case .trend:
      guard let meter = meters.first, let trend = AreaTrend(scores.trend(of: meter)) else { return }
      add(.trend, .trend(trend, area), to: &chosen)
    case .opening, .transit, .aspect, .still, .thought, .counsel: break
    }
  }

  /// The transit that an area's text names: of its meters' largest that go with its quality each has a day in
  /// turn, and one that no other area has named comes first.
  private func leader(
    of area: LifeArea, _ meters: [Meter], leaning: Double, besides named: [TransitKey]
  ) -> ReadingFacts.TransitFact? {
    let facts = story.facts
    var all: [ReadingFacts.TransitFact] = []
    for transit in meters.flatMap({ facts.transits(of: $0) })
    where facts.isTimed || transit.natal != .body(.moon) {
      if !all.contains(where: { $0.key == transit.key }) { all.append(transit) }
    }
    let fitting = all.filter { $0.quality * leaning >= 0 }
    let pool = fitting.isEmpty ? all : fitting
    let count = min(Self.leaders, pool.count)
    guard count > 0 else { return nil }
    let turn = story.rota.day.quotientAndRemainder(flooringBy: count).remainder
    let inTurn = pool[turn..<count] + pool[..<turn] + pool[count...]
    return inTurn.first { transit in !named.contains(transit.key) } ?? inTurn.first
  }

  /// A body that passes through one of an area's houses: the Moon, or one that moves its meters, each in turn;
  /// nil if the houses aren't known.
  private func guest(of area: LifeArea, _ meters: [Meter]) -> (CelestialBody, Int)? {
    let facts = story.facts
    guard facts.isTimed else { return nil }
    let houses = story.words.houses(of: area).map(\.number)
    var guests: [(CelestialBody, Int)] = []
    func add(_ body: CelestialBody, _ house: House) {
      guard houses.contains(house.number), !guests.contains(where: { $0.0 == body }) else { return }
      guests.append((body, house.number))
    }
    add(.moon, facts.moon.house)
    for transit in meters.flatMap({ facts.transits(of: $0) }) + facts.priorities {
      add(transit.body, transit.transitHouse)
    }
    guard !guests.isEmpty else { return nil }
    return guests[story.rota.day.quotientAndRemainder(flooringBy: guests.count).remainder]
  }

  /// A sentence with its slots filled, behind the words that join it to the one before.
  private func text(_ number: Int, _ names: SlotNames, after connection: Int?) -> String {
    var line = ChosenLine(line: story.words.line(number), names: names)
    line.connection = connection
    return story.words.text(line)
  }

  /// Adds the day's own sentence of a list, or one after it if that one is chosen already; adds nothing if the
  /// list has no other.
  @discardableResult
  private func add(
    _ part: AreaPart, _ key: WordKey, _ names: SlotNames = SlotNames(), ahead: Int = 0,
    connection: Int? = nil, to chosen: inout Choices
  ) -> Bool {
    let texts = story.words.texts(key.code)
    let slot = RotaSlot.areas + Int(key.code & 0xff_ffff)
    for ahead in ahead..<(ahead + texts.count) {
      guard let number = story.rota.text(of: texts, slot: slot, ahead: ahead),
        !chosen.choices.contains(where: { $0.number == number })
      else { continue }
      let text = text(number, names, after: connection)
      chosen.choices.append(
        ChosenSentence(
          sentence: AreaSentence(part: part, text: text), number: number, texts: texts, slot: slot,
          ahead: ahead, names: names, connection: connection))
      return true
    }
    return false
  }

  /// A sentence that was chosen, and where another would be found.
  private struct ChosenSentence {
    var sentence: AreaSentence
    var number: Int
    let texts: Range<Int>
    let slot: Int
    let ahead: Int
    let names: SlotNames
    /// The number of the words that join it to the sentence before.
    let connection: Int?

    /// The days ahead whose texts neither the day before nor the day after uses.
    var others: [Int] {
      if sentence.part == .thought { return [5] }
      return texts.count < 7 ? [ahead + 2] : [ahead + 3, ahead + 5]
    }
  }

  /// The sentences chosen so far.
  private struct Choices {
    var choices: [ChosenSentence] = []

    var words: Int { choices.reduce(0) { $0 + $1.sentence.text.wordCount } }

    /// Whether a sentence begins with the word that the one before it ends with.
    func echoes(at place: Int) -> Bool {
      choices[place].sentence.text.echoes(choices[place - 1].sentence.text)
    }
  }
}

/// A sentence of an area's text, and what it is about.
package struct AreaSentence: Sendable, Hashable {
  /// What the sentence is about.
  package let part: AreaPart
  /// The sentence, or two short ones.
  package let text: String
}
