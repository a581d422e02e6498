@_spi(FrontEnd) import Astrolabe

/// Writes events of the sky as they come, in one of the command's forms.
struct EventsWriter {
  /// The forms.
  enum Format {
    case json
    case text(EventsPage)
    /// An iCalendar file.
    case calendar(name: String)
  }

  let format: Format
  let sink: OutputSink
  let style: TextStyle
  private var isFirst = true
  /// The date of the line before, which is not said again.
  private var date: CalendarDate?

  init(format: Format, sink: OutputSink, style: TextStyle) {
    self.format = format
    self.sink = sink
    self.style = style
  }

  /// Writes the events of a period, which follow those written before.
  mutating func write(_ events: [SkyEvent]) throws {
    for event in events {
      switch format {
      case .json:
        try sink.write((isFirst ? "[" : ",\n") + SkyEventDocument(event).json)
      case .text(let page):
        if isFirst { try sink.write(style.quiet(page.heading) + "\n") }
        let date = page.zone.clock(at: event.at).date
        if self.date.map({ ($0.year, $0.month) != (date.year, date.month) }) ?? true {
          try sink.write("\n" + style.heading(page.month(of: date)) + "\n")
        }
        try sink.write(page.line(event, after: self.date) + "\n")
        self.date = date
      case .calendar(let name):
        if isFirst { try sink.write(CalendarDocument.opening(name: name)) }
        for entry in event.calendarEntries { try sink.write(CalendarDocument.bytes(of: entry)) }
      }
      isFirst = false
    }
  }

  /// Ends the output.
  func finish() throws {
    switch format {
    case .json: try sink.write(isFirst ? "[]\n" : "]\n")
    case .text: if isFirst { try sink.write(WordCorpus.english.phrase(.nothingHappens) + "\n") }
    case .calendar(let name):
      if isFirst { try sink.write(CalendarDocument.opening(name: name)) }
      try sink.write(CalendarDocument.closing)
    }
    try sink.finish()
  }
}
