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
  /// Facts that say more of a matter, so many of them, and facts that say less.
  case torn(more: Int)
  /// What the Sun wants and the Moon needs.
  case whole
  /// A planet of the main tension that was rising.
  case shown
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
  /// Before a planet's sign: what the sign would make of it, and the hard or close aspect that changes this.
  ///
  /// The text of the aspect follows if it is said nowhere else.
  case bend(PortraitBend)
  /// A planet's sign behind the aspect that changes it.
  case rest
  /// Where a planet's sign is lived, by its house.
  case place
  /// Before a statement: in what its fact says another thing than earlier ones, and which decides; behind its own fact
  /// stands an earlier one for each saying.
  case both([PortraitFact.Saying], PortraitJudge)
  /// What most of the chart wants, or a large part of it, by the sign that has most weight, and the field of life where
  /// its planets are lived.
  case most(ZodiacSign, PortraitField?, isMost: Bool)
  /// What stands against most of the chart: another kind of sign, and the fields of the points in it.
  case against(ZodiacSign, [PortraitField])
  /// What follows from both; nothing may stand against the element that has most weight.
  case follows(ZodiacSign.Element, ZodiacSign?)
}

/// Where an aspect that changes a planet's sign is described.
package enum PortraitBend: Sendable, Hashable {
  /// Right here.
  case here
  /// Among the strongest aspects.
  case tension
  /// In the story that the portrait is built around.
  case story
}

/// Which of two facts decides where they say opposite things.
package enum PortraitJudge: Sendable, Hashable {
  /// The later one in the field of this point, which is its own.
  case field(ChartPoint)
  /// The later one, since it is about the same planet as the earlier one, and closer to it than its sign.
  case own
  /// The stronger of the two.
  case weight(isLater: Bool)
}
