internal import Ephemeris
internal import Readings
public import Words

/// A day in eight areas of life as `detailed_reading.schema.json` has it: what `astrolabe today --detailed
/// --json` prints, and an app's detailed reading.
///
/// The texts are the engine's, so `model_used` names it and nothing is counted. The engine reads no
/// clock: anyone who measured how long the reading took says so.
@_spi(FrontEnd) public struct DetailedReadingDocument: Sendable {
  private let reading: DetailedReading
  private let milliseconds: Int

  /// Describes a detailed reading.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - milliseconds: How long its making took, by the caller's clock.
  public init(_ reading: DetailedReading, tookMilliseconds milliseconds: Int = 0) {
    self.reading = reading
    self.milliseconds = max(0, milliseconds)
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Appends the JSON to bytes that are there, for those who write many.
  public func appendJSON(to bytes: inout [UInt8]) { JSONWriter.append(self, to: &bytes) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("general_transits_overview")
      json.array(reading.overview) { json, point in json.string(point) }
      json.field("look_ahead_preview", reading.lookAhead)
      json.key("details")
      json.object { json in
        for area in LifeArea.allCases {
          json.key(named: area.rawValue)
          json.string(reading.passage(on: area))
        }
      }
      json.field("model_used", "astrolabe-\(EngineVersion.text)")
      json.key("generation_time_ms")
      json.integer(milliseconds)
      json.key("usage")
      json.object { json in
        json.key("prompt_token_count")
        json.integer(0)
        json.key("candidates_token_count")
        json.integer(0)
      }
    }
  }
}

@_spi(FrontEnd) extension DetailedReadingDocument: JSONWritable {}

@_spi(FrontEnd) extension DailyReadingDocument: JSONWritable {}
