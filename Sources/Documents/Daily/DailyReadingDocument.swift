internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings
internal import Words

/// A daily reading as `daily_reading.schema.json` has it: what `astrolabe today --json` prints.
///
/// The contract's computed part, and by request the texts that it may go without. Numbers have one
/// decimal, orbs and contributions two, rounded from unrounded values.
public struct DailyReadingDocument: JSONWritable, Sendable {
  let reading: DailyReading
  let facts: ReadingFacts
  /// The texts that a reading may go without.
  let texts: ReadingTexts?

  /// Describes a reading without the texts that it may go without.
  public init(_ reading: DailyReading) {
    self.reading = reading
    facts = ReadingFacts(reading)
    texts = nil
  }

  /// Describes an outlook's reading with all texts, some of which tell of the hours and of the week ahead.
  public init(_ outlook: DayOutlook) {
    reading = outlook.reading
    facts = ReadingFacts(outlook)
    texts = ReadingTexts(of: facts)
  }

  /// Writes the document.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("date")
      json.string(reading.day.date.description)
      json.key("sun_sign")
      json.string(reading.chart.sunSign.name)
      if let texts { Self.writeOpening(texts, to: &json) }
      json.key("astrometers")
      writeAstrometers(to: &json)
      json.key("transit_summary")
      writeTransitSummary(to: &json)
      json.key("moon_detail")
      writeMoon(to: &json)
      if let texts { Self.writeClosing(texts, to: &json) }
    }
  }

  /// The texts that stand before the facts.
  private static func writeOpening(_ texts: ReadingTexts, to json: inout JSONWriter) {
    json.field("technical_analysis", texts.technicalAnalysis)
    json.field("daily_theme_headline", texts.headline)
    json.field("daily_overview", texts.overview)
    json.key("actionable_advice")
    let advice = texts.advice
    json.object { json in
      json.field("do", advice.doThis)
      json.field("dont", advice.notThis)
      json.field("reflect_on", advice.reflectOn)
    }
  }

  /// The texts that stand after them.
  private static func writeClosing(_ texts: ReadingTexts, to json: inout JSONWriter) {
    json.field("look_ahead_preview", texts.lookAhead)
    json.field("energy_rhythm", texts.energyRhythm)
    json.field("relationship_weather", texts.relationshipWeather)
    json.field("collective_energy", texts.collectiveEnergy)
    json.key("follow_up_questions")
    json.array(texts.followUpQuestions) { json, question in json.string(question) }
  }
}

extension JSONWriter {
  /// Writes a field with a text, or none where there is no text.
  mutating func field(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  /// Writes a score, an orb's percentage or a number of days: one decimal.
  mutating func score(_ value: Double) { number(value, decimals: 1) }

  /// Writes an orb in degrees or a contribution: two decimals.
  mutating func measure(_ value: Double) { number(value, decimals: 2) }

  /// Writes the three fields of a trend, or none of them.
  mutating func trend(_ trend: Trend?) {
    guard let trend else { return }
    key("trend_delta")
    score(trend.delta)
    key("trend_direction")
    string(trend.direction.rawValue)
    key("trend_change_rate")
    string(trend.rate.rawValue)
  }

  /// Writes houses by their numbers.
  mutating func houses(_ houses: [House]) {
    array(houses) { json, house in json.integer(house.number) }
  }
}
