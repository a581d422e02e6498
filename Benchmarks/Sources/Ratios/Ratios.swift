import Foundation

/// `ratios RESULTS THRESHOLDS SUMMARY`: says what was measured and whether it is enough.
///
/// Exits with 1 where a ratio is below its threshold, a benchmark was not run, or one has no
/// threshold.
@main
enum Ratios {
  static func main() {
    do {
      let complaints = try report()
      for complaint in complaints { print("bench: \(complaint)") }
      exit(complaints.isEmpty ? 0 : 1)
    } catch {
      print("bench: \(error)")
      exit(1)
    }
  }

  /// Prints the table and writes the summary.
  ///
  /// - Returns: What is wrong with the ratios, a sentence each.
  private static func report() throws -> [String] {
    let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard arguments.count == 3 else {
      throw RatiosError(description: "three files are wanted: results, thresholds, summary")
    }
    let medians = try Medians(influx: String(contentsOf: arguments[0], encoding: .utf8))
    let thresholds = try JSONDecoder().decode(
      [Threshold].self, from: Data(contentsOf: arguments[1]))
    let rows = thresholds.map { Row(threshold: $0, medians: medians[$0.name]) }
    print(Row.table(rows))
    let complaints =
      rows.compactMap(\.complaint)
      + medians.names.subtracting(thresholds.map(\.name)).sorted().map { name in
        "\(name) has no threshold in \(arguments[1].lastPathComponent)"
      }
    try Row.summary(rows).write(to: arguments[2], atomically: true, encoding: .utf8)
    print("summary: \(arguments[2].relativePath)")
    return complaints
  }
}

/// What is wrong with the input.
struct RatiosError: Error, CustomStringConvertible {
  let description: String
}
