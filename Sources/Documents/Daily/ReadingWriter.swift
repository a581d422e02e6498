package import Astrology
package import Astrometers
package import Ephemeris
package import Readings
package import Words

/// Writes the readings of one day, for one birth or for many.
package struct ReadingWriter: Sendable {
  /// The day.
  package let day: ReadingDay
  private let ephemeris: any EphemerisProvider
  /// Whether the texts that a reading may go without are wanted.
  private let hasTexts: Bool
  /// What the texts are chosen from.
  private let words: WordCorpus
  /// How the reader lives, as far as that is said.
  private var situation: Situation
  /// What is beyond the day for everyone, where anything of it is wanted; an error is mentioned after
  /// those of a birth.
  private let sky: Result<SkyOutlook, ReadingError>?
  /// What made the readings, where what is beyond them is wanted, too.
  private let provenance: ReadingProvenance?

  /// Looks beyond the day once for all births.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - ephemeris: What it was read from.
  ///   - provenance: What makes the readings, where what is beyond them is wanted, too.
  ///   - hasTexts: Whether the texts that a reading may go without are wanted.
  ///   - words: What the texts are chosen from.
  ///   - situation: How the reader lives, as far as that is said.
  package init(
    day: ReadingDay, ephemeris: some EphemerisProvider & EclipseProvider,
    provenance: ReadingProvenance? = nil, hasTexts: Bool,
    words: WordCorpus = .english, situation: Situation = .unsaid
  ) {
    self.day = day
    self.ephemeris = ephemeris
    self.hasTexts = hasTexts
    self.words = words
    self.situation = situation
    sky =
      provenance != nil || hasTexts
      ? Result { () throws(ReadingError) in try SkyOutlook(of: day, eclipses: ephemeris) } : nil
    self.provenance = provenance
  }

  /// A copy for a reader in a situation.
  package func adapted(to situation: Situation) -> Self {
    var other = self
    other.situation = situation
    return other
  }

  /// The document of one birth: the reading alone, or the object that holds it and more.
  package func text(of birth: Birth) throws -> String {
    Self.text(try documents(of: birth))
  }

  /// The same of a chart with its yardstick.
  package func text(of chart: NatalChart, by astrometer: Astrometer) throws(ReadingError) -> String
  {
    Self.text(try documents(of: chart, by: astrometer))
  }

  private static func text(
    _ documents: (reading: DailyReadingDocument, more: MoreDocument?)
  ) -> String {
    guard let more = documents.more else { return documents.reading.json }
    return ReadingWithMoreDocument(documents.reading, more: more).json
  }

  /// The value of the field `reading` and, where wanted, the field `more`.
  package func write(of birth: Birth, to json: inout JSONWriter) throws {
    let documents = try documents(of: birth)
    documents.reading.write(to: &json)
    if let more = documents.more {
      json.key("more")
      more.write(to: &json)
    }
  }

  private func documents(
    of birth: Birth
  ) throws -> (reading: DailyReadingDocument, more: MoreDocument?) {
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    return try documents(of: chart, by: try Astrometer(of: chart, ephemeris: ephemeris))
  }

  /// The same of a chart with its yardstick.
  package func documents(
    of chart: NatalChart, by astrometer: Astrometer
  ) throws(ReadingError) -> (reading: DailyReadingDocument, more: MoreDocument?) {
    let reading = try DailyReading(of: chart, by: astrometer, on: day)
    guard let sky else { return (DailyReadingDocument(reading, words: words), nil) }
    let outlook = try DayOutlook(of: reading, sky: sky.get())
    let document =
      hasTexts
      ? DailyReadingDocument(outlook, words: words, situation: situation)
      : DailyReadingDocument(reading, words: words)
    guard let provenance else { return (document, nil) }
    return (document, try MoreDocument(outlook, provenance: provenance))
  }
}
