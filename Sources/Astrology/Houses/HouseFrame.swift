public import Ephemeris

/// The twelve houses that a chart is read in.
public struct HouseFrame: Sendable, Hashable {
  /// Where the houses come from.
  public enum Origin: Sendable, Hashable {
    /// A system that was asked for and is defined at the place.
    case system(HouseSystem)
    /// Whole signs, because the system that was asked for is undefined at the place.
    case wholeSignInstead(of: HouseSystem)
    /// Whole signs counted from the Sun's, for a birth whose time is not known.
    case solarWholeSign
  }

  /// Where the houses come from.
  public let origin: Origin
  /// The cusps of houses 1…12, in that order.
  public let cusps: [EclipticLongitude]

  /// Puts a frame together of twelve cusps.
  init(origin: Origin, cusps: [EclipticLongitude]) {
    precondition(cusps.count == 12, "there are twelve houses")
    self.origin = origin
    self.cusps = cusps
  }

  /// Whole-sign houses whose first is the Sun's sign.
  public static func solar(_ sunSign: ZodiacSign) -> Self {
    wholeSigns(from: sunSign, origin: .solarWholeSign)
  }

  /// Whole signs, with one of them as the first house.
  static func wholeSigns(from first: ZodiacSign, origin: Origin) -> Self {
    Self(origin: origin, cusps: (0..<12).map { first.advanced(by: $0).start })
  }

  /// The houses of a place by the wanted system, or by whole signs where that is undefined, together
  /// with the angles; never nothing.
  ///
  /// A system counts as undefined, too, where its cusps don't follow one another: inside the polar
  /// circles those of Regiomontanus and Campanus can run backwards, and then there are no houses
  /// between them.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` as the provider does.
  static func of(
    _ wanted: HouseSystem, at instant: Instant, place: GeographicPlace,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> (frame: Self, cusps: HouseCusps) {
    if let houses = try ephemeris.houses(wanted, at: instant, place: place), houses.goOnceRound {
      return (Self(origin: .system(wanted), cusps: houses.cusps), houses)
    }
    guard let houses = try ephemeris.houses(.wholeSign, at: instant, place: place) else {
      // Whole signs need an Ascendant alone, which exists everywhere.
      throw .internalFault(
        request: "the whole sign houses at \(instant)", reason: "the ephemeris calls them undefined"
      )
    }
    return (Self(origin: .wholeSignInstead(of: wanted), cusps: houses.cusps), houses)
  }

  /// The same from how far the sky over a latitude of −90…90 has turned.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/internalFault(request:reason:)``, which can't be.
  static func of(
    _ wanted: HouseSystem, armc: PlaneAngle, obliquity: PlaneAngle, latitude: Double
  ) throws(EphemerisError) -> (frame: Self, cusps: HouseCusps) {
    func houses(_ system: HouseSystem) -> HouseCusps? {
      HouseCusps(system, armc: armc, obliquity: obliquity, latitude: latitude)
    }
    if let houses = houses(wanted), houses.goOnceRound {
      return (Self(origin: .system(wanted), cusps: houses.cusps), houses)
    }
    guard let houses = houses(.wholeSign) else {
      throw .internalFault(
        request: "the whole sign houses at \(armc)", reason: "they are called undefined")
    }
    return (Self(origin: .wholeSignInstead(of: wanted), cusps: houses.cusps), houses)
  }

  /// The house that a longitude lies in; a cusp belongs to the house it opens.
  public func house(of longitude: EclipticLongitude) -> House {
    Self.house(of: longitude, amongCusps: cusps)
  }

  /// The house of twelve cusps that a longitude lies in.
  package static func house(
    of longitude: EclipticLongitude, amongCusps cusps: [EclipticLongitude]
  ) -> House {
    var nearest = 0
    var nearestArc = Double.infinity
    let cusps = cusps.span
    for index in cusps.indices {
      let arc = cusps[index].eastwardArc(to: longitude).degrees
      // Where two cusps fall together the house between them is empty: the later one holds it.
      if arc <= nearestArc { (nearest, nearestArc) = (index, arc) }
    }
    return House(cuspIndex: nearest)
  }
}

extension HouseCusps {
  /// Whether each cusp lies eastward of the one before, so that the houses fill the circle once.
  fileprivate var goOnceRound: Bool {
    // The arcs add up to 360° for one turn, and to a multiple of it for more.
    let cusps = cusps.span
    var (sum, last) = (0.0, cusps[cusps.count - 1])
    for index in cusps.indices {
      sum += last.eastwardArc(to: cusps[index]).degrees
      last = cusps[index]
    }
    return sum < 540
  }
}

extension HouseFrame.Origin {
  /// The name that documents use for the houses in force, such as `placidus`.
  public var name: String {
    switch self {
    case .system(let system): system.name
    case .wholeSignInstead: HouseSystem.wholeSign.name
    case .solarWholeSign: "solar_whole_sign"
    }
  }

  /// Whether other houses stand in for the ones asked for.
  public var isFallback: Bool {
    if case .wholeSignInstead = self { true } else { false }
  }
}

extension HouseFrame: CustomStringConvertible {
  /// Such as `placidus: 170.2°, 195.3°, …`.
  public var description: String {
    "\(origin.name): \(cusps.map(\.description).joined(separator: ", "))"
  }
}

extension HouseFrame: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let cusps = try fields.decode([EclipticLongitude].self, forKey: "cusps")
    guard cusps.count == 12 else {
      throw decoder.unreadable("there are twelve houses, and here are \(cusps.count) cusps")
    }
    let wanted = try fields.decodeIfPresent(HouseSystem.self, forKey: "wanted")
    let isFallback = try fields.decodeIfPresent(Bool.self, forKey: "is_fallback") ?? false
    let origin: Origin =
      if let wanted { isFallback ? .wholeSignInstead(of: wanted) : .system(wanted) } else {
        .solarWholeSign
      }
    self.init(origin: origin, cusps: cusps)
  }

  /// Writes `cusps`, twelve longitudes; and, but for houses counted from the Sun's sign, `wanted`, the
  /// system that was asked for, and `is_fallback`, whether whole signs stand in for it.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(cusps, forKey: "cusps")
    switch origin {
    case .system(let wanted), .wholeSignInstead(of: let wanted):
      try fields.encode(wanted, forKey: "wanted")
      try fields.encode(origin.isFallback, forKey: "is_fallback")
    case .solarWholeSign: break
    }
  }
}
