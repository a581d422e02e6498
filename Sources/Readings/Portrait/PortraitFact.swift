package import Astrology
package import Ephemeris

/// A fact of a birth chart that a portrait describes.
package enum PortraitFact: Sendable, Hashable {
  /// A body or an angle in a sign.
  case sign(ChartPoint, ZodiacSign)
  /// A body in a house.
  case house(CelestialBody, House)
  /// The planet that rules an angle's sign, in a house.
  case ruler(ChartAngle, CelestialBody, House)
  /// Two points in aspect.
  case aspect(Aspect)
  /// A planet that moves backwards.
  case retrograde(CelestialBody)
  /// How many of the ten planets are in signs of an element.
  case element(ZodiacSign.Element, count: Int)
  /// How many of the ten planets are in signs of a mode.
  case mode(ZodiacSign.Modality, count: Int)
  /// How many of the ten planets are in a half of the chart.
  case hemisphere(Portrait.Hemisphere, count: Int)
  /// A figure of three planets or more.
  case figure(AspectPattern)
  /// Three planets or more in a house.
  case crowd(House, [CelestialBody])
  /// A planet that stood nearly still between two directions.
  case station(CelestialBody)
  /// A planet without an aspect to another.
  case unaspected(CelestialBody)
  /// A slow transit, and the dates on which it is exact.
  case transit(TransitKey, on: [CalendarDate])
  /// Whether the time of birth is known.
  case birthTime(isKnown: Bool)

  /// The fact as documents write it, such as `moon.in.pisces` or `moon.square.saturn`.
  package var key: String {
    switch self {
    case .sign(let point, let sign): "\(point.name).in.\(sign.name)"
    case .house(let body, let house): "\(body.name).house.\(house.number)"
    case .ruler(let angle, let body, let house):
      "\(angle.name).ruler.\(body.name).house.\(house.number)"
    case .aspect(let aspect): "\(aspect.first.name).\(aspect.kind.name).\(aspect.second.name)"
    case .retrograde(let body): "\(body.name).retrograde"
    case .element(let element, let count): "element.\(element.name).\(count)"
    case .mode(let mode, let count): "mode.\(mode.name).\(count)"
    case .hemisphere(let half, let count): "hemisphere.\(half.rawValue).\(count)"
    case .figure(let pattern):
      ([pattern.kind.rawValue] + pattern.members.map(\.name)).joined(separator: ".")
    case .crowd(let house, let members):
      (["house", "\(house.number)"] + members.map(\.name)).joined(separator: ".")
    case .station(let body): "\(body.name).station"
    case .unaspected(let body): "\(body.name).unaspected"
    case .transit(let key, let dates): PeriodFact.transit(key, on: dates).key
    case .birthTime(let isKnown): isKnown ? "birth_time.known" : "birth_time.unknown"
    }
  }

  /// Whether the fact needs a known time of birth.
  package var needsTime: Bool {
    switch self {
    case .sign(let point, _): point.isAngle
    case .house, .ruler, .hemisphere, .crowd: true
    case .aspect(let aspect): aspect.first.isAngle || aspect.second.isAngle
    case .transit(let key, let dates): PeriodFact.transit(key, on: dates).needsTime
    case .retrograde, .element, .mode, .figure, .station, .unaspected, .birthTime: false
    }
  }
}

extension ChartPoint {
  /// Whether the point is an angle of the chart.
  package var isAngle: Bool {
    switch self {
    case .angle: true
    case .body: false
    }
  }
}
