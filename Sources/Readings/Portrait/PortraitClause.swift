package import Astrology
package import Ephemeris

/// A part of a sentence in a portrait.
package enum PortraitClause: Sendable, Hashable {
  /// A point within a sentence, such as `the Sun`.
  case name(ChartPoint)
  /// The number of a house in words, such as `sixth`.
  case ordinal(House)
  /// What more, or less, of a trait is like, such as `you take your time`.
  case pole(PortraitTrait, isMore: Bool)
  /// Where a point shows, such as `in love`.
  case place(ChartPoint)
  /// What a house stands for, such as `home`.
  case topic(House)
  /// What a planet draws in when it is tied to the main tension.
  case part(CelestialBody)
  /// Something to do, by a chapter and the planet that its point clashes with.
  case remedy(PortraitChapter, CelestialBody)
  /// Something to do, by a chapter and the sign that leads it.
  case advice(PortraitChapter, ZodiacSign)
  /// What a planet wants.
  case want(CelestialBody)
  /// What a point stands for.
  case domain(ChartPoint)
  /// What a point gives.
  case gift(ChartPoint)
  /// What a person wants by the Sun's sign.
  case sunWant(ZodiacSign)
  /// What a person needs by the Moon's sign.
  case moonNeed(ZodiacSign)
  /// Who the Sun's sign makes of a person, such as `the diplomat`.
  case sunFigure(ZodiacSign)
  /// Who the Moon's sign makes of a person.
  case moonFigure(ZodiacSign)
  /// The last sentence, by the Sun's sign.
  case farewell(ZodiacSign)
}
