internal import Astrology
internal import Ephemeris

extension ReadingTexts {
  /// Up to three of the most notable things of the next seven days, in order of time, in two or three
  /// sentences.
  public var lookAhead: String {
    let chosen = facts.upcoming.prefix(3).sorted { $0.date < $1.date }
    var sentences: [String] = []
    var before: CalendarDate?
    var told = ToldAreas()
    for fact in chosen {
      let day = fact.date == before ? "the same day" : name(of: fact.date)
      sentences.append("\(day), \(fact.event.clause(after: &told)).".sentenceCased)
      before = fact.date
    }
    switch sentences.count {
    case 0:
      sentences.append("The sky makes no great turn for you in the next seven days.")
      sentences.append("It is a week to carry on with what is going well.")
    case 1: sentences.append("The rest of the week keeps to a quiet course.")
    default: break
    }
    return sentences.joined(separator: " ")
  }

  /// The day as one speaks of it from the reading's date.
  private func name(of date: CalendarDate) -> String {
    switch date.dayNumber - facts.date.dayNumber {
    case 0: "later today"
    case 1: "tomorrow"
    case 2...6: "on \(date.weekdayName)"
    case 7: "a week from today"
    default: "on \(date)"
    }
  }
}

extension UpcomingFact.Event {
  /// What happens, as a clause after a day: `Venus moves into Pisces and brings warmth to home and family`.
  ///
  /// Of what touches an area of life that has been told the area is left out.
  func clause(after told: inout ToldAreas) -> String {
    switch self {
    case .ingress(let body, let sign, let house, let isDirect):
      let isBack = body.isReturning(isDirect: isDirect)
      let move = "\(body.phrase) \(isBack ? "goes back" : "moves") into \(sign.title)"
      guard told.insert(house) else { return move }
      return isBack
        ? "\(move) for another look at \(house.topic)"
        : "\(move) and brings \(body.gift) to \(house.topic)"
    case .lunation(let quarter, let sign, let house):
      let phase = "the Moon \(quarter.arrival) in \(sign.title)"
      return told.insert(house) ? "\(phase)\(quarter.meaning) \(house.topic)" : phase
    case .station(let body, let sign, let isDirect):
      return """
        \(body.phrase) turns \(isDirect ? "direct" : "retrograde") in \(sign.title), and \
        \(StationWords.clause(body, isDirect: isDirect))
        """
    case .transit(let key):
      let transit =
        "\(key.body.phrase) is exactly \(key.aspect.preposition) \(key.natal.natalPhrase)"
      guard told.insert(key.natal) else { return transit }
      let effect = TransitWords.effect(of: key.body, key.aspect)
      return "\(transit) and \(effect) \(TransitWords.area(of: key.natal))"
    }
  }

  /// The event named as something to ask about.
  var name: String {
    switch self {
    case .ingress(let body, let sign, _, let isDirect):
      "\(body.phrase) \(body.isReturning(isDirect: isDirect) ? "going back" : "moving") into \(sign.title)"
    case .lunation(let quarter, let sign, _):
      switch quarter {
      case .newMoon: "the new Moon in \(sign.title)"
      case .firstQuarter: "the first-quarter Moon in \(sign.title)"
      case .fullMoon: "the full Moon in \(sign.title)"
      case .lastQuarter: "the last-quarter Moon in \(sign.title)"
      }
    case .station(let body, let sign, let isDirect):
      "\(body.phrase) turning \(isDirect ? "direct" : "retrograde") in \(sign.title)"
    case .transit(let key): key.namedByPerson
    }
  }
}

/// The areas of life that earlier sentences have told.
struct ToldAreas {
  private var points: Set<ChartPoint> = []
  /// A bit for each house.
  private var houses: UInt16 = 0

  /// Notes what a natal point stands for; false if it has been told.
  mutating func insert(_ natal: ChartPoint) -> Bool { points.insert(natal).inserted }

  /// Notes what a house is about; false if it has been told.
  mutating func insert(_ house: House) -> Bool {
    let bit: UInt16 = 1 << UInt16(house.number)
    defer { houses |= bit }
    return houses & bit == 0
  }
}

extension LunarQuarter {
  /// What the Moon does when the quarter begins, before its sign.
  fileprivate var arrival: String {
    switch self {
    case .newMoon: "is new"
    case .firstQuarter: "reaches its first quarter"
    case .fullMoon: "is full"
    case .lastQuarter: "reaches its last quarter"
    }
  }

