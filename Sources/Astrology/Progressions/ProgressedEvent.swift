public import Ephemeris

/// Something that happens in a progressed life.
public struct ProgressedEvent: Sendable, Hashable {
  /// What happens.
  public enum Happening: Sendable, Hashable {
    /// A progressed body or angle enters a sign, with the motion that it has in the sky.
    case sign(of: ChartPoint, entered: ZodiacSign, motion: SkyArc.Motion)
    /// The progressed Moon enters a house of the natal chart.
    case house(entered: House, motion: SkyArc.Motion)
    /// The progressed Moon makes a quarter with the progressed Sun; where it stands.
    case lunation(LunarQuarter, longitude: EclipticLongitude)
    /// A progressed planet turns; the motion that it has afterwards in life, and where it stands.
    case station(of: CelestialBody, motion: SkyArc.Motion, longitude: EclipticLongitude)
    /// A progressed body makes an exact aspect to a natal point.
    case aspect(TransitKey)
  }

  /// When it happens in life.
  public let at: JulianDay<UT1>
  /// The instant whose sky it happens in.
  public let progressed: JulianDay<UT1>
  /// What happens.
  public let happening: Happening
  /// How many days either way an unknown time of birth leaves open; nil if it is known.
  public let uncertainDays: Int?
}

extension ProgressedEvent {
  /// The kinds of events, in the order in which those of one instant are reported.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case sign, house, lunation, station, aspect
  }

  /// The event's kind.
  public var kind: Kind {
    switch happening {
    case .sign: .sign
    case .house: .house
    case .lunation: .lunation
    case .station: .station
    case .aspect: .aspect
    }
  }

  /// What happens, in a few words that begin a sentence and stand alone: `Progressed Moon enters Cancer`.
  ///
  /// In a converse progression the sky runs backwards, and so does a body that moves direct in it.
  public var title: String {
    switch happening {
    case .sign(let point, let sign, _): "Progressed \(point.title) enters \(sign.title)"
    case .house(let house, _): "Progressed Moon enters your house \(house)"
    case .lunation(let quarter, _): "Progressed \(quarter.title)"
    case .station(let body, let motion, _): "Progressed \(body.title) turns \(motion.rawValue)"
    case .aspect(let key): "Progressed \(key)"
    }
  }
}

extension ProgressedEvent: Comparable {
  /// Orders events by their instant; those of one instant by kind, then by body in the order of charts.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.at != rhs.at { return lhs.at < rhs.at }
    return lhs.rank.lexicographicallyPrecedes(rhs.rank)
  }

  private var rank: [Int] {
    switch happening {
    case .sign(let point, let sign, _): [0, point.rank, sign.rawValue]
    case .house(let house, _): [1, house.number]
    case .lunation(let quarter, _): [2, quarter.rawValue]
    case .station(let body, _, _): [3, Int(body.rawValue)]
    case .aspect(let key): [4, key.rank]
    }
  }
}

extension ProgressedEvent: CustomStringConvertible {
  /// The same as ``title``.
  public var description: String { title }
}

extension ProgressedEvent.Kind: NamedCase {
  /// `kind of progressed event`.
  public static var noun: String { "kind of progressed event" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
