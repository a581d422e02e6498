public import Astrology
public import Ephemeris
public import Words

/// What a year, a month or a week brings to a person: the profected year, the solar return beside the birth
/// chart, transits with their dates, cycles of life, and the months or days that matter.
///
/// The value has no sentences; ``PeriodPortrait/written(in:)`` makes them. The same chart and the same dates give
/// the same portrait.
///
/// Without a time of birth a portrait has no profected year, no chart of the return, and no transit to the Moon, the
/// Ascendant or the Midheaven.
public struct PeriodPortrait: Sendable, Hashable {
  /// How long the period is.
  public let length: Length
  /// The first date.
  public let first: CalendarDate
  /// The last date.
  public let last: CalendarDate
  /// Whether the time of birth is known.
  public let isTimed: Bool
  /// The chapters that have something to say, in their order.
  public let chapters: [Chapter]

  /// How long a period is.
  public enum Length: String, Sendable, Hashable, CaseIterable {
    /// A calendar year: the slow planets from Jupiter on.
    case year
    /// A calendar month: all planets but the Moon.
    case month
    /// Seven days: all planets but the Moon.
    case week
  }

  /// A chapter.
  public struct Chapter: Sendable, Hashable {
    /// Which one it is.
    public let chapter: PeriodChapter
    /// Its paragraphs, each of at least one statement; at least one.
    public let paragraphs: [[Statement]]
  }

  /// Something that the period brings.
  public struct Statement: Sendable, Hashable {
    /// What carries it; at least one fact.
    public let facts: [PeriodFact]
    /// How strong it is, 0 and more; comparable within a portrait.
    public let weight: Double
    /// The texts that say it, in order.
    let sentences: [Sentence]
  }

  /// A text and what stands in it.
  enum Sentence: Sendable, Hashable {
    case text(PassageText)
    case frame(PassageFrame, [String: Slot])
    case transit(TransitKey, isLong: Bool, variant: Int)
    case cycle(LifeCycle.Kind)
    case lunation(LunarQuarter, ZodiacSign, CalendarDate)
    /// A month or a day, and what is exact then.
    case peak(Slot, [DatedTransit])
  }

  /// A transit that is exact on a date.
  struct DatedTransit: Sendable, Hashable {
    let key: TransitKey
    let date: CalendarDate
  }

  /// What stands in a slot.
  enum Slot: Sendable, Hashable {
    case number(Int)
    case dates([CalendarDate])
    case month(CalendarDate)
    case transit(TransitKey)
    case birthplace
    case text(String)
    case period
  }

  /// The portrait of a period.
  ///
  /// - Parameters:
  ///   - length: How long it is.
  ///   - date: A date of the year or of the month; the first date of the week.
  ///   - chart: The birth chart.
  ///   - zone: The zone of the dates.
  ///   - place: The place that the solar return is cast for and what it is called; the birthplace if nil.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: ``/Ephemeris/EphemerisError`` for dates outside the ephemeris or faulty data.
  /// - Complexity: The longitudes of the planets for each day, and the lives of the transits, up to sixteen years
  ///   for Pluto; for a year the longitudes of a life's cycles up to its end.
  public init(
    _ length: Length, of date: CalendarDate, for chart: NatalChart, in zone: CivilZone,
    returnPlace place: (name: String, place: GeographicPlace)? = nil,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.length = length
    (first, last) = length.dates(of: date)
    isTimed = chart.angles != nil
    let plan = try PeriodPlan(
      length, from: first, to: last, for: chart, in: zone, returnPlace: place,
      ephemeris: ephemeris)
    chapters = plan.chapters()
  }

  /// The same period with some chapters.
  func with(_ chapters: [Chapter]) -> Self { Self(of: self, chapters) }

  private init(of portrait: Self, _ chapters: [Chapter]) {
    length = portrait.length
    (first, last) = (portrait.first, portrait.last)
    isTimed = portrait.isTimed
    self.chapters = chapters
  }

  /// A chapter, or nil if the period has nothing to say there.
  public subscript(chapter: PeriodChapter) -> Chapter? { chapters.first { $0.chapter == chapter } }

