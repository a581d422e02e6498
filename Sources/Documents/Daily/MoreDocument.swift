internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings

/// What is beyond a daily reading, as `reading_with_more.schema.json#/$defs/more` has it.
///
/// Instants are told in UTC and on the clocks of the date's zone. The numbers of `changes` have all
/// their digits, so that they add up.
public struct MoreDocument: JSONWritable, Sendable {
  let outlook: DayOutlook
  let events: [DayMoment]
  let changes: [MeterChange]?
  let sensitivity: BirthTimeSensitivity?
  let provenance: ReadingProvenance

  /// Puts together what is beyond a reading.
  ///
  /// - Parameters:
  ///   - outlook: The reading and what is beyond it.
  ///   - provenance: What the two were computed with.
  /// - Throws: ``ReadingError``.
  /// - Complexity: Two yardsticks for a timed chart; little for another.
  public init(
    _ outlook: DayOutlook, provenance: ReadingProvenance
  ) throws(ReadingError) {
    let reading = outlook.reading
    self.outlook = outlook
    self.provenance = provenance
    events = try outlook.events()
    changes = reading.day.skiesBefore.map {
      reading.astrometer.changes(from: $0.skies, to: reading.day.skies.skies)
    }
    sensitivity = try BirthTimeSensitivity(of: reading)
  }

  var reading: DailyReading { outlook.reading }

  /// Writes the document.
  public func write(to json: inout JSONWriter) {
    let day = reading.day
    json.object { json in
      json.key("schema_version")
      json.integer(1)
      json.key("date")
      json.string(day.date.description)
      json.key("zone")
      json.string(day.zone.name)
      json.key("instant")
      json.string(day.instant.iso8601)
      json.key("hours")
      json.array(outlook.hours) { json, point in write(point, to: &json) }
      json.key("events")
      json.array(events) { json, moment in
        json.object { json in writeFields(of: moment, to: &json) }
      }
      json.key("week_ahead")
      json.array(outlook.weekAhead) { json, notable in
        json.object { json in
          json.key("weight")
          json.score(notable.weight)
          writeFields(of: notable.moment, to: &json)
        }
      }
      json.key("collective")
      writeCollective(to: &json)
      json.key("relationships")
      writeRelationships(to: &json)
      if let changes {
        json.key("changes")
        json.array(changes) { json, change in Self.write(change, to: &json) }
      }
      json.key("birth_time")
      writeBirthTime(to: &json)
      json.key("provenance")
      writeProvenance(to: &json)
    }
  }

  private func write(_ point: HourlyPoint, to json: inout JSONWriter) {
    json.object { json in
      writeMoment(point.at, to: &json)
      Self.writeFields(of: point.overall, to: &json)
      json.key("moon_sign")
      json.string(point.moonSign.name)
    }
  }

  /// An instant in UTC and on the zone's clocks.
  func writeMoment(_ instant: JulianDay<UT1>, to json: inout JSONWriter) {
    json.key("at")
    json.string(instant.iso8601)
    json.key("local")
    json.string(reading.day.zone.iso8601(instant))
  }

  static func writeFields(of score: MeterScore, to json: inout JSONWriter) {
    json.key("intensity")
    json.score(score.intensity)
    json.key("harmony")
    json.score(score.harmony)
    json.key("unified_score")
    json.score(score.unified)
  }
}
