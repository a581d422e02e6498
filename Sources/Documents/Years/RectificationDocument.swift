package import Astrology
internal import Ephemeris

/// A table of hours that fit the events of a life, as `rectification.schema.json` has it: what
/// `astrolabe rectify --json` writes.
package struct RectificationDocument: JSONWritable, Sendable {
  private let table: Rectification

  /// Describes a table.
  package init(_ table: Rectification) {
    self.table = table
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document; orbs and scores have four decimals.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("events")
      json.array(table.events) { $0.string($1.iso8601) }
      json.key("techniques")
      json.array(table.techniques) { $0.string($1.name) }
      json.key("widest_orb")
      json.number(Rectification.widestOrb.degrees, decimals: 4)
      json.key("best")
      json.array(table.best(10)) { $0.string($1.instant.iso8601) }
      json.key("hours")
      json.array(table.hours) { json, hour in Self.write(hour, to: &json) }
    }
  }

  private static func write(_ hour: Rectification.Hour, to json: inout JSONWriter) {
    json.object { json in
      json.field("at", hour.instant.iso8601)
      json.key("ascendant")
      json.exact(hour.angles.ascendant.degrees)
      json.key("midheaven")
      json.exact(hour.angles.midheaven.degrees)
      json.key("score")
      json.number(hour.score, decimals: 4)
      json.key("contacts")
      json.array(hour.contacts) { json, contact in
        json.object { json in
          json.key("event")
          json.integer(contact.event)
          json.field("technique", contact.technique.name)
          json.field("moving", contact.moving.name)
          json.field("natal", contact.natal.name)
          json.field("aspect", contact.kind.name)
          json.key("orb")
          json.number(contact.orb.degrees, decimals: 4)
        }
      }
    }
  }
}
