/// A rule that divides the sky of a place into twelve houses.
public enum HouseSystem: String, Sendable, Hashable, CaseIterable {
  /// By thirds of the time a point takes from the horizon to the meridian; undefined inside the
  /// polar circles.
  case placidus
  /// By thirds of the Midheaven's own semi-arc; undefined inside the polar circles.
  case koch
  /// By thirds of the ecliptic quadrants.
  case porphyry
  /// By the celestial equator, projected from the north and south points of the horizon; inside the
  /// polar circles the cusps may run backwards.
  case regiomontanus
  /// By the prime vertical, projected likewise, with the same limits.
  case campanus
  /// Twelve times 30° from the Ascendant.
  case equal
  /// Twelve whole signs, the Ascendant's first.
  case wholeSign = "whole_sign"
  /// By thirds of the Ascendant's own semi-arcs, carried to the ecliptic along hour circles.
  case alcabitius
  /// By every 30° of the equator from the meridian, carried to the ecliptic along hour circles; the first
  /// cusp is the East Point and not the Ascendant.
  case meridian
  /// By every 30° of the equator from the meridian, carried to the ecliptic along circles through the poles
  /// of the ecliptic; neither the Ascendant nor the Midheaven is a cusp.
  case morinus
  /// Polich and Page's: degrees that rise under poles whose tangents are thirds of that of the latitude;
  /// inside the polar circles the cusps may cross.
  case topocentric
  /// Twelve times 30°, the Ascendant in the middle of the first house.
  case vehlow
  /// By twelfths of the circle through the Ascendant and the zenith, carried to the ecliptic along hour
  /// circles.
  case krusinski
  /// By vertical circles at every 30° of azimuth; the first cusp is where the ecliptic crosses the prime
  /// vertical in the east. Between the tropics the cusps may cross.
  case horizontal
  /// Ascendant parallel circles: six equal parts of the Ascendant's circle of declination above the horizon
  /// and six below; inside the polar circles the cusps may cross. Opposite cusps are not opposite.
  case apc

  /// The name that people read.
  public var title: String {
    switch self {
    case .placidus: "Placidus"
    case .koch: "Koch"
    case .porphyry: "Porphyry"
    case .regiomontanus: "Regiomontanus"
    case .campanus: "Campanus"
    case .equal: "equal"
    case .wholeSign: "whole sign"
    case .alcabitius: "Alcabitius"
    case .meridian: "meridian"
    case .morinus: "Morinus"
    case .topocentric: "topocentric"
    case .vehlow: "Vehlow"
    case .krusinski: "Krusinski"
    case .horizontal: "horizontal"
    case .apc: "APC"
    }
  }
}

extension HouseSystem: NamedCase {
  /// `house system`.
  public static var noun: String { "house system" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
