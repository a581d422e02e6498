/// One of the two lights: the Sun or the Moon.
public enum Luminary: String, Sendable, Hashable, CaseIterable {
  case sun, moon

  /// The luminary as a body.
  public var body: CelestialBody { self == .sun ? .sun : .moon }
}

extension Luminary: NamedCase {
  /// `luminary`.
  public static var noun: String { "luminary" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
