package import Astrometers
package import Ephemeris

/// The scores of one person of a batch on one day, as a line of JSON or of comma-separated values.
///
/// Numbers have one decimal, halves away from zero. A score is a triple: intensity, harmony, unified
/// score; trends are those of the seventeen meters. The lines are made of bytes without a text in
/// between, because a batch writes a hundred numbers in the time that it takes to score them.
package struct BatchDocument: Sendable {
  private let jsonHead: [UInt8]
  private let csvHead: [UInt8]

  /// Readies the lines of a person.
  ///
  /// - Parameter label: What the lines begin with; those of comma-separated values have the id alone.
  package init(label: RecordLabel) {
    var json = JSONWriter()
    label.writeFields(to: &json)
    jsonHead = Array("{".utf8) + json.bytes + Array(",\"date\":\"".utf8)
    csvHead = Self.csvField(of: label.id) + [UInt8(ascii: ",")]
  }

  /// Appends a line of JSON, with its end.
  ///
  /// - Parameters:
  ///   - day: The day's scores.
  ///   - before: The scores of the day before; trends are `null` where there is none.
  ///   - date: The day's date.
  ///   - bytes: What the line is appended to.
  package func appendJSON(
    _ day: BatchScorer.Scores.Day, before: BatchScorer.Scores.Day?, date: CalendarDate,
    to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: jsonHead)
    bytes.append(contentsOf: date.description.utf8)
    ScoreText.append(to: &bytes) { text in
      text.append("\",\"overall\":")
      text.append(day.overall)
      text.append(",\"groups\":[")
      for group in Meter.Group.allCases {
        if group != .mind { text.append(",") }
        text.append(day[group])
      }
      text.append("],\"meters\":[")
      for meter in Meter.allCases {
        if meter != .mentalClarity { text.append(",") }
        text.append(day[meter])
      }
      text.append("],\"trend\":")
      if let before {
        for meter in Meter.allCases {
          text.append(meter == .mentalClarity ? "[" : ",")
          text.append(Self.trend(day[meter], before[meter]))
        }
        text.append("]")
      } else {
        text.append("null")
      }
      text.append("}\n")
    }
  }

  /// The line that names the columns of comma-separated values, with its end.
  package static var csvHeader: String {
    let scored = ["intensity", "harmony", "unified_score"]
    var columns = ["id", "date"]
    for group in ["overall"] + Meter.Group.allCases.map({ "group_\($0.name)" }) {
      columns += scored.map { "\(group)_\($0)" }
    }
    for meter in Meter.allCases {
      columns += scored.map { "\(meter.name)_\($0)" }
      columns.append("\(meter.name)_trend_delta")
    }
    return columns.joined(separator: ",") + "\n"
  }

  /// Appends a line of comma-separated values (RFC 4180), with its end; a trend that there is not is
  /// empty.
  ///
  /// A text id may be anything that someone typed, and a spreadsheet runs what looks like a formula. So
  /// one that begins with `=`, `+`, `-`, `@` (their wide forms, too), a tab or a line break has an
  /// apostrophe before it, which spreadsheets take for the sign of a text; and a control character
  /// other than tabs and line breaks, or a mark that turns the direction of writing, is written as JSON
  /// would, as in `\u001b`. JSON lines have every id as it came.
  package func appendCSV(
    _ day: BatchScorer.Scores.Day, before: BatchScorer.Scores.Day?, date: CalendarDate,
    to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: csvHead)
    bytes.append(contentsOf: date.description.utf8)
    ScoreText.append(to: &bytes) { text in
      text.appendFields(day.overall)
      for group in Meter.Group.allCases { text.appendFields(day[group]) }
      for meter in Meter.allCases {
        text.appendFields(day[meter])
        text.append(",")
        if let before { text.append(Self.trend(day[meter], before[meter])) }
      }
      text.append("\n")
    }
  }
}

extension BatchDocument {
  private static func trend(_ day: BatchScorer.Score, _ before: BatchScorer.Score) -> Double {
    day.preciseUnified - before.preciseUnified
  }

  /// An id as a field, quoted if it must be; empty for no id.
  private static func csvField(of id: BirthLine.ID) -> [UInt8] {
    switch id {
    case .none: return []
    case .number(let digits): return Array(digits.utf8)
    case .text(let text):
      return csvField(of: text)
    }
  }

  private static func csvField(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var isPlain = true
    if let first = text.unicodeScalars.first, formulaSigns.contains(first) {
      bytes.append(UInt8(ascii: "'"))
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"":
        isPlain = false
        bytes.append(contentsOf: "\"\"".utf8)
      case ",", "\r", "\n":
        isPlain = false
        bytes.append(UInt8(ascii: scalar))
      case "\t":
        bytes.append(UInt8(ascii: scalar))
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value + 0x1_0000, radix: 16).dropFirst()
        bytes.append(contentsOf: "\\u\(digits)".utf8)
      default:
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    let quote = UInt8(ascii: "\"")
    return isPlain ? bytes : [quote] + bytes + [quote]
  }

  /// What a field begins with that spreadsheets compute.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
}
