internal import Astrology
internal import Ephemeris

extension ReadingTexts {
  /// Up to three of the most notable things of the next seven days, in order of time, in two or three
  /// sentences.
  public var lookAhead: String {
    let chosen = facts.upcoming.prefix(3).sorted { $0.date < $1.date }
    var sentences: [String] = []
    var before: CalendarDate?
    for fact in chosen {
      let day = fact.date == before ? "the same day" : name(of: fact.date)
      sentences.append("\(day), \(fact.event.clause).".sentenceCased)
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
    case 2...6: "on \(Self.weekdays[date.weekday])"
    case 7: "a week from today"
    default: "on \(date)"
    }
  }

  private static let weekdays: [String] = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

extension UpcomingFact.Event {
  /// What happens, as a clause after a day: `Venus moves into Pisces and brings warmth to home and family`.
  var clause: String {
    switch self {
    case .ingress(let body, let sign, let house, let isDirect):
      body.isReturning(isDirect: isDirect)
        ? "\(body.phrase) goes back into \(sign.title) for another look at \(house.topic)"
        : "\(body.phrase) moves into \(sign.title) and brings \(body.gift) to \(house.topic)"
    case .lunation(let quarter, let sign, let house):
      switch quarter {
      case .newMoon: "the Moon is new in \(sign.title), a fresh start for \(house.topic)"
      case .firstQuarter:
        "the Moon reaches its first quarter in \(sign.title) and asks for a decision about \(house.topic)"
      case .fullMoon:
        "the Moon is full in \(sign.title) and shows how things stand with \(house.topic)"
      case .lastQuarter:
        "the Moon reaches its last quarter in \(sign.title), a chance to tidy up matters of \(house.topic)"
      }
    case .station(let body, let sign, let isDirect):
      """
      \(body.phrase) turns \(isDirect ? "direct" : "retrograde") in \(sign.title), and \
      \(StationWords.clause(body, isDirect: isDirect))
      """
    case .transit(let body, let kind, let natal):
      """
      \(body.phrase) is exactly \(kind.preposition) \(natal.natalPhrase) and \
      \(TransitWords.effect(of: body, kind)) \(TransitWords.area(of: natal))
      """
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
    case .transit(let body, let kind, let natal):
      "\(body.phrase) \(kind.preposition) my natal \(natal.title)"
    }
  }
}

extension Body {
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
