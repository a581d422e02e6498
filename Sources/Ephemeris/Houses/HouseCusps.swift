/// The cusps of the twelve houses with the chart angles they belong to.
public struct HouseCusps: Sendable, Hashable {
  /// The system that made them.
  public let system: HouseSystem
  /// The cusps of houses 1…12, in that order.
  public let cusps: [EclipticLongitude]
  /// The degree rising in the east, as the system takes it: inside the polar circles some systems
  /// swap it with the Descendant to keep it east of the Midheaven.
  public let ascendant: EclipticLongitude
  /// The degree culminating; inside the polar circles Regiomontanus and Campanus take the one across,
  /// where that is the one above the horizon.
  public let midheaven: EclipticLongitude
  /// The right ascension of the Midheaven, 0° ..< 360°: local sidereal time as an angle.
  public let armc: PlaneAngle

  /// Creates cusps from twelve longitudes.
  package init(
    system: HouseSystem, cusps: [EclipticLongitude], ascendant: EclipticLongitude,
    midheaven: EclipticLongitude, armc: PlaneAngle
  ) {
    precondition(cusps.count == 12, "there are twelve houses")
    self.system = system
    self.cusps = cusps
    self.ascendant = ascendant
    self.midheaven = midheaven
    self.armc = armc
  }
}

extension HouseCusps: CustomStringConvertible {
  /// Such as `Placidus, Ascendant 170.2°, Midheaven 78.9°`.
  public var description: String {
    "\(system.title), Ascendant \(ascendant), Midheaven \(midheaven)"
  }
}
