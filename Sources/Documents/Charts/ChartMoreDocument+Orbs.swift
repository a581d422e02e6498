internal import Astrology
internal import Ephemeris

extension ChartMoreDocument {
  /// The almuten of the chart, and its aspects by a rule of orbs, if they were computed.
  func writeAlmutenAndOrbs(to json: inout JSONWriter) {
    if let almuten {
      json.key("almuten_figuris")
      json.optional(almuten) { json, almuten in Self.write(almuten, to: &json) }
    }
    guard let orbs else { return }
    json.key("aspects_by_orbs")
    json.object { json in
      json.field("orbs", orbs.name?.name ?? "custom")
      json.key("aspects")
      json.array(wider.aspects(by: orbs)) { json, aspect in
        json.object { json in
          json.pair(aspect.first, aspect.second)
          json.field("aspect", aspect.kind.name)
          json.key("applying")
          json.bool(aspect.motion == .applying)
          json.orb(aspect.orb, isCertain: aspect.isCertain)
        }
      }
    }
  }

  private static func write(_ almuten: AlmutenFiguris, to json: inout JSONWriter) {
    json.object { json in
      json.field("triplicity", almuten.triplicity.name)
      json.key("places")
      json.array(almuten.places) { json, place in
        json.object { json in
          json.field("name", place.kind.name)
          json.key("longitude")
          json.exact(place.longitude.degrees)
        }
      }
      json.key("scores")
      json.array(almuten.scores) { json, score in
        json.object { json in
          json.field("planet", score.planet.name)
          json.key("places")
          json.array(score.places) { $0.integer($1) }
          json.key("house")
          json.integer(score.house)
          json.key("day")
          json.integer(score.day)
          json.key("hour")
          json.integer(score.hour)
          json.key("points")
          json.integer(score.points)
        }
      }
      json.key("planets")
      json.array(almuten.planets) { $0.string($1.name) }
    }
  }
}
