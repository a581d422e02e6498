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
      elements = signs.reduce(into: Self.zeros(ZodiacSign.Element.allCases)) {
        $0[$1.element, default: 0] += 1
      }
      modalities = signs.reduce(into: Self.zeros(ZodiacSign.Modality.allCases)) {
        $0[$1.modality, default: 0] += 1
      }
      quadrants =
        chart.angles == nil
        ? nil
        : planets.reduce(into: [0, 0, 0, 0]) { $0[(chart.house(of: $1).number - 1) / 3] += 1 }
    }

    private static func zeros<Kind: Hashable>(_ kinds: [Kind]) -> [Kind: Int] {
      Dictionary(uniqueKeysWithValues: kinds.map { ($0, 0) })
    }
  }
}
