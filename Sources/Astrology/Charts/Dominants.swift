internal import Ephemeris

/// What outweighs the rest in a chart: elements, modalities, signs, and planets of the seven.
///
/// Schools weigh in many ways; this is a plain one. The Sun, the Moon and the Ascendant count 4, Mercury, Venus
/// and Mars 3, Jupiter and Saturn 2, Uranus, Neptune, Pluto and the Midheaven 1, each for the sign it
/// stands in, for that sign's element and modality, and for the planet of the seven that rules it. A planet of the
/// seven in an angular house has its own weight once more. Without a time of birth there are no angles and no houses.
public struct Dominants: Sendable, Hashable {
  /// The weight of each element.
  public let elements: [ZodiacSign.Element: Int]
  /// The weight of each modality.
  public let modalities: [ZodiacSign.Modality: Int]
  /// The weight of each sign.
  public let signs: [ZodiacSign: Int]
  /// The weight of each planet of the seven.
  public let planets: [ClassicalPlanet: Int]

  /// The elements of the greatest weight, in their order.
  public var dominantElements: [ZodiacSign.Element] { Self.heaviest(elements) }
  /// The modalities of the greatest weight, in their order.
  public var dominantModalities: [ZodiacSign.Modality] { Self.heaviest(modalities) }
  /// The signs of the greatest weight, in their order.
  public var dominantSigns: [ZodiacSign] { Self.heaviest(signs) }
  /// The planets of the greatest weight, in the order of charts.
  public var dominantPlanets: [ClassicalPlanet] { Self.heaviest(planets) }

  /// Weighs a chart.
  public init(of chart: NatalChart) { self.init(of: chart, in: chart.sky) }

  /// Weighs a chart whose bodies stand as in another sky.
  init(of chart: NatalChart, in sky: Sky) {
    var signs = Dictionary(uniqueKeysWithValues: ZodiacSign.allCases.map { ($0, 0) })
    var planets = Dictionary(uniqueKeysWithValues: ClassicalPlanet.allCases.map { ($0, 0) })
    for place in chart.places(in: sky) {
      let weight = Self.weight(of: place.point)
      let sign = ZodiacSign(place.longitude)
      signs[sign, default: 0] += weight
      planets[sign.domicileLord, default: 0] += weight
      guard chart.angles != nil, case .body(let body) = place.point,
        let planet = ClassicalPlanet(body),
        chart.frame.house(of: place.longitude).strength == .angular
      else { continue }
      planets[planet, default: 0] += weight
    }
    self.signs = signs
    self.planets = planets
    elements = Self.sums(of: signs, by: \.element)
    modalities = Self.sums(of: signs, by: \.modality)
  }

  private static func weight(of point: ChartPoint) -> Int {
    switch point {
    case .angle(.ascendant): 4
    case .angle(.midheaven): 1
    case .angle(.descendant), .angle(.imumCoeli): 0
    case .body(let body):
      switch ChartBody(body) {
      case .sun, .moon: 4
      case .mercury, .venus, .mars: 3
      case .jupiter, .saturn: 2
      case .uranus, .neptune, .pluto: 1
      case .meanNode, nil: 0
      }
    }
  }

  private static func sums<Group: Hashable & CaseIterable>(
    of signs: [ZodiacSign: Int], by group: (ZodiacSign) -> Group
  ) -> [Group: Int] {
    let zeros = Dictionary(uniqueKeysWithValues: Group.allCases.map { ($0, 0) })
    return signs.reduce(into: zeros) { $0[group($1.key), default: 0] += $1.value }
  }

  private static func heaviest<Group: Hashable & CaseIterable>(_ weights: [Group: Int]) -> [Group] {
    let most = weights.values.max()
    return Group.allCases.filter { weights[$0] == most }
  }
}
