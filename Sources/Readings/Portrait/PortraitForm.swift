package import Astrology
package import Ephemeris

/// How a statement joins its texts to the facts behind it.
package enum PortraitForm: Sendable, Hashable {
  /// The text, behind what names its fact.
  case plain
  /// The same, behind a "but": an earlier statement of the paragraph says the opposite.
  case but
  /// The Sun's line behind that of the rising sign, which it may contradict.
  case inner(isBut: Bool)
  /// A text about the chart's main tension.
  case theme(PortraitTheme.Part)
  /// The planet in which several of the strongest aspects meet.
  case knot(CelestialBody)
  /// Facts that say more of a matter, so many of them, and facts that say less.
  case torn(more: Int)
  /// What the Sun wants and the Moon needs.
  case whole
  /// A planet of the main tension that was rising.
  case shown
  /// What the Sun wants and the Moon needs, where they differ.
  case together
  /// What the Moon needs beside what Venus loves.
  case home(isSame: Bool)
  /// The hardest aspect.
  case work
  /// The most helpful aspect.
  case gift
  /// Something to do at the end of a chapter, about the planet that its point clashes with if there is one.
  case advice(Portrait.ChapterKind, about: CelestialBody?)
  /// The last sentence.
  case farewell
  /// The house of the planet that rules the rising sign.
  case ruler(isBut: Bool)
  /// The sign of that planet; of Sun or Moon, whose house is said elsewhere, also that it rules the chart.
  case steer(isRuler: Bool)
  /// The house of the planet that rules the Descendant.
  case bond
  /// The sign of that planet.
  case mate
  /// Two planets in each other's signs.
  case exchange
  /// The planet that all others lead to.
  case end
  /// How a person lives with two facts; the first says more of a trait, the other less.
  case both(PortraitTrait)
  /// What most of the chart wants, by the sign that has most weight, and the field of life that has.
  case most(ZodiacSign, PortraitField?)
  /// What stands against most of the chart: another kind of sign, and the fields of the points in it.
  case against(ZodiacSign, [PortraitField])
  /// What follows from both; nothing may stand against the element that has most weight.
  case follows(ZodiacSign.Element, ZodiacSign?)
}
