internal import Asking
internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Readings
public import Words

/// What a model is given about a day, as a JSON object of two to three kilobytes.
///
/// Scores, trends, the five weightiest transits in words, the Moon, what comes in the week; of the person
/// the first name and the sun sign alone: no id or address, no date, time or place of birth, and neither
/// houses nor orbs, from which a time and a date could be computed back.
@_spi(FrontEnd) public struct PromptFacts: Sendable {
  private let reading: DailyReading
  private let facts: ReadingFacts
  private let sentences: [String]
  private let firstName: String?

  /// Gathers what a model is given.
  ///
  /// - Parameters:
  ///   - reading: The day.
  ///   - firstName: The person's name. The facts have its first word, and leave out what is no name.
  ///   - words: What names the transits.
  public init(reading: DailyReading, firstName: String?, words: WordCorpus = .english) {
    self.reading = reading
    facts = ReadingFacts(reading)
    sentences = DetailedReading.TransitTexts(of: facts, words: words).prioritySentences
    self.firstName = Asker(firstName: firstName).firstName
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    let scores = facts.scores.scores
    json.object { json in
      json.key("first_name")
      json.optional(firstName) { $0.string($1) }
      json.key("sun_sign")
      json.string(facts.sunSign.name)
      json.key("date")
      json.string(facts.date.description)
      json.key("day")
      json.object { json in
        json.key("score")
        json.score(scores.overall.unified)
        json.key("quality")
        json.string(scores.overall.quality.rawValue)
      }
      json.key("meters")
      json.object { json in
        for meter in Meter.allCases {
          json.key(named: meter.name)
          json.object { json in
            json.key("score")
            json.score(scores[meter].unified)
            json.key("quality")
            json.string(scores[meter].quality.rawValue)
            if let trend = facts.scores.trend(of: meter) {
              json.key("trend")
              json.string(trend.direction.rawValue)
            }
          }
        }
      }
      json.key("transits")
      writeTransits(to: &json)
      json.key("moon")
      writeMoon(to: &json)
      json.key("retrograde")
      json.array(facts.retrogrades) { json, planet in
        json.string(planet.body.title)
      }
      json.key("coming")
      writeComing(to: &json)
    }
  }

  /// The weightiest transits; those to a Moon that is not known for sure are left out.
  private func writeTransits(to json: inout JSONWriter) {
    let transits = zip(facts.priorities, sentences).filter { fact, _ in
      facts.isTimed || fact.natal != .body(.moon)
    }
    json.array(transits) { json, transit in
      json.object { json in
        json.key("transit")
        json.string(transit.0.key.description)
        json.key("in_sign")
        json.string(transit.0.transitSign.title)
        json.key("stage")
        json.string(transit.0.stage.promptName)
        json.key("in_words")
        json.string(transit.1)
      }
    }
  }

  private func writeMoon(to json: inout JSONWriter) {
    json.object { json in
      json.key("sign")
      json.string(facts.moon.sign.title)
      json.key("phase")
      json.string(facts.moon.phase.title)
      json.key("is_waxing")
      json.bool(facts.moon.isWaxing)
      json.key("is_void_of_course")
      json.bool(facts.moon.isVoidOfCourse)
    }
  }

  /// Transits that will be exact, phases of the Moon, planets that turn, within the week.
  private func writeComing(to json: inout JSONWriter) {
    var coming: [(date: CalendarDate, what: String)] = reading.comingExactTransits
      .filter { facts.isTimed || $0.key.natal != .body(.moon) }
      .map { ($0.date, $0.key.description) }
    let moon = reading.day.moon
    for (days, phase) in [(moon.daysToNew, MoonPhase.newMoon), (moon.daysToFull, .fullMoon)] {
      guard let days, days < 7.5 else { continue }
      let date = reading.day.zone.clock(at: reading.day.instant.advanced(byDays: days)).date
      coming.append((date, phase.title))
    }
    for planet in facts.retrogrades {
      guard let turns = planet.turns, turns.dayNumber - facts.date.dayNumber <= 7 else { continue }
      coming.append((turns, "\(planet.body.title) direct"))
    }
    let sorted = coming.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    json.array(sorted.prefix(8)) { json, event in
      json.object { json in
        json.key("date")
        json.string(event.date.description)
        json.key("what")
        json.string(event.what)
      }
    }
  }
}

@_spi(FrontEnd) extension PromptFacts: JSONWritable {}

extension ReadingFacts.TransitFact.Stage {
  fileprivate var promptName: String {
    switch self {
    case .applying: "applying"
    case .near: "nearly exact"
    case .exact: "exact"
    case .separating: "separating"
    }
  }
}
