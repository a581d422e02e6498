internal import Astrology
internal import Ephemeris

extension ChartMoreDocument {
  /// The fields of receptions of one side, dispositors, accidental dignities, the shape and the harmonic.
  func writeStrength(to json: inout JSONWriter) {
    json.key("one_sided_receptions")
    json.array(wider.oneSidedReceptions) { json, reception in
      json.object { json in
        json.field("planet", reception.planet.name)
        json.field("host", reception.host.name)
        json.key("by")
        json.array(reception.dignities) { $0.string($1.name) }
        json.key("aspect")
        json.optional(reception.aspect?.name) { $0.string($1) }
        json.key("certain")
        json.bool(reception.isCertain)
      }
    }
    json.key("dispositors")
    write(wider.dispositors, to: &json)
    json.key("accidental_dignities")
    json.optional(wider.accidentalDignities) { json, dignities in
      json.array(dignities) { json, dignity in Self.write(dignity, to: &json) }
    }
    json.key("shape")
    let shape = wider.shape
    json.object { json in
      json.field("kind", shape.kind.name)
      json.key("handle")
      json.optional(shape.handle?.name) { $0.string($1) }
      json.key("leading")
      json.optional(shape.leading?.name) { $0.string($1) }
      json.key("widest_gap")
      json.number(shape.widestGap.degrees, decimals: 4)
      json.key("certain")
      json.bool(shape.isCertain)
    }
    if let harmonic { write(harmonic, to: &json) }
  }

  private func write(_ dispositors: Finding<Dispositors>, to json: inout JSONWriter) {
    json.object { json in
      json.key("rulers")
      json.object { json in
        for planet in ClassicalPlanet.allCases {
          json.key(named: planet.name)
          json.optional(dispositors.ruler[planet]?.name) { $0.string($1) }
        }
      }
      json.key("rings")
      json.array(dispositors.rings) { json, ring in
        json.array(ring) { $0.string($1.name) }
      }
      json.key("final")
      json.optional(dispositors.final?.name) { $0.string($1) }
      json.key("certain")
      json.bool(dispositors.isCertain)
    }
  }

  private static func write(_ dignity: AccidentalDignity, to json: inout JSONWriter) {
    json.object { json in
      json.field("planet", dignity.planet.name)
      json.key("house")
      json.integer(dignity.house.number)
      json.key("has")
      json.array(dignity.marks) { json, mark in
        json.object { json in
          json.field("condition", mark.condition.name)
          json.key("points")
          json.integer(mark.points)
        }
      }
      json.key("points")
      json.integer(dignity.points)
    }
  }

  private func write(_ harmonic: Harmonic, to json: inout JSONWriter) {
    json.key("harmonic")
    json.object { json in
      json.key("number")
      json.integer(harmonic.chart.number)
      json.key("points")
      json.array(harmonic.chart.places) { json, place in
        json.object { json in
          json.field("name", place.point.name)
          json.key("longitude")
          json.exact(place.longitude.degrees)
          json.field("sign", ZodiacSign(place.longitude).name)
        }
      }
      json.key("aspects")
      json.array(harmonic.aspects) { json, aspect in
        json.object { json in
          json.pair(aspect.first, aspect.second)
          json.field("aspect", aspect.kind.name)
          json.orb(aspect.orb, isCertain: aspect.isCertain)
        }
      }
    }
  }
}
