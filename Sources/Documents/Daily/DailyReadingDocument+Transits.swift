internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

extension DailyReadingDocument {
  /// What the sky does to the chart, and by itself.
  func writeTransitSummary(to json: inout JSONWriter) {
    json.object { json in
      json.key("priority_transits")
      json.array(zip(reading.priorities, facts.prioritySentences)) { json, transit in
        write(transit.0, sentence: transit.1, to: &json)
      }
      json.key("theme_synthesis")
      json.object { json in
        json.key("primary_theme")
        json.string(facts.primaryTheme)
        json.field("secondary_theme", facts.secondaryTheme)
      }
      json.key("critical_degree_alerts")
      json.array(reading.day.criticalDegrees) { json, degree in write(degree, to: &json) }
      json.key("retrograde_planets")
      json.array(reading.day.retrogrades) { json, planet in write(planet, to: &json) }
    }
  }

  private func write(_ detail: TransitDetail, sentence: String, to json: inout JSONWriter) {
    json.object { json in
      json.key("transit_planet")
      json.string(detail.body.name)
      json.key("natal_planet")
      json.string(detail.natal.name)
      json.key("aspect")
      json.string(detail.aspect.name)
      json.key("orb")
      json.measure(detail.transit.orb.degrees)
      json.key("phase")
      json.string(detail.transit.phase.rawValue)
      json.key("interpretation")
      json.string(sentence)
      json.key("houses")
      json.houses(detail.houses)
    }
  }

  private func write(_ critical: CriticalDegree, to json: inout JSONWriter) {
    json.object { json in
      json.key("planet")
      json.string(critical.body.name)
      json.key("degree")
      json.integer(critical.degree.rawValue)
      json.key("sign")
      json.string(critical.sign.name)
      json.key("meaning")
      json.string(
        CriticalDegreeWords.meaning(
          of: critical.body, degree: critical.degree.rawValue, sign: critical.sign,
          isRetrograde: critical.isRetrograde))
    }
  }

  private func write(_ planet: RetrogradePlanet, to json: inout JSONWriter) {
    json.object { json in
      json.key("planet")
      json.string(planet.body.name)
      json.key("sign")
      json.string(planet.sign.name)
      json.key("station_date")
      json.string(planet.stationDate.description)
      json.key("days_to_station")
      json.integer(planet.daysToStation)
    }
  }
}
