public import Astrology
public import Astrometers
internal import Ephemeris

/// Two charts laid over each other, as `synastry.schema.json` has it: what `astrolabe synastry --json` writes.
///
/// Orbs and scores have four decimals.
@_spi(FrontEnd) public struct SynastryDocument: Sendable {
  private let synastry: Synastry
  private let scores: RelationshipScores?

  /// Describes two charts, with the scores of the two people where they are wanted.
  public init(_ synastry: Synastry, scores: RelationshipScores? = nil) {
    self.synastry = synastry
    self.scores = scores
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("first")
      Self.write(synastry.first, to: &json)
      json.key("second")
      Self.write(synastry.second, to: &json)
      json.key("orbs")
      json.string(synastry.orbs.name?.name ?? "custom")
      json.key("contacts")
      json.array(synastry.contacts) { json, contact in
        json.object { json in
          json.key("first")
          json.string(contact.first.name)
          json.key("second")
          json.string(contact.second.name)
          json.contact(contact)
        }
      }
      json.key("houses")
      json.object { json in
        json.key("second_in_first")
        Self.write(synastry.secondInFirst, to: &json)
        json.key("first_in_second")
        Self.write(synastry.firstInSecond, to: &json)
        json.key("uncertain")
        writeUncertainHouses(to: &json)
      }
      if let scores {
        json.key("scores")
        RelationshipScoresDocument(scores).write(to: &json)
      }
      json.notes(first: synastry.first.birth, second: synastry.second.birth)
    }
  }

  private static func write(_ chart: NatalChart, to json: inout JSONWriter) {
    json.object { json in
      json.key("exact_chart")
      json.bool(chart.angles != nil)
    }
  }

  private static func write(_ visits: [Synastry.HouseVisit]?, to json: inout JSONWriter) {
    json.optional(visits) { json, visits in
      json.object { json in
        for visit in visits {
          json.key(named: visit.body.name)
          json.integer(visit.house.number)
        }
      }
    }
  }

  /// Whose bodies may stand in another house at another hour.
  private func writeUncertainHouses(to json: inout JSONWriter) {
    let visits = [
      (RelationshipScores.Role.first, synastry.firstInSecond ?? []),
      (.second, synastry.secondInFirst ?? []),
    ]
    let uncertain = visits.flatMap { role, visits in
      visits.filter { !$0.isCertain }.map { (role, $0.body) }
    }
    json.array(uncertain) { json, visit in
      json.object { json in
        json.key("of")
        json.string(visit.0.name)
        json.key("body")
        json.string(visit.1.name)
      }
    }
  }
}

@_spi(FrontEnd) extension SynastryDocument: JSONWritable {}

/// The scores of two people, as `synastry.schema.json#/$defs/scores` has them.
package struct RelationshipScoresDocument: JSONWritable, Sendable {
  private let scores: RelationshipScores

  /// Describes scores.
  package init(_ scores: RelationshipScores) {
    self.scores = scores
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the scores.
  package func write(to json: inout JSONWriter) {
    let reasons = scores.reasons()
    json.object { json in
      json.key("overall")
      json.object { $0.score(scores.joint.overall) }
      json.key("groups")
      json.object { json in
        for group in Meter.Group.allCases {
          json.key(named: group.name)
          json.object { $0.score(scores.joint[group]) }
        }
      }
      json.key("meters")
      json.object { json in
        for meter in Meter.allCases {
          json.key(named: meter.name)
          write(meter, reasons[meter.rawValue], to: &json)
        }
      }
    }
  }

  private func write(
    _ meter: Meter, _ reasons: [RelationshipScores.ScoredContact], to json: inout JSONWriter
  ) {
    json.object { json in
      json.score(scores.joint[meter])
      json.key("first_touched")
      json.object { $0.side(scores.firstTouched[meter]) }
      json.key("second_touched")
      json.object { $0.side(scores.secondTouched[meter]) }
      json.key("contacts")
      json.array(reasons) { json, reason in
        json.object { json in
          json.key("from")
          json.string(reason.from.name)
          json.key("body")
          json.string(reason.key.body.name)
          json.key("to")
          json.string(reason.key.natal.name)
          json.key("aspect")
          json.string(reason.key.aspect.name)
          json.key("orb")
          json.number(reason.orb.degrees, decimals: 4)
          json.key("contribution")
          json.number(reason.contribution, decimals: 4)
          json.key("quality")
          json.number(reason.quality, decimals: 1)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes how strongly and how pleasantly.
  fileprivate mutating func side(_ score: MeterScore) {
    key("intensity")
    number(score.intensity, decimals: 4)
    key("harmony")
    number(score.harmony, decimals: 4)
  }

  /// Writes how strongly, how pleasantly, and both in one number.
  fileprivate mutating func score(_ score: MeterScore) {
    side(score)
    key("unified_score")
    number(score.unified, decimals: 4)
  }

  /// Writes what two points make, how far from exact, and whether at every hour.
  mutating func contact(_ contact: Contact) {
    key("aspect")
    string(contact.kind.name)
    key("orb")
    number(contact.orb.degrees, decimals: 4)
    key("certain")
    bool(contact.isCertain)
  }
}
