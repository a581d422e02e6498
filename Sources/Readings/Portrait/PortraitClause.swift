package import Astrology
package import Ephemeris

/// A part of a sentence in a portrait.
package enum PortraitClause: Sendable, Hashable {
  /// A point within a sentence, such as `the Sun`.
  case name(ChartPoint)
  /// The number of a house in words, such as `sixth`.
  case ordinal(House)
  /// What a house stands for, such as `home`.
  case topic(House)
  /// Something to do, by a chapter and the planet that its point clashes with.
  case remedy(Portrait.ChapterKind, CelestialBody)
  /// Something to do, by a chapter and the sign that leads it.
  case advice(Portrait.ChapterKind, ZodiacSign)
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
  /// Who people meet first, by the rising sign, such as `the calm one`.
  case risingFigure(ZodiacSign)
  /// The last sentence, by the Sun's sign.
  case farewell(ZodiacSign)
  /// Which of two ways a person takes, by the sign of the planet that rules the rising sign.
  case steer(CelestialBody, ZodiacSign)
  /// What a bond is like, by the house of the planet that rules the Descendant.
  case bond(House)
  /// What the people are like who stay, by the sign of the planet that rules the Descendant.
  case mate(ZodiacSign)
  /// What two planets in each other's signs do together.
  case exchange(CelestialBody, CelestialBody)
  /// What all has to answer in the end, by the planet that all others lead to and its sign.
  case end(CelestialBody, ZodiacSign)
  /// What a fact does that says more of a trait than another, or less; it stands before “than”.
  case both(PortraitFact.Saying)
  /// Where something holds, such as `at home`.
  case field(PortraitField)
  /// What most of a person wants, by the sign that has most weight.
  case most(ZodiacSign)
  /// What a person does in the field of a point that stands against most of the chart, by its sign.
  case against(ZodiacSign)
  /// What follows from an element that has most weight and a sign against it, if there is one.
  case follows(ZodiacSign.Element, ZodiacSign?)
}
