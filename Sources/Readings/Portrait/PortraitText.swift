package import Astrology
package import Ephemeris

/// A text of a portrait, by the fact that it describes.
package enum PortraitText: Sendable, Hashable {
  /// A point in a sign, in one sentence.
  case line(ChartPoint, ZodiacSign)
  /// A point in a sign.
  case sign(ChartPoint, ZodiacSign)
  /// A body in a house.
  case house(CelestialBody, House)
  /// An everyday scene of a planet in a sign and a house; of the sign alone where the house is not known.
  case scene(CelestialBody, ZodiacSign, House?)
  /// A first meeting with somebody of a rising sign and a Sun sign.
  case meeting(rising: ZodiacSign, sun: ZodiacSign)
  /// The ruler of an angle's sign in a house.
  case ruler(ChartAngle, House)
  /// Two points in aspect; the first stands before the second in the order of charts.
  case aspect(ChartPoint, ChartPoint, Portrait.Nature)
  /// The same two at length: both sides, how it shows, what it costs and gives.
  case tension(ChartPoint, ChartPoint, Portrait.Nature)
  /// A planet that moves backwards.
  case retrograde(CelestialBody)
  /// An element that has many planets, or none.
  case element(ZodiacSign.Element, isStrong: Bool)
  /// A mode that has many planets, or none.
  case mode(ZodiacSign.Modality, isStrong: Bool)
  /// A half of the chart that has nearly all planets.
  case hemisphere(Portrait.Hemisphere)
  /// Four planets or more in a sign.
  case stellium(ZodiacSign)
  /// Three planets or more in a house.
  case crowd(House)
  /// A figure of three planets or more.
  case figure(AspectPattern.Kind)
  /// A planet that stood nearly still between two directions.
  case station(CelestialBody)
  /// A planet without an aspect to another.
  case unaspected(CelestialBody)
  /// What several facts say about a matter.
  case matter(PortraitMatter, PortraitDirection)
  /// What a named cycle of life is about.
  case cycle(LifeCycle.Kind)
  /// What depends on the time of birth.
  case note(PortraitNote)
  /// The heading of a chapter.
  case title(Portrait.ChapterKind)
}

extension Portrait {
  /// A half of a chart.
  public enum Hemisphere: String, Sendable, Hashable, CaseIterable {
    /// Below the horizon: houses 1 to 6.
    case northern
    /// Above the horizon: houses 7 to 12.
    case southern
    /// Rising: houses 10 to 3.
    case eastern
    /// Setting: houses 4 to 9.
    case western
  }
}

/// What depends on the time of birth.
package enum PortraitNote: String, Sendable, Hashable, CaseIterable {
  /// The time is known.
  case timed
  /// The time is known, and planets are so near the border of a sign that an hour may change it.
  case signEdge = "sign_edge"
  /// The rising sign is near its border.
  case risingEdge = "rising_edge"
  /// A planet is near the border of its house.
  case houseEdge = "house_edge"
  /// The time is not known.
  case untimed
  /// Dates of transits are rough, since the time is not known.
  case roughDates = "rough_dates"
  /// The Moon may be in either of two signs.
  case moonOpen = "moon_open"
  /// The Sun may be in either of two signs.
  case sunOpen = "sun_open"
}

extension PortraitText {
  /// Whether the two points' aspects have a text: those of two angles and of two of the three slowest
  /// planets have none, since they say nothing about one person.
  package static func hasAspect(_ first: ChartPoint, _ second: ChartPoint) -> Bool {
    switch (first, second) {
    case (.angle, .angle): false
    case (.body(let first), .body(let second)): !(first.isOuter && second.isOuter)
    case (.body, .angle), (.angle, .body): true
    }
  }
}

extension CelestialBody {
  /// The planets whose place in a chart is shown by an everyday scene; of the others the house has a text.
  package static let shownByScenes: [Self] = [.sun, .moon, .mercury, .venus, .mars]
  /// Those of them that have a scene for each house; of the others the house is named.
  package static let shownByHouseScenes: [Self] = [.sun, .moon]
  /// Sun, Moon and the eight planets, in the order of charts.
  package static let tenPlanets: [Self] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ]

  /// Whether it is one of the three planets beyond Saturn.
  package var isOuter: Bool { self >= .uranus && self <= .pluto }
}
