public import Ephemeris

extension Aspect {
  /// What a reading says of an aspect's progress.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The orb is under 0.2°, whichever way it goes.
    case exact
    /// The orb is 0.2° or more and shrinking.
    case applying
    /// The orb is 0.2° or more and growing.
    case separating

    /// The orb under which an aspect is called exact, by contract.
    public static let exactOrb = PlaneAngle.degrees(0.2)

    /// The phase of an aspect that stands so.
    public init(_ geometry: Aspect.Geometry) {
      guard geometry.orb.magnitude >= Self.exactOrb else {
        self = .exact
        return
      }
      self = geometry.motion == .applying ? .applying : .separating
    }
  }
}

extension Aspect.Phase: NamedCase {
  /// `phase of an aspect`.
  public static var noun: String { "phase of an aspect" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
