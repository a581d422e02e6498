internal import Astrology
internal import Ephemeris

extension UpcomingFact.Event {
  /// Whether the overview has to name it: an eclipse, a station, a new or a full Moon.
  package var isGreat: Bool { rank >= 3 }

  /// How great an event is, of those that open a day's texts; 0 for the others.
  package var rank: Int {
    switch self {
    case .eclipse: 5
    case .station: 4
    case .lunation(let quarter, _, _): quarter == .newMoon || quarter == .fullMoon ? 3 : 1
    case .ingress: 2
    case .transit, .aspect: 0
    }
  }

  /// Whether readings describe it: the Moon and its node change their signs without a word.
  package var isDescribed: Bool {
    switch self {
    case .ingress(let body, _, _, _): body != .meanNode && body != .moon
    case .eclipse, .station, .lunation, .aspect, .transit: true
    }
  }
}

extension UpcomingFact {
  /// Where it stands among what is to come: an eclipse is mentioned on each day of the week before it, and then
  /// transits come first.
  package var rankAhead: Int {
    switch event {
    case .eclipse: 0
    case .transit: 1
    case .ingress, .lunation, .station, .aspect: 2
    }
  }
}

extension UpcomingFact {
  /// Which way a transit moves its day; mixed of another event.
  var direction: FactDirection {
    if case .transit(let key) = event { FactDirection(of: key) } else { .mixed }
  }
}
