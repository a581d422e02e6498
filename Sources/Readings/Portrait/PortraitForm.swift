package import Ephemeris

/// How a statement joins its texts to the facts behind it.
package enum PortraitForm: Sendable, Hashable {
  /// The text, behind what names its fact.
  case plain
  /// The same, behind a "but": an earlier statement of the paragraph says the opposite.
  case but
  /// A sign that says the opposite of an earlier one.
  case aside
  /// The closest aspect of the chart.
  case closest
  /// The planet in which several of the strongest aspects meet.
  case knot(CelestialBody)
  /// Facts that say more of a matter, so many of them, and facts that say less.
  case torn(more: Int)
  /// What the Sun wants and the Moon needs.
  case whole(isSame: Bool)
  /// The hardest aspect.
  case work
  /// The most helpful aspect.
  case gift
  /// Something to do, at the end of a chapter.
  case advice(PortraitChapter)
  /// The last sentence.
  case farewell
}
