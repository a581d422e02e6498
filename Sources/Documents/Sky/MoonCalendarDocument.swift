package import Astrology
internal import Ephemeris

/// A calendar of the Moon, as `moon.schema.json` has it: what `astrolabe moon --json` writes.
///
/// The events of a date are elements of `events.schema.json`. A void that lasts over midnight belongs to both dates.
package struct MoonCalendarDocument: JSONWritable, Sendable {
  private let calendar: MoonCalendar

  /// Describes a calendar.
  package init(_ calendar: MoonCalendar) {
    self.calendar = calendar
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("zone", calendar.zone.name)
      json.field("void", calendar.void.rawValue)
      json.key("days")
      json.array(calendar.days) { json, day in Self.write(day, to: &json) }
    }
  }

  private static func write(_ day: MoonCalendar.Day, to json: inout JSONWriter) {
    json.object { json in
      json.field("date", "\(day.date)")
      json.field("sign", day.sign.name)
      json.key("longitude")
      json.exact(day.longitude.degrees)
      json.field("phase", day.illumination.phase.name)
      json.key("elongation")
      json.exact(day.illumination.elongation.degrees)
      json.key("lit")
      json.exact(day.illumination.illuminatedFraction)
      json.key("events")
      json.array(day.events) { json, event in SkyEventDocument(event).write(to: &json) }
    }
  }
}
