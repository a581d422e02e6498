import Astrolabe

/// Writes the readings of one day, for one birth or for many.
struct ReadingWriter: Sendable {
  let day: ReadingDay
  let ephemeris: LayeredEphemeris
  /// Whether the texts that a reading may go without are wanted.
  let hasTexts: Bool
  /// What is beyond the day for everyone, where anything of it is wanted; an error is told of after
  /// those of a birth.
  private let sky: Result<SkyOutlook, ReadingError>?
  /// What made the readings, where what is beyond them is wanted, too.
  private let provenance: ReadingProvenance?

  /// Looks beyond the day once for all births.
  init(day: ReadingDay, ephemeris: LayeredEphemeris, hasMore: Bool, hasTexts: Bool) {
    self.day = day
    self.ephemeris = ephemeris
    self.hasTexts = hasTexts
    sky =
      hasMore || hasTexts
      ? Result { () throws(ReadingError) in try SkyOutlook(of: day, eclipses: ephemeris) } : nil
    provenance =
      hasMore ? ReadingProvenance(zonesVersion: try? ZoneDatabase.system().version) : nil
  }

  /// The document of one birth: the reading alone, or the object that holds it and more.
  func text(of birth: Birth) throws -> String {
    let documents = try documents(of: birth)
    guard let more = documents.more else { return JSONWriter.text(documents.reading) }
    return JSONWriter.text(ReadingWithMoreDocument(documents.reading, more: more))
  }

  /// The value of the field `reading` and, where wanted, the field `more`.
  func write(of birth: Birth, to json: inout JSONWriter) throws {
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
  func documents(
    of chart: NatalChart, by astrometer: Astrometer
  ) throws(ReadingError) -> (reading: DailyReadingDocument, more: MoreDocument?) {
    let reading = try DailyReading(of: chart, by: astrometer, on: day)
    guard let sky else { return (DailyReadingDocument(reading), nil) }
    let outlook = try DayOutlook(of: reading, sky: sky.get())
    let document =
      hasTexts ? DailyReadingDocument(reading, outlook: outlook) : DailyReadingDocument(reading)
    guard let provenance else { return (document, nil) }
    return (document, try MoreDocument(reading, outlook: outlook, provenance: provenance))
  }
}
