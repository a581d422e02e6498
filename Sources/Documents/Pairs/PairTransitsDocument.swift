package import Astrology
package import Ephemeris

/// The transits to charts of two people, as `pair_transits.schema.json` has them: what
/// `astrolabe transits --with-birth … --json` writes.
package struct PairTransitsDocument: JSONWritable, Sendable {
  /// A chart of two people that transits are made to.
  package enum Target: String, Sendable, Hashable, CaseIterable {
    /// The composite.
    case composite
    /// The chart of the moment and the place between two births.
    case davison
    /// The chart of the first person.
    case first
    /// The chart of the second.
    case second
  }

  private let lists: [(target: Target, transits: [Transit])]
  private let period: Range<JulianDay<UT1>>

  /// Describes the transits to some charts during a period.
  package init(
    _ lists: [(target: Target, transits: [Transit])], during period: Range<JulianDay<UT1>>
  ) {
    self.lists = lists
    self.period = period
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for (target, transits) in lists {
        json.key(named: target.rawValue)
        json.array(transits) { json, transit in
          TransitDocument(transit, during: period).write(to: &json)
        }
      }
    }
  }
}
