/// A trait on which two texts of a portrait can say opposite things.
package enum PortraitTrait: String, Sendable, Hashable, CaseIterable {
  // The eight matters.
  case closeness, pace, speech, change, order, attention, depth, imagination
  /// More: anger shows at once. Less: it is held back.
  case temper
  /// More: exact. Less: large outlines.
  case detail
  /// More: expects to succeed. Less: doubts.
  case confidence
  /// More: stays to the end. Less: drops it on the way.
  case persistence
  /// More: shows love. Less: keeps it private.
  case openness
  /// More: remembers a hurt for long. Less: is soon over it.
  case hurt

  /// The matter that it is; nil if several facts together never speak of it.
  package var matter: PortraitMatter? { PortraitMatter(rawValue: rawValue) }

  /// The trait that a matter is.
  package init(_ matter: PortraitMatter) {
    self =
      switch matter {
      case .closeness: .closeness
      case .pace: .pace
      case .speech: .speech
      case .change: .change
      case .order: .order
      case .attention: .attention
      case .depth: .depth
      case .imagination: .imagination
      }
  }
}