  /// The portrait in sentences.
  ///
  /// - Parameter words: The texts.
  /// - Returns: The chapters with their sentences.
  public func written(in words: WordCorpus = .english) -> WrittenPassages {
    WrittenPassages(
      chapters: chapters.map { chapter in
        WrittenPassages.Chapter(
          name: chapter.chapter.name,
          title: words.frame(heading(of: chapter.chapter), ["period": periodInWords]),
          paragraphs: chapter.paragraphs.map { paragraph in
            paragraph.map { statement in
              WrittenPassages.Statement(
                text: statement.sentences.map { written($0, in: words) }.joined(separator: " "),
                because: statement.facts.map(\.key),
                why: statement.facts.map { $0.title(in: words) }, weight: statement.weight)
            }
          },
          question: nil)
      })
  }
}

extension PeriodPortrait.Length {
  /// The first and the last date of the period that a date is in, or that it begins for a week.
  public func dates(of date: CalendarDate) -> (first: CalendarDate, last: CalendarDate) {
    switch self {
    case .year:
      let first = date.advanced(byDays: 1 - date.day - Self.daysBefore(date.month, of: date.year))
      return (first, first.advanced(byDays: Self.daysBefore(13, of: date.year) - 1))
    case .month:
      let length = CalendarDate.lengthOfMonth(date.month, year: date.year)
      let first = date.advanced(byDays: 1 - date.day)
      return (first, first.advanced(byDays: length - 1))
    case .week: return (date, date.advanced(byDays: 6))
    }
  }

  /// The days of a year before a month; 13 is the month after the last.
  private static func daysBefore(_ month: Int, of year: Int) -> Int {
    (1..<month).reduce(0) { $0 + CalendarDate.lengthOfMonth($1, year: year) }
  }
}

extension PeriodPortrait {
  /// Such as `2027`, `March 2027`, `15 to 21 March 2027`.
  package var periodInWords: String {
    switch length {
    case .year: "\(first.year)"
    case .month: "\(first.monthName) \(first.year)"
    case .week: "\(first.dayInWords) – \(last.dayInWords)"
    }
  }

  private func heading(of chapter: PeriodChapter) -> PassageFrame {
    switch chapter {
    case .summary: .periodSummary
    case .theme: .yearTheme
    case .solarReturn: .yearReturn
    case .cycles: .yearCycles
    case .transits: length == .year ? .slowTransits : .periodTransits
    case .moons: .moons
    case .peaks: length == .year ? .peakMonths : .peakDays
    case .certainty: .periodCertainty
    }
  }

  private func written(_ sentence: Sentence, in words: WordCorpus) -> String {
    switch sentence {
    case .text(let text): words.passage(text)
    case .frame(let frame, let slots):
      words.frame(frame, slots.mapValues { written($0, in: words) })
    case .transit(let key, let isLong, let variant):
      words.transit(key, isLong: isLong, variant: variant) ?? ""
    case .cycle(let kind): words.meaning(of: kind)
    case .lunation(let quarter, let sign, let date):
      words.lunation(quarter, in: sign, on: "\(date.day) \(date.monthName)")
    case .peak(let when, let items):
      words.frame(
        .peak,
        [
          "month": written(when, in: words),
          "list": items.map { item in
            // A day is named once, before them.
            guard length == .year else { return words.name(of: item.key) }
            return words.frame(
              .transitItem,
              [
                "transit": words.name(of: item.key),
                "date": "\(item.date.day) \(item.date.monthName)",
              ])
          }.joined(separator: "; "),
        ])
    }
  }

  private func written(_ slot: Slot, in words: WordCorpus) -> String {
    switch slot {
    case .number(let number): "\(number)"
    case .dates(let dates): words.list(dates.map(\.dayInWords))
    case .month(let date): "\(date.monthName) \(date.year)"
    case .transit(let key): words.name(of: key)
    case .birthplace: words.frame(.birthplace)
    case .text(let text): text
    case .period: periodInWords
    }
  }
}

extension WordCorpus {
  /// A transit in words, such as `Saturn at a right angle (a square) to your Moon`.
  func name(of key: TransitKey) -> String {
    let frame: PassageFrame =
      switch key.aspect {
      case .conjunction: .transitConjunction
      case .sextile: .transitSextile
      case .square: .transitSquare
      case .trine: .transitTrine
      case .opposition: .transitOpposition
      }
    return self.frame(frame, ["transiting": key.body.title, "natal": key.natal.title])
  }
}
