/// Michel Gauquelin's 36 sectors: ninths of the time from rising to culminating, to setting, to the lowest
/// point and to rising again.
///
/// They are counted as the sky turns: the first begins at the Ascendant, the tenth at the Midheaven, the
/// nineteenth at the Descendant. They are no houses, which are counted the other way.
public struct GauquelinSectors: Sendable, Hashable {
  /// How many there are.
  public static let count = 36

  /// Where the ecliptic enters sectors 1…36, in that order.
  public let cusps: [EclipticLongitude]

  /// Computes the sectors' cusps on the ecliptic; nil inside the polar circles, where not every degree rises
  /// and sets.
  ///
  /// Their definition is that of the houses of Placidus, with ninths for thirds.
  ///
  /// - Parameters:
  ///   - armc: The right ascension of the Midheaven; whole turns are taken off.
  ///   - obliquity: The true obliquity of the ecliptic, between 0° and 90°.
  ///   - place: The place; only its latitude is used.
  /// - Throws: ``/Base/NumberError`` where an angle is not finite or the obliquity is out of range.
  public init?(
    armc: PlaneAngle, obliquity: PlaneAngle, place: GeographicPlace
  ) throws(NumberError) {
    self.init(
      finiteARMC: .degrees(try NumberError.finite(armc.degrees, "a right ascension")),
      trueObliquity: .degrees(
        try NumberError.checked(obliquity.degrees, "an obliquity", in: 0...90)),
      place: place)
  }

  /// Computes the cusps from angles that an ephemeris gave.
  package init?(finiteARMC armc: PlaneAngle, trueObliquity: PlaneAngle, place: GeographicPlace) {
    guard place.latitude.magnitude < 90 - trueObliquity.degrees else { return nil }
    let armc = PlaneAngle(degrees: EclipticLongitude(wrapping: armc.degrees).degrees)
    let sphere = LocalSphere(
      armc: armc, obliquity: trueObliquity, latitude: .degrees(place.latitude))
    /// The degree so many ninths of its own semi-arc east of the upper or the lower meridian.
    func cusp(ninths: Int, isUpper: Bool) -> EclipticLongitude {
      let degrees = Double(ninths) * 10
      let offset = isUpper ? degrees : 180 - degrees
      let radians = sphere.placidus(
        PlacidusCusp(
          offset: offset, point: EquatorPoint(portable: offset * (Double.pi / 180)),
          share: Double(ninths) / 9))
      return EclipticLongitude(wrapping: radians * (180 / Double.pi))
    }
    let upper = (1...8).map { cusp(ninths: 9 - $0, isUpper: true) }
    let lower = (1...8).map { cusp(ninths: $0, isUpper: false) }
    let (ascendant, midheaven) = (sphere.ascendant, sphere.midheaven)
    // The western half lies across: sectors 11…18 from those of 29…36.
    let half = [ascendant] + upper + [midheaven] + lower.map(\.opposite)
    cusps = half + half.map(\.opposite)
  }
}

extension GauquelinSectors {
  /// The sector that a body stands in and how far into it: 1 at its rising, 10 at its culmination, 19 at its
  /// setting, up to 37.
  ///
  /// It goes by the body's own semi-arcs, latitude included; the horizon is geometric. A body that doesn't
  /// rise and set keeps to one side of the horizon, and goes through its eighteen sectors in a day, after Otto
  /// Ludwig: from the first to the nineteenth where it stays above, and on where it stays below. This is
  /// libswe's first method (`swe_gauquelin_sector` with 0).
  ///
  /// - Parameters:
  ///   - body: Where the body stands.
  ///   - armc: The right ascension of the Midheaven.
  ///   - place: The place; only its latitude is used.
  /// - Returns: The number of the sector, with the part of it that is past: 1 ..< 37.
  /// - Throws: ``/Base/NumberError`` where the right ascension is not finite.
  public static func sector(
    of body: EquatorialPlace, armc: PlaneAngle, at place: GeographicPlace
  ) throws(NumberError) -> Double {
    sector(
      of: body, finiteARMC: .degrees(try NumberError.finite(armc.degrees, "a right ascension")),
      at: place)
  }

  /// The same from an angle that an ephemeris gave.
  package static func sector(
    of body: EquatorialPlace, finiteARMC armc: PlaneAngle, at place: GeographicPlace
  ) -> Double {
    let meridian = EclipticLongitude(wrapping: armc.degrees)
    let east = meridian.arc(to: EclipticLongitude(wrapping: body.rightAscension.degrees)).degrees
    // How far past the lower meridian, from −180° on its way there to 180°.
    let lowerEast = east < 0 ? east + 180 : east - 180
    let sector: Double
    if 90 - body.declination.magnitude.degrees <= place.latitude.magnitude {
      let staysBelow = body.declination.degrees * place.latitude < 0
      sector = staysBelow ? 28 - lowerEast / 20 : 10 - east / 20
    } else {
      let latitude = PlaneAngle(degrees: place.latitude)
      // The sine of the ascensional difference is tan φ tan δ; its cosine keeps the digits near 90°.
      let sine = latitude.sine * body.declination.sine
      let scale = latitude.cosine * body.declination.cosine
      let cosine = ((scale - sine) * (scale + sine)).squareRoot()
      let difference = PlaneAngle.arctangent(y: sine, x: cosine).degrees
      sector =
        east.magnitude <= 90 + difference
        ? 10 - 9 * east / (90 + difference) : 28 - 9 * lowerEast / (90 - difference)
    }
    return sector < 37 ? sector : 1
  }
}

extension GauquelinSectors: CustomStringConvertible {
  /// Such as `36 sectors from 316.0°`.
  public var description: String { "\(Self.count) sectors from \(cusps[0])" }
}
