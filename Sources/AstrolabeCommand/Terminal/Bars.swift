/// Bars made of blocks, an eighth of a column fine.
enum Bars {
  /// A bar of 0…100 in so many columns.
  static func bar(_ percent: Double, columns: Int) -> String {
    let eighths = Int((percent / 100 * Double(columns * 8)).rounded())
    let full = String(repeating: "█", count: eighths / 8)
    let rest = eighths % 8
    return (full + (rest == 0 ? "" : partials[rest - 1])).padded(columns)
  }

  /// A bar of −100…100 that grows from its middle, in an odd number of columns.
  static func diverging(_ score: Double, columns: Int) -> String {
    let half = columns / 2
    // A score that prints as 0 or 1 either way has no bar: its side says nothing.
    let isZero = score.rounded().magnitude <= 1
    let length = isZero ? 0 : Int((score.magnitude / 100 * Double(half)).rounded(.up))
    let filled = String(repeating: "━", count: min(length, half))
    let empty = String(repeating: "·", count: half - filled.count)
    let blank = String(repeating: "·", count: half)
    return score < 0 ? "\(empty)\(filled)│\(blank)" : "\(blank)│\(filled)\(empty)"
  }

  private static let partials = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
