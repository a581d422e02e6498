/// The clocks of one IANA zone: every change of offset on record, and the rule that goes on.
///
/// Read from a compiled zone file (TZif, RFC 9636). Abbreviations such as `EST` are left out:
/// they name no zone uniquely, and nothing is computed from them.
public struct TimeZoneRules: Sendable {
  /// The zone's name in the database, such as `America/New_York`.
  public let name: String
  /// The changes on record, in strictly increasing order.
  let transitions: [Transition]
  /// The offset before the first change, in seconds east.
  let firstSecondsEast: Int
  /// The rule from the last change on, or always where there is no change.
  let footer: PosixTimeZone?

  /// A change of clocks.
  struct Transition: Sendable, Hashable {
    /// The first second of the new offset, since 1970.
    let start: Int
    /// The new offset, in seconds east.
    let secondsEast: Int
  }

  /// How far clocks are ahead of UTC at an instant, in seconds.
  ///
  /// - Parameter secondsSince1970: Any value; before the first change on record the zone's first
  ///   local time holds (mostly the mean time of its city), after the last one its rule.
  /// - Returns: Seconds, negative west of Greenwich.
  /// - Complexity: O(log *n*) in the number of changes.
  public func secondsEast(at secondsSince1970: Int) -> Int {
    let passed = transitionCount(upTo: secondsSince1970)
    if passed == transitions.count, let footer {
      return footer.secondsEast(at: secondsSince1970)
    }
    return passed == 0 ? firstSecondsEast : transitions[passed - 1].secondsEast
  }

  /// Whether an instant lies before the zone's first change of clocks, when they showed the mean time of
  /// the town that it is named after.
  package func hasLocalMeanTime(at instant: Int) -> Bool {
    transitions.first.map { instant < $0.start } ?? false
  }

  /// The instants within a window at which clocks may change, in order.
  ///
  /// Some change nothing but the zone's abbreviation.
  func changes(in window: Range<Int>) -> [Int] {
    let first = transitionCount(upTo: window.lowerBound)
    let afterLast = transitionCount(upTo: window.upperBound - 1)
    let listed = transitions[first..<max(first, afterLast)].map(\.start)
    guard let footer else { return listed }
    let rulesFrom = transitions.last?.start ?? Int.min
    return listed + footer.changes(in: window).filter { $0 > rulesFrom }
  }

  /// How many changes have happened at an instant, by halving.
  private func transitionCount(upTo instant: Int) -> Int {
    transitions.indices.firstNumber(notBefore: { transitions[$0].start <= instant })
  }
}

extension TimeZoneRules: Hashable {
  /// Feeds the name and the number of changes, which distinguish zones well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(transitions.count)
  }
}
