package import Astrology
package import Ephemeris

/// A fact that a portrait of a year, a month or a week describes.
package enum PeriodFact: Sendable, Hashable {
  /// The house of the profected year of an age.
  case profection(age: Int, House)
  /// The lord of the profected year of an age.
  case lord(age: Int, CelestialBody)
  /// The Sun is back at its place at birth on a date.
  case solarReturn(CalendarDate)
  /// The sign of the solar return's Ascendant, and the house of the birth chart that it is in.
  case returnAscendant(ZodiacSign, House)
  /// A planet at an angle of the solar return, and how far from it.
  case returnPlanet(CelestialBody, ChartAngle, orb: PlaneAngle)
  /// A transit, and the dates on which it is exact within the period.
  case transit(TransitKey, on: [CalendarDate])
  /// A cycle of life that has a name, which one of its kind it is, and the dates within the period.
  case cycle(LifeCycle.Kind, number: Int, on: [CalendarDate])
  /// A new or full Moon in a sign.
  case lunation(LunarQuarter, ZodiacSign, on: CalendarDate)
  /// How many transits of a nature are exact.
  case count(Portrait.Nature, Int)
  /// Whether the time of birth is known.
  case birthTime(isKnown: Bool)

  /// The fact as documents write it, such as `transit.saturn.square.moon`.
  package var key: String {
    switch self {
    case .profection(let age, let house): "profection.\(age).house.\(house.number)"
    case .lord(let age, let body): "profection.\(age).lord.\(body.name)"
    case .solarReturn: "return.sun"
    case .returnAscendant(_, let house): "return.ascendant.house.\(house.number)"
    case .returnPlanet(let body, let angle, _): "return.\(body.name).\(angle.name)"
    case .transit(let key, _): "transit.\(key.body.name).\(key.aspect.name).\(key.natal.name)"
    case .cycle(let kind, let number, _): "cycle.\(kind.name).\(number)"
    case .lunation(let quarter, let sign, _): "lunation.\(quarter.name).\(sign.name)"
    case .count(let nature, let count): "transits.\(nature.rawValue).\(count)"
    case .birthTime(let isKnown): PortraitFact.birthTime(isKnown: isKnown).key
    }
  }

  /// Whether the fact needs a known time of birth.
  package var needsTime: Bool {
    switch self {
    case .profection, .lord, .returnAscendant, .returnPlanet: true
    case .transit(let key, _): key.natal.isAngle || key.natal == .body(.moon)
    case .solarReturn, .cycle, .lunation, .count, .birthTime: false
    }
  }
}
