import Astrolabe

/// A row of numbers as a line of small bars, one column each.
///
/// Where there are more numbers than columns, a column has their mean. The numbers themselves are not
/// kept, so that a line of centuries takes no more room than one of a month.
struct Sparkline {
  private var sums: [Double]
  private var counts: [Int]
  private let total: Int
  private var index = 0
  /// The least and the greatest number so far.
  private(set) var range: ClosedRange<Double>?

  /// Begins a line.
  ///
  /// - Parameters:
  ///   - total: How many numbers will come, near enough.
  ///   - columns: How long the line may become.
  init(total: Int, columns: Int) {
    self.total = max(total, 1)
    let length = max(1, min(total, columns))
    sums = Array(repeating: 0, count: length)
    counts = Array(repeating: 0, count: length)
  }

  /// Adds the next number, −100…100.
  mutating func append(_ number: Double) {
    let column = min(index * sums.count / total, sums.count - 1)
    sums[column] += number
    counts[column] += 1
    index += 1
    range = range.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
  }

  /// The mean of each column.
  var means: [Double] { zip(sums, counts).map { $1 == 0 ? 0 : $0 / Double($1) } }

  /// The character of a number, from `▁` at −100 to `█` at 100.
  static func mark(_ number: Double) -> String {
    let share = (min(max(number, -100), 100) + 100) / 200
    return marks[Int((share * 7).rounded())]
  }

  private static let marks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
}
