import Foundation

/// The median time of an operation on either side.
struct Median {
  var oursNanoseconds: Double?
  var besideNanoseconds: Double?
}

/// The medians of every benchmark, out of the table that the benchmark tool exports for InfluxDB.
///
/// Of its formats this is the one that has raw numbers of all benchmarks in one file.
struct Medians {
  private var byName: [String: Median] = [:]

  init(influx text: String) throws {
    var columns: [String] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if columns.isEmpty {
        columns = fields
        continue
      }
      let row = Dictionary(zip(columns, fields)) { first, _ in first }
      guard row["percentile"].flatMap(Double.init) == 50 else { continue }
      guard let name = row["test"], let picoseconds = row["value"].flatMap(Double.init),
        picoseconds > 0
      else { throw RatiosError(description: "this line is no result: \(line)") }
      switch row["metric"] {
      case "ours": byName[name, default: Median()].oursNanoseconds = picoseconds / 1_000
      case "beside": byName[name, default: Median()].besideNanoseconds = picoseconds / 1_000
      default: throw RatiosError(description: "this line has an unknown metric: \(line)")
      }
    }
  }

  /// The benchmarks that were run.
  var names: Set<String> { Set(byName.keys) }

  /// What a benchmark took.
  subscript(name: String) -> Median { byName[name] ?? Median() }
}
