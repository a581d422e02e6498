public import Ephemeris

extension Declinations {
  /// How far a body stands from the equator.
  public struct Place: Sendable, Hashable {
    /// The body.
    public let body: CelestialBody
    /// Where it stands, counted from the equator.
    public let place: EquatorialPlace
    /// Whether it is farther from the equator than the Sun ever comes: than the true obliquity.
    public let isOutOfBounds: Bool

    /// Degrees north of the equator.
    public var declination: PlaneAngle { place.declination }
    /// The daily motion in declination.
    public var declinationPerDay: PlaneAngle { place.declinationPerDay }

    init(
      of body: CelestialBody, in sky: Sky, obliquity: PlaneAngle, obliquityPerDay: PlaneAngle
    ) {
      self.body = body
      let state: BodyState = sky[body]
      // libswe turns the motion of a body from the equator to the ecliptic as if the two stood still to each other, so
      // its motion in latitude has what the equator does in it. The table's motions are those of the places
      // themselves, and so is that of a node, which keeps to the ecliptic by definition.
      let isCounted = sky.source(of: body) == .swiss && state.latitudePerDay != .zero
      place = EquatorialPlace(
        of: state, trueObliquity: obliquity, obliquityPerDay: isCounted ? .zero : obliquityPerDay)
      isOutOfBounds = place.declination.magnitude > obliquity
    }
  }
}

/// The declinations of a sky, and what they make with one another.
public struct Declinations: Sendable, Hashable {
  /// The true obliquity of the ecliptic, by which they are computed.
  public let obliquity: PlaneAngle
  /// The bodies of the sky, in the order of charts.
  public let bodies: [Declinations.Place]

  /// Computes the declinations of a sky's bodies.
  ///
  /// - Parameters:
  ///   - sky: The sky.
  ///   - obliquity: The true obliquity at its instant, as an ephemeris gives it.
  ///   - obliquityPerDay: Its daily motion, as an ephemeris gives it; without it the motions in declination
  ///     of nodes, and of all that the compiled table answered for, are up to 0.1″ a day off.
  /// - Throws: ``/Base/NumberError`` where the obliquity is none, or its motion not finite.
  public init(
    of sky: Sky, obliquity: PlaneAngle, obliquityPerDay: PlaneAngle = .zero
  ) throws(NumberError) {
    self.init(
      of: sky,
      trueObliquity: .degrees(
        try NumberError.checked(obliquity.degrees, "an obliquity", in: 0...90)),
      obliquityPerDay: .degrees(
        try NumberError.checked(
          obliquityPerDay.degrees, "the obliquity's daily motion", in: -1...1)))
  }

  /// The same by an obliquity that an ephemeris gave.
  init(of sky: Sky, trueObliquity obliquity: PlaneAngle, obliquityPerDay: PlaneAngle) {
    self.obliquity = obliquity
    bodies = sky.bodies.bodies.map {
      Declinations.Place(of: $0, in: sky, obliquity: obliquity, obliquityPerDay: obliquityPerDay)
    }
  }

  /// The parallels and contraparallels among the bodies, in their order, one a pair at most.
  ///
  /// - Parameter orb: How far from exactness one counts, the edge included.
  /// - Returns: Those within the orb.
  public func parallels(within orb: PlaneAngle = Parallel.widestOrb) -> [Parallel] {
    bodies.pairs { Parallel($0, $1, within: orb) }
  }
}

extension Declinations.Place: CustomStringConvertible {
  /// Such as `Moon 24.1°, out of bounds`.
  public var description: String {
    "\(body) \(declination)\(isOutOfBounds ? ", out of bounds" : "")"
  }
}
