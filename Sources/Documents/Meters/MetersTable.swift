public import Astrometers
internal import Ephemeris

/// The scores of days or hours as comma-separated values (RFC 4180), one line each.
///
/// Columns: the label, then intensity, harmony and unified score of the whole, and the same with the
/// trend for every group (`group_mind_…`) and meter (`love_…`). A trend that there is not is empty.
public enum MetersTable {
  /// The line that names the columns, without a line end: of hours or of days.
  public static func header(isHourly: Bool) -> String {
    let groups = MeterGroup.allCases.map { "group_\($0.name)" }
    let meters = Meter.allCases.map(\.name)
    let scored = ["intensity", "harmony", "unified_score"]
    let columns =
      [isHourly ? "hour" : "date"] + scored.map { "overall_\($0)" }
      + (groups + meters).flatMap { name in
        (scored + ["trend_delta"]).map { "\(name)_\($0)" }
      }
    return columns.joined(separator: ",")
  }

  /// The line of a day or an hour, without a line end.
  public static func line(_ day: ScoredDay, at label: MetersLabel) -> String {
    var fields = [label.text] + fields(of: day.scores.overall)
    for group in MeterGroup.allCases {
      fields += Self.fields(of: day.scores[group]) + [field(of: day.trend(of: group))]
    }
    for meter in Meter.allCases {
      fields += Self.fields(of: day.scores[meter]) + [field(of: day.trend(of: meter))]
    }
    return fields.joined(separator: ",")
  }

  private static func fields(of score: MeterScore) -> [String] {
    [score.intensity, score.harmony, score.unified].map { DecimalText.rounded($0, decimals: 4) }
  }

  private static func field(of trend: Trend?) -> String {
    trend.map { DecimalText.rounded($0.delta, decimals: 4) } ?? ""
  }
}
