public import Astrometers
public import Ephemeris

/// What the scores of one point in time are labelled with.
public enum MetersLabel: Sendable, Hashable {
  /// A civil date.
  case date(CalendarDate)
  /// An instant, in a curve of hours.
  case hour(JulianDay<UT1>)

  /// The label's key in documents: `date` or `hour`.
  public var key: String {
    switch self {
    case .date: "date"
    case .hour: "hour"
    }
  }

  /// The label's text in documents.
  public var text: String {
    switch self {
    case .date(let date): date.description
    case .hour(let instant): instant.iso8601
    }
  }
}

/// The scores of one day or hour, as an element of `meters.schema.json`.
///
/// Numbers are rounded to four decimals, as ``MetersTable`` has them, too.
public struct MetersDocument: JSONWritable, Sendable {
  private let label: MetersLabel
  private let day: ScoredDay

  /// Describes the scores of a day or an hour.
  public init(_ day: ScoredDay, at label: MetersLabel) {
    self.label = label
    self.day = day
  }

  /// Writes the element.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key(named: label.key)
      json.string(label.text)
      json.key("overall")
      json.object { json in Self.writeFields(of: day.scores.overall, to: &json) }
      json.key("groups")
      json.object { json in
        for group in MeterGroup.allCases {
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
