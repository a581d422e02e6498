import Astrolabe

extension Trend {
  /// Such as `improving rapidly`.
  var inWords: String {
    switch rate {
    case .stable: "steady"
    case .slow: "\(direction.rawValue) slowly"
    case .moderate: direction.rawValue
    case .rapid: "\(direction.rawValue) rapidly"
    }
  }
}
