public import Ephemeris

/// The planet with the most essential dignity over a degree; several where they are equal.
public struct Almuten: Sendable, Hashable {
  /// The planets that have the most points there, in the order of their names.
  public let planets: [ClassicalPlanet]
  /// How many that are.
  public let points: Int

  /// Finds the almuten of a degree.
  ///
  /// - Parameters:
  ///   - longitude: The degree, of the Ascendant for one.
  ///   - sect: The chart's sect, which decides about the triplicity.
  public init(of longitude: EclipticLongitude, sect: Sect) {
    let lords = DegreeLords(of: longitude)
    let scores = ClassicalPlanet.allCases.map { ($0, lords.points(of: $0, sect: sect)) }
    let most = scores.map(\.1).max() ?? 0
    points = most
    planets = scores.filter { $0.1 == most }.map(\.0).sorted { $0.name < $1.name }
  }
}

extension Almuten: CustomStringConvertible {
  /// Such as `Moon, Venus with 5 points`.
  public var description: String {
    "\(planets.map(\.title).joined(separator: ", ")) with \(points) points"
  }
}
