internal import Readings

/// How a day's intensity is spread over its waking hours.
struct DayCurve {
  let busiest: DayPlan.Part
  /// The hour of the greatest intensity within the busiest part.
  let peakHour: Int
  /// Whether the parts differ too little to speak of.
  let isLevel: Bool

  /// Points of intensity, of 100, by which parts of a day must differ to be called fuller or quieter.
  private static let clearDifference = 10.0

  /// Reads 24 hourly values.
  ///
  /// Returns nil if there are fewer or more.
  init?(_ hourlyIntensity: [Double]) {
    guard hourlyIntensity.count == 24 else { return nil }
    let means = DayPlan.Part.allCases.map { part in
      part.hours.reduce(0) { $0 + hourlyIntensity[$1] } / Double(part.hours.count)
    }
    let parts = DayPlan.Part.allCases
    let busiest = parts.reduce(.morning) { means[$1.rawValue] > means[$0.rawValue] ? $1 : $0 }
    self.busiest = busiest
    let hours = busiest.hours
    peakHour = hours.reduce(hours.lowerBound) {
      hourlyIntensity[$1] > hourlyIntensity[$0] ? $1 : $0
    }
    isLevel = (means.max() ?? 0) - (means.min() ?? 0) < Self.clearDifference
  }
}
