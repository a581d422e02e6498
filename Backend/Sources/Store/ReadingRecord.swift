package import Astrolabe

/// Which of a day's readings.
package enum ReadingKind: Int, Sendable, Hashable, CaseIterable {
  /// The day's own.
  case daily = 0
  /// The one in eight areas of life.
  case detailed = 1
}

/// What somebody other than the engine wrote of a reading.
package struct WrittenPart: Sendable, Hashable {
  /// The texts, compressed.
  package let texts: [UInt8]
  /// How many tokens were read for them.
  package let promptTokens: Int
  /// How many were written.
  package let answerTokens: Int

  /// Puts it together.
  package init(texts: [UInt8], promptTokens: Int, answerTokens: Int) {
    self.texts = texts
    self.promptTokens = promptTokens
    self.answerTokens = answerTokens
  }
}

/// That a day was read, and what of it can't be computed again.
package struct ReadingRecord: Sendable, Hashable {
  /// The day.
  package let date: CalendarDate
  /// Which of its readings.
  package let kind: ReadingKind
  /// What the reading depends on besides the day.
  package let basis: ReadingBasis
  /// The engine that made it.
  package let engine: String
  /// Who wrote its texts.
  package let writer: String
  /// What that was, where it wasn't the engine alone.
  package let written: WrittenPart?
  /// Its headline, for lists; empty where there is none.
  package let headline: String
  /// When it was made first.
  package let madeAt: Timestamp
  /// How long that took.
  package let milliseconds: Int

  /// Puts a record together.
  package init(
    date: CalendarDate, kind: ReadingKind = .daily, basis: ReadingBasis, engine: String,
    writer: String, written: WrittenPart? = nil, headline: String, madeAt: Timestamp,
    milliseconds: Int
  ) {
    self.date = date
    self.kind = kind
    self.basis = basis
    self.engine = engine
    self.writer = writer
    self.written = written
    self.headline = headline
    self.madeAt = madeAt
    self.milliseconds = milliseconds
  }
}

/// What a person's reading depends on besides the day: as long as it is the same, so are the bytes.
package struct ReadingBasis: Sendable, Hashable {
  /// The IANA name of the zone that decides the day.
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
