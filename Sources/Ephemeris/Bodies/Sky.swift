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
  var states: InlineArray<15, BodyState>

  /// Creates a sky of one source, whose bodies are given by a closure, called once for each in order.
  public init<Failure: Error>(
    ut: JulianDay<UT1>, tt: JulianDay<TT>, bodies: BodySet, source: EphemerisSource,
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

  /// The state of a body that the sky holds.
  ///
  /// - Precondition: `bodies` contains it.
  @inlinable
  public subscript(body: CelestialBody) -> BodyState {
    precondition(bodies.contains(body), "this sky was not asked for that body")
    return states[Int(body.rawValue)]
  }

  /// What a body's place was computed from.
  ///
  /// - Precondition: `bodies` contains it.
  public func source(of body: CelestialBody) -> EphemerisSource {
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

/// What a place was computed from.
public enum EphemerisSource: String, Sendable, Hashable, CaseIterable {
  /// Chebyshev tables fitted to Swiss Ephemeris.
  case compiled
  /// Swiss Ephemeris itself, from its `.se1` files.
  case swiss
}
