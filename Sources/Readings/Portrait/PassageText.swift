package import Astrology
package import Ephemeris

/// A text of a portrait of two people or of a period, of the bridge to the day, or a chapter's question.
///
/// Texts about two people have the slots `{one}` and `{other}`: the owners of the first and the second point.
package enum PassageText: Sendable, Hashable {
  /// A point of one person and a point of another; the first stands before the second in the order of
  /// charts, or is the same.
  case contact(ChartPoint, ChartPoint, Portrait.Nature)
  /// A body of one person in a house of the other.
  case visit(CelestialBody, House)
  /// How a contact of a point shows in a bond.
  case bond(PairPortrait.Bond, ChartPoint, isEasy: Bool)
  /// The elements of the two Suns; the first stands before the second in the order of elements, or is the same.
  case suns(ZodiacSign.Element, ZodiacSign.Element)
  /// The elements of the two Moons, as of the Suns.
  case moons(ZodiacSign.Element, ZodiacSign.Element)
  /// How easy and hard contacts weigh against each other.
  case tone(PairPortrait.Bond, PairTone)
  /// The question at the end of a chapter on two people, by the point that leads it.
  case pairQuestion(PairPortrait.ChapterKind, ChartPoint)
  /// The Ascendant of the solar return in a house of the birth chart.
  case returnAscendant(House)
  /// A planet at an angle of the solar return.
  case returnPlanet(CelestialBody)
  /// The house of a profected year.
  case profectedHouse(House)
  /// The lord of a profected year.
  case yearLord(CelestialBody)
  /// What a natal point represents.
  case bridgePoint(ChartPoint)
  /// The question at the end of a chapter of a portrait, by the sign that leads it.
  case question(Portrait.ChapterKind, ZodiacSign)
  /// The question at the end of the chapter on tensions, by the slower planet of the strongest aspect.
  case tensionQuestion(CelestialBody)
  /// A text about the main tension of a chart.
  case theme(PortraitTheme, PortraitTheme.Part)
  /// A part of a sentence.
  case clause(PortraitClause)
  /// A sentence that joins facts.
  case frame(PassageFrame)
}

extension PassageText {
  /// The bodies that have texts for another's houses.
  package static let visitors: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn,
  ]
}
