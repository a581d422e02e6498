internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings
public import Words

/// A daily reading as `daily_reading.schema.json` has it: what `astrolabe today --json` prints.
///
/// The contract's computed part, and by request the texts that it may go without. Numbers have one
/// decimal, orbs and contributions two, rounded from unrounded values.
public struct DailyReadingDocument: Sendable {
  let reading: DailyReading
  let facts: ReadingFacts
  /// The texts that a reading may go without.
  let texts: ReadingTexts?
  /// Those on its transits, which it may not.
  let transitTexts: DetailedReading.TransitTexts
  /// Texts of another writer, given in place of those; nil if there is none.
  let written: WrittenTexts?
  /// Who wrote the texts, where the document says.
  private let writer: TextWriter?
  private let words: WordCorpus
  private let constants: ReadingConstants

  /// Describes a reading without the texts that it may go without.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - words: What the texts on its transits are chosen from.
  public init(_ reading: DailyReading, words: WordCorpus = .english) {
    self.reading = reading
    facts = ReadingFacts(reading)
    texts = nil
    written = nil
    writer = nil
    transitTexts = DetailedReading.TransitTexts(of: facts, words: words)
    self.words = words
    constants = words.isBuiltIn ? .english : ReadingConstants(in: words)
  }

  /// Describes an outlook's reading with all texts, including those on the hours and on the week ahead.
  ///
  /// - Parameters:
  ///   - outlook: The reading and what is beyond it.
  ///   - words: What the texts are chosen from.
  ///   - situation: How the reader lives, as far as that is said.
  public init(
    _ outlook: DayOutlook, words: WordCorpus = .english, situation: Situation = .unsaid
  ) {
    self.init(outlook, words: words, situation: situation, written: nil, by: nil)
  }

  /// Describes an outlook's reading with the texts of another writer, and the engine's where there are none.
  ///
  /// - Parameters:
  ///   - outlook: The reading and what is beyond it.
  ///   - words: What the engine's texts are chosen from.
  ///   - situation: How the reader lives, as far as that is said.
  ///   - written: The other writer's texts.
  ///   - writer: Who wrote the texts; the document says it at its end.
  @_spi(FrontEnd) public init(
    _ outlook: DayOutlook, words: WordCorpus = .english, situation: Situation = .unsaid,
    written: WrittenTexts?, by writer: TextWriter?
  ) {
    reading = outlook.reading
    facts = ReadingFacts(outlook)
    self.written = written
    self.writer = writer
    let texts = ReadingTexts(of: facts, words: words, situation: situation)
    self.texts = texts
    transitTexts = texts.transits
    self.words = words
    constants = words.isBuiltIn ? .english : ReadingConstants(in: words)
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// The day's headline, where the document has its texts; for those who list readings.
  public var headline: String? { texts?.headline }

  /// Appends the JSON to bytes that are there, for those who write many.
  public func appendJSON(to bytes: inout [UInt8]) { JSONWriter.append(self, to: &bytes) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("date")
      json.string(reading.day.date.description)
      json.key("sun_sign")
      json.name(reading.chart.sunSign.name)
      if let texts { writeOpening(texts, to: &json) }
      json.key("astrometers")
      writeAstrometers(to: &json)
      json.key("transit_summary")
      writeTransitSummary(to: &json)
      json.key("moon_detail")
      writeMoon(to: &json)
      if let texts { writeClosing(texts, to: &json) }
      writer?.write(to: &json)
    }
  }

  /// The other writer's text of a field, or else the engine's.
  func text(
    _ field: WrittenTexts.Field, else own: @autoclosure () -> String
  ) -> String {
    written?[field] ?? own()
  }

  /// The texts that stand before the facts.
  private func writeOpening(_ texts: ReadingTexts, to json: inout JSONWriter) {
    json.field("technical_analysis", text(.technicalAnalysis, else: texts.technicalAnalysis))
    json.field("daily_theme_headline", text(.headline, else: texts.headline))
    json.field("daily_overview", text(.overview, else: texts.overview))
    json.key("actionable_advice")
    let advice = texts.advice
    json.object { json in
      json.field("do", text(.doThis, else: advice.doThis))
      json.field("dont", text(.notThis, else: advice.notThis))
      json.field("reflect_on", text(.reflectOn, else: advice.reflectOn))
    }
  }

  /// The texts that stand after them.
  private func writeClosing(_ texts: ReadingTexts, to json: inout JSONWriter) {
    json.field("look_ahead_preview", text(.lookAhead, else: texts.lookAhead))
    json.field("energy_rhythm", text(.energyRhythm, else: texts.energyRhythm))
    json.field("relationship_weather", text(.relationshipWeather, else: texts.relationshipWeather))
    json.field("collective_energy", text(.collectiveEnergy, else: texts.collectiveEnergy))
    json.key("follow_up_questions")
    json.array(written?.followUpQuestions ?? texts.followUpQuestions) { json, question in
      json.string(question)
    }
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
    name(trend.direction.rawValue)
    key("trend_change_rate")
    name(trend.rate.rawValue)
  }

  /// Writes the house of a transit's natal point, and that of its body where it is another.
  mutating func houses(_ detail: DailyReading.TransitDetail) {
    array { json in
      json.integer(detail.natalHouse.number)
      if detail.transitHouse != detail.natalHouse { json.integer(detail.transitHouse.number) }
    }
  }
}

