internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

extension DailyReadingDocument {
  /// The scores: the whole, five groups, seventeen meters.
  func writeAstrometers(to json: inout JSONWriter) {
    let overall = reading.scores.scores.overall
    var transits = TransitFieldsTable()
    json.object { json in
      json.key("date")
      // A label of the day, not an instant.
      json.string("\(reading.day.date)T00:00:00")
      json.key("overall_unified_score")
      json.score(overall.unified)
      json.key("overall_intensity")
      json.score(overall.intensity)
      json.key("overall_harmony")
      json.score(overall.harmony)
      json.key("overall_quality")
      json.string(overall.quality.rawValue)
      json.key("overall_state")
      json.string(reading.scores.scores.overallStateLabel)
      json.key("groups")
      json.array(MeterGroup.allCases) { json, group in
        write(group, transits: &transits, to: &json)
      }
      json.key("top_active_meters")
      json.meters(reading.topMeters.active)
      json.key("top_challenging_meters")
      json.meters(reading.topMeters.challenging)
      json.key("top_flowing_meters")
      json.meters(reading.topMeters.flowing)
    }
  }

  private func write(
    _ group: MeterGroup, transits: inout TransitFieldsTable, to json: inout JSONWriter
  ) {
    let score = reading.scores.scores[group]
    json.object { json in
      json.fields(group.constants.names)
      json.scores(score)
      json.key("state_label")
      json.string(group.stateLabel(of: score))
      json.key("quality")
      json.string(score.quality.rawValue)
      json.field("interpretation", texts?.interpretation(of: group))
      json.trend(reading.scores.trend(of: group))
      json.fields(group.constants.description)
      json.key("meters")
      json.array(group.meters) { json, meter in
        write(meter, transits: &transits, to: &json)
      }
    }
  }

  private func write(
    _ meter: Meter, transits: inout TransitFieldsTable, to json: inout JSONWriter
  ) {
    let score = reading.scores.scores[meter]
    json.object { json in
      json.fields(meter.constants.names)
      json.scores(score)
      json.key("unified_quality")
      json.string(score.quality.rawValue)
      json.key("state_label")
      json.string(meter.stateLabel(of: score))
      json.field("interpretation", texts?.interpretation(of: meter))
      json.trend(reading.scores.trend(of: meter))
      json.fields(meter.constants.description)
      json.key("top_aspects")
      let listed = reading.transits(of: meter).compactMap { transit in
        reading.detail(of: transit.key).map { (transit, $0) }
      }
      json.array(listed) { json, listed in transits.write(listed.0, listed.1, to: &json) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func scores(_ score: MeterScore) {
    key("unified_score")
    self.score(score.unified)
    key("intensity")
    self.score(score.intensity)
    key("harmony")
    self.score(score.harmony)
  }

  fileprivate mutating func meters(_ meters: [Meter]) {
    array(meters) { json, meter in json.string(meter.name) }
  }
}
