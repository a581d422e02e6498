/// The progressed and the directed chart of one instant of a life, as `life.schema.json` has it: what the C
/// library and the Python package write for those who want both.
package struct LifeDocument: JSONWritable, Sendable {
  private let progressions: ProgressionsDocument
  private let directions: DirectionsDocument

  /// Puts together what was made of the same chart for the same instant.
  package init(progressions: ProgressionsDocument, directions: DirectionsDocument) {
    self.progressions = progressions
    self.directions = directions
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the two, each as it is written alone.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("progressions")
      progressions.write(to: &json)
      json.key("directions")
      directions.write(to: &json)
    }
  }
}
