internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

/// What documents say of a meter or a group whatever its score is, written once: nearly half of a
/// reading's bytes.
struct ScoreConstants: Sendable {
  /// The fields that come before the scores.
  let names: JSONFields
  /// The static texts and what the score is made of.
  let description: JSONFields
}

/// The same of all groups and meters, in the words of a corpus.
struct ReadingConstants: Sendable {
  private let groups: [ScoreConstants]
  private let meters: [ScoreConstants]

  /// Those in the program's own words, which all readings share.
  static let english = Self(in: .english)

  init(in words: WordCorpus) {
    groups = Meter.Group.allCases.map { $0.constants(in: words) }
    meters = Meter.allCases.map { $0.constants(in: words) }
  }

  subscript(group: Meter.Group) -> ScoreConstants { groups[group.rawValue] }
  subscript(meter: Meter) -> ScoreConstants { meters[meter.rawValue] }
}

extension Meter.Group {
  /// What documents say of the group on any day.
  fileprivate func constants(in corpus: WordCorpus) -> ScoreConstants {
    let (group, words) = (self, WordCorpus.GroupWords(of: self, in: corpus))
    return ScoreConstants(
      names: JSONFields { json in
        json.key("group_name")
        json.name(group.name)
        json.key("display_name")
        json.string(group.title)
      },
      description: JSONFields { json in
        json.key("overview")
        json.string(words.overview)
        json.key("detailed")
        json.string(words.detailed)
      })
  }
}

extension Meter {
  /// What documents say of the meter on any day.
  fileprivate func constants(in corpus: WordCorpus) -> ScoreConstants {
    let (meter, words) = (self, WordCorpus.MeterWords(of: self, in: corpus))
    return ScoreConstants(
      names: JSONFields { json in
        json.key("meter_name")
        json.name(meter.name)
        json.key("display_name")
        json.string(meter.title)
        json.key("group")
        json.name(meter.group.name)
      },
      description: JSONFields { json in
        json.key("overview")
        json.string(words.overview)
        json.key("detailed")
        json.string(words.detailed)
        json.key("astrological_foundation")
        meter.writeFoundation(words, to: &json)
      })
  }

  private func writeFoundation(_ words: WordCorpus.MeterWords, to json: inout JSONWriter) {
    json.object { json in
      json.key("natal_planets_tracked")
      json.array(definition.natalPoints.bodies) { json, body in json.name(body.name) }
      json.key("transit_planets_tracked")
      json.array(definition.trackedBodies.bodies) { json, body in json.name(body.name) }
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
  fileprivate mutating func roles(_ roles: [WordCorpus.MeterWords.PlanetRole]) {
    object { json in
      for role in roles {
        json.key(named: role.body.name)
        json.string(role.role)
      }
    }
  }
}

/// The transits in the meters' lists as JSON, each written once.
///
/// A transit is in the lists of three meters or so, and all that differs is what it adds to them: the rest
/// is copied from where it was written first.
struct TransitFieldsTable {
  private var objects = TransitPairs<KeptObject>()

  /// Writes a transit of a meter.
  ///
  /// - Precondition: the same writer is given each time.
  mutating func write(
    _ transit: TransitContribution, _ detail: DailyReading.TransitDetail, to json: inout JSONWriter
  ) {
    if let known = objects[detail.key] {
      json.object(known) { $0.measure(transit.amount) }
    } else {
      objects[detail.key] = json.keptObject("contribution") {
        $0.measure(transit.amount)
      } before: {
        Self.writeBefore(detail, to: &$0)
      } after: {
        Self.writeAfter(detail, to: &$0)
      }
    }
  }

  private static func writeBefore(_ detail: DailyReading.TransitDetail, to json: inout JSONWriter) {
    let transit = detail.transit
    json.key("label")
    json.name(joining: [
      "Transit ", transit.body.title, " ", transit.aspect.name, " Natal ", transit.natal.title,
    ])
    json.key("natal_planet")
    json.name(transit.natal.name)
    json.key("transit_planet")
    json.name(transit.body.name)
    json.key("aspect_type")
    json.name(transit.aspect.name)
    json.key("orb")
    json.measure(transit.orb.degrees)
    json.key("orb_percentage")
    json.score(100 * transit.shareOfOrb)
    json.key("phase")
    json.name(transit.phase.rawValue)
    json.key("days_to_exact")
    json.optional(detail.daysToExact) { $0.score($1) }
  }

  private static func writeAfter(_ detail: DailyReading.TransitDetail, to json: inout JSONWriter) {
    let transit = detail.transit
    json.key("quality_factor")
    json.number(detail.quality, decimals: 1)
    json.key("natal_planet_house")
    json.integer(detail.natalHouse.number)
    json.key("natal_planet_sign")
    json.name(detail.natalSign.name)
    json.key("houses_involved")
    json.houses(detail)
    json.key("natal_aspect_echo")
    json.optional(detail.echo) { json, kind in
      json.name(joining: [
        "Echoes natal ", transit.natal.title, "-", transit.body.title, " ", kind.name,
      ])
    }
  }
}
