internal import Astrology
internal import Ephemeris

extension MoreDocument {
  /// A moment: what kind, when, and the facts of that kind.
  func writeFields(of moment: DayMoment, to json: inout JSONWriter) {
    switch moment {
    case .sky(let event): write(event, to: &json)
    case .transit(let transit):
      begin("transit", at: transit.at, in: &json)
      json.key("transit_planet")
      json.string(transit.body.name)
      json.key("natal_planet")
      json.string(transit.natal.name)
      json.key("aspect")
      json.string(transit.kind.name)
      json.key("motion")
      json.string(transit.motion.rawValue)
    case .houseIngress(let ingress):
      begin("house_ingress", at: ingress.at, in: &json)
      json.key("body")
      json.string(ingress.body.name)
      json.key("house")
      json.integer(ingress.house.number)
      json.key("motion")
      json.string(ingress.motion.rawValue)
    }
  }

  private func begin(_ kind: String, at instant: JulianDay<UT1>, in json: inout JSONWriter) {
    json.key("kind")
    json.string(kind)
    writeMoment(instant, to: &json)
  }

  private func write(_ event: SkyEvent, to json: inout JSONWriter) {
    begin(event.kind.rawValue, at: event.at, in: &json)
    switch event {
    case .lunation(let lunation):
      json.key("phase")
      json.string(Self.name(of: lunation.quarter))
      writePlace(lunation.longitude, to: &json)
    case .ingress(let ingress):
      json.key("body")
      json.string(ingress.body.name)
      json.key("motion")
      json.string(ingress.motion.rawValue)
      json.key("sign")
      json.string(ingress.sign.name)
      json.key("house")
      json.integer(reading.chart.frame.house(entered: ingress).number)
    case .station(let station):
      json.key("body")
      json.string(station.body.name)
      json.key("motion")
      json.string(station.motion.rawValue)
      writePlace(station.longitude, to: &json)
    case .aspect(let aspect):
      json.key("bodies")
      json.array([aspect.first, aspect.second]) { json, body in json.string(body.name) }
      json.key("aspect")
      json.string(aspect.kind.name)
    case .void(let void): writeVoid(void, to: &json)
    case .eclipse(let eclipse):
      json.key("of")
      json.string(eclipse.luminary.rawValue)
      json.key("type")
      json.string(eclipse.kind.rawValue)
    }
  }

  private static func name(of quarter: LunarQuarter) -> String {
    switch quarter {
    case .newMoon: "new_moon"
    case .firstQuarter: "first_quarter"
    case .fullMoon: "full_moon"
    case .lastQuarter: "last_quarter"
    }
  }

  private func writePlace(_ longitude: EclipticLongitude, to json: inout JSONWriter) {
    PrintedLongitude(longitude).writeFields(longitudeKey: "longitude", to: &json)
    json.key("house")
    json.integer(reading.chart.frame.house(of: longitude).number)
  }

  private func writeVoid(_ void: VoidOfCourse, to json: inout JSONWriter) {
    json.key("until")
    json.string(void.end.iso8601)
    json.key("until_local")
    json.string(reading.day.zone.iso8601(void.end))
    json.key("sign")
    json.string(void.sign.name)
    json.key("next_sign")
    json.string(void.nextSign.name)
    json.key("last_aspect")
    json.optional(void.lastAspect) { json, last in
      json.object { json in
        json.key("body")
        json.string(last.body.name)
        json.key("aspect")
        json.string(last.kind.name)
      }
    }
  }
}
