import Astrolabe

/// Writes lives of transits as they come, in one of the command's forms.
struct TransitsWriter {
  /// The forms.
  enum Format {
    case json
    case text(TransitsPage)
    /// An iCalendar file.
    case calendar(name: String)
  }

  let format: Format
  let sink: OutputSink
  let span: CivilSpan
  private var isFirst = true

  /// Begins the output.
  init(format: Format, sink: OutputSink, span: CivilSpan) throws {
    self.format = format
    self.sink = sink
    self.span = span
    switch format {
    case .json: try sink.write("[")
    case .text(let page): try sink.write(page.heading)
    case .calendar(let name): try sink.write(CalendarDocument.opening(name: name))
    }
  }

  /// Writes transits, which follow those written before.
  mutating func write(_ transits: [Transit]) throws {
    for transit in transits {
      switch format {
      case .json:
        let document = TransitDocument(transit, during: span.start..<span.end)
        try sink.write((isFirst ? "" : ",\n") + document.json)
      case .text(let page): try sink.write(page.rows(of: transit))
      case .calendar:
        for entry in transit.calendarEntries { try sink.write(CalendarDocument.bytes(of: entry)) }
      }
      isFirst = false
    }
  }

  /// Ends the output.
  func finish() throws {
    switch format {
    case .json: try sink.write("]\n")
    case .text(let page): try sink.write(page.footer(isEmpty: isFirst))
    case .calendar: try sink.write(CalendarDocument.closing)
    }
    try sink.finish()
  }
}
