extension FixedStar {
  /// Where a fixed star stands at an instant: apparent, geocentric, of date, with proper motion, parallax,
  /// aberration and the deflection of light in it.
  public struct Place: Sendable, Hashable {
    /// The star.
    public let star: FixedStar
    /// The ecliptic longitude.
    public let longitude: EclipticLongitude
    /// The ecliptic latitude, positive north.
    public let latitude: PlaneAngle
    /// The daily motion in longitude, degrees a day of TT: mostly that of the annual aberration.
    public let longitudePerDay: PlaneAngle
    /// The place counted from the equator.
    public let equatorial: EquatorialPlace

    /// Takes a state that an ephemeris gave, with the true obliquity of the same instant.
    package init(_ star: FixedStar, state: BodyState, trueObliquity obliquity: PlaneAngle) {
      self.star = star
      longitude = state.longitude
      latitude = state.latitude
      longitudePerDay = state.longitudePerDay
      equatorial = EquatorialPlace(of: state, trueObliquity: obliquity)
    }
  }
}

extension FixedStar.Place: CustomStringConvertible {
  /// Such as `Spica 203.8°`.
  public var description: String { "\(star) \(longitude)" }
}
