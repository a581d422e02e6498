package import Astrology
internal import Ephemeris

/// A chart at another place beside that of the birth, as `relocation.schema.json` has it: what
/// `astrolabe chart --for-place … --json` writes.
package struct RelocationDocument: JSONWritable, Sendable {
  private let relocation: Relocation
  private let name: String?

  /// Describes a relocation.
  ///
  /// - Parameters:
  ///   - relocation: Both charts.
  ///   - name: What the other place is called.
  package init(_ relocation: Relocation, name: String? = nil) {
    self.relocation = relocation
    self.name = name
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("place")
      json.object { json in
        json.key("name")
        json.optional(name) { $0.string($1) }
        let place = relocation.chart.birth.place
        json.key("lat")
        json.optional(place) { $0.exact($1.latitude) }
        json.key("lon")
        json.optional(place) { $0.exact($1.longitude) }
      }
      json.key("angles")
      json.array(relocation.angles) { json, move in
        json.object { json in
          json.key("name")
          json.string(move.angle.name)
          json.key("birth")
          json.optional(move.natal) { $0.place($1) }
          json.key("relocated")
          json.place(move.relocated)
          json.key("arc")
          json.optional(move.arc) { $0.exact($1.degrees) }
        }
      }
      json.key("houses")
      json.array(relocation.houses) { json, move in
        json.object { json in
          json.key("body")
          json.string(move.body.name)
          json.key("birth")
          json.optional(move.natal) { $0.integer($1.number) }
          json.key("relocated")
          json.integer(move.relocated.number)
        }
      }
      json.key("chart")
      NatalChartDocument(relocation.chart).write(to: &json)
    }
  }
}
