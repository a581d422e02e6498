public import Ephemeris

extension CompositeChart {
  /// How the angles and houses of a composite chart are found.
  public enum Method: String, Sendable, Hashable, CaseIterable {
    /// Both rings of cusps are laid along one turn, and each cusp is halfway between its two places on it.
    case midpoint
    /// The Midheaven is halfway between the two, and the rest is what rises under it at the mean latitude.
    case derived
  }
}

extension CompositeChart.Method: NamedCase {
  /// `way of making a composite`.
  public static var noun: String { "way of making a composite" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension CompositeChart {
  /// The angles and houses of a composite chart.
  public struct Houses: Sendable, Hashable {
    /// The angle from which both rings were laid along one turn: of the two the one whose places are nearer to
    /// each other; nil for derived houses.
    public let anchor: ChartAngle?
    /// The angles.
    public let angles: ChartAngles
    /// The houses; whole signs where the system is undefined for one of the two births, or at their mean
    /// latitude.
    public let frame: HouseFrame

    /// Finds the houses of two charts; there are none where either has no angles.
    init?(
      of first: borrowing NatalChart, and second: borrowing NatalChart,
      by method: CompositeChart.Method, _ system: HouseSystem, ephemeris: any EphemerisProvider
    ) throws(EphemerisError) {
      guard first.angles != nil, second.angles != nil, let one = first.birth.place,
        let other = second.birth.place
      else { return nil }
      switch method {
      case .midpoint: try self.init(halfwayBetween: first, second, system, ephemeris)
      case .derived:
        try self.init(derivedFrom: first, at: one, second, at: other, system, ephemeris)
      }
    }

    private init(
      halfwayBetween first: borrowing NatalChart, _ second: borrowing NatalChart,
      _ system: HouseSystem,
      _ ephemeris: any EphemerisProvider
    ) throws(EphemerisError) {
      guard let one = try HouseRing(of: first, system, ephemeris: ephemeris),
        let other = try HouseRing(of: second, system, ephemeris: ephemeris)
      else {
        // Porphyry's angles exist everywhere.
        let turn = try HouseTurn(
          HouseRing(everywhere: first, ephemeris: ephemeris),
          HouseRing(everywhere: second, ephemeris: ephemeris))
        anchor = turn.anchor
        angles = turn.angles
        frame = .wholeSigns(
          from: ZodiacSign(angles.ascendant), origin: .wholeSignInstead(of: system))
        return
      }
      let turn = HouseTurn(one, other)
      anchor = turn.anchor
      switch system {
      case .placidus, .koch, .porphyry, .regiomontanus, .campanus, .alcabitius, .topocentric,
        .krusinski, .apc:
        let cusps = turn.cusps
        angles = ChartAngles(ascendant: cusps[0], midheaven: cusps[9])
        frame = HouseFrame(origin: .system(system), cusps: cusps)
      case .meridian, .morinus, .horizontal:
        angles = turn.angles
        frame = HouseFrame(origin: .system(system), cusps: turn.cusps)
      case .equal, .vehlow:
        angles = turn.angles
        let first = system == .vehlow ? angles.ascendant - .degrees(15) : angles.ascendant
        frame = HouseFrame(
          origin: .system(system), cusps: (0..<12).map { first + .degrees(30 * Double($0)) })
      case .wholeSign:
        angles = turn.angles
        frame = .wholeSigns(from: ZodiacSign(angles.ascendant), origin: .system(system))
      }
    }

    private init(
      derivedFrom first: borrowing NatalChart, at one: GeographicPlace,
      _ second: borrowing NatalChart,
      at other: GeographicPlace, _ system: HouseSystem, _ ephemeris: any EphemerisProvider
    ) throws(EphemerisError) {
      let midheaven = try HouseRing(everywhere: first, ephemeris: ephemeris).angles.midheaven
        .midpoint(with: HouseRing(everywhere: second, ephemeris: ephemeris).angles.midheaven)
      let obliquity = PlaneAngle.degrees(
        (try ephemeris.obliquity(at: first.instant).degrees
          + ephemeris.obliquity(at: second.instant).degrees) / 2)
      let (frame, cusps) = try HouseFrame.of(
        system, armc: midheaven.rightAscension(obliquity: obliquity), obliquity: obliquity,
        latitude: (one.latitude + other.latitude) / 2)
      anchor = nil
      angles = ChartAngles(ascendant: cusps.ascendant, midheaven: cusps.midheaven)
      self.frame = frame
    }
  }
}

/// The cusps of a chart, which run once round, with its angles.
private struct HouseRing {
  let cusps: [EclipticLongitude]
  let angles: ChartAngles

  /// The ring of a timed chart by a system; nil if that is undefined or runs backwards.
  init?(
    of chart: borrowing NatalChart, _ system: HouseSystem, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    if let angles = chart.angles, chart.frame.origin == .system(system) {
      (cusps, self.angles) = (chart.frame.cusps, angles)
      return
    }
    guard chart.frame.origin != .wholeSignInstead(of: system), let place = chart.birth.place
    else { return nil }
    let (frame, houses) = try HouseFrame.of(
      system, at: chart.sky.instant, place: place, ephemeris: ephemeris)
    guard !frame.origin.isFallback else { return nil }
    cusps = frame.cusps
    angles = ChartAngles(ascendant: houses.ascendant, midheaven: houses.midheaven)
  }

  /// The degrees eastward from an angle to the first cusp: to the Ascendant, and from there either way where
  /// the Ascendant is no cusp.
  func wayToFirst(from angle: ChartAngle) -> Double {
    angles[angle].eastwardArc(to: angles.ascendant).degrees
      + angles.ascendant.arc(to: cusps[0]).degrees
  }

  /// The ring by Porphyry, which is defined everywhere.
  init(
    everywhere chart: borrowing NatalChart, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    guard let place = chart.birth.place,
      let houses = try ephemeris.houses(.porphyry, at: chart.instant, place: place)
    else {
      throw .internalFault(
        request: "Porphyry's houses at \(chart.instant)",
        reason: "the ephemeris calls them undefined")
    }
    cusps = houses.cusps
    angles = ChartAngles(ascendant: houses.ascendant, midheaven: houses.midheaven)
  }
}

/// Two rings laid along one turn.
///
/// Both run once round and forward, so what is halfway between them does, too. Each cusp's own nearer
/// midpoint would break the ring for one pair in sixteen.
private struct HouseTurn {
  let one: HouseRing
  let other: HouseRing
  /// The angle that both rings are laid from.
  let anchor: ChartAngle

  init(_ one: HouseRing, _ other: HouseRing) {
    func apart(_ angle: ChartAngle) -> PlaneAngle {
      one.angles[angle].separation(from: other.angles[angle])
    }
    self.one = one
    self.other = other
    anchor = apart(.ascendant) < apart(.midheaven) ? .ascendant : .midheaven
  }

  var angles: ChartAngles {
    let (from, other) = (one.angles[anchor], other.angles[anchor])
    let start = from.midpoint(with: other)
    func middle(_ angle: ChartAngle) -> EclipticLongitude {
      let way = from.eastwardArc(to: one.angles[angle]).degrees
      return start + .degrees((way + other.eastwardArc(to: self.other.angles[angle]).degrees) / 2)
    }
    return ChartAngles(ascendant: middle(.ascendant), midheaven: middle(.midheaven))
  }

  /// The cusps, each halfway between its two ways eastward from the anchor.
  var cusps: [EclipticLongitude] {
    let start = one.angles[anchor].midpoint(with: other.angles[anchor])
    let (way, otherWay) = (one.wayToFirst(from: anchor), other.wayToFirst(from: anchor))
    return zip(one.cusps, other.cusps).map { cusp, otherCusp in
      let ways =
        way + one.cusps[0].eastwardArc(to: cusp).degrees
        + (otherWay + other.cusps[0].eastwardArc(to: otherCusp).degrees)
      return start + .degrees(ways / 2)
    }
  }
}
