internal import Astrology
internal import Ephemeris

/// The columns of the meters' definitions that the loop over pairs needs, by transiting body and by natal point.
enum Hearing {
  /// `g` of each meter for a transiting body.
  static func of(_ body: CelestialBody) -> MeterTable { tracked[Int(body.rawValue)] }

  /// `1 − μ` of each meter for a body that may be retrograde.
  static func dimming(by body: CelestialBody) -> MeterTable { dimmed[Int(body.rawValue)] }

  /// `S` of each meter for a natal point that stands in a house.
  static func ofNatal(_ body: CelestialBody, in house: House) -> MeterTable {
    natal[Int(body.rawValue) * 12 + house.number - 1]
  }

  private static let natal = CelestialBody.scoringPoints.flatMap { body in
    (1...12).map { house in
      var table = MeterTable()
      for meter in Meter.allCases {
        table[meter] = meter.definition.interest(inNatal: body, house: house)
      }
      return table
    }
  }
  private static let tracked = table { $0.interest(inTransiting: $1) }
  private static let dimmed = table { $0.retrogradeFactors[$1].map { 1 - $0 } ?? 0 }

  private static func table(_ number: (Meter.Definition, CelestialBody) -> Double) -> [MeterTable] {
    CelestialBody.scoringPoints.map { body in
      var table = MeterTable()
      for meter in Meter.allCases { table[meter] = number(meter.definition, body) }
      return table
    }
  }
}
