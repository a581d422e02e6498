internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

extension MoreDocument {
  /// The meters that are about other people, together and each.
  private static var relationshipMeters: [Meter] { [.love, .communication, .socialLife] }

  /// Love, communication and social life, and their mean.
  func writeRelationships(to json: inout JSONWriter) {
    let scores = reading.scores.scores
    let together = MeterScore(meanOf: Self.relationshipMeters.map { scores[$0] })
    json.object { json in
      Self.writeFields(of: together, to: &json)
      json.key("quality")
      json.string(together.quality.rawValue)
      json.key("meters")
      json.array(Self.relationshipMeters) { json, meter in
        json.object { json in
          json.key("meter_name")
          json.string(meter.name)
          Self.writeFields(of: scores[meter], to: &json)
          json.key("quality")
          json.string(scores[meter].quality.rawValue)
          json.trend(reading.scores.trend(of: meter))
        }
      }
    }
  }

  /// How a meter's score came from yesterday's.
  static func write(_ change: MeterChange, to json: inout JSONWriter) {
    json.object { json in
      json.key("meter_name")
      json.string(change.meter.name)
      json.key("unified_change")
      json.exact(change.delta)
      json.key("activity_before")
      json.exact(change.causes.reduce(0) { $0 + $1.contributionBefore })
      json.key("activity")
      json.exact(change.causes.reduce(0) { $0 + $1.contribution })
      json.key("causes")
      json.array(change.causes) { json, cause in write(cause, to: &json) }
    }
  }

  private static func write(_ cause: MeterChange.Cause, to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      switch cause.kind {
      case .transit(let key):
        json.string("transit")
        json.key("transit_planet")
        json.string(key.body.name)
        json.key("natal_planet")
        json.string(key.natal.name)
        json.key("aspect")
        json.string(key.aspect.name)
        json.key("contribution_before")
        json.exact(cause.contributionBefore)
        json.key("contribution")
        json.exact(cause.contribution)
      case .retrograde(let body):
        json.string("retrograde")
        json.key("planet")
        json.string(body.name)
      }
      json.key("share")
      json.exact(cause.share)
    }
  }

  /// What another birth time would make of the day, or what an unknown one leaves open.
  func writeBirthTime(to json: inout JSONWriter) {
    json.object { json in
      json.key("is_known")
      json.bool(sensitivity != nil)
      if let sensitivity {
        write(sensitivity, to: &json)
      } else {
        json.key("uncertain")
        json.array(["moon", "houses"]) { json, name in json.string(name) }
        json.key("moon_meters")
        let ofTheMoon = Meter.allCases.filter { $0.definition.natalPoints.contains(.moon) }
        json.array(ofTheMoon) { json, meter in json.string(meter.name) }
        NatalChartDocument.writeFields(of: reading.chart.uncertainty, to: &json)
      }
    }
  }

  private func write(_ sensitivity: DayOutlook.BirthTimeSensitivity, to json: inout JSONWriter) {
    let scores = reading.scores.scores
    json.key("minutes")
    json.integer(DayOutlook.BirthTimeSensitivity.minutes)
    for (key, shifted) in [("earlier", sensitivity.earlier), ("later", sensitivity.later)] {
      json.key(named: key)
      json.object { json in
        json.key("rising_sign")
        json.string(shifted.risingSign.name)
        json.key("moved_houses")
        json.array(shifted.movedHouses) { json, body in json.string(body.name) }
      }
    }
    json.key("meters")
    json.object { json in
      for meter in Meter.allCases {
        json.key(named: meter.name)
        json.object { json in
          json.key("earlier")
          json.score(sensitivity.earlier.scores[meter].unified - scores[meter].unified)
          json.key("later")
          json.score(sensitivity.later.scores[meter].unified - scores[meter].unified)
          json.key("reach")
          json.score(sensitivity.reach(of: meter, in: scores))
        }
      }
    }
  }
}
