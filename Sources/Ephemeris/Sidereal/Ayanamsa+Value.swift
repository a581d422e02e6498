extension Ayanamsa {
  /// An ayanamsa at an instant: the angle that is taken off a tropical longitude.
  public struct Value: Sendable, Hashable {
    /// Which ayanamsa.
    public let ayanamsa: Ayanamsa
    /// The angle from the true equinox of date, nutation included: the one to take off apparent longitudes.
    public let apparent: PlaneAngle
    /// The angle from the mean equinox of date, without nutation.
    public let mean: PlaneAngle
    /// The daily motion of the apparent angle, degrees a day of TT.
    public let perDay: PlaneAngle

    /// Puts a value together.
    package init(
      _ ayanamsa: Ayanamsa, apparent: PlaneAngle, mean: PlaneAngle, perDay: PlaneAngle
    ) {
      self.ayanamsa = ayanamsa
      self.apparent = apparent
      self.mean = mean
      self.perDay = perDay
    }

    /// The sidereal longitude of a tropical one.
    public func sidereal(_ longitude: EclipticLongitude) -> EclipticLongitude {
      longitude - apparent
    }

    /// The tropical longitude of a sidereal one.
    public func tropical(_ longitude: EclipticLongitude) -> EclipticLongitude {
      longitude + apparent
    }

    /// A body's state with its longitude and its motion in the sidereal zodiac.
    public func sidereal(_ state: BodyState) -> BodyState {
      BodyState(
        longitude: sidereal(state.longitude), latitude: state.latitude,
        distanceAU: state.distanceAU, longitudePerDay: state.longitudePerDay - perDay,
        latitudePerDay: state.latitudePerDay, distancePerDayAU: state.distancePerDayAU)
    }
  }
}

extension Ayanamsa.Value: CustomStringConvertible {
  /// Such as `Lahiri, 23.7°`.
  public var description: String { "\(ayanamsa), \(apparent)" }
}
