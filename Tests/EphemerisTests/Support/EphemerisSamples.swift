import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

/// What several suites of the ephemeris need.
enum EphemerisSamples {
  /// The provider on the files of the package, made once.
  static let ephemeris = Result { () throws(EphemerisError) in try DirectEphemeris() }

  /// A table of the folder `Golden`.
  static func golden(_ name: String) throws -> GoldenTable {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
    return try GoldenTable(contentsOf: url)
  }

  /// The folder of the `.se1` files in the checkout.
  static var dataFolder: URL {
    Checkout.root.appending(path: "ephemeris/se1", directoryHint: .isDirectory)
  }

  /// So many instants from anywhere in the span, the same on every run.
  static func instants(_ count: Int, seed: UInt64) -> [JulianDay<UT1>] {
    let span = DirectEphemeris.span
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      JulianDay(generator.double(in: span.start.days..<span.end.days))
    }
  }

  /// Degrees between two places on the ecliptic, the second as a file has it.
  static func error(_ longitude: EclipticLongitude, _ expected: Double) -> Double {
    longitude.separation(from: EclipticLongitude(wrapping: expected)).degrees
  }
}

extension CelestialBody {
  /// The body's name in `Golden/apparent-positions.csv`, which are swetest's own words.
  init(golden name: String) throws(NameError) {
    try self.init(name: name == "mean_node" ? "north_node" : name)
  }
}

extension HouseSystem {
  /// The letter that libswe and its files call the system by.
  var letter: Character {
    switch self {
    case .placidus: "P"
    case .koch: "K"
    case .porphyry: "O"
    case .regiomontanus: "R"
    case .campanus: "C"
    case .equal: "E"
    case .wholeSign: "W"
    }
  }

  /// The system of that letter, or nothing where the engine has none.
  init?(letter: some StringProtocol) {
    guard let system = Self.allCases.first(where: { String($0.letter) == letter }) else {
      return nil
    }
    self = system
  }
}
