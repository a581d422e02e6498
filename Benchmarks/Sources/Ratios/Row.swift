import Foundation

/// A benchmark's line in the table and in the summary.
struct Row {
  let threshold: Threshold
  let medians: Median
}

extension Row {
  /// How many times longer the other side takes.
  var ratio: Double? {
    guard let ours = medians.oursNanoseconds, let beside = medians.besideNanoseconds else {
      return nil
    }
    return beside / ours
  }

  /// What is wrong, or nothing.
  var complaint: String? {
    guard let ratio else { return "\(threshold.name) was not measured" }
    guard ratio < threshold.leastRatio else { return nil }
    return "\(threshold.name) has a ratio of \(Self.text(ratio)), "
      + "and its threshold is \(Self.text(threshold.leastRatio))"
  }
}

extension Row {
  /// The table for people.
  static func table(_ rows: [Row]) -> String {
    let head = ["benchmark", "ours", "beside", "ratio", "at least", "beside is"]
    let lines =
      [head]
      + rows.map { row in
        [
          row.threshold.name, time(row.medians.oursNanoseconds),
          time(row.medians.besideNanoseconds), row.ratio.map(text) ?? "–",
          text(row.threshold.leastRatio), row.threshold.beside,
        ]
      }
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - line[column].count)
        return switch column {
        case 0: line[column] + space
        case head.count - 1: line[column]
        default: space + line[column]
        }
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func time(_ nanoseconds: Double?) -> String {
    guard let nanoseconds else { return "–" }
    return switch nanoseconds {
    case ..<1e3: text(nanoseconds) + " ns"
    case ..<1e6: text(nanoseconds / 1e3) + " µs"
    default: text(nanoseconds / 1e6) + " ms"
    }
  }

  /// Three significant digits.
  private static func text(_ value: Double) -> String {
    let decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2
    return value.formatted(
      .number.precision(.fractionLength(decimals)).grouping(.never)
        .locale(Locale(identifier: "en_US_POSIX")))
  }
}

extension Row {
  /// The summary for programs: one JSON object, a benchmark each, in the order of the thresholds.
  ///
  /// Where the other side is not the same work, its time and ratio would be misread, so they are left
  /// out.
  static func summary(_ rows: [Row]) -> String {
    let members = rows.compactMap { row -> String? in
      guard let ours = row.medians.oursNanoseconds else { return nil }
      var fields = ["\"ns\":\(ours)"]
      if row.threshold.isSameWork, let beside = row.medians.besideNanoseconds,
        let ratio = row.ratio
      {
        fields += ["\"libswe_ns\":\(beside)", "\"ratio\":\((ratio * 1_000).rounded() / 1_000)"]
      }
      return "\"\(row.threshold.name)\":{\(fields.joined(separator: ","))}"
    }
    return "{\(members.joined(separator: ",\n"))}\n"
  }
}
