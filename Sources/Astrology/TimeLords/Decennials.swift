public import Ephemeris

extension PeriodTechnique {
  /// How the months of decennials are divided into days.
  public enum DecennialDays: String, Sendable, Hashable, CaseIterable {
    /// Turns of 129 days from the lord of the months on, each divided into as many days as a planet has least years.
    ///
    /// Source: Vettius Valens, *Anthology* VI 5, with the example of a birth by night (Kroll, pages 252 to 254).
    case turns
    /// The seven share each period in proportion to their least years, down to hours.
    ///
    /// Source: Vettius Valens, *Anthology* VI 6, "the third division" (Kroll, pages 254 and 255).
    case shares
  }
}

extension PeriodTechnique.DecennialDays: NamedCase {
  /// `way of dividing months`.
  public static var noun: String { "way of dividing months" }

  /// Reads the name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// The arithmetic of decennials.
///
/// Each of the seven has 129 months of 30 days, from the light of the sect on in the order of the zodiac, and
/// shares them with the others: each has as many months as it has least years. Months are divided into days in one of
/// two ways; see ``PeriodTechnique/DecennialDays``.
///
/// Source: Vettius Valens, *Anthology*, book VI, chapters 5 and 6.
enum Decennials {
  /// The seven in the order of their longitudes from the light of the sect on; of two in one degree the first
  /// in the order of charts.
  static func order(in sky: Sky, sect: Sect) -> [ClassicalPlanet] {
    let light: ClassicalPlanet = sect == .day ? .sun : .moon
    let first = sky[light.body].longitude
    let arcs = ClassicalPlanet.allCases.map { planet in
      (planet: planet, arc: first.eastwardArc(to: sky[planet.body].longitude))
    }
    let others = arcs.filter { $0.planet != light }
      .sorted { $0.arc == $1.arc ? $0.planet < $1.planet : $0.arc < $1.arc }
    return [light] + others.map(\.planet)
  }

  /// The days of the unit that all lengths are whole numbers of: a day, or a 129th of a 129th of a month.
  static func unitDays(_ days: PeriodTechnique.DecennialDays) -> Double {
    switch days {
    case .turns: 1
    case .shares: daysPerMonth / Double(total * total)
    }
  }

  static func slot(
    _ number: Int, level: Int, within parent: PeriodCalendar.Slot?, order: [TimeLord],
    days: PeriodTechnique.DecennialDays
  ) -> PeriodCalendar.Slot? {
    let month = days == .turns ? Int(daysPerMonth) : total * total
    guard let parent else {
      return PeriodCalendar.Slot(
        lord: order[number % order.count], sign: nil, units: total * month)
    }
    guard let first = order.firstIndex(of: parent.lord) else { return nil }
    let lord = order[(first + number) % order.count]
    if level == 3, days == .turns {
      return PeriodCalendar.Slot(lord: lord, sign: nil, units: total)
    }
    guard number < order.count,
      let planet = ClassicalPlanet.allCases.first(where: { TimeLord($0) == lord })
    else { return nil }
    let units =
      switch days {
      case .turns: planet.leastYears * (level == 2 ? month : 1)
      case .shares: parent.units / total * planet.leastYears
      }
    return PeriodCalendar.Slot(lord: lord, sign: nil, units: units)
  }

  private static let daysPerMonth = 30.0
  /// The least years of the seven added up: 129.
  private static let total = ClassicalPlanet.allCases.reduce(0) { $0 + $1.leastYears }
}
