/// One of the two lights: the Sun or the Moon.
public enum Luminary: String, Sendable, Hashable, CaseIterable {
  case sun, moon

  /// The luminary as a body.
  public var body: CelestialBody { self == .sun ? .sun : .moon }
}
