/// Where the bodies are at one instant.
///
/// A sky is a value: everything above, charts and scores, works on skies, so the skies of a day are
/// computed once and shared by every person.
public struct Sky: Sendable {
  /// The instant in Universal Time.
  public let ut: JulianDay<UT1>
  /// The same instant in Terrestrial Time.
  public let tt: JulianDay<TT>
  /// The bodies that the sky holds.
  public let bodies: BodySet
  /// Those of them whose places come from the compiled tables; the others' are Swiss Ephemeris' own.
  public let compiledBodies: BodySet
  /// The instant on both scales.
  public var instant: Instant { Instant(ut: ut, tt: tt) }
  @usableFromInline
  var states: InlineArray<23, BodyState>

  /// Creates a sky of one source, whose bodies are given by a closure, called once for each in order.
  public init<Failure: Error>(
    ut: JulianDay<UT1>, tt: JulianDay<TT>, bodies: BodySet, source: Sky.Source,
    state: (CelestialBody) throws(Failure) -> BodyState
  ) throws(Failure) {
    self.ut = ut
    self.tt = tt
    self.bodies = bodies
    compiledBodies = source == .compiled ? bodies : []
    states = InlineArray(repeating: Self.nowhere)
    for body in CelestialBody.allCases where bodies.contains(body) {
      states[Int(body.rawValue)] = try state(body)
    }
  }

  /// A sky of one source whose bodies' states are yet to be set.
  @inline(__always)
  init(
    settingStatesOf bodies: BodySet, ut: JulianDay<UT1>, tt: JulianDay<TT>, source: Sky.Source
  ) {
    self.ut = ut
    self.tt = tt
    self.bodies = bodies
    compiledBodies = source == .compiled ? bodies : []
    states = InlineArray(repeating: Self.nowhere)
  }

  /// Joins two skies of one instant that share no body.
  ///
  /// - Precondition: The instants are equal.
  package init(_ one: Sky, and other: Sky) {
    precondition(one.ut == other.ut && one.tt == other.tt, "two skies of one instant are joined")
    (ut, tt, states) = (one.ut, one.tt, one.states)
    bodies = one.bodies.union(other.bodies)
    compiledBodies = one.compiledBodies.union(other.compiledBodies)
    for body in other.bodies.bodies { states[Int(body.rawValue)] = other[body] }
  }

  /// Fills the places of bodies that a sky does not hold.
  private static let nowhere = BodyState(
    longitude: EclipticLongitude(wrapping: 0), latitude: .zero, distanceAU: 0,
    longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0)

  /// The state of a body, or nil if the sky was not asked for it.
  @inlinable @inline(__always)
  @_disfavoredOverload
  public subscript(body: CelestialBody) -> BodyState? {
    bodies.contains(body) ? states.span[Int(body.rawValue)] : nil
  }

  /// What a body's place was computed from, or nil if the sky was not asked for it.
  @_disfavoredOverload
  public func source(of body: CelestialBody) -> Sky.Source? {
    bodies.contains(body) ? (compiledBodies.contains(body) ? .compiled : .swiss) : nil
  }

  /// The state of a body that the sky is known to hold.
  @inlinable @inline(__always)
  package subscript(body: CelestialBody) -> BodyState {
    precondition(bodies.contains(body), "this sky was not asked for that body")
    // Read through a span, so that not all states are copied for one.
    return states.span[Int(body.rawValue)]
  }

  /// What the place of a body that the sky is known to hold was computed from.
  package func source(of body: CelestialBody) -> Sky.Source {
    precondition(bodies.contains(body), "this sky was not asked for that body")
    return compiledBodies.contains(body) ? .compiled : .swiss
  }
}

extension Sky: Equatable {
  /// Whether two skies hold the same bodies of the same sources at the same places.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.ut == rhs.ut && lhs.tt == rhs.tt && lhs.bodies == rhs.bodies
      && lhs.compiledBodies == rhs.compiledBodies
      && lhs.bodies.bodies.allSatisfy { lhs[$0] == rhs[$0] }
  }
}

extension Sky: CustomStringConvertible {
  /// Such as `2025-01-06T12:00:00Z: Sun 286.3°, Moon 2.4°`.
  public var description: String {
    let places = bodies.bodies.map { body in
      let state: BodyState = self[body]
      return "\(body.title) \(state.longitude)"
    }
    return "\(ut.iso8601): \(places.joined(separator: ", "))"
  }
}

extension Sky: Codable {
  /// Reads the instant in both scales, the bodies' states by their names, and which of them come from
  /// the compiled table.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    ut = try fields.decode(JulianDay<UT1>.self, forKey: "ut")
    tt = try fields.decode(JulianDay<TT>.self, forKey: "tt")
    compiledBodies = try fields.decode(BodySet.self, forKey: "compiled")
    let held = try fields.nestedContainer(keyedBy: FieldName.self, forKey: "bodies")
    states = InlineArray(repeating: Self.nowhere)
    var bodies: BodySet = []
    for key in held.allKeys {
      let body = try decoder.valid { () throws(NameError) in
        try CelestialBody(name: key.stringValue)
      }
      states[Int(body.rawValue)] = try held.decode(BodyState.self, forKey: key)
      bodies.formUnion(BodySet(body))
    }
    self.bodies = bodies
    guard bodies.isSuperset(of: compiledBodies) else {
      throw decoder.unreadable("a sky has no place of \(compiledBodies.subtracting(bodies))")
    }
  }

  /// Writes the fields `ut`, `tt`, `compiled` and `bodies`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(ut, forKey: "ut")
    try fields.encode(tt, forKey: "tt")
    try fields.encode(compiledBodies, forKey: "compiled")
    var held = fields.nestedContainer(keyedBy: FieldName.self, forKey: "bodies")
    for body in bodies.bodies {
      let state: BodyState = self[body]
      try held.encode(state, forKey: FieldName(body.name))
    }
  }
}

extension Sky {
  /// What a place was computed from.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// Chebyshev tables fitted to Swiss Ephemeris.
    case compiled
    /// Swiss Ephemeris itself, from its `.se1` files.
    case swiss
  }
}

extension Sky.Source: NamedCase {
  /// `source of places`.
  public static var noun: String { "source of places" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
