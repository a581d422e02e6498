package import Astrology
package import Ephemeris

/// A part of a sentence in a portrait.
package enum PortraitClause: Sendable, Hashable {
  /// A point within a sentence, such as `the Sun`.
  case name(ChartPoint)
  /// The number of a house in words, such as `sixth`.
  case ordinal(House)
  /// Where a sign says the opposite of an earlier one.
  case aside(ChartPoint)
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
  /// The last sentence, by the Sun's sign.
  case farewell(ZodiacSign)
}
