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

extension SkyArc {
  /// Something that a search waits for.
  public enum Watch: Sendable, Hashable {
    /// A body passes one of these longitudes, either way.
    case passage(of: CelestialBody, through: [EclipticLongitude])
    /// A body stands so far east of another, coming from either side.
    ///
    /// An elongation of 270° eastward is one of 90° westward, −90°.
    case elongation(of: CelestialBody, from: CelestialBody, reaching: [PlaneAngle])
    /// The arc turns round: for a longitude, the body is stationary.
    case turn(SkyArc)

    /// The arc that is watched.
    public var arc: SkyArc {
      switch self {
      case .passage(let body, _): .longitude(body)
      case .elongation(let body, let origin, _): .elongation(of: body, from: origin)
      case .turn(let arc): arc
      }
    }

    /// The places of the circle that the arc's end is waited for at, counted from its beginning; none for
    /// an angle that is not finite, which no arc reaches.
    var places: [SearchLine.Place] {
      switch self {
      case .passage(_, let longitudes):
        zip(longitudes, 0...).map { SearchLine.Place(degrees: $0.degrees, index: $1) }
      case .elongation(_, _, let angles):
        zip(angles, 0...).compactMap { angle, index in
          guard let extent = try? EclipticLongitude(degrees: angle.degrees) else { return nil }
          return SearchLine.Place(degrees: extent.degrees, index: index)
        }
      case .turn: []
      }
    }

    /// Whether another watch waits for the same places, as those of many bodies do.
    func waitsForTheSame(as other: Self) -> Bool {
      switch (self, other) {
      case (.passage(_, let ours), .passage(_, let theirs)): ours == theirs
      case (.elongation(_, _, let ours), .elongation(_, _, let theirs)): ours == theirs
      case (.turn, .turn): true
      case (.passage, _), (.elongation, _), (.turn, _): false
      }
    }
  }
}

extension SkyArc {
  /// The sense in which an arc changes.
  public enum Motion: String, Sendable, Hashable, CaseIterable {
    /// It grows: a body moves eastward, with the order of the signs.
    case direct
    /// It shrinks: a body moves westward.
    case retrograde
  }
}

extension SkyArc.Motion: NamedCase {
  /// `motion`.
  public static var noun: String { "motion" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension SkyArc {
  /// Something that a search found.
  public struct Event: Sendable, Hashable {
    /// What happened to an arc.
    public enum Happening: Sendable, Hashable {
      /// It reached a longitude or an elongation: the one at this index of the watch.
      case passage(place: Int)
      /// It turned round.
      case turn
    }

    /// When, to a millisecond.
    public let at: Instant
    /// The index of the watch in the search.
    public let watch: Int
    /// What happened.
    public let happening: Happening
    /// The sense in which the arc changes: at a passage while passing, at a turn after it.
    public let motion: SkyArc.Motion

    /// When, in Universal Time.
    @inlinable
    public var ut: JulianDay<UT1> { at.ut }

    /// When, in Terrestrial Time.
    @inlinable
    public var tt: JulianDay<TT> { at.tt }
  }
}
