internal import Astrology
internal import Astrometers
internal import Ephemeris

extension DailyReadingDocument {
  /// The scores: the whole, five groups, seventeen meters.
  func writeAstrometers(to json: inout JSONWriter) {
    let overall = reading.scores.scores.overall
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
      json.array(MeterGroup.allCases) { json, group in write(group, to: &json) }
      json.key("top_active_meters")
      json.meters(reading.topMeters.active)
      json.key("top_challenging_meters")
      json.meters(reading.topMeters.challenging)
      json.key("top_flowing_meters")
      json.meters(reading.topMeters.flowing)
    }
  }

  private func write(_ group: MeterGroup, to json: inout JSONWriter) {
    let score = reading.scores.scores[group]
    json.object { json in
      json.fields(group.constants.names)
      json.scores(score)
      json.key("state_label")
      json.string(group.stateLabel(of: score))
      json.key("quality")
      json.string(score.quality.rawValue)
      json.text("interpretation", texts?.interpretation(of: group))
      json.trend(reading.scores.trend(of: group))
      json.fields(group.constants.description)
      json.key("meters")
      json.array(group.meters) { json, meter in write(meter, to: &json) }
    }
  }

  private func write(_ meter: Meter, to json: inout JSONWriter) {
    let score = reading.scores.scores[meter]
    json.object { json in
      json.fields(meter.constants.names)
      json.scores(score)
      json.key("unified_quality")
      json.string(score.quality.rawValue)
      json.key("state_label")
      json.string(meter.stateLabel(of: score))
      json.text("interpretation", texts?.interpretation(of: meter))
      json.trend(reading.scores.trend(of: meter))
      json.fields(meter.constants.description)
      json.key("top_aspects")
      json.array(reading.transits(of: meter)) { json, transit in write(transit, to: &json) }
    }
  }

  private func write(_ meterTransit: MeterTransit, to json: inout JSONWriter) {
    let detail = meterTransit.detail
    let transit = detail.transit
    json.object { json in
      json.key("label")
      json.string(
        "Transit \(transit.body.title) \(transit.kind.name) Natal \(transit.natal.title)")
      json.key("natal_planet")
      json.string(transit.natal.name)
      json.key("transit_planet")
      json.string(transit.body.name)
      json.key("aspect_type")
      json.string(transit.kind.name)
      json.key("orb")
      json.measure(transit.orb.degrees)
      json.key("orb_percentage")
      json.score(100 * transit.shareOfOrb)
      json.key("phase")
      json.string(transit.phase.rawValue)
      json.key("days_to_exact")
      json.optional(detail.daysToExact) { $0.score($1) }
      json.key("contribution")
      json.measure(meterTransit.contribution)
      json.key("quality_factor")
      json.number(detail.quality, decimals: 1)
      json.key("natal_planet_house")
      json.integer(detail.natalHouse.number)
      json.key("natal_planet_sign")
      json.string(detail.natalSign.name)
      json.key("houses_involved")
      json.houses(detail.houses)
      json.key("natal_aspect_echo")
      json.optional(detail.echo) { json, kind in
        json.string("Echoes natal \(transit.natal.title)-\(transit.body.title) \(kind.name)")
      }
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
