internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// The clauses and sentence patterns of `day.json`, from which a day's message is made.

/// A part of `day.json`.
enum DayGroup: Int, CaseIterable {
  /// What people notice, as a clause, by meter and direction.
  case effects
  /// What helps with each of them, as a clause that begins with a verb, in the same order.
  ///
  /// The first ``wholeDeeds`` also stand without their effect.
  case deeds
  /// What a natal point speaks of.
  case points
  /// The houses, with what they speak of.
  case houses
  /// How a body stands to a natal point, by aspect.
  case links
  /// The same with its time.
  case whens
  /// What the whole day is like, in a few words, with a picture.
  case verdicts
  /// What happens to the reader: in the house that the transit passes through, by the sign of the natal planet.
  case scenes
  /// How somebody of a Sun sign meets such a day, by the sign, the group of meters and the direction.
  case suns
  /// What a body does to a natal point, in a verb or two.
  case verbs
  /// What a meter is about, as things that one does.
  case matters
  /// The transit that leads.
  case leads
  /// The one that stands beside it.
  case seconds
  /// What to make of the day.
  case closings
  /// A deed with its time of day.
  case windows
  /// What people notice of a meter and what helps, as a headline.
  case messages
  /// Which transit is behind what not to do.
  case risks
  /// Hours that hardly differ.
  case pace
  /// The best and the hardest stretch of a day, as clauses.
  case curve
  /// Each of them as a sentence, with what belongs there and what does not.
  case curves
  /// Why love, talk or company stands as it does, and what helps.
  case reasons
  /// Why another of love, talk and company stands as it does: on the same side, on the other.
  case beside
  /// An hour at which the Moon is exact.
  case moments
  /// Where a transit stands and what it does, for the technical analysis.
  case why
  /// When it is strongest.
  case dates
  /// A slow transit of the technical analysis, as it gets stronger or weaker.
  case background
  /// What a natal planet is like in its sign.
  case characters
  /// What a meter's text says, of the transit that it names.
  case cards
  /// The same of a transit that the overview explains.
  case again
  /// What a meter's text says where the day's strongest transit pulls the other way.
  case despite
  /// What to do on a day of the week ahead, and the transit behind it.
  case ahead
  /// The acts for such a day, by meter and direction.
  case tasks
  /// When to meet people.
  case meetings
  /// How a deed begins that leaves something undone, and so needs no hour.
  case omissions
  /// Which transit the day's story comes from.
  case origins
  /// What a new or a full Moon is good for, by the house in which it falls.
  case lunations
  /// The same as a sentence, on its day and before it.
  case lunationsToday, lunationsAhead
  /// What the day is good for and hard on, and the transit that its story comes from.
  case weights
  /// What a meter is called there.
  case fields
  /// What to do on a day that is good for a meter or hard on it, without a time.
  case turns
  /// Two meters by their names, and one of those of each side.
  case fieldPlans
  /// The hours of a day that has a thread, with what of it belongs there.
  case threadHours
  /// How the matter of the day goes on.
  case courses
  /// What a body that comes into a sign is good for, by the house that it passes through.
  case arrivals
  /// The same as a sentence before its day.
  case arrivalsAhead
  /// Which meter a day is hardest on, and what helps.
  case hardest
  /// Words by which a headline or an act speaks of a meter.
  case subjects
}