  /// What that means, before the matters of its house.
  fileprivate var meaning: String {
    switch self {
    case .newMoon: ", a fresh start for"
    case .firstQuarter: " and asks for a decision about"
    case .fullMoon: " and shows how things stand with"
    case .lastQuarter: ", a chance to tidy up matters of"
    }
  }
}

extension CelestialBody {
  /// Whether a body that enters a sign comes back to it: the mean node, which always goes back, is new
  /// in every sign.
  fileprivate func isReturning(isDirect: Bool) -> Bool { !isDirect && self != .meanNode }

  /// What a body brings where it goes.
  fileprivate var gift: String {
    switch self {
    case .sun: "light"
    case .moon: "feeling"
    case .mercury: "fresh talk"
    case .venus: "warmth"
    case .mars: "drive"
    case .jupiter: "good will"
    case .saturn: "patience"
    case .uranus: "new ideas"
    case .neptune: "imagination"
    case .pluto: "depth"
    default: "a new direction"
    }
  }
}

extension ReadingTexts {
  /// What the Moon brings: sign, house, and its closest aspect, a void or its phase, in three
  /// sentences.
  public var moon: String {
    let moon = facts.moon
    let digest = FactDigest(moon.sign.rawValue, moon.house.number, moon.phase.rawValue)
    let mood = digest.choose(from: MoonWords.mood(in: moon.sign))
    let subject = MoonWords.subject(moon.phase).sentenceCased
    let attention = MoonWords.attention(in: moon.house)
    return """
      \(subject) in \(moon.sign.title) \(mood). \
      It passes through your \(moon.house.ordinal) house, \(attention). \
      \(lastOfMoon)
      """
  }

  private var lastOfMoon: String {
    let moon = facts.moon
    if moon.isVoidOfCourse { return MoonFacts.voidSentence }
    if let aspect = moon.aspects.first {
      return "It \(aspect.kind.verb) \(aspect.natal.natalPhrase): \(aspect.note)."
    }
    return MoonWords.counsel(moon.phase)
  }
}

extension ReadingTexts {
  /// What the slow planets do in the sky that everyone shares, and the Moon above it, in two sentences.
  public var collectiveEnergy: String {
    let slow = facts.skyAspects.first.map(CollectiveWords.sentence)
    let moon = facts.moon
    return """
      \(slow ?? "The slow planets keep their distance from each other for now.") \
      \(MoonWords.subject(moon.phase).sentenceCased) in \(moon.sign.title) \
      \(CollectiveWords.light(moon.sign.element)).
      """
  }
}

/// The words of the contract's `collective_energy`: about the sky, never about what people do.
enum CollectiveWords {
  static func sentence(_ aspect: SkyAspectFact) -> String {
    let (first, second) = (aspect.first.phrase.sentenceCased, aspect.second.phrase)
    let (one, other) = (theme(of: aspect.first), theme(of: aspect.second))
    return switch aspect.kind {
    case .conjunction:
      "\(first) and \(second) stand together in the shared sky, where \(one) joins hands with \(other)."
    case .opposition:
      "\(first) and \(second) face each other in the shared sky, with \(one) on one side and \(other) on the"
        + " other."
    case .trine:
      "\(first) and \(second) form a trine in the shared sky, an easy road from \(one) to \(other)."
    case .square:
      "\(first) and \(second) form a square in the shared sky, and \(one) rubs against \(other)."
    case .sextile:
      "\(first) and \(second) form a sextile in the shared sky, a chance for \(one) to help \(other) along."
    }
  }

  private static func theme(of body: CelestialBody) -> String {
    switch body {
    case .sun: "purpose"
    case .moon: "feeling"
    case .mercury: "debate"
    case .venus: "harmony"
    case .mars: "action"
    case .jupiter: "growth"
    case .saturn: "structure"
    case .uranus: "change"
    case .neptune: "imagination"
    case .pluto: "deep renewal"
    default: "direction"
    }
  }

  /// What the Moon's element adds, after its name and sign.
  static func light(_ element: ZodiacSign.Element) -> String {
    switch element {
    case .fire: "adds a spark to the background"
    case .earth: "gives the background a practical turn"
    case .air: "lets a little fresh air into the picture"
    case .water: "softens the picture with feeling"
    }
  }
}
