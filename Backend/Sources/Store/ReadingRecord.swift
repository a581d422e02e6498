package import Astrolabe

/// That a day was read, and what of it can't be computed again.
package struct ReadingRecord: Sendable, Hashable {
  /// The day.
  package let date: CalendarDate
  /// What the reading depends on besides the day.
  package let basis: ReadingBasis
  /// The engine that made it.
  package let engine: String
  /// Who wrote its texts.
  package let writer: String
  /// Its headline, for lists.
  package let headline: String
  /// When it was made first.
  package let madeAt: Timestamp
  /// How long that took.
  package let milliseconds: Int

  /// Puts a record together.
  package init(
    date: CalendarDate, basis: ReadingBasis, engine: String, writer: String, headline: String,
    madeAt: Timestamp, milliseconds: Int
  ) {
    self.date = date
    self.basis = basis
    self.engine = engine
    self.writer = writer
    self.headline = headline
    self.madeAt = madeAt
    self.milliseconds = milliseconds
  }
}

/// What a person's reading depends on besides the day: as long as it is the same, so are the bytes.
package struct ReadingBasis: Sendable, Hashable {
  /// The IANA name of the zone that tells the day.
  package let zone: String
  /// Which of the person's births.
  package let birthVersion: Int
  /// The language of texts.
  package let language: String

  /// Puts a basis together.
  package init(zone: String, birthVersion: Int, language: String) {
    self.zone = zone
    self.birthVersion = birthVersion
    self.language = language
  }

  /// The basis as one text.
  package var tag: String { "\(birthVersion) \(zone) \(language)" }
}
