internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

extension MoreDocument {
  /// What the day's texts speak of.
  func writePlan(to json: inout JSONWriter) {
    json.object { json in
      json.key("direction")
      json.string(plan.leaning.rawValue)
      json.key("lead")
      json.optional(plan.lead) { json, fact in Self.write(fact.key, to: &json) }
      json.key("second")
      json.optional(plan.second) { json, fact in Self.write(fact.key, to: &json) }
      json.key("relation")
      json.optional(plan.relation) { $0.string($1.rawValue) }
      json.key("moon")
      json.optional(plan.moon) { json, aspect in
        Self.write(TransitKey(.moon, aspect.kind, natal: aspect.natal), to: &json)
      }
      for (key, part) in [
        ("best_part", plan.bestPart), ("worst_part", plan.worstPart),
        ("fullest_part", plan.fullestPart),
      ] {
        json.key(named: key)
        json.optional(part) { $0.string($1.name) }
      }
      json.key("days_ahead")
      json.array(daysAhead) { json, day in json.string(day.description) }
      json.key("facts")
      json.array(lives.keys) { json, key in writeFact(key, to: &json) }
    }
  }

  /// The dates of the week ahead that the texts name, two at most.
  private var daysAhead: [CalendarDate] {
    var days: [CalendarDate] = []
    for fact in plan.ahead where !days.contains(fact.date) { days.append(fact.date) }
    return days
  }

  /// A transit of the plan: which way it goes, where it stands, when it begins and ends, which texts use it.
  private func writeFact(_ key: TransitKey, to json: inout JSONWriter) {
    let life = lives[key]
    json.object { json in
      Self.writeFields(of: key, to: &json)
      if let fact = plan.fact(key) {
        json.key("direction")
        json.string(fact.direction.rawValue)
        json.key("stage")
        json.string(fact.stage.rawValue)
        json.key("orb")
        json.measure(fact.orbDegrees)
      }
      json.key("since")
      json.optional(life?.enters) { json, instant in
        json.object { json in writeMoment(instant, to: &json) }
      }
      json.key("until")
      json.optional(life?.leaves) { json, instant in
        json.object { json in writeMoment(instant, to: &json) }
      }
      json.key("exact")
      json.array(life?.passes ?? []) { json, pass in
        json.object { json in writeMoment(pass.at, to: &json) }
      }
      json.key("pass")
      json.optional(life.flatMap { PlannedLives.pass(of: $0, nearest: reading.day.instant) }) {
        $0.integer($1)
      }
      json.key("used_by")
      json.array(plan.uses(of: key)) { json, use in json.string(use.name) }
    }
  }

  /// What moves each meter and what its text names.
  func writeDrivers(to json: inout JSONWriter) {
    json.array(plan.drivers) { json, meter in
      json.object { json in
        json.key("meter_name")
        json.string(meter.meter.name)
        json.key("unified_score")
        json.score(reading.scores.scores[meter.meter].unified)
        let contributions = reading.contributions(to: meter.meter)
        for (key, transit) in [("driver", meter.driver), ("counterweight", meter.counterweight)] {
          json.key(named: key)
          json.optional(transit) { json, transit in
            json.object { json in
              Self.writeFields(of: transit.key, to: &json)
              json.key("contribution")
              json.measure(contributions.first { $0.key == transit.key }?.amount ?? 0)
              json.key("quality_factor")
              json.number(transit.quality, decimals: 1)
            }
          }
        }
        json.key("named")
        json.optional(meter.named) { json, transit in Self.write(transit.key, to: &json) }
      }
    }
  }

  private static func write(_ key: TransitKey, to json: inout JSONWriter) {
    json.object { json in writeFields(of: key, to: &json) }
  }

  private static func writeFields(of key: TransitKey, to json: inout JSONWriter) {
    json.key("transit_planet")
    json.string(key.body.name)
    json.key("natal_planet")
    json.string(key.natal.name)
    json.key("aspect")
    json.string(key.aspect.name)
  }
}
