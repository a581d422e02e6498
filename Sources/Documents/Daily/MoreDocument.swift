internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings
internal import Words

/// What is beyond a daily reading, as `reading_with_more.schema.json#/$defs/more` has it.
///
/// Instants are given in UTC and on the clocks of the date's zone. The numbers of `changes` have all
/// their digits, so that they add up.
@_spi(FrontEnd) public struct MoreDocument: Sendable {
  let outlook: DayOutlook
  let events: [DayMoment]
  let changes: [MeterChange]?
  let sensitivity: DayOutlook.BirthTimeSensitivity?
  let provenance: ReadingProvenance
  /// What the reading's texts speak of, and when its transits begin and end.
  let plan: DayPlan
  let lives: PlannedLives

  /// Puts together what is beyond a reading.
  ///
  /// - Parameters:
  ///   - outlook: The reading and what is beyond it.
  ///   - provenance: What the two were computed with.
  /// - Throws: ``/Readings/ReadingError``.
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
    sensitivity = try DayOutlook.BirthTimeSensitivity(of: reading)
    let plan = DayPlan(of: ReadingFacts(outlook))
    self.plan = plan
    lives = try PlannedLives(of: plan, in: outlook)
  }

  var reading: DailyReading { outlook.reading }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

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
      json.key("plan")
      writePlan(to: &json)
      json.key("drivers")
      writeDrivers(to: &json)
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
      json.notes(reading.chart.birth.notesBesideMode)
    }
  }

  private func write(_ point: DayOutlook.HourlyPoint, to json: inout JSONWriter) {
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

@_spi(FrontEnd) extension MoreDocument: JSONWritable {}

/// A daily reading and what is beyond it in one object, as `reading_with_more.schema.json` has it: what
/// `astrolabe today --json --more` prints.
///
/// The reading under `reading` is the one that `astrolabe today --json` prints, byte for byte.
package struct ReadingWithMoreDocument: JSONWritable, Sendable {
  private let reading: DailyReadingDocument
  private let more: MoreDocument

  /// Puts the two together.
  package init(_ reading: DailyReadingDocument, more: MoreDocument) {
    self.reading = reading
    self.more = more
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("reading")
      reading.write(to: &json)
      json.key("more")
      more.write(to: &json)
    }
  }
}

extension MoreDocument {
  /// A moment: when, where in the chart, and the event, which in the sky is that of `events`.
  func writeFields(of moment: DayMoment, to json: inout JSONWriter) {
    writeMoment(moment.at, to: &json)
    if case .sky(.void(let void)) = moment {
      json.key("until_local")
      json.string(reading.day.zone.iso8601(void.end))
    }
    if let house = house(of: moment) {
      json.key("house")
      json.integer(house.number)
    }
    json.key("event")
    switch moment {
    case .sky(let event): SkyEventDocument(event).write(to: &json)
    case .transit(let transit): Self.write(transit, to: &json)
    case .houseIngress(let ingress): Self.write(ingress, to: &json)
    }
  }

  /// The chart's house in which it happens, of what happens in one place of the zodiac.
  private func house(of moment: DayMoment) -> House? {
    let frame = reading.chart.frame
    switch moment {
    case .sky(.lunation(let lunation)): return frame.house(of: lunation.longitude)
    case .sky(.ingress(let ingress)): return frame.house(entered: ingress)
    case .sky(.station(let station)): return frame.house(of: station.longitude)
    case .houseIngress(let ingress): return ingress.house
    case .sky(.aspect), .sky(.void), .sky(.eclipse), .transit: return nil
    }
  }

  private static func write(_ transit: TransitCalendar.ExactTransit, to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.string("transit")
      json.key("transit_planet")
      json.string(transit.body.name)
      json.key("natal_planet")
      json.string(transit.natal.name)
      json.key("aspect")
      json.string(transit.aspect.name)
      json.key("motion")
      json.string(transit.motion.rawValue)
    }
  }

  private static func write(_ ingress: HouseIngress, to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.string("house_ingress")
      json.key("body")
      json.string(ingress.body.name)
      json.key("motion")
      json.string(ingress.motion.rawValue)
    }
  }
}

extension MoreDocument {
  /// The slow bodies: where they are and what they make with each other.
  func writeCollective(to json: inout JSONWriter) {
    let sky = reading.day.sky
    json.object { json in
      json.key("aspects")
      json.array(outlook.collective) { json, aspect in
        json.object { json in
          json.key("bodies")
          json.array([aspect.first, aspect.second]) { json, body in json.string(body.name) }
          json.key("aspect")
          json.string(aspect.kind.name)
          json.key("orb")
          json.measure(aspect.geometry.orb.magnitude.degrees)
          json.key("motion")
          json.string(aspect.geometry.motion.rawValue)
          json.key("next_exact")
          json.optional(aspect.nextExact) { $0.string($1.iso8601) }
        }
      }
      json.key("slow_bodies")
      json.array(DailyReading.CollectiveAspect.bodies.bodies) { json, body in
        json.object { json in
          json.key("body")
          json.string(body.name)
          PrintedLongitude(sky[body].longitude).writeFields(longitudeKey: "longitude", to: &json)
          json.key("retrograde")
          json.bool(sky[body].isRetrograde)
        }
      }
    }
  }

  /// What the reading was computed with, and by which conventions.
  func writeProvenance(to json: inout JSONWriter) {
    let day = reading.day
    json.object { json in
      json.key("engine")
      json.string(EngineVersion.text)
      json.key("libswe")
      json.string(provenance.libraryVersion)
      json.key("ephemeris")
      json.string(day.sky.source(of: .sun).rawValue)
      json.key("ephemeris_first")
      json.string(day.ephemeris.span.first.description)
      json.key("ephemeris_last")
      json.string(day.ephemeris.span.last.description)
      json.key("files")
      json.array(provenance.files) { json, file in
        json.object { json in
          json.key("name")
          json.string(file.name)
          json.key("sha256")
          json.string(file.sha256)
        }
      }
      json.key("tz_version")
      json.optional(provenance.zonesVersion) { $0.string($1) }
      json.key("conventions")
      writeConventions(to: &json)
    }
  }

  private func writeConventions(to json: inout JSONWriter) {
    let origin = reading.chart.frame.origin
    let conventions = [
      ("zodiac", "tropical"), ("places", "apparent geocentric, true equinox of date"),
      ("north_node", "mean"), ("house_system", origin.name), ("time", "UTC taken as UT1"),
      ("scores", reading.day.isInstant ? "of the instant" : "means over four instants of the day"),
    ]
    json.object { json in
      for (key, value) in conventions {
        json.key(named: key)
        json.string(value)
      }
    }
  }
}
