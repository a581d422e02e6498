/// A star or a planet that is seen again after weeks in the light of the Sun, or is seen for the last time.
public struct HeliacalEvent: Sendable, Hashable {
  /// What becomes visible or vanishes.
  public let object: HeliacalEvent.Object
  /// Which of the four it is.
  public let kind: Kind
  /// When on that day it can first be seen.
  public let begin: JulianDay<UT1>
  /// When it is seen best.
  public let best: JulianDay<UT1>
  /// When it can last be seen.
  public let end: JulianDay<UT1>

  /// A first or a last sight.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Seen before sunrise for the first time: the heliacal rising.
    case morningFirst = "morning_first"
    /// Seen after sunset for the last time: the heliacal setting.
    case eveningLast = "evening_last"
    /// Seen after sunset for the first time: Mercury, Venus and the Moon.
    case eveningFirst = "evening_first"
    /// Seen before sunrise for the last time: Mercury, Venus and the Moon.
    case morningLast = "morning_last"
  }

  /// Takes what an ephemeris found.
  package init(
    of object: HeliacalEvent.Object, _ kind: Kind, begin: JulianDay<UT1>, best: JulianDay<UT1>,
    end: JulianDay<UT1>
  ) {
    self.object = object
    self.kind = kind
    self.begin = begin
    self.best = best
    self.end = end
  }
}

extension HeliacalEvent {
  /// A star, or a planet that eyes can see.
  public enum Object: Sendable, Hashable {
    /// A fixed star.
    case star(FixedStar)
    /// The Moon, or one of the five planets.
    case body(CelestialBody)

    /// The bodies that eyes can see.
    public static let bodies = BodySet([.moon, .mercury, .venus, .mars, .jupiter, .saturn])

    /// The name that documents use.
    public var name: String {
      switch self {
      case .star(let star): star.name
      case .body(let body): body.name
      }
    }

    /// The name that people read.
    public var title: String {
      switch self {
      case .star(let star): star.title
      case .body(let body): body.title
      }
    }

    /// What can happen to it.
    public var kinds: [HeliacalEvent.Kind] {
      switch self {
      case .star, .body(.mars), .body(.jupiter), .body(.saturn): [.morningFirst, .eveningLast]
      case .body(.moon): [.eveningFirst, .morningLast]
      case .body: HeliacalEvent.Kind.allCases
      }
    }
  }
}

extension FullEphemerisProvider {
  /// The events of some objects during a period, in order of time.
  ///
  /// - Throws: As ``heliacalEvent(_:of:at:after:before:)`` does.
  public func heliacalEvents(
    of objects: [HeliacalEvent.Object], at place: GeographicPlace,
    during period: Range<JulianDay<UT1>>
  ) throws(EphemerisError) -> [HeliacalEvent] {
    var events: [HeliacalEvent] = []
    for object in objects {
      for kind in object.kinds {
        var start = period.lowerBound
        while let event = try heliacalEvent(
          kind, of: object, at: place, after: start, before: period.upperBound)
        {
          events.append(event)
          // The next of a kind is weeks away, the Moon's four.
          start = event.end.advanced(byDays: 10)
          if start >= period.upperBound { break }
        }
      }
    }
    return events.enumerated().sorted {
      ($0.element.best, $0.offset) < ($1.element.best, $1.offset)
    }.map(\.element)
  }
}

extension HeliacalEvent.Kind: NamedCase {
  /// `first or last sight`.
  public static var noun: String { "first or last sight" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension HeliacalEvent: CustomStringConvertible {
  /// Such as `Sirius Morning First`.
  public var description: String { "\(object.title) \(kind.title)" }
}