extension DayGroup {
  /// The keys of its lists, in the file's order.
  var names: [String] {
    let sides = ["easy", "hard"]
    return switch self {
    case .effects, .deeds, .tasks, .turns:
      Meter.allCases.flatMap { meter in sides.map { "\(meter.name).\($0)" } }
    case .points: ChartPoint.written.map(\.name)
    case .links: AspectKind.allCases.map(\.name)
    case .weights: DayWeight.allCases.map(\.name)
    case .fieldPlans: DayFields.allCases.map(\.name)
    case .whens: DayTime.allCases.map(\.name)
    case .dates: DayTime.ofADate.map(\.name)
    case .verdicts: DayVerdict.allCases.map(\.name)
    case .leads, .meetings: sides
    case .origins: DayOrigin.allCases.map(\.name)
    case .ahead: DayAhead.allCases.map(\.name)
    case .lunations: ["new", "full"].flatMap { moon in (1...12).map { "\(moon).\($0)" } }
    case .lunationsToday, .lunationsAhead: ["new", "full"]
    case .threadHours: DayThreadHours.allCases.map(\.name)
    case .courses: DayCourse.allCases.map(\.name)
    case .arrivals:
      Self.arrivingBodies.flatMap { body in (1...12).map { "\(body.name).\($0)" } }
    case .characters: DayCharacter.allCases.map(\.name)
    case .beside: ["same", "other"]
    case .suns:
      ZodiacSign.allCases.flatMap { sign in
        Meter.Group.allCases.flatMap { group in
          sides.map { "\(sign.name).\(group.name).\($0)" }
        }
      }
    case .scenes: DayScene.allCases.map(\.name)
    case .verbs:
      WordFile.contactBodies.flatMap { body in sides.map { "\(body.name).\($0)" } }
    case .houses: (1...12).map { "\($0)" }
    case .matters, .fields: Meter.allCases.map(\.name)
    case .curves: DayCurveLine.allCases.map(\.name)
    case .background: ["stronger", "weaker"]
    case .closings: DayClosing.allCases.map(\.name)
    case .seconds: ["but_easy", "but_hard", "also_easy", "also_hard"]
    case .windows: DayWindow.allCases.map(\.name)
    case .pace: DayPace.allCases.map(\.name)
    case .hardest: DayHardest.allCases.map(\.name)
    case .subjects: Self.metersOfSubjects.map(\.name)
    case .curve:
      ["best", "worst"].flatMap { side in DayShape.Place.allCases.map { "\(side)_\($0)" } }
    case .reasons, .cards, .again, .despite, .messages, .risks, .omissions, .arrivalsAhead:
      ["all"]
    case .moments: DayMoment.allCases.map(\.name)
    case .why: ["timed", "untimed"]
    }
  }

  /// Where a meter's effects and deeds of a direction are among the lists.
  static func place(of meter: Meter, isEasy: Bool) -> Int {
    2 * meter.rawValue + (isEasy ? 0 : 1)
  }

  /// How many deeds of a list say what they are about without their effect.
  static let wholeDeeds = 8

  /// The meters that a text speaks of by plain words.
  static let metersOfSubjects: [Meter] = [.communication, .love, .career, .socialLife]

  /// The bodies whose coming into a sign has texts.
  static let arrivingBodies = WordFile.contactBodies.filter { $0 != .moon }

  /// Where a body's coming into a sign in a house is among the lists; nil of a body that has none.
  static func place(of body: CelestialBody, in house: House) -> Int? {
    arrivingBodies.firstIndex(of: body).map { 12 * $0 + house.number - 1 }
  }

  /// The name of the part in the file.
  var name: String { "\(self)".inSnakeCase }

