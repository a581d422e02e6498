package import Astrology
package import Ephemeris

/// The five limbs of a day, as `panchanga.schema.json` has them: what `astrolabe panchanga --json` prints.
package struct PanchangaDocument: JSONWritable, Sendable {
  private let panchanga: Panchanga
  private let zone: CivilZone

  /// Describes a day.
  ///
  /// - Parameters:
  ///   - panchanga: The day.
  ///   - zone: The zone whose clocks show its date.
  package init(_ panchanga: Panchanga, zone: CivilZone) {
    self.panchanga = panchanga
    self.zone = zone
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("schema_version")
      json.integer(1)
      json.field("date", panchanga.date.description)
      json.field("zone", zone.name)
      json.key("lat")
      json.exact(panchanga.place.latitude)
      json.key("lon")
      json.exact(panchanga.place.longitude)
      json.key("zodiac")
      json.zodiac(panchanga.ayanamsa)
      json.field("sunrise_definition", panchanga.definition.name)
      json.field("sunrise", panchanga.day.lowerBound.iso8601)
      json.field("sunset", panchanga.sunset.iso8601)
      json.field("next_sunrise", panchanga.day.upperBound.iso8601)
      json.key("vara")
      json.object { json in
        json.field("name", panchanga.vara.name)
        json.field("lord", panchanga.vara.lord.name)
      }
      json.key("tithi")
      json.array(panchanga.tithis) { json, span in Self.write(span, span.content.name, to: &json) }
      json.key("nakshatra")
      json.array(panchanga.nakshatras) { json, span in
        Self.write(span, span.content.name, to: &json)
      }
      json.key("yoga")
      json.array(panchanga.yogas) { json, span in Self.write(span, span.content.name, to: &json) }
      json.key("karana")
      json.array(panchanga.karanas) { json, span in
        Self.write(span, span.content.name, to: &json)
      }
    }
  }

  private static func write<Content>(
    _ span: Panchanga.Span<Content>, _ name: String, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("number")
      json.integer(span.number)
      json.field("name", name)
      json.field("from", span.period.lowerBound.iso8601)
      json.field("to", span.period.upperBound.iso8601)
    }
  }
}
