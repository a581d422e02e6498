internal import Astrology
internal import Ephemeris

// The chart as a whole, and how sure it is.

extension PortraitPlan {
  /// What most planets share: an element, a mode, a half of the chart; a mode that has none.
  func balance() -> [[Portrait.Statement]] {
    let planets = CelestialBody.tenPlanets
    let signs = planets.compactMap { facts.signs[.body($0)] }
    let isWhole = signs.count == planets.count
    var statements: [Portrait.Statement] = []
    func add(
      _ count: Int, strongFrom least: Int, _ fact: PortraitFact, _ text: (Bool) -> PortraitText
    ) {
      let isStrong = count >= least
      guard isStrong || (count == 0 && isWhole) else { return }
      statements.append(
        Portrait.Statement([text(isStrong)], because: [fact], weight: isStrong ? Double(count) : 9))
    }
    // An element without a planet is described where it is missed.
    for element in ZodiacSign.Element.allCases {
      let count = signs.count { $0.element == element }
      guard count > 0 else { continue }
      add(count, strongFrom: 5, .element(element, count: count)) {
        .element(element, isStrong: $0)
      }
    }
    for mode in ZodiacSign.Modality.allCases {
      let count = signs.count { $0.modality == mode }
      add(count, strongFrom: 7, .mode(mode, count: count)) { .mode(mode, isStrong: $0) }
    }
    if let halves = NatalChart.Distributions(of: facts.chart).hemispheres {
      let counts: [(Portrait.Hemisphere, Int)] = [
        (.northern, halves.northern), (.southern, halves.southern), (.eastern, halves.eastern),
        (.western, halves.western),
      ]
      for (half, count) in counts where count >= 9 {
        statements.append(
          Portrait.Statement(
            [.hemisphere(half)], because: [.hemisphere(half, count: count)], weight: 4))
      }
    }
    statements += crowds.filter { marked.isDisjoint(with: $0.facts) }
    return [Array(statements.sorted { $0.weight > $1.weight }.prefix(1))]
  }

  /// What depends on the time of birth.
  func certainty() -> [[Portrait.Statement]] {
    func note(_ note: PortraitNote, _ facts: [PortraitFact]) -> Portrait.Statement {
      Portrait.Statement([.note(note)], because: facts, weight: 0)
    }
    let time = PortraitFact.birthTime(isKnown: facts.isTimed)
    guard let angles = facts.chart.angles else {
      let open: [Portrait.Statement] = [
        (ChartPoint.body(.sun), PortraitNote.sunOpen), (.body(.moon), .moonOpen),
      ].compactMap { point, text in facts.signs[point] == nil ? note(text, [time]) : nil }
      let rough = bridge.map { _ in note(.roughDates, [time]) }
      return [[note(.untimed, [time])] + open + [rough].compactMap(\.self)]
    }
    let loose = facts.chart.signsNearBorder.map {
      PortraitFact.sign(.body($0.body), facts.chart.position(of: $0).sign)
    }
    var statements = [loose.isEmpty ? note(.timed, [time]) : note(.signEdge, loose)]
    let rising = ZodiacPosition(angles.ascendant)
    if !(3...27).contains(rising.degreeInSign) {
      statements.append(note(.risingEdge, [.sign(.angle(.ascendant), rising.sign)]))
    }
    let edges = CelestialBody.tenPlanets.filter { body in
      facts.chart.frame.cusps.contains { cusp in
        cusp.separation(from: facts.chart.sky[body].longitude) <= .degrees(1.5)
      }
    }
    if !edges.isEmpty {
      statements.append(
        note(
          .houseEdge, edges.compactMap { body in facts.house(of: body).map { .house(body, $0) } }))
    }
    return [statements]
  }
}
