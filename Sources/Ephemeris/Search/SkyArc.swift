/// An arc of the ecliptic that changes with the sky: what a search for events looks at.
public enum SkyArc: Sendable, Hashable {
  /// A body's longitude: the arc to it from the vernal equinox.
  case longitude(CelestialBody)
  /// How far a body stands east of another.
  case elongation(of: CelestialBody, from: CelestialBody)

  /// The bodies whose places the arc depends on.
  public var bodies: BodySet {
    switch self {
    case .longitude(let body): BodySet(body)
    case .elongation(let body, let origin): BodySet(body).union(BodySet(origin))
    }
  }
}

/// Something that a search waits for.
public enum ArcWatch: Sendable, Hashable {
  /// The arc reaches one of these extents, from either side.
  case passage(SkyArc, of: [EclipticLongitude])
  /// The arc turns round: for a longitude, the body is stationary.
  case turn(SkyArc)

  /// The arc that is watched.
  public var arc: SkyArc {
    switch self {
    case .passage(let arc, _), .turn(let arc): arc
    }
  }
}

/// The sense in which an arc changes.
public enum ArcMotion: String, Sendable, Hashable, CaseIterable {
  /// It grows: a body moves eastward, with the order of the signs.
  case direct
  /// It shrinks: a body moves westward.
  case retrograde
}

/// Something that a search found.
public struct ArcEvent: Sendable, Hashable {
  /// What happened to an arc.
  public enum Happening: Sendable, Hashable {
    /// It reached an extent: the one at this index of the watch.
    case passage(place: Int)
    /// It turned round.
    case turn
  }

  /// When, in Universal Time, to a millisecond.
  public let ut: JulianDay<UT1>
  /// The same instant in Terrestrial Time.
  public let tt: JulianDay<TT>
  /// The index of the watch in the search.
  public let watch: Int
  /// What happened.
  public let happening: Happening
  /// The sense in which the arc changes: at a passage while passing, at a turn after it.
  public let motion: ArcMotion
}
