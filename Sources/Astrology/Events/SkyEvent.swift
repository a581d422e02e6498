public import Ephemeris

/// Something that happens in the sky, the same for everybody.
public enum SkyEvent: Sendable, Hashable {
  /// A quarter of the Moon.
  case lunation(Lunation)
  /// A body enters a sign.
  case ingress(SignIngress)
  /// A planet turns.
  case station(Station)
  /// Two bodies make an exact aspect.
  case aspect(ExactAspect)
  /// The Moon is void of course for a while.
  case void(VoidOfCourse)
  /// The Sun or the Moon is eclipsed.
  case eclipse(Eclipse)

  /// The kinds of events, in the order in which those of one instant are reported.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case lunation, ingress, station, aspect, void, eclipse
  }

  /// The event's kind.
  public var kind: Kind {
    switch self {
    case .lunation: .lunation
    case .ingress: .ingress
    case .station: .station
    case .aspect: .aspect
    case .void: .void
    case .eclipse: .eclipse
    }
  }

  /// When it happens; when a void begins; when an eclipse is at its maximum.
  public var at: JulianDay<UT1> {
    switch self {
    case .lunation(let lunation): lunation.at
    case .ingress(let ingress): ingress.at
    case .station(let station): station.at
    case .aspect(let aspect): aspect.at
    case .void(let void): void.start
    case .eclipse(let eclipse): eclipse.maximum
    }
  }
}

extension SkyEvent: Comparable {
  /// Orders events by their instant; those of one instant by kind, then by body in the order of
  /// charts, then by aspect.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.at != rhs.at { return lhs.at < rhs.at }
    return lhs.rank.lexicographicallyPrecedes(rhs.rank)
  }

  /// What distinguishes events of one instant.
  private var rank: [Int] {
    let kind = Kind.allCases.firstIndex(of: kind) ?? 0
    switch self {
    case .lunation(let lunation): return [kind, lunation.quarter.rawValue]
    case .ingress(let ingress): return [kind, Int(ingress.body.rawValue)]
    case .station(let station): return [kind, Int(station.body.rawValue)]
    case .aspect(let aspect):
      let aspects = AspectKind.allCases.firstIndex(of: aspect.kind) ?? 0
      return [kind, Int(aspect.first.rawValue), Int(aspect.second.rawValue), aspects]
    case .void: return [kind]
    case .eclipse(let eclipse): return [kind, eclipse.luminary == .sun ? 0 : 1]
    }
  }
}

extension SkyEvent.Kind: NamedCase {
  /// `kind of event`.
  public static var noun: String { "kind of event" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
