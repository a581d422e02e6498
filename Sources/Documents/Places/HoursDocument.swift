package import Astrology
internal import Ephemeris

/// A date at a place, as `hours.schema.json` has it: what `astrolabe hours --json` writes.
///
/// Instants are to the second. Those of sunset and the next sunrise are the planetary day's, which may end on
/// the next date.
package struct HoursDocument: JSONWritable, Sendable {
  private let day: LocalDay

  /// Describes a date.
  package init(_ day: LocalDay) {
    self.day = day
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    let planetary = day.planetaryDay
    json.object { json in
      json.key("date")
      json.string("\(day.date)")
      json.key("zone")
      json.string(day.zone.name)
      json.key("lat")
      json.exact(day.place.latitude)
      json.key("lon")
      json.exact(day.place.longitude)
      json.key("sun")
      json.string(day.sun.course.name)
      json.key("sunrise")
      json.instant(planetary?.sunrise ?? day.sun.first(.rising))
      json.key("sunset")
      json.instant(planetary?.sunset ?? day.sun.first(.setting))
      json.key("next_sunrise")
      json.instant(planetary?.nextSunrise)
      json.key("twilights")
      json.array(zip(HorizonRule.Twilight.allCases, day.twilights)) { json, twilight in
        json.object { json in
          json.key("name")
          json.string(twilight.0.name)
          json.key("dawn")
          json.instant(twilight.1.first(.rising))
          json.key("dusk")
          json.instant(twilight.1.first(.setting))
        }
      }
      json.key("day_lord")
      json.optional(planetary) { $0.string($1.lord.name) }
      json.key("hours")
      json.optional(planetary) { json, planetary in
        json.array(planetary.hours) { json, hour in Self.write(hour, to: &json) }
      }
      json.key("bodies")
      json.array(day.bodies) { json, body in Self.write(body, to: &json) }
    }
  }

  private static func write(_ hour: PlanetaryDay.Hour, to json: inout JSONWriter) {
    json.object { json in
      json.key("number")
      json.integer(hour.number)
      json.key("half")
      json.string(hour.half.name)
      json.key("lord")
      json.string(hour.lord.name)
      json.key("from")
      json.instant(hour.period.lowerBound)
      json.key("to")
      json.instant(hour.period.upperBound)
    }
  }

  private static func write(_ body: HorizonDay, to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.string(body.body.name)
      json.key("course")
      json.string(body.course.name)
      json.key("rises")
      json.instant(body.first(.rising))
      json.key("culminates")
      json.instant(body.first(.culmination))
      json.key("sets")
      json.instant(body.first(.setting))
      json.key("culminates_below")
      json.instant(body.first(.lowerCulmination))
    }
  }
}

extension JSONWriter {
  /// Writes an instant to the second, or null.
  mutating func instant(_ instant: JulianDay<UT1>?) {
    optional(instant) { $0.string($1.iso8601) }
  }
}
