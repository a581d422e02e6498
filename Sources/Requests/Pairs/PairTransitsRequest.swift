package import Astrology
package import Documents
package import Ephemeris

/// Asks for the transits of some dates to the charts of two people: `pair_transits.schema.json`.
package struct PairTransitsRequest: Sendable {
  /// The two people.
  package var couple: Couple
  /// Which charts the transits are made to.
  package var onto: Onto
  /// The dates.
  package var dates: CivilSpan
  /// The transiting bodies.
  package var bodies: BodySet

  /// A chart that transits are made to.
  package enum Onto: String, Sendable, Hashable, CaseIterable {
    /// The composite by midpoints.
    case composite
    /// The chart of the moment and the place between the two births.
    case davison
    /// Both charts, one after the other.
    case both
  }

  /// Creates a request; for the composite and the eleven points unless others are given.
  package init(
    of couple: Couple, onto: Onto = .composite, during dates: CivilSpan, bodies: BodySet = .eleven
  ) {
    self.couple = couple
    self.onto = onto
    self.dates = dates
    self.bodies = bodies
  }

  /// The transits to one chart.
  package typealias List = (target: PairTransitsDocument.Target, transits: [Transit])

  /// Finds the transits, each list in the order of entries.
  package func answer(by engine: Engine) throws(RequestError) -> [List] {
    let ephemeris = engine.ephemeris
    return try targets(by: engine).map { (target, layer) throws(RequestError) in
      try RequestError.wrapping {
        // Without both times of birth the Moon of the chart may stand anywhere within some degrees.
        let targets = TransitTarget.all(of: layer).filter {
          layer.angles != nil || $0.natal != .body(.moon)
        }
        return (
          target,
          try TransitCalendar(targets: targets, bodies: bodies)
            .transits(during: dates.period, ephemeris: ephemeris)
        )
      }
    }
  }

  private func targets(
    by engine: Engine
  ) throws(RequestError) -> [(PairTransitsDocument.Target, ChartLayer)] {
    let partners = try couple.partners(by: engine)
    switch onto {
    case .composite:
      return [(.composite, ChartLayer(try couple.composite(of: partners, by: engine)))]
    case .davison: return [(.davison, ChartLayer(try couple.davison(by: engine).chart))]
    case .both: return [(.first, ChartLayer(partners.0)), (.second, ChartLayer(partners.1))]
    }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(PairTransitsDocument(try answer(by: engine), during: dates.period))
  }
}
