/// How a day's intensity is spread over its waking hours.
struct DayCurve {
  let busiest: DayPart
  let calmest: DayPart
  /// The hour of the greatest intensity within the busiest part.
  let peakHour: Int
  /// Whether the parts differ too little to speak of.
  let isLevel: Bool

  /// Reads 24 hourly values; nothing where there are fewer or more.
  init?(_ hourlyIntensity: [Double]) {
    guard hourlyIntensity.count == 24 else { return nil }
    let means = DayPart.allCases.map { part in
      part.hours.reduce(0) { $0 + hourlyIntensity[$1] } / Double(part.hours.count)
    }
    let parts = DayPart.allCases
    busiest = parts.reduce(.morning) { means[$1.rawValue] > means[$0.rawValue] ? $1 : $0 }
    calmest = parts.reduce(.morning) { means[$1.rawValue] < means[$0.rawValue] ? $1 : $0 }
    let hours = busiest.hours
    peakHour = hours.reduce(hours.lowerBound) {
      hourlyIntensity[$1] > hourlyIntensity[$0] ? $1 : $0
    }
    // Points of intensity; less is within what a change of one minor aspect does.
    isLevel = means[busiest.rawValue] - means[calmest.rawValue] < 3
  }
}

/// One of the three parts of a waking day.
enum DayPart: Int, CaseIterable {
  case morning, afternoon, evening

  var hours: Range<Int> {
    switch self {
    case .morning: 6..<12
    case .afternoon: 12..<18
    case .evening: 18..<24
    }
  }

  /// Within a sentence: `the morning`.
  var phrase: String { "the \(name)" }

  /// At the head of a sentence: `this morning`.
  var opening: String { "this \(name)" }

  private var name: String {
    switch self {
    case .morning: "morning"
    case .afternoon: "afternoon"
    case .evening: "evening"
    }
  }
}
