package import Astrology
internal import Ephemeris

/// One chart made of two, as `composite.schema.json` has it: what `astrolabe composite --json` writes.
///
/// Longitudes, latitudes and motions have full precision, orbs four decimals.
package struct CompositeDocument: JSONWritable, Sendable {
  private enum Content {
    case composite(CompositeChart)
    case davison(DavisonBirth, Partner)
  }

  private let content: Content

  /// Describes a composite chart.
  package init(_ composite: CompositeChart) {
    content = .composite(composite)
  }

  /// Describes a Davison chart.
  ///
  /// - Parameters:
  ///   - davison: The moment and the place between the two births.
  ///   - chart: The chart cast there.
  package init(_ davison: DavisonBirth, chart: Partner) {
    content = .davison(davison, chart)
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      switch content {
      case .composite(let composite):
        Self.write(composite, to: &json)
        json.notes(first: composite.firstBirth, second: composite.secondBirth)
      case .davison(let davison, let chart):
        Self.write(davison, chart, to: &json)
        json.notes(first: davison.firstBirth, second: davison.secondBirth)
      }
    }
  }

  private static func write(_ composite: CompositeChart, to json: inout JSONWriter) {
    json.key("method")
    json.string(composite.method.name)
    json.key("bodies")
    json.array(composite.bodies) { json, body in
      write(
        body.body, at: body.longitude, body.latitude, perDay: body.longitudePerDay,
        house: composite.house(of: body.body), isCertain: body.isCertain, to: &json)
    }
    json.key("near_opposition")
    json.array(composite.bodies.filter { $0.otherLongitude != nil }) { json, body in
      json.object { json in
        json.key("name")
        json.string(body.body.name)
        json.key("other_longitude")
        json.optional(body.otherLongitude) { $0.exact($1.degrees) }
      }
    }
    json.key("anchor")
    json.optional(composite.houses?.anchor) { $0.string($1.name) }
    writeHouses(
      composite.houses.map { ($0.angles, $0.frame) }, contacts: composite.contacts(), to: &json)
    json.key("davison")
    json.null()
  }

  private static func write(
    _ davison: DavisonBirth, _ partner: Partner, to json: inout JSONWriter
  ) {
    let chart = partner.chart
    json.key("method")
    json.string("davison")
    json.key("bodies")
    json.array(ChartBody.allCases) { json, body in
      let state: BodyState = chart.sky[body.body]
      write(
        body, at: state.longitude, state.latitude, perDay: state.longitudePerDay,
        house: chart.angles == nil ? nil : chart.house(of: body),
        isCertain: partner.signIsCertain(of: body), to: &json)
    }
    json.key("near_opposition")
    json.array([Int]()) { $0.integer($1) }
    json.key("anchor")
    json.null()
    writeHouses(
      chart.angles.map { ($0, chart.frame) }, contacts: partner.contacts(), to: &json)
    json.key("davison")
    json.object { json in
      json.key("at")
      json.string(davison.birth.instant.iso8601)
      json.key("lat")
      json.optional(davison.birth.place) { $0.exact($1.latitude) }
      json.key("lon")
      json.optional(davison.birth.place) { $0.exact($1.longitude) }
      json.key("place")
      json.optional(davison.birth.place) { json, _ in json.string(davison.rule.name) }
      if let hours = davison.birth.openInstants {
        json.key("uncertain_hours")
        let days = hours.lowerBound.days(until: davison.birth.instant)
        json.integer(Int((days * 24).rounded()))
      }
    }
  }

  private static func write(
    _ body: ChartBody, at longitude: EclipticLongitude, _ latitude: PlaneAngle,
    perDay: PlaneAngle, house: House?, isCertain: Bool, to json: inout JSONWriter
  ) {
    let position = ZodiacPosition(longitude)
    json.object { json in
      json.key("name")
      json.string(body.name)
      json.key("longitude")
      json.exact(longitude.degrees)
      json.key("latitude")
      json.exact(latitude.degrees)
      json.key("per_day")
      json.exact(perDay.degrees)
      json.key("retrograde")
      json.bool(perDay < .zero)
      json.key("sign")
      json.string(position.sign.name)
      json.key("degree_in_sign")
      json.exact(position.degreeInSign)
      json.key("house")
      json.optional(house) { $0.integer($1.number) }
      json.key("certain")
      json.bool(isCertain)
    }
  }

  private static func writeHouses(
    _ houses: (angles: ChartAngles, frame: HouseFrame)?, contacts: [Contact],
    to json: inout JSONWriter
  ) {
    json.key("house_system")
    json.optional(houses) { $0.string($1.frame.origin.name) }
    json.key("house_system_fallback")
    json.optional(houses) { $0.bool($1.frame.origin.isFallback) }
    json.key("angles")
    json.optional(houses) { json, houses in
      json.object { json in
        for angle in [ChartAngle.ascendant, .midheaven] {
          json.key(named: angle.name)
          json.place(houses.angles[angle])
        }
      }
    }
    json.key("houses")
    json.optional(houses) { json, houses in
      json.array(House.all) { json, house in
        json.object { json in
          json.key("number")
          json.integer(house.number)
          json.key("cusp_longitude")
          json.exact(houses.frame.cusps[house.number - 1].degrees)
        }
      }
    }
    json.key("aspects")
    json.array(contacts) { json, contact in
      json.object { json in
        json.key("body1")
        json.string(contact.first.name)
        json.key("body2")
        json.string(contact.second.name)
        json.contact(contact)
      }
    }
  }
}
