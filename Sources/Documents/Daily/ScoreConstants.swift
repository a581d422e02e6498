internal import Astrometers
internal import Ephemeris
internal import Words

/// What documents say of a meter or a group whatever its score is, written once: nearly half of a
/// reading's bytes.
struct ScoreConstants: Sendable {
  /// The fields that come before the scores.
  let names: JSONFields
  /// The static texts and what the score is made of.
  let description: JSONFields
}

extension MeterGroup {
  /// What documents say of the group on any day.
  var constants: ScoreConstants { Self.constants[rawValue] }

  private static let constants = allCases.map { group in
    ScoreConstants(
      names: JSONFields { json in
        json.key("group_name")
        json.string(group.name)
        json.key("display_name")
        json.string(group.title)
      },
      description: JSONFields { json in
        json.key("overview")
        json.string(group.words.overview)
        json.key("detailed")
        json.string(group.words.detailed)
      })
  }
}

extension Meter {
  /// What documents say of the meter on any day.
  var constants: ScoreConstants { Self.constants[rawValue] }

  private static let constants = allCases.map { meter in
    ScoreConstants(
      names: JSONFields { json in
        json.key("meter_name")
        json.string(meter.name)
        json.key("display_name")
        json.string(meter.title)
        json.key("group")
        json.string(meter.group.name)
      },
      description: JSONFields { json in
        json.key("overview")
        json.string(meter.words.overview)
        json.key("detailed")
        json.string(meter.words.detailed)
        json.key("astrological_foundation")
        meter.writeFoundation(to: &json)
      })
  }

  private func writeFoundation(to json: inout JSONWriter) {
    json.object { json in
      json.key("natal_planets_tracked")
      json.array(definition.natalPoints.bodies) { json, body in json.string(body.name) }
      json.key("transit_planets_tracked")
      json.array(definition.trackedBodies.bodies) { json, body in json.string(body.name) }
      json.key("key_houses")
      json.object { json in
        for house in words.keyHouses {
          json.key(named: String(house.number))
          json.string(house.meaning)
        }
      }
      json.key("primary_planets")
      json.roles(words.primaryPlanets)
      json.key("secondary_planets")
      json.roles(words.secondaryPlanets)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func roles(_ roles: [MeterWords.PlanetRole]) {
    object { json in
      for role in roles {
        json.key(named: role.body.name)
        json.string(role.role)
      }
    }
  }
}
