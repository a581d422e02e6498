/// What a benchmark is compared with, and how much faster it must be: a row of
/// `Thresholds/ratios.json`.
struct Threshold: Decodable {
  /// The benchmark.
  let name: String
  /// What runs beside it, for people.
  let beside: String
  /// Whether that is the same work by libswe, and not only a yardstick from the same machine.
  let isSameWork: Bool
  /// The ratio below which the run fails.
  let leastRatio: Double

  enum CodingKeys: String, CodingKey {
    case name, beside
    case isSameWork = "is_same_work"
    case leastRatio = "least_ratio"
  }
}
