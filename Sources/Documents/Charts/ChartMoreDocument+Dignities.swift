internal import Astrology
internal import Ephemeris

extension ChartMoreDocument {
  /// The fields of dignities, receptions, almutens and nearness to the Sun.
  func writeDignities(to json: inout JSONWriter) {
    let standings = wider.sectStandings
    json.key("dignities")
    json.array(wider.dignities) { json, score in
      let standing = standings?.first { $0.planet == score.planet }
      Self.write(score, standing, to: &json)
    }
    json.key("receptions")
    json.array(wider.receptions) { json, reception in
      json.object { json in
        json.pair(.body(reception.first.body), .body(reception.second.body))
        json.field("kind", reception.kind.name)
        json.key("certain")
        json.bool(reception.isCertain)
      }
    }
    json.key("almutens")
    json.optional(almutens) { json, almutens in
      json.object { json in
        for (name, almuten) in almutens {
          json.key(named: name)
          json.array(almuten.planets) { $0.string($1.name) }
        }
      }
    }
    json.key("sun_nearness")
    json.array(wider.solarNearness) { json, near in
      json.object { json in
        json.field("planet", near.planet.name)
        json.key("state")
        json.optional(near.state?.name) { $0.string($1) }
        json.key("distance")
        json.number(near.distance.degrees, decimals: 4)
        json.key("entering")
        json.bool(near.isEntering)
        json.key("certain")
        json.bool(near.isCertain)
      }
    }
  }

  static func write(
    _ score: Finding<DignityScore>, _ standing: Sect.Standing?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("planet", score.planet.name)
      json.field("domicile", score.lords.domicile.name)
      json.key("exaltation")
      json.optional(score.lords.exaltation?.name) { $0.string($1) }
      json.key("triplicity")
      json.optional(score.triplicityLord?.name) { $0.string($1) }
      json.field("term", score.lords.term.name)
      json.field("face", score.lords.face.name)
      json.key("has")
      json.array(score.standings) { $0.string($1.name) }
      json.key("points")
      json.optional(score.points) { $0.integer($1) }
      json.key("sect")
      json.optional(standing) { json, standing in
        json.object { json in
          json.field("of", standing.sect.name)
          json.key("in_sect")
          json.bool(standing.isInSect)
          json.key("hayz")
          json.bool(standing.isInHayz)
        }
      }
      json.key("certain")
      json.bool(score.isCertain)
    }
  }

  /// The almutens of the angles, the lights and the Lot of Fortune; nil without a time of birth.
  private var almutens: [(name: String, almuten: Almuten)]? {
    let formula = lots.first { $0.name == Lot.fortune.name } ?? Lot.fortune.formula
    guard let angles = chart.angles, let fortune = wider.place(of: formula) else { return nil }
    let degrees = [
      ("ascendant", angles.ascendant), ("midheaven", angles.midheaven),
      ("sun", chart.sky[.sun].longitude), ("moon", chart.sky[.moon].longitude),
      ("fortune", fortune.longitude),
    ]
    return degrees.compactMap { name, longitude in
      wider.almuten(of: longitude).map { (name, $0) }
    }
  }

  /// What outweighs the rest, with all weights.
  func write(_ dominants: Finding<Dominants>, to json: inout JSONWriter) {
    json.object { json in
      json.key("elements")
      json.array(dominants.dominantElements) { $0.string($1.name) }
      json.key("modalities")
      json.array(dominants.dominantModalities) { $0.string($1.name) }
      json.key("signs")
      json.array(dominants.dominantSigns) { $0.string($1.name) }
      json.key("planets")
      json.array(dominants.dominantPlanets) { $0.string($1.name) }
      json.key("weights")
      json.object { json in
        json.weights("elements", dominants.elements)
        json.weights("modalities", dominants.modalities)
        json.weights("signs", dominants.signs)
        json.weights("planets", dominants.planets)
      }
      json.key("certain")
      json.bool(dominants.isCertain)
    }
  }
}

extension JSONWriter {
  /// The weights of all of a closed set.
  fileprivate mutating func weights<Group: NamedCase>(
    _ name: StaticString, _ weights: [Group: Int]
  ) {
    key(name)
    object { json in
      for group in Group.allCases {
        json.key(named: group.name)
        json.integer(weights[group] ?? 0)
      }
    }
  }
}
