internal import Ephemeris

/// How the scores of a day's waking hours rise and fall: the best stretch and the hardest.
package struct DayShape: Sendable, Hashable {
  /// Some hours, one after another.
  package struct Stretch: Sendable, Hashable {
    /// The hours, counted from midnight on; they end when the last of them does.
    package let hours: Range<Int>
    /// The hour that stands out most.
    package let peak: Int

    /// Where in the waking day the stretch lies.
    package var place: Place {
      hours.lowerBound == DayShape.waking.lowerBound
        ? .early : hours.upperBound == DayShape.waking.upperBound ? .late : .middle
    }

    /// The hours about the peak, five at most.
    package var core: Stretch {
      let length = min(hours.count, 5)
      let first = min(max(hours.lowerBound, peak - 2), hours.upperBound - length)
      return Stretch(hours: first..<(first + length), peak: peak)
    }
  }

  /// Where a stretch lies: at the start of the waking day, within it, or at its end.
  package enum Place: Int, CaseIterable { case early, middle, late }

  /// How far the hours differ.
  package enum Size: Sendable, Hashable {
    /// By less than anyone would notice.
    case level
    /// By a little.
    case slight
    /// By a tenth of the scale or more.
    case clear
  }

  package let best: Stretch
  package let worst: Stretch
  package let size: Size

  /// The hours to name as the best: all of them where they stand out, else those about the peak.
  package var bestToName: Stretch { size == .clear ? best : best.core }

  /// The hours to name as the hardest: those about the lowest where they are half of the waking day or more.
  package var worstToName: Stretch {
    2 * worst.hours.count < Self.waking.count ? worst : worst.core
  }

  /// The hours that people are mostly awake.
  package static let waking = 7..<23
  /// Points of a unified score, of 200, from which hours differ slightly.
  private static let slightScore = 5.0
  /// The share of the whole difference within which an hour belongs to a stretch; more where hours differ slightly, so
  /// that no stretch is called best for a difference that nobody notices.
  private static let share = (clear: 0.3, slight: 0.5)

  /// Reads 24 hourly values; nil where there are fewer or more.
  package init?(_ hourly: [Double]) {
    guard hourly.count == 24 else { return nil }
    var (high, low) = (Self.waking.lowerBound, Self.waking.lowerBound)
    for hour in Self.waking {
      if hourly[hour] > hourly[high] { high = hour }
      if hourly[hour] < hourly[low] { low = hour }
    }
    let spread = hourly[high] - hourly[low]
    size = spread >= DayPlan.clearScore ? .clear : spread >= Self.slightScore ? .slight : .level
    let share = size == .clear ? Self.share.clear : Self.share.slight
    best = Self.stretch(around: high) { hourly[high] - hourly[$0] <= share * spread }
    worst = Self.stretch(around: low) { hourly[$0] - hourly[low] <= share * spread }
  }

  private static func stretch(around peak: Int, _ belongs: (Int) -> Bool) -> Stretch {
    var (first, last) = (peak, peak)
    while first > waking.lowerBound, belongs(first - 1) { first -= 1 }
    while last + 1 < waking.upperBound, belongs(last + 1) { last += 1 }
    return Stretch(hours: first..<(last + 1), peak: peak)
  }
}
