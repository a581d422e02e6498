/// One meter's yardstick for one person.
package struct MeterNorms: Sendable, Hashable {
  /// The median of activity over the person's lifetime.
  package let medianActivity: Double
  /// 65 quantiles of activity.
  package let activity: QuantileKnots
  /// 33 quantiles of the positive polarities.
  package let harmonious: QuantileKnots
  /// 33 quantiles of the negative polarities, without their sign.
  package let challenging: QuantileKnots

  /// A side with fewer values than this is ranked by both sides together.
  static let fewestValues = 16

  /// Takes the yardstick from the days of a lifetime.
  ///
  /// - Parameters:
  ///   - ascendingActivities: The activity of each day, sorted.
  ///   - ascendingPolarities: The polarity of each day, once the median is known, sorted.
  init<Value: BinaryFloatingPoint>(
    ascendingActivities: [Value], ascendingPolarities: (_ medianActivity: Double) -> [Value]
  ) {
    let activity = QuantileKnots(
      ofAscending: ascendingActivities[...], count: MeterKnots.activityCount)
    let sides = Self.sides(ofAscending: ascendingPolarities(Self.median(of: activity)))
    self.init(
      activity: activity, harmonious: sides.harmonious, challenging: sides.challenging)
  }

  /// Puts a yardstick together.
  init(activity: QuantileKnots, harmonious: QuantileKnots, challenging: QuantileKnots) {
    medianActivity = Self.median(of: activity)
    self.activity = activity
    self.harmonious = harmonious
    self.challenging = challenging
  }

  /// The middle knot is the quantile at one half.
  private static func median(of activity: QuantileKnots) -> Double {
    activity.knots.isEmpty ? 0 : activity.knots[MeterKnots.medianOffset]
  }

  /// The knots of the positive and of the negative polarities.
  static func sides<Value: BinaryFloatingPoint>(
    ofAscending polarities: [Value]
  ) -> (harmonious: QuantileKnots, challenging: QuantileKnots) {
    let positive = polarities.drop { $0 <= 0 }
    let negative = polarities.prefix { $0 < 0 }.reversed().map { -$0 }[...]
    func knots(_ side: ArraySlice<Value>) -> QuantileKnots {
      QuantileKnots(
        ofAscending: side.count < fewestValues ? (positive + negative).sorted()[...] : side,
        count: MeterKnots.sideCount)
    }
    return (knots(positive), knots(negative))
  }
}
