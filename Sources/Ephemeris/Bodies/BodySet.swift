/// Some of the bodies, in their own order.
@frozen
public struct BodySet: OptionSet, Sendable, Hashable {
  /// One bit for each body, the Sun lowest.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The set of one body.
  @inlinable
  public init(_ body: CelestialBody) {
    self.init(rawValue: 1 << UInt32(body.rawValue))
  }

  /// The set of the bodies in a sequence.
  public init(_ bodies: some Sequence<CelestialBody>) {
    self = bodies.reduce(into: []) { $0.formUnion(BodySet($1)) }
  }

  /// Sun to Pluto and the mean node: the points of charts and scores.
  @inlinable
  public static var eleven: Self { Self(rawValue: 0b111_1111_1111) }

  /// Jupiter to Pluto: the planets whose transits last for weeks and months.
  @inlinable
  public static var slow: Self { Self(rawValue: 0b11_1110_0000) }

  /// What a chart can be asked for beyond its eleven points: the true node, the south node, Chiron, Pholus, the
  /// four asteroids, and the apogees and the perigee of the Moon's orbit.
  @inlinable
  public static var points: Self { all.subtracting(.eleven) }

  /// Every body.
  @inlinable
  public static var all: Self { Self(rawValue: 0x7f_ffff) }

  /// Whether the set holds `body`.
  @inlinable
  public func contains(_ body: CelestialBody) -> Bool { contains(BodySet(body)) }

  /// How many bodies the set holds.
  public var count: Int { rawValue.nonzeroBitCount }

  /// The bodies in their order.
  public var bodies: [CelestialBody] { CelestialBody.allCases.filter { contains($0) } }
}

extension BodySet: CustomStringConvertible {
  /// Such as `Sun, Moon`.
  public var description: String { bodies.map(\.title).joined(separator: ", ") }
}

extension BodySet: Codable {
  /// Reads the names of bodies.
  public init(from decoder: any Decoder) throws {
    self.init(try [CelestialBody](from: decoder))
  }

  /// Writes the bodies' names in their order.
  public func encode(to encoder: any Encoder) throws { try bodies.encode(to: encoder) }
}