  /// How its texts may be.
  var limits: WordLimits {
    switch self {
    case .effects: .clause(2...9, alternatives: 15)
    case .deeds: .clause(2...14, alternatives: 15)
    case .tasks: .clause(3...11, alternatives: 14)
    case .points: .clause(1...6)
    case .houses: .clause(4...14)
    case .links: .clause(2...7, [.natal], alternatives: 2)
    case .whens: .clause(2...8, [.link, .day, .month, .hour])
    case .verdicts: .pattern([], alternatives: 16)
    case .scenes:
      .pattern([.transiting, .natal, .area, .effect, .other], alternatives: 15)
    case .verbs: .clause(2...7, [.natal], alternatives: 2)
    case .matters: .clause(1...6)
    case .suns: .pattern([], alternatives: 3)
    case .omissions: .clause(1...4)
    case .leads: .pattern([.transiting, .link, .effect], alternatives: 9)
    case .seconds: .pattern([.transiting, .link, .effect], alternatives: 5)
    case .closings: .pattern([.other, .effect], alternatives: 6)
    case .windows: .pattern([.other, .hour, .area, .link], alternatives: 1)
    case .messages: .pattern([.effect, .other], sentences: 0...1, alternatives: 2)
    case .risks: .pattern([.transiting, .link], alternatives: 4)
    case .pace: .pattern([.effect, .other, .link, .hour], alternatives: 5)
    case .curve: .clause(3...9, [.hour, .area], alternatives: 3)
    case .curves: .pattern([.effect, .other, .link, .hour], alternatives: 6)
    case .beside: .pattern([.transiting, .link, .effect], alternatives: 5)
    case .characters: .pattern([.natal, .area], alternatives: 4)
    case .reasons:
      .pattern([.transiting, .link, .effect], alternatives: 5)
    case .moments: .pattern([.hour, .link, .area, .effect, .other], alternatives: 5)
    case .why: .pattern([.transiting, .sign, .area, .link, .other], alternatives: 3)
    case .dates: .pattern([.day, .month], alternatives: 3)
    case .background: .pattern([.transiting, .link, .other], alternatives: 6)
    case .cards:
      .pattern([.transiting, .link, .effect, .other], sentences: 1...2, alternatives: 17)
    case .again:
      .pattern([.transiting, .link, .effect, .other], sentences: 1...2, alternatives: 6)
    case .despite: .pattern([.transiting, .link, .effect, .first], alternatives: 5)
    case .lunations: .clause(3...12)
    case .lunationsToday: .pattern([.sign, .area, .other], alternatives: 3)
    case .lunationsAhead: .pattern([.day, .sign, .area, .other], alternatives: 3)
    case .ahead: .pattern([.day, .transiting, .link, .other, .area], alternatives: 7)
    case .weights:
      .pattern([.transiting, .link, .area, .effect], alternatives: 6)
    case .fields: .clause(1...4)
    case .turns: .clause(2...8, alternatives: 3)
    case .fieldPlans: .pattern([.area, .effect], sentences: 0...1, alternatives: 1)
    case .threadHours: .pattern([.effect, .other, .hour, .link], alternatives: 2)
    case .courses: .pattern([.transiting, .day], alternatives: 5)
    case .arrivals: .clause(4...13)
    case .arrivalsAhead: .pattern([.day, .transiting, .sign, .area, .other], alternatives: 4)
    case .meetings: .pattern([.hour, .area], alternatives: 5)
    case .origins: .pattern([.transiting, .link, .effect], alternatives: 6)
    case .hardest: .pattern([.transiting, .link, .area, .other], alternatives: 4)
    case .subjects: .clause(1...1, alternatives: 4)
    }
  }
}

extension WordLimits {
  /// A part of a sentence.
  fileprivate static func clause(
    _ words: ClosedRange<Int>, _ slots: WordSlots = [], alternatives: Int = 1
  ) -> Self {
    Self(
      words: words, sentences: 0...0, slots: slots, alternatives: alternatives, isLabel: true)
  }

  /// A sentence with slots for clauses.
  fileprivate static func pattern(
    _ slots: WordSlots, sentences: ClosedRange<Int> = 1...1, alternatives: Int
  ) -> Self {
    Self(
      words: 1...20, sentences: sentences, slots: slots, alternatives: alternatives,
      isLabel: true)
  }
}

extension WordKey {
  /// A list of `day.json`, by its place in its part.
  static func day(_ group: DayGroup, _ place: Int) -> Self {
    Self(.dayText, group.rawValue, place, 0, "day.\(group.name).\(group.names[place])")
  }

  /// What people notice of a meter.
  static func effect(on meter: Meter, isEasy: Bool) -> Self {
    day(.effects, DayGroup.place(of: meter, isEasy: isEasy))
  }

  /// What helps with a meter.
  static func deed(for meter: Meter, isEasy: Bool) -> Self {
    day(.deeds, DayGroup.place(of: meter, isEasy: isEasy))
  }
}

extension WordReader {
  mutating func readDay(_ tree: WordTree) {
    let parts = fields(tree, at: "", named: DayGroup.allCases.map(\.name))
    for group in DayGroup.allCases {
      guard let tree = parts[group.name] else { continue }
      let lists = fields(tree, at: group.name, named: group.names)
      for (place, name) in group.names.enumerated() {
        add(.day(group, place), lists[name], at: "\(group.name).\(name)", group.limits)
      }
    }
    notePairs(parts)
  }

  /// What people notice and what helps are pairs, by their places.
  private mutating func notePairs(_ parts: [String: WordTree]) {
    guard case .fields(let effects)? = parts[DayGroup.effects.name],
      case .fields(let deeds)? = parts[DayGroup.deeds.name]
    else { return }
    for (effect, deed) in zip(effects, deeds) where effect.name == deed.name {
      guard case .list(let noticed) = effect.value, case .list(let helping) = deed.value,
        noticed.count != helping.count
      else { continue }
      note(
        WordReader.join(DayGroup.deeds.name, deed.name),
        "has \(helping.count) deeds; each of its \(noticed.count) effects needs one")
    }
  }
}
