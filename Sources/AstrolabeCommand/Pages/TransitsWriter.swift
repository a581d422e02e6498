import Astrolabe

/// Writes lives of transits as they come, in one of the command's forms.
struct TransitsWriter {
  /// The forms.
  enum Format {
    case json
    case text(TransitsPage)
    /// An iCalendar file.
    case calendar(PersonCalendar, name: String, hasSpans: Bool)
  }

  let format: Format
  let sink: OutputSink
  let span: CivilSpan
  private var isFirst = true
  /// How many bytes of a calendar are written.
  private var size = 0

  /// Begins the output.
  init(format: Format, sink: OutputSink, span: CivilSpan) throws {
    self.format = format
    self.sink = sink
    self.span = span
    switch format {
    case .json: try sink.write("[")
    case .text(let page): try sink.write(page.heading)
    case .calendar(_, let name, _): try write(CalendarDocument.opening(name: name))
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
      case .calendar(let calendar, _, let hasSpans):
        let entries = calendar.entries(
          of: transit, within: span.start..<span.end, hasSpans: hasSpans)
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
    case .text(let page): try sink.write(page.footer(isEmpty: isFirst))
    case .calendar:
      try write(CalendarDocument.closing)
      CalendarSize.note(bytes: size, hasBodies: true)
    }
    try sink.finish()
  }
}
