@_spi(FrontEnd) import Astrolabe

/// Writes the scores of days or hours as they come, in one of three forms.
struct MeterSeriesWriter {
  /// The forms.
  enum Format {
    case text, json, csv
  }

  let format: Format
  let sink: OutputSink
  let style: TextStyle
  private let isHourly: Bool
  private var isFirst = true
  /// The line that stands above the rows being written.
  private var section = ""
  private var trails: MeterTrails

  /// Begins the output.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - sink: Where it goes.
  ///   - style: The style of text.
  ///   - series: What will come.
  init(format: Format, sink: OutputSink, style: TextStyle, series: MeterSeries) {
    self.format = format
    self.sink = sink
    self.style = style
    isHourly = series.isHourly
    trails = MeterTrails(count: series.count)
  }

  /// Writes one point.
  mutating func write(_ day: DayScores.Day, at label: MetersLabel) throws {
    switch format {
    case .json:
      try sink.write((isFirst ? "[" : ",\n") + MetersDocument(day, at: label).json)
    case .csv:
      if isFirst { try sink.write(header) }
      try sink.write(MetersDocument(day, at: label).csv + "\n")
    case .text:
      if isFirst { try sink.write(heading) }
      if section != self.section(label) {
        section = self.section(label)
        try sink.write(style.quiet(section) + "\n")
      }
      try sink.write(row(day, at: label))
      trails.append(day.scores)
    }
    isFirst = false
  }

  /// Ends the output.
  func finish() throws {
    // A zone that crossed the date line has a date without an hour.
    switch format {
    case .json: try sink.write(isFirst ? "[]\n" : "]\n")
    case .csv: if isFirst { try sink.write(header) }
    case .text:
      try sink.write(
        isFirst ? WordCorpus.english.phrase(.datesWithoutHours) + "\n" : trails.text(style))
    }
    try sink.finish()
  }

  private var header: String { MetersDocument.csvHeader(isHourly: isHourly) + "\n" }

  /// The unified scores in columns of four, so that seventeen and the whole fit into 80.
  private func row(_ day: DayScores.Day, at label: MetersLabel) -> String {
    let overall = cell(day.scores.overall)
    let cells = Meter.allCases.map { cell(day.scores[$0]) }
    return self.label(label).padded(Self.labelWidth) + overall + cells.joined() + "\n"
  }

  private func cell(_ score: MeterScore) -> String {
    let number = DecimalText.fixed(score.unified.magnitude, decimals: 0)
    let sign = number == "0" ? "" : score.unified < 0 ? "−" : ""
    return style.tone("\(sign)\(number)".rightAligned(4), score.quality)
  }

  private var heading: String {
    let columns = ["all"] + Meter.allCases.map(\.abbreviation)
    let line =
      "".padded(Self.labelWidth) + columns.map { $0.rightAligned(4) }.joined()
    let groups = Meter.Group.allCases.map { group in
      "\(group.name): "
        + group.meters.map { "\($0.abbreviation) \($0.title)" }
        .joined(separator: ", ")
    }
    return
      ([WordCorpus.english.phrase(.scoresLegend)] + groups.map { style.quiet($0) } + [line])
      .joined(separator: "\n") + "\n"
  }

  private static let labelWidth = 6

  /// What the rows that follow have in common: the year of dates, the date of hours.
  private func section(_ label: MetersLabel) -> String {
    switch label {
    case .date(let date): "\(date.year)"
    case .hour(let instant): "\(instant.utcDate)"
    }
  }

  private func label(_ label: MetersLabel) -> String {
    switch label {
    case .date(let date): String(date.description.dropFirst(5))
    case .hour(let instant): "\(instant.utcTime.hoursAndMinutes)Z"
    }
  }
}

extension Meter {
  /// The three letters that name a column.
  fileprivate var abbreviation: String {
    switch self {
    case .mentalClarity: "clr"
    case .focus: "foc"
    case .communication: "com"
    case .love: "lov"
    case .innerStability: "sta"
    case .sensitivity: "sen"
    case .vitality: "vit"
    case .drive: "drv"
    case .wellness: "wel"
    case .purpose: "pur"
    case .connection: "con"
    case .intuition: "int"
    case .creativity: "cre"
    case .opportunities: "opp"
    case .career: "car"
    case .growth: "gro"
    case .socialLife: "soc"
    }
  }
}
