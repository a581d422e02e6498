internal import Astrology
internal import Ephemeris
internal import Readings

extension MoreDocument {
  /// A moment: when, where in the chart, and the event, which in the sky is that of `events`.
  func writeFields(of moment: DayMoment, to json: inout JSONWriter) {
    writeMoment(moment.at, to: &json)
    if case .sky(.void(let void)) = moment {
      json.key("until_local")
      json.string(reading.day.zone.iso8601(void.end))
    }
    if let house = house(of: moment) {
      json.key("house")
      json.integer(house.number)
    }
    json.key("event")
    switch moment {
    case .sky(let event): SkyEventDocument(event).write(to: &json)
    case .transit(let transit): Self.write(transit, to: &json)
    case .houseIngress(let ingress): Self.write(ingress, to: &json)
    }
  }

  /// The chart's house in which it happens, of what happens in one place of the zodiac.
  private func house(of moment: DayMoment) -> House? {
    let frame = reading.chart.frame
    switch moment {
    case .sky(.lunation(let lunation)): return frame.house(of: lunation.longitude)
    case .sky(.ingress(let ingress)): return frame.house(entered: ingress)
    case .sky(.station(let station)): return frame.house(of: station.longitude)
    case .houseIngress(let ingress): return ingress.house
    case .sky(.aspect), .sky(.void), .sky(.eclipse), .transit: return nil
    }
  }

  private static func write(_ transit: ExactTransit, to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.string("transit")
      json.key("transit_planet")
      json.string(transit.body.name)
      json.key("natal_planet")
      json.string(transit.natal.name)
      json.key("aspect")
      json.string(transit.aspect.name)
      json.key("motion")
      json.string(transit.motion.rawValue)
    }
  }

  private static func write(_ ingress: HouseIngress, to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.string("house_ingress")
      json.key("body")
      json.string(ingress.body.name)
      json.key("motion")
      json.string(ingress.motion.rawValue)
    }
  }
}
