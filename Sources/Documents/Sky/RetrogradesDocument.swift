public import Astrology
internal import Ephemeris
@_spi(FrontEnd) internal import Words

/// Retrogrades with their shadows, as `retrogrades.schema.json` has them: what
/// `astrolabe events --retrogrades --json` writes.
package struct RetrogradesDocument: JSONWritable, Sendable {
  private let spans: [RetrogradeSpan]

  /// Describes some retrogrades.
  package init(_ spans: [RetrogradeSpan]) {
    self.spans = spans
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the array.
  package func write(to json: inout JSONWriter) {
    json.array(spans) { json, span in
      json.object { json in
        json.field("body", span.body.name)
        json.key("shadow_from")
        json.optional(span.cycle.shadowEntry?.iso8601) { $0.string($1) }
        json.key("turns_back")
        Self.write(span.cycle.retrogradeStation, to: &json)
        json.key("with_sun")
        json.object { json in
          json.field("aspect", span.sunAspect.name)
          json.key("at")
          json.optional(span.withSun?.iso8601) { $0.string($1) }
        }
        json.key("turns_forward")
        Self.write(span.cycle.directStation, to: &json)
        json.key("shadow_to")
        json.optional(span.cycle.shadowExit?.iso8601) { $0.string($1) }
      }
    }
  }

  private static func write(_ station: Station, to json: inout JSONWriter) {
    json.object { json in
      json.field("at", station.at.iso8601)
      json.key("longitude")
      json.exact(station.longitude.degrees)
      json.field("sign", ZodiacSign(station.longitude).name)
    }
  }
}

extension RetrogradeSpan: CalendarEntryConvertible {
  /// The whole span with its shadows, then the retrograde itself.
  public var calendarEntries: [CalendarDocument.Entry] {
    let places = CalendarDocument.Entry.words.phrase(
      .fromPlaceTo,
      [
        "place": "\(ZodiacPosition(cycle.retrogradeStation.longitude))",
        "other": "\(ZodiacPosition(cycle.directStation.longitude))",
      ])
    return [
      CalendarDocument.Entry(
        identity: "shadow-\(body.name)-\(whole.lowerBound.iCalendar)", extent: .period(whole),
        summary: CalendarDocument.Entry.words.phrase(.shadowOf, ["body": body.title]),
        details: places),
      CalendarDocument.Entry(
        identity: "retrograde-\(body.name)-\(retrograde.lowerBound.iCalendar)",
        extent: .period(retrograde),
        summary: CalendarDocument.Entry.words.phrase(.retrogradeOf, ["body": body.title]),
        details: places),
    ]
  }
}
