package import Astrology
internal import Ephemeris

/// Primary directions, as `primary_directions.schema.json` has them: what `astrolabe primary --json` writes.
///
/// Angles and years have full precision, instants are to the second.
package struct PrimaryDirectionsDocument: JSONWritable, Sendable {
  private let calendar: PrimaryCalendar
  private let directions: [PrimaryDirection]

  /// Describes some directions of a calendar.
  package init(_ directions: [PrimaryDirection], of calendar: PrimaryCalendar) {
    self.directions = directions
    self.calendar = calendar
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("method", calendar.method.name)
      json.field("space", calendar.space.name)
      json.field("key", calendar.key.name)
      json.key("converse")
      json.bool(calendar.isConverse)
      json.key("speculum")
      json.array(calendar.speculum) { json, row in Self.write(row, to: &json) }
      json.key("directions")
      json.array(directions) { json, direction in Self.write(direction, to: &json) }
    }
  }

  private static func write(_ row: PrimaryCalendar.SpeculumRow, to json: inout JSONWriter) {
    json.object { json in
      json.field("point", row.point.name)
      json.key("right_ascension")
      json.exact(row.place.rightAscension.degrees)
      json.key("declination")
      json.exact(row.place.declination.degrees)
      json.key("hour_angle")
      json.exact(row.hourAngle.degrees)
      json.key("diurnal_semi_arc")
      json.optional(row.diurnalSemiArc?.degrees) { $0.exact($1) }
    }
  }

  private static func write(_ direction: PrimaryDirection, to json: inout JSONWriter) {
    json.object { json in
      json.field("promissor", direction.promissor.name)
      json.field("aspect", direction.aspect.name)
      json.key("side")
      json.optional(direction.side?.name) { $0.string($1) }
      json.field("significator", direction.significator.name)
      json.key("arc")
      json.exact(direction.arc.degrees)
      json.key("years")
      json.exact(direction.years)
      json.field("at", direction.at.iso8601)
    }
  }
}
