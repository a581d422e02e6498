public import Ephemeris

extension Birth {
  /// How the sky stood over the place of a birth whose time is known.
  public struct Horizon: Sendable, Hashable {
    /// The place.
    public let place: GeographicPlace
    /// The right ascension of the Midheaven.
    public let armc: PlaneAngle
    /// How high the Sun's centre stood over the true horizon, without refraction and parallax.
    public let sunAltitude: PlaneAngle
    /// The Vertex and the East Point.
    public let minorAngles: MinorAngles

    /// Whether the birth was by day or by night.
    public var sect: Sect { Sect(sunAltitude: sunAltitude) }

    init(place: GeographicPlace, armc: PlaneAngle, obliquity: PlaneAngle, sky: Sky) {
      self.place = place
      self.armc = armc
      sunAltitude = EquatorialPlace(of: sky[.sun], trueObliquity: obliquity)
        .altitude(armc: armc, at: place)
      minorAngles = MinorAngles(finiteARMC: armc, trueObliquity: obliquity, place: place)
    }
  }
}

extension Birth.Horizon: CustomStringConvertible {
  /// Such as `by day, the Sun 31.2° high`.
  public var description: String { "by \(sect.name), the Sun \(sunAltitude) high" }
}
