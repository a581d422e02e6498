public import Astrometers
internal import Ephemeris

/// The scores of one day or hour, as an element of `meters.schema.json`.
///
/// Numbers are rounded to four decimals, in JSON and in comma-separated values.
@_spi(FrontEnd) public struct MetersDocument: Sendable {
  private let label: MetersLabel
  private let day: DayScores.Day

  /// Describes the scores of a day or an hour.
  public init(_ day: DayScores.Day, at label: MetersLabel) {
    self.label = label
    self.day = day
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the element.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key(named: label.key)
      json.string(label.text)
      json.key("overall")
      json.object { json in Self.writeFields(of: day.scores.overall, to: &json) }
      json.key("groups")
      json.object { json in
        for group in Meter.Group.allCases {
          json.key(named: group.name)
          Self.write(day.scores[group], day.trend(of: group), to: &json)
        }
      }
      json.key("meters")
      json.object { json in
        for meter in Meter.allCases {
          json.key(named: meter.name)
          Self.write(day.scores[meter], day.trend(of: meter), to: &json)
        }
      }
    }
  }

  private static func write(_ score: MeterScore, _ trend: Trend?, to json: inout JSONWriter) {
    json.object { json in
      writeFields(of: score, to: &json)
      if let trend {
        json.key("trend_delta")
        json.number(trend.delta, decimals: 4)
      }
    }
  }

  private static func writeFields(of score: MeterScore, to json: inout JSONWriter) {
    json.key("intensity")
    json.number(score.intensity, decimals: 4)
    json.key("harmony")
    json.number(score.harmony, decimals: 4)
    json.key("unified_score")
    json.number(score.unified, decimals: 4)
  }
}

@_spi(FrontEnd) extension MetersDocument: JSONWritable {}

// Columns of comma-separated values: the label, then intensity, harmony and unified score of the whole,
// and the same with the trend for every group (`group_mind_…`) and meter (`love_…`).
extension MetersDocument {
  /// The line of comma-separated values (RFC 4180) that names the columns, without a line end: of hours or
  /// of days.
  public static func csvHeader(isHourly: Bool) -> String {
    let groups = Meter.Group.allCases.map { "group_\($0.name)" }
    let meters = Meter.allCases.map(\.name)
    let scored = ["intensity", "harmony", "unified_score"]
    let columns =
      [isHourly ? "hour" : "date"] + scored.map { "overall_\($0)" }
      + (groups + meters).flatMap { name in
        (scored + ["trend_delta"]).map { "\(name)_\($0)" }
      }
    return columns.joined(separator: ",")
  }

  /// The scores as a line of comma-separated values, without a line end; a trend that there is not is
  /// empty.
  public var csv: String {
    var fields = [label.text] + Self.fields(of: day.scores.overall)
    for group in Meter.Group.allCases {
      fields += Self.fields(of: day.scores[group]) + [Self.field(of: day.trend(of: group))]
    }
    for meter in Meter.allCases {
      fields += Self.fields(of: day.scores[meter]) + [Self.field(of: day.trend(of: meter))]
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
