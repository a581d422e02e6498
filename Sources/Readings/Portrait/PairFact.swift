public import Astrology
public import Ephemeris
public import Words

/// One of two people.
public enum PairSide: String, Sendable, Hashable, CaseIterable {
  /// The first.
  case one
  /// The second.
  case other

  /// The other of the two.
  public var opposite: Self { self == .one ? .other : .one }
}

/// A fact of two birth charts that a portrait of two people describes.
public enum PairFact: Sendable, Hashable {
  /// A point of the first chart in aspect to a point of the second.
  case contact(Contact)
  /// A body of one of the two in a house of the other.
  case visit(PairSide, HouseVisit)
  /// A body of one of the two in a sign.
  case sign(PairSide, ChartBody, ZodiacSign)
  /// How many contacts have a nature.
  case contacts(PortraitNature, count: Int)
  /// Whether the time of birth of one of the two is known.
  case birthTime(PairSide, isKnown: Bool)

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
  public func needsTime(of side: PairSide) -> Bool {
    switch self {
    case .contact(let contact): (side == .one ? contact.first : contact.second).isAngle
    case .visit(let visitor, _): visitor != side
    case .sign, .contacts, .birthTime: false
    }
  }

  /// The fact as people read it, such as `Ada’s Venus trine Ben’s Mars (1.2°)`.
  func title(_ names: PairNames, in words: WordCorpus) -> String {
    switch self {
    case .contact(let contact):
      words.frame(
        .factContact,
        [
          "one": names[.one], "first": contact.first.title, "aspect": contact.kind.name,
          "other": names[.other], "second": contact.second.title,
          "orb": DecimalText.fixed(contact.orb.degrees, decimals: 1),
        ])
    case .visit(let side, let visit):
      words.frame(
        .factVisit,
        [
          "one": names[side], "body": visit.body.title, "other": names[side.opposite],
          "house": visit.house.ordinal,
        ])
    case .sign(let side, let body, let sign):
      words.frame(
        .factSign, ["one": names[side], "point": body.title, "sign": sign.title])
    case .contacts(let nature, let count):
      words.frame(.factContacts, ["count": "\(count)", "kind": nature.inWords])
    case .birthTime(let side, let isKnown):
      words.frame(isKnown ? .factTimed : .factUntimed, ["one": names[side]])
    }
  }
}

/// What the two people are called.
public struct PairNames: Sendable, Hashable {
  private let one: String
  private let other: String

  /// Names the two people: `A` and `B` for those without a name.
  ///
  /// - Parameters:
  ///   - one: The first person's name.
  ///   - other: The second person's name.
  public init(_ one: String? = nil, _ other: String? = nil) {
    self.one = one ?? "A"
    self.other = other ?? "B"
  }

  /// The name of one of the two.
  public subscript(side: PairSide) -> String { side == .one ? one : other }
}
