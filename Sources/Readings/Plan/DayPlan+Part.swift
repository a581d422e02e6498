extension DayPlan {
  /// A part of the day, as readings name its hours.
  public enum Part: Int, Sendable, Hashable, CaseIterable {
    /// From 6 to 12 o’clock.
    case morning
    /// From 12 to 18 o’clock.
    case afternoon
    /// From 18 to 24 o’clock.
    case evening

    /// The name that documents use, such as `morning`.
    public var name: String { "\(self)" }

    /// The hours from midnight on.
    package var hours: Range<Int> {
      switch self {
      case .morning: 6..<12
      case .afternoon: 12..<18
      case .evening: 18..<24
      }
    }
  }
}
