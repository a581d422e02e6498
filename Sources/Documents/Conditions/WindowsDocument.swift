package import Ephemeris

/// When conditions hold, as `windows.schema.json` has it: what `astrolabe find --json` writes.
package struct WindowsDocument: JSONWritable, Sendable {
  private let windows: [Range<JulianDay<UT1>>]

  /// Describes some windows, in order.
  package init(_ windows: [Range<JulianDay<UT1>>]) { self.windows = windows }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the array.
  package func write(to json: inout JSONWriter) {
    json.array(windows) { json, window in
      json.object { json in
        json.key("from")
        json.string(window.lowerBound.iso8601)
        json.key("to")
        json.string(window.upperBound.iso8601)
      }
    }
  }
}

/// Windows as entries of a calendar.
package struct WindowEntries: CalendarEntryConvertible {
  private let windows: [Range<JulianDay<UT1>>]
  private let summary: String

  /// Takes windows, and what holds in them as it was asked for.
  package init(_ windows: [Range<JulianDay<UT1>>], summary: String) {
    self.windows = windows
    self.summary = summary
  }

  /// A period for each window.
  package var calendarEntries: [CalendarDocument.Entry] {
    windows.map { window in
      CalendarDocument.Entry(
        identity: "window-\(slug)-\(window.lowerBound.iCalendar)", extent: .period(window),
        summary: summary, details: "")
    }
  }

  /// The summary in letters and digits of ASCII.
  private var slug: String {
    summary.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .joined(separator: "-")
  }
}