extension DailyReadingDocument {
  /// The scores: the whole, five groups, seventeen meters.
  func writeAstrometers(to json: inout JSONWriter) {
    let overall = reading.scores.scores.overall
    var transits = TransitFieldsTable()
    json.object { json in
      json.key("date")
      // A label of the day, not an instant.
      json.string("\(reading.day.date)T00:00:00")
      json.key("overall_unified_score")
      json.score(overall.unified)
      json.key("overall_intensity")
      json.score(overall.intensity)
      json.key("overall_harmony")
      json.score(overall.harmony)
      json.key("overall_quality")
      json.name(overall.quality.rawValue)
      json.key("overall_state")
      json.string(reading.scores.scores.overallStateLabel(in: words))
      json.key("groups")
      json.array(Meter.Group.allCases) { json, group in
        write(group, transits: &transits, to: &json)
      }
      json.key("top_active_meters")
      json.meters(reading.topMeters.active)
      json.key("top_challenging_meters")
      json.meters(reading.topMeters.challenging)
      json.key("top_flowing_meters")
      json.meters(reading.topMeters.flowing)
    }
  }

  private func write(
    _ group: Meter.Group, transits: inout TransitFieldsTable, to json: inout JSONWriter
  ) {
    let score = reading.scores.scores[group]
    json.object { json in
      json.fields(constants[group].names)
      json.scores(score)
      json.key("state_label")
      json.string(group.stateLabel(of: score, in: words))
      json.key("quality")
      json.name(score.quality.rawValue)
      json.field("interpretation", texts?.interpretation(of: group))
      json.trend(reading.scores.trend(of: group))
      json.fields(constants[group].description)
      json.key("meters")
      json.array(group.meters) { json, meter in
        write(meter, transits: &transits, to: &json)
      }
    }
  }

  private func write(
    _ meter: Meter, transits: inout TransitFieldsTable, to json: inout JSONWriter
  ) {
    let score = reading.scores.scores[meter]
    json.object { json in
      json.fields(constants[meter].names)
      json.scores(score)
      json.key("unified_quality")
      json.name(score.quality.rawValue)
      json.key("state_label")
      json.string(meter.stateLabel(of: score, in: words))
      json.field("interpretation", texts?.interpretation(of: meter))
      json.trend(reading.scores.trend(of: meter))
      json.fields(constants[meter].description)
      json.key("top_aspects")
      json.array { json in
        for transit in reading.transits(of: meter) {
          guard let detail = reading.detail(of: transit.key) else { continue }
          transits.write(transit, detail, to: &json)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func scores(_ score: MeterScore) {
    key("unified_score")
    self.score(score.unified)
    key("intensity")
    self.score(score.intensity)
    key("harmony")
    self.score(score.harmony)
  }

  fileprivate mutating func meters(_ meters: [Meter]) {
    array(meters) { json, meter in json.name(meter.name) }
  }
}

extension DailyReadingDocument {
  /// What the sky does to the chart, and what it does without it.
  func writeTransitSummary(to json: inout JSONWriter) {
    json.object { json in
      json.key("priority_transits")
      json.array(zip(reading.priorities, transitTexts.prioritySentences)) { json, transit in
        write(transit.0, sentence: transit.1, to: &json)
      }
      json.key("theme_synthesis")
      json.object { json in
        json.key("primary_theme")
        json.string(transitTexts.primaryTheme)
        json.field("secondary_theme", transitTexts.secondaryTheme)
      }
      json.key("critical_degree_alerts")
      json.array(reading.day.criticalDegrees) { json, degree in write(degree, to: &json) }
      json.key("retrograde_planets")
      json.array(reading.day.retrogrades) { json, planet in write(planet, to: &json) }
    }
  }

  private func write(
    _ detail: DailyReading.TransitDetail, sentence: String, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("transit_planet")
      json.name(detail.body.name)
      json.key("natal_planet")
      json.name(detail.natal.name)
      json.key("aspect")
      json.name(detail.aspect.name)
      json.key("orb")
      json.measure(detail.transit.orb.degrees)
      json.key("phase")
      json.name(detail.transit.phase.rawValue)
      json.key("interpretation")
      json.string(sentence)
      json.key("houses")
      json.houses(detail)
    }
  }

  private func write(_ critical: DailyReading.CriticalDegree, to json: inout JSONWriter) {
    json.object { json in
      json.key("planet")
      json.name(critical.body.name)
      json.key("degree")
      json.integer(critical.degree.rawValue)
      json.key("sign")
      json.name(critical.sign.name)
      json.key("meaning")
      json.string(
        CriticalDegreeWords.meaning(
          of: critical.body, degree: critical.degree.rawValue, sign: critical.sign,
          isRetrograde: critical.isRetrograde, in: words))
    }
  }

  private func write(_ planet: DailyReading.RetrogradePlanet, to json: inout JSONWriter) {
    json.object { json in
      json.key("planet")
      json.name(planet.body.name)
      json.key("sign")
      json.name(planet.sign.name)
      json.key("station_date")
      json.optional(planet.stationDate) { $0.string($1.description) }
      json.key("days_to_station")
      json.optional(planet.daysToStation) { $0.integer($1) }
    }
  }
}
