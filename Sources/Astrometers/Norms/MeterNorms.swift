/// One meter's yardstick for one person.
public struct MeterNorms: Sendable, Hashable {
  /// The median of activity over the person's lifetime.
  public let medianActivity: Double
  /// 65 quantiles of activity.
  public let activity: QuantileKnots
  /// 33 quantiles of the positive polarities.
  public let harmonious: QuantileKnots
  /// 33 quantiles of the negative polarities, without their sign.
  public let challenging: QuantileKnots

  /// A side with fewer values than this is ranked by both sides together.
  static let fewestValues = 16

  /// Takes the yardstick from the days of a lifetime.
  ///
  /// - Parameters:
  ///   - activities: The activity of each day.
  ///   - polarity: The polarity of a day by its index, once the median is known.
  init(activities: [Double], polarity: (_ day: Int, _ medianActivity: Double) -> Double) {
    activity = QuantileKnots(of: activities, count: 65)
    // Knot 32 of 65 is the quantile at one half.
    medianActivity = activity.knots.isEmpty ? 0 : activity.knots[32]
    let median = medianActivity
    (harmonious, challenging) = Self.sides(of: activities.indices.map { polarity($0, median) })
  }

  /// The knots of the positive and of the negative polarities.
  static func sides(
    of polarities: [Double]
  ) -> (harmonious: QuantileKnots, challenging: QuantileKnots) {
    let positive = polarities.filter { $0 > 0 }
    let negative = polarities.filter { $0 < 0 }.map { -$0 }
    func knots(_ side: [Double]) -> QuantileKnots {
      QuantileKnots(of: side.count < fewestValues ? positive + negative : side, count: 33)
    }
    return (knots(positive), knots(negative))
  }
}
