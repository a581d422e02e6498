@_spi(FrontEnd) import Astrolabe

/// How each meter went over days or hours, as a line of small bars.
struct MeterTrails {
  private var overall: Sparkline
  private var meters: [Sparkline]
  private var count = 0

  /// The columns of the longest line.
  private static let columns = 44
  /// Fewer points than these make no line.
  private static let fewest = 3

  /// Begins with so many points to come, near enough.
  init(count: Int) {
    let empty = Sparkline(total: count, columns: Self.columns)
    overall = empty
    meters = Array(repeating: empty, count: Meter.allCases.count)
  }

  /// Adds a point.
  mutating func append(_ scores: DayScores) {
    count += 1
    overall.append(scores.overall.unified)
    for meter in Meter.allCases { meters[meter.rawValue].append(scores[meter].unified) }
  }

  /// A line for the whole and for each meter, with its least and its greatest score; empty for a few points.
  func text(_ style: TextStyle) -> String {
    guard count >= Self.fewest else { return "" }
    var lines = [
      "", style.heading(.theCourse, legend: .courseLegend),
      line(WordCorpus.english.phrase(.all), overall, style),
    ]
    for group in Meter.Group.allCases {
      lines.append(style.quiet("  \(group.heading)"))
      lines += group.meters.map { line("  \($0.title)", meters[$0.rawValue], style) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ name: String, _ trail: Sparkline, _ style: TextStyle) -> String {
    let marks = trail.means.map { style.score(Sparkline.mark($0), $0) }.joined()
    let range = trail.range ?? 0...0
    let ends = [range.lowerBound, range.upperBound].map { $0.signedWhole.rightAligned(5) }
    return "  \(name.padded(18))\(marks) \(ends[0]) \(ends[1])"
  }
}
