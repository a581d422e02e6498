internal import Astrology
internal import Ephemeris

/// The members `zodiac` and `sidereal` of `chart_with_more.schema.json#/$defs/more`.
struct SiderealDocument: JSONWritable {
  let sidereal: SiderealChart
  let sect: Sect?

  /// Writes the bodies, the angles, the houses and the dignities in the sidereal zodiac.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("bodies")
      json.array(ChartBody.allCases) { json, body in write(body, to: &json) }
      json.key("angles")
      json.optional(sidereal.angles) { json, angles in
        json.object { json in
          for angle in ChartAngle.allCases {
            json.key(named: angle.name)
            json.place(angles[angle])
          }
        }
      }
      json.field("house_system", sidereal.frame.origin.name)
      json.key("houses")
      json.array(House.all) { json, house in
        let cusp = sidereal.frame.cusps[house.number - 1]
        json.object { json in
          json.key("number")
          json.integer(house.number)
          json.key("cusp_longitude")
          json.exact(cusp.degrees)
          json.field("sign", ZodiacSign(cusp).name)
        }
      }
      json.key("dignities")
      json.array(sidereal.dignities(sect: sect)) { json, score in
        ChartMoreDocument.write(score, nil, to: &json)
      }
    }
  }

  private func write(_ body: ChartBody, to json: inout JSONWriter) {
    let state = sidereal.ayanamsa.sidereal(sidereal.chart.sky[body.body])
    json.object { json in
      json.field("name", body.name)
      json.placeFields(state.longitude)
      json.key("speed")
      json.exact(state.longitudePerDay.degrees)
      json.key("house")
      json.optional(sidereal.angles.map { _ in sidereal.house(of: body).number }) {
        $0.integer($1)
      }
      json.key("dignity")
      json.optional(sidereal.dignity(of: body)?.name) { $0.string($1) }
      json.key("certain")
      json.bool(sidereal.isSignCertain(of: body))
    }
  }
}

extension JSONWriter {
  /// The fields of a place on the ecliptic: `longitude` with all its digits, `sign` and `degree_in_sign`.
  mutating func placeFields(_ longitude: EclipticLongitude) {
    let printed = PrintedLongitude(longitude)
    key("longitude")
    exact(longitude.degrees)
    field("sign", printed.sign.name)
    key("degree_in_sign")
    number(printed.degreeInSign, decimals: 4)
  }

  /// The object that names a zodiac, with the ayanamsa's angle where it is sidereal.
  mutating func zodiac(_ value: Ayanamsa.Value?) {
    object { json in
      guard let value else {
        json.field("kind", "tropical")
        return
      }
      json.field("kind", "sidereal")
      json.field("ayanamsa", value.ayanamsa.name)
      json.key("degrees")
      json.exact(value.apparent.degrees)
      if case .custom(let custom) = value.ayanamsa {
        json.key("epoch_jd_tt")
        json.exact(custom.epoch.days)
        json.key("epoch_degrees")
        json.exact(custom.degrees)
      }
    }
  }
}
