/// Synastry, composite and Davison chart of two people in one, as `pair.schema.json` has it: what the C library
/// and the Python package write for those who want all three.
package struct PairDocument: JSONWritable, Sendable {
  private let synastry: SynastryDocument
  private let composite: CompositeDocument
  private let davison: CompositeDocument

  /// Puts together what was made of the same two charts.
  ///
  /// - Parameters:
  ///   - synastry: The two laid over each other.
  ///   - composite: Their composite.
  ///   - davison: Their Davison chart.
  package init(
    synastry: SynastryDocument, composite: CompositeDocument, davison: CompositeDocument
  ) {
    self.synastry = synastry
    self.composite = composite
    self.davison = davison
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the three, each as it is written alone.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("synastry")
      synastry.write(to: &json)
      json.key("composite")
      composite.write(to: &json)
      json.key("davison")
      davison.write(to: &json)
    }
  }
}
