public import Ephemeris
public import Foundation
internal import TestSupport

/// What tests of several modules need of skies.
public enum EphemerisSamples {
  /// The days that the files of Swiss Ephemeris cover, whether libswe is built in or not.
  public static let fileSpan = EphemerisSpan(
    first: CalendarDate(dayNumber: -62_091), last: CalendarDate(dayNumber: 157_053))

  /// The folder of the `.se1` files in the checkout.
  public static var dataFolder: URL {
    Checkout.root.appending(path: "ephemeris/se1", directoryHint: .isDirectory)
  }

  /// So many instants from anywhere in a span, 1800 to 2399 unless another is given, the same on every run.
  public static func instants(
    _ count: Int, of span: EphemerisSpan = fileSpan, seed: UInt64
  ) -> [JulianDay<UT1>] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      JulianDay(generator.double(in: span.start.days..<span.end.days))
    }
  }

  /// Degrees between two places on the ecliptic, the second as a file has it.
  public static func error(_ longitude: EclipticLongitude, _ expected: Double) -> Double {
    longitude.separation(from: EclipticLongitude(wrapping: expected)).degrees
  }
}

extension CelestialBody {
  /// The body's name in `Golden/apparent-positions.csv`, which are swetest's own words.
  public init(golden name: String) throws {
    try self.init(name: name == "mean_node" ? "north_node" : name)
  }
}

extension HouseSystem {
  /// The letter that libswe and its files call the system by.
  public var letter: Character {
    switch self {
    case .placidus: "P"
    case .koch: "K"
    case .porphyry: "O"
    case .regiomontanus: "R"
    case .campanus: "C"
    case .equal: "E"
    case .wholeSign: "W"
    case .alcabitius: "B"
    case .meridian: "X"
    case .morinus: "M"
    case .topocentric: "T"
    case .vehlow: "V"
    case .krusinski: "U"
    case .horizontal: "H"
    case .apc: "Y"
    }
  }

  /// The system of that letter, or nil if the engine has none.
  public init?(letter: some StringProtocol) {
    guard let system = Self.allCases.first(where: { String($0.letter) == letter }) else {
      return nil
    }
    self = system
  }
}
