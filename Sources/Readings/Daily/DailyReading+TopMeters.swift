public import Astrometers
internal import Ephemeris

extension DailyReading {
  /// The meters that stand out on a day (contract, D08).
  ///
  /// They are ranked by the numbers that a document prints, so that a reader who sorts them finds the
  /// same; ties stand in the meters' order.
  public struct TopMeters: Sendable, Hashable {
    /// The three with the highest intensity.
    public let active: [Meter]
    /// Up to five with a harmony below 50, the lowest first.
    public let challenging: [Meter]
    /// Up to five with a unified score above 0, the highest first.
    public let flowing: [Meter]

    /// Picks them from the scores of a day.
    public init(of scores: DayScores) {
      active = Self.ranked(3) { -Self.printed(scores[$0].intensity) }
      challenging = Self.ranked(5) { meter in
        let harmony = Self.printed(scores[meter].harmony)
        return harmony < 50 ? harmony : nil
      }
      flowing = Self.ranked(5) { meter in
        let unified = Self.printed(scores[meter].unified)
        return unified > 0 ? -unified : nil
      }
    }

    private static func printed(_ score: Double) -> Double { DecimalText.value(score, decimals: 1) }

    /// The first few meters by a number, those without one left out.
    private static func ranked(_ count: Int, by number: (Meter) -> Double?) -> [Meter] {
      let numbered = Meter.allCases.compactMap { meter in number(meter).map { (meter, $0) } }
      return numbered.first(count) { $0.1 < $1.1 }.map(\.0)
    }
  }
}
