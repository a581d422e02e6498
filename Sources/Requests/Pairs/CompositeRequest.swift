package import Astrology
internal import Ephemeris
package import Documents

/// Asks for one chart made of two: `composite.schema.json`.
package struct CompositeRequest: Sendable {
  /// The two people.
  package var couple: Couple
  /// How the chart is made.
  package let method: Method
  /// The place of a Davison chart.
  package let middle: DavisonBirth.Place

  /// How one chart is made of two.
  package enum Method: String, Sendable, Hashable, CaseIterable {
    /// Bodies and cusps halfway between two places.
    case midpoint
    /// Bodies halfway, and the houses under the mean Midheaven.
    case derived
    /// The chart of the moment and the place between two births.
    case davison
  }

  /// Creates a request.
  ///
  /// - Throws: ``RequestError`` for the place of a Davison chart with another method.
  package init(
    of couple: Couple, by method: Method = .midpoint, middle: DavisonBirth.Place? = nil
  ) throws(RequestError) {
    try Self.check(method, middle: middle)
    self.couple = couple
    self.method = method
    self.middle = middle ?? .mean
  }

  /// Refuses the place of a Davison chart with another method.
  package static func check(_ method: Method, middle: DavisonBirth.Place?) throws(RequestError) {
    if middle != nil, method != .davison {
      throw .needsName("middle", value: nil, in: "method", name: Method.davison.rawValue)
    }
  }

  /// The chart.
  package enum Answer {
    case composite(CompositeChart)
    case davison(DavisonBirth, Partner)

    /// The document.
    package var document: CompositeDocument {
      switch self {
      case .composite(let chart): CompositeDocument(chart)
      case .davison(let davison, let chart): CompositeDocument(davison, chart: chart)
      }
    }
  }

  /// Makes the chart.
  package func answer(by engine: Engine) throws(RequestError) -> Answer {
    switch method {
    case .midpoint, .derived:
      let charts = try couple.charts(by: engine)
      return try RequestError.wrapping {
        .composite(
          try CompositeChart(
            of: charts.0, and: charts.1, by: method == .derived ? .derived : .midpoint,
            houses: couple.houses ?? .placidus, ephemeris: engine.ephemeris))
      }
    case .davison:
      let (davison, chart) = try couple.davison(at: middle, by: engine)
      return .davison(davison, chart)
    }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(try answer(by: engine).document)
  }
}

/// Asks for synastry, composite and Davison chart of two people: `pair.schema.json`.
package struct PairRequest: Sendable {
  /// The synastry.
  package var synastry: SynastryRequest
  /// How the composite is made.
  package var method: CompositeChart.Method
  /// The place of the Davison chart.
  package var middle: DavisonBirth.Place

  /// Creates a request.
  package init(
    _ synastry: SynastryRequest, by method: CompositeChart.Method = .midpoint,
    middle: DavisonBirth.Place = .mean
  ) {
    self.synastry = synastry
    self.method = method
    self.middle = middle
  }

  /// The document, with the end of its line.
  ///
  /// Each chart is cast once.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let couple = synastry.couple
    let partners = try couple.partners(by: engine)
    let compared = try synastry.value(of: partners.0, and: partners.1, by: engine)
    let composite = try couple.composite(of: partners, method, by: engine)
    let davison = try couple.davison(at: middle, by: engine)
    return DocumentBytes.line(
      PairDocument(
        synastry: compared, composite: CompositeDocument(composite),
        davison: CompositeDocument(davison.birth, chart: davison.chart)))
  }
}
