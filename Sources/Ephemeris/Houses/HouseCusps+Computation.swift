extension HouseCusps {
  /// Computes the houses of a place from how far its sky has turned; nil where the system is undefined.
  ///
  /// The conventions are those of libswe 2.10.03 (`swe_houses_armc_ex2`), so that a place inside the
  /// polar circles, at 90° less the obliquity and beyond, gets what astrologers' programs give it:
  ///
  /// - Placidus and Koch are undefined there, since not every degree rises and sets.
  /// - The Ascendant is always in the east, whatever the ecliptic does.
  /// - In most systems the Midheaven is always the degree on the side of the equator, though it may
  ///   lie below the horizon; the Ascendant is within 180° after it.
  /// - In Regiomontanus, Campanus, topocentric and APC the Midheaven is always above the horizon. When
  ///   that is the other degree on the meridian all cusps are turned across, and the houses may run
  ///   clockwise.
  ///
  /// At the poles the Ascendant is an equinox, to 1e−9°.
  ///
  /// Placidus's cusps are exact to 1e−12°, and to 1e−10° within 0.001° of the polar circles. libswe
  /// stops at steps of 1/360000°, which leaves it up to 0.02″ there and 0.0005″ below 60°.
  ///
  /// Source: R. W. Holden, *The Elements of House Division* (1977), and J. Meeus, *Astronomical
  /// Algorithms* (1998), chapter 13, for the transformations.
  ///
  /// - Parameters:
  ///   - system: The rule that divides the sky.
  ///   - armc: The right ascension of the Midheaven; whole turns are taken off.
  ///   - obliquity: The true obliquity of the ecliptic, between 0° and 90°.
  ///   - place: The place; only its latitude counts.
  /// - Complexity: From 0.2 µs for equal to 0.4 µs for Koch, and 0.9 µs for Placidus; one allocation.
  /// - Throws: ``/Base/NumberError`` where an angle is not finite or the obliquity not one.
  public init?(
    _ system: HouseSystem, armc: PlaneAngle, obliquity: PlaneAngle, place: GeographicPlace
  ) throws(NumberError) {
    self.init(
      system, armc: .degrees(try NumberError.finite(armc.degrees, "a right ascension")),
      obliquity: .degrees(
        try NumberError.checked(obliquity.degrees, "an obliquity", in: 0...90)),
      latitude: place.latitude)
  }

  /// Computes the houses of a latitude of −90…90 from finite angles.
  package init?(_ system: HouseSystem, armc: PlaneAngle, obliquity: PlaneAngle, latitude: Double) {
    precondition((-90...90).contains(latitude), "a latitude is from -90 to 90 degrees")
    let armc = PlaneAngle(degrees: EclipticLongitude(wrapping: armc.degrees).degrees)
    let sphere = LocalSphere(armc: armc, obliquity: obliquity, latitude: .degrees(latitude))
    let isPolar = latitude.magnitude >= 90 - obliquity.degrees
    let (midheaven, ascendant) = (sphere.midheaven, sphere.ascendant)
    // So it is while the Midheaven is below the horizon.
    let isWestern = midheaven.arc(to: ascendant) < .zero
    let eastern = isWestern ? ascendant.opposite : ascendant

    switch system {
    case .placidus:
      if isPolar { return nil }
      self.init(
        system, .placidus(sphere, midheaven: midheaven, ascendant: ascendant), armc: armc)
    case .koch:
      if isPolar { return nil }
      self.init(system, .koch(sphere, midheaven: midheaven, ascendant: ascendant), armc: armc)
    case .porphyry:
      self.init(system, .porphyry(midheaven: midheaven, ascendant: eastern), armc: armc)
    case .regiomontanus:
      let cusps = EasternCusps.regiomontanus(sphere, midheaven: midheaven, ascendant: ascendant)
      self.init(system, isPolar && isWestern ? cusps.opposite : cusps, armc: armc)
    case .campanus:
      let cusps = EasternCusps.campanus(sphere, midheaven: midheaven, ascendant: ascendant)
      self.init(system, isPolar && isWestern ? cusps.opposite : cusps, armc: armc)
    case .equal:
      self.init(
        system: system, cusps: Self.every30Degrees(from: eastern), ascendant: eastern,
        midheaven: midheaven, armc: armc)
    case .wholeSign:
      let within = eastern.degrees.truncatingRemainder(dividingBy: 30)
      let sign = EclipticLongitude(wrapping: eastern.degrees - within)
      self.init(
        system: system, cusps: Self.every30Degrees(from: sign), ascendant: eastern,
        midheaven: midheaven, armc: armc)
    case .vehlow:
      self.init(
        system: system, cusps: Self.every30Degrees(from: eastern - .degrees(15)),
        ascendant: eastern, midheaven: midheaven, armc: armc)
    case .alcabitius:
      self.init(
        system, .alcabitius(sphere, midheaven: midheaven, ascendant: eastern), armc: armc)
    case .meridian:
      self.init(
        system: system, cusps: EasternCusps.meridian(sphere).all, ascendant: eastern,
        midheaven: midheaven, armc: armc)
    case .morinus:
      self.init(
        system: system, cusps: EasternCusps.morinus(sphere).all, ascendant: eastern,
        midheaven: midheaven, armc: armc)
    case .topocentric:
      let cusps = EasternCusps.topocentric(sphere, midheaven: midheaven, ascendant: ascendant)
      self.init(system, isPolar && isWestern ? cusps.opposite : cusps, armc: armc)
    case .krusinski:
      self.init(
        system,
        .krusinski(sphere, obliquity: obliquity, midheaven: midheaven, ascendant: eastern),
        armc: armc)
    case .horizontal:
      let turned = LocalSphere(
        armc: armc + .degrees(180), obliquity: obliquity,
        latitude: .degrees(latitude > 0 ? 90 - latitude : -90 - latitude))
      self.init(
        system: system, cusps: EasternCusps.horizontal(turned, midheaven: midheaven).all,
        ascendant: eastern, midheaven: midheaven, armc: armc)
    case .apc:
      let cusps = sphere.parallelCusps(midheaven: midheaven, ascendant: ascendant)
      let turned = isPolar && isWestern ? cusps.map(\.opposite) : cusps
      self.init(
        system: system, cusps: turned, ascendant: turned[0], midheaven: turned[9], armc: armc)
    }
  }

  /// Cusps whose first and tenth are the angles themselves.
  private init(_ system: HouseSystem, _ cusps: EasternCusps, armc: PlaneAngle) {
    self.init(
      system: system, cusps: cusps.all, ascendant: cusps.first, midheaven: cusps.tenth, armc: armc)
  }

  private static func every30Degrees(from first: EclipticLongitude) -> [EclipticLongitude] {
    (0..<12).map { first + .degrees(Double($0) * 30) }
  }
}
