package import Ephemeris

/// When stars and planets are first and last seen, as `heliacal.schema.json` has it: what
/// `astrolabe heliacal --json` writes.
package struct HeliacalDocument: JSONWritable, Sendable {
  private let events: [HeliacalEvent]

  /// Describes some events.
  package init(_ events: [HeliacalEvent]) {
    self.events = events
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the array; instants are to the second.
  package func write(to json: inout JSONWriter) {
    json.array(events) { json, event in
      json.object { json in
        json.field("object", event.object.name)
        json.field("kind", event.kind.name)
        json.field("begin", event.begin.iso8601)
        json.field("best", event.best.iso8601)
        json.field("end", event.end.iso8601)
      }
    }
  }
}
