internal import Ephemeris

extension NatalChart {
  /// How the ten planets are spread over a chart; the node is not counted.
  public struct Distributions: Sendable, Hashable {
    /// Planets in each element.
    public let elements: [ZodiacSign.Element: Int]
    /// Planets in each modality.
    public let modalities: [ZodiacSign.Modality: Int]
    /// Planets in houses 1-3, 4-6, 7-9 and 10-12; nil in a date-only chart.
    public let quadrants: [Int]?

    /// Planets below the horizon, above it, in the eastern half (houses 10-3) and in the western one;
    /// nil in a date-only chart.
    public var hemispheres: (northern: Int, southern: Int, eastern: Int, western: Int)? {
      guard let quadrants else { return nil }
      return (
        northern: quadrants[0] + quadrants[1], southern: quadrants[2] + quadrants[3],
        eastern: quadrants[0] + quadrants[3], western: quadrants[1] + quadrants[2]
      )
    }

    /// Counts the planets of a chart.
    public init(of chart: NatalChart) {
      let planets = ChartBody.allCases.filter { $0 != .meanNode }
      let signs = planets.map { chart.position(of: $0).sign }
      elements = Self.counts(of: signs.map(\.element))
      modalities = Self.counts(of: signs.map(\.modality))
      quadrants = chart.angles.map { _ in
        let houses = planets.map { chart.house(of: $0).number }
        return (0..<4).map { quadrant in houses.count { ($0 - 1) / 3 == quadrant } }
      }
    }

    /// How often each kind is among these; 0 for those that are not.
    private static func counts<Kind: Hashable & CaseIterable>(of kinds: [Kind]) -> [Kind: Int] {
      var counts = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, 0) })
      for kind in kinds { counts[kind, default: 0] += 1 }
      return counts
    }
  }
}
