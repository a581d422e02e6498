internal import Ephemeris

/// The arithmetic of decennials.
///
/// Each of the seven has 129 months of 30 days, from the light of the sect on in the order of the zodiac, and
/// shares them with the others: each has as many months as it has least years. Valens and Hephaistio divide
/// these months further in different ways, so there are two levels.
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

  /// Units are months.
  static func slot(
    _ number: Int, within parent: PeriodCalendar.Slot?, order: [TimeLord]
  ) -> PeriodCalendar.Slot? {
    guard let parent else {
      return PeriodCalendar.Slot(
        lord: order[number % order.count], sign: nil, units: Self.months)
    }
    guard number < order.count, let first = order.firstIndex(of: parent.lord) else { return nil }
    let lord = order[(first + number) % order.count]
    guard let planet = ClassicalPlanet.allCases.first(where: { TimeLord($0) == lord }) else {
      return nil
    }
    return PeriodCalendar.Slot(lord: lord, sign: nil, units: planet.leastYears)
  }

  /// The least years of the seven added up: 129.
  private static let months = ClassicalPlanet.allCases.reduce(0) { $0 + $1.leastYears }
}
