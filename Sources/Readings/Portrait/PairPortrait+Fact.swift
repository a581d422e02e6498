public import Astrology
public import Ephemeris

extension PairPortrait {
  /// One of two people.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// The first.
    case one
    /// The second.
    case other

    /// The other of the two.
    public var opposite: Self { self == .one ? .other : .one }
  }
}

extension PairPortrait {
  /// A fact of two birth charts that a portrait of two people describes.
  public enum Fact: Sendable, Hashable {
    /// A point of the first chart in aspect to a point of the second.
    case contact(Contact)
    /// A body of one of the two in a house of the other.
    case visit(PairPortrait.Side, Synastry.HouseVisit)
    /// A body of one of the two in a sign.
    case sign(PairPortrait.Side, ChartBody, ZodiacSign)
    /// How many contacts have a nature.
    case contacts(Portrait.Nature, count: Int)
    /// Whether the time of birth of one of the two is known.
    case birthTime(PairPortrait.Side, isKnown: Bool)

    /// The fact as documents write it, such as `one.venus.trine.other.mars`.
    public var key: String {
      switch self {
      case .contact(let contact):
        "one.\(contact.first.name).\(contact.kind.name).other.\(contact.second.name)"
      case .visit(let side, let visit):
        "\(side.rawValue).\(visit.body.name).\(side.opposite.rawValue).house.\(visit.house.number)"
      case .sign(let side, let body, let sign): "\(side.rawValue).\(body.name).in.\(sign.name)"
      case .contacts(let nature, let count): "contacts.\(nature.rawValue).\(count)"
      case .birthTime(let side, let isKnown):
        "\(side.rawValue).birth_time.\(isKnown ? "known" : "unknown")"
      }
    }

    /// Whether the fact needs the time of birth of one of the two.
    ///
    /// - Parameter side: Whose time.
    /// - Returns: False for what holds at every hour of the date.
    public func needsTime(of side: PairPortrait.Side) -> Bool {
      switch self {
      case .contact(let contact): (side == .one ? contact.first : contact.second).isAngle
      case .visit(let visitor, _): visitor != side
      case .sign, .contacts, .birthTime: false
      }
    }
  }
}
