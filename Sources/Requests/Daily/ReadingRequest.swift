package import Ephemeris
package import Words
@_spi(FrontEnd) package import Documents
internal import Astrology
internal import Astrometers
internal import Readings

/// Asks for a person's reading of a day: `daily_reading.schema.json`, or `reading_with_more.schema.json`.
package struct ReadingRequest: Sendable {
  /// Whose reading it is.
  package var subject: ChartSubject
  /// What is read.
  package var time: Time
  /// The zone of the day.
  package var zone: CivilZone
  /// Whether the texts that a reading may go without are written.
  package var hasTexts: Bool
  /// Whether what is beyond the reading is written, too.
  package var hasMore: Bool
  /// How the reader lives.
  package var situation: Situation
  /// What the texts are chosen from; the English words unless given.
  package var words: WordCorpus?

  /// A date, or an instant.
  package enum Time: Sendable, Hashable {
    /// The whole date.
    case date(CalendarDate)
    /// The instant alone.
    case instant(JulianDay<UT1>)

    /// Reads a date or an instant; exactly one of them must be given.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - calendar: The calendar of the date; unless given, the one of its time.
    ///   - instant: The instant.
    ///   - engine: What converts a Julian Day of Terrestrial Time.
    /// - Throws: ``RequestError`` if there is no such date or instant, or not exactly one of them.
    package init(
      date: String?, on calendar: WrittenDate.Calendar? = nil, at instant: String?,
      by engine: Engine
    ) throws(RequestError) {
      try Self.checkExclusive(date: date, at: instant)
      if let instant {
        self = try Self.instant(named: instant, by: engine)
      } else {
        guard let date else { throw .missing("date", example: "2025-01-06") }
        self = .date(try RequestTimes.date(date, calendar: calendar))
      }
    }

    /// Refuses a date beside an instant.
    package static func checkExclusive(date: String?, at instant: String?) throws(RequestError) {
      try RequestError.checkExclusive([("date", date != nil), ("at", instant != nil)])
    }

    /// Reads an instant: ISO 8601, or a Julian Day with its scale.
    package static func instant(named text: String, by engine: Engine) throws(RequestError) -> Self
    {
      .instant(
        try RequestError.wrapping {
          switch try InstantText(text) {
          case .ut(let ut): ut
          case .tt(let tt): try engine.ephemeris.universalTime(tt)
          }
        })
    }
  }

  /// Creates a request.
  package init(
    of subject: ChartSubject, at time: Time, in zone: CivilZone = .utc, hasTexts: Bool = true,
    hasMore: Bool = false, situation: Situation = .unsaid, words: WordCorpus? = nil
  ) {
    self.subject = subject
    self.time = time
    self.zone = zone
    self.hasTexts = hasTexts
    self.hasMore = hasMore
    self.situation = situation
    self.words = words
  }

  /// Reads how the reader lives, such as `single,works`.
  package static func situation(_ text: String?) throws(RequestError) -> Situation {
    guard let text else { return .unsaid }
    do throws(SituationError) {
      return try Situation(text)
    } catch {
      throw .invalid("situation", error)
    }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    let writer = try Self.writer(
      at: time, in: zone, hasTexts: hasTexts, hasMore: hasMore, words: words, by: engine
    ).adapted(to: situation)
    let text = try RequestError.wrapping {
      if case .chart(let chart, let astrometer?) = subject {
        try writer.text(of: chart, by: astrometer)
      } else {
        try writer.text(of: subject.birth)
      }
    }
    return Array(text.utf8) + [UInt8(ascii: "\n")]
  }

  /// Prepares a day or an instant for readings of any number of people.
  ///
  /// The engine keeps the dates that it prepares with the English words.
  package static func writer(
    at time: Time, in zone: CivilZone, hasTexts: Bool, hasMore: Bool, words: WordCorpus? = nil,
    by engine: Engine
  ) throws(RequestError) -> ReadingWriter {
    switch time {
    case .instant(let instant):
      return try writer(
        of: try RequestError.wrapping {
          try ReadingDay(at: instant, in: zone, ephemeris: engine.ephemeris)
        }, hasTexts, hasMore, words, engine)
    case .date(let date):
      let kept = engine.days.first {
        words == nil && $0.writer.day.date == date && $0.writer.day.zone == zone
          && $0.hasTexts == hasTexts && $0.hasMore == hasMore
      }
      if let kept { return kept.writer }
      let writer = try writer(
        of: try RequestError.wrapping {
          try ReadingDay(of: date, in: zone, ephemeris: engine.ephemeris)
        }, hasTexts, hasMore, words, engine)
      if words == nil {
        engine.days.add(PreparedReadings(writer: writer, hasTexts: hasTexts, hasMore: hasMore))
      }
      return writer
    }
  }

  private static func writer(
    of day: ReadingDay, _ hasTexts: Bool, _ hasMore: Bool, _ words: WordCorpus?, _ engine: Engine
  ) throws(RequestError) -> ReadingWriter {
    ReadingWriter(
      day: day, ephemeris: engine.ephemeris,
      provenance: hasMore ? try RequestError.wrapping { try engine.provenance() } : nil,
      hasTexts: hasTexts, words: words ?? .english)
  }
}
