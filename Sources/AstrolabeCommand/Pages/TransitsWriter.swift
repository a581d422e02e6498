@_spi(FrontEnd) import Astrolabe

/// Writes lives of transits as they come, in one of the command's forms.
struct TransitsWriter {
  /// The forms.
  enum Format {
    case json
    /// Moments by date.
    case dates(TransitDatesPage)
    /// Lives with their timelines.
    case lives(TransitsPage)
    /// An iCalendar file.
    case calendar(PersonCalendar, name: String, hasSpans: Bool)
  }

  /// Whether the exact moments are counted, within the loops that they belong to.
  var countsPasses: Bool {
    switch format {
    case .json, .lives: false
    case .dates, .calendar: true
    }
  }

  let format: Format
  let sink: OutputSink
  let span: CivilSpan
  private var isFirst = true
  /// How many bytes of a calendar are written.
  private var size = 0
  /// The date of the last line by date.
  private var date: CalendarDate?
  /// The transits by date that are in orb from the first date on.
  private var early: [Transit] = []

  /// Begins the output.
  init(format: Format, sink: OutputSink, span: CivilSpan) throws {
    self.format = format
    self.sink = sink
    self.span = span
    switch format {
    case .json: try sink.write("[")
    case .dates(let page): try sink.write(page.heading)
    case .lives(let page): try sink.write(page.heading)
    case .calendar(_, let name, _): try write(CalendarDocument.opening(name: name))
    }
  }

  /// Writes the transits of a piece of the span, which follows those written before.
  mutating func write(_ piece: TransitSeries.Piece) throws {
    if case .dates(let page) = format {
      if isFirst { early = piece.inForce }
      let text = page.text(
        of: piece.inForce, loops: piece.loops, during: piece.period, after: &date)
      try sink.write(text)
      isFirst = false
      return
    }
    for transit in piece.entering {
      switch format {
      case .json:
        let document = TransitDocument(transit, during: span.start..<span.end)
        try sink.write((isFirst ? "" : ",\n") + document.json)
      case .dates: break
      case .lives(let page): try sink.write(page.rows(of: transit))
      case .calendar(let calendar, _, let hasSpans):
        let entries = calendar.entries(
          of: transit, loop: piece.loops[transit.id], within: span.start..<span.end,
          hasSpans: hasSpans)
        for entry in entries { try write(CalendarDocument.bytes(of: entry)) }
      }
      isFirst = false
    }
  }

  /// Writes a part of a calendar.
  private mutating func write(_ bytes: [UInt8]) throws {
    size += bytes.count
    try sink.write(bytes)
  }

  /// Ends the output.
  mutating func finish() throws {
    switch format {
    case .json: try sink.write("]\n")
    case .dates(let page):
      let throughout = page.throughout(early)
      try sink.write("\n" + (throughout ?? ""))
      try sink.write(page.footer(isEmpty: date == nil && throughout == nil))
    case .lives(let page): try sink.write(page.footer(isEmpty: isFirst))
    case .calendar:
      try write(CalendarDocument.closing)
      CalendarSize.note(bytes: size, hasBodies: true)
    }
    try sink.finish()
  }
}
