package import Astrology
internal import Ephemeris

extension SkyEvent {
  /// What happens, in a few words that begin a sentence and stand alone: `Mars enters Leo`,
  /// `Total eclipse of the Sun`.
  package var title: String {
    switch self {
    case .lunation(let lunation): lunation.quarter.title
    case .ingress(let ingress):
      "\(ingress.body.title) \(ingress.motion == .direct ? "enters" : "goes back into") "
        + ingress.sign.title
    case .station(let station): "\(station.body.title) turns \(station.motion.rawValue)"
    case .aspect(let aspect): "\(aspect.first.title) \(aspect.kind.name) \(aspect.second.title)"
    case .void: "Moon void of course"
    case .eclipse(let eclipse):
      "\(eclipse.kind.rawValue.sentenceCased) eclipse of the \(eclipse.luminary.body.title)"
    }
  }
}

extension VoidOfCourse {
  /// The aspect that the void comes after: `after trine Mars`; nothing where the Moon made none in the
  /// sign.
  package var afterLastAspect: String? {
    lastAspect.map { "after \($0.kind.name) \($0.body.title)" }
  }
}
