import EngineSupport
import Ephemeris
import Foundation
import TestSupport
import Testing

extension EphemerisSamples {
  /// The table that comes with the package, opened once.
  static let table = Result { () throws(EphemerisError) in try CompiledEphemeris() }

  /// The bodies that it holds.
  static let held: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .meanNode,
    .trueNode, .chiron,
  ]

  /// A table of the folder `Golden`.
  static func golden(_ name: String) throws -> GoldenTable {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
    return try GoldenTable(contentsOf: url)
  }
}
