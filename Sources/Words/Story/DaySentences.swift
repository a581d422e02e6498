internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// The sentences of a day's message, made of the clauses and patterns of `day.json` and of what `contacts/` says
/// of each pair of a passing body and a natal point.
///
/// Each names a transit, how it stands to the chart and until when, and what the reader notices, so that another
/// day has another sentence even where the pattern is the same.
struct DaySentences: Sendable {
  let story: DayStory
  /// The day's two transits, with the side on which each moves the day.
  let lead: Contact?
  let second: Contact?
  /// How the day's hours run; nil of an instant, and where they weren't computed.
  ///
  /// Nil of a birth without a time, too, on a day on which the Moon meets her own place: nobody knows at which hour.
  let shape: DayShape?
  /// The Moon's hours between seven and eleven in the evening, the plan's first, then the tightest.
  let moonHours: [MoonHour]
  /// The transit that headline, overview and advice are about; nil where no text of the day's transits is up.
  private(set) var thread: Contact?
  /// What happens to the reader: to the natal planet in its sign, or in the house that the transit passes through.
  private(set) var scenes: Scenes
  /// The headline and the act of a day whose lead has none in its turn.
  private(set) var message: Message?

  /// Readies what several sentences ask for.
  init(story: DayStory) {
    self.story = story
    lead = Self.contact(story.plan.lead, story.passages.lead)
    second = Self.contact(story.plan.second, story.passages.second)
    shape = Self.shape(of: story.facts)
    moonHours = Self.moonHours(of: story)
    (scenes, message) = (Scenes(), nil)
    thread = chosenThread
    message = chosenMessage
    scenes = chosenScenes
  }

  /// Sentences on what happens to the reader; one is used.
  struct Scenes: Sendable {
    var lines: [ChosenLine] = []
    /// Whether they are of the transit that leads, and not of the second.
    var isOfLead = true
    /// Whether they name the sign of the natal planet.
    var isSigned = false
  }

  /// A headline and the act that it names.
  struct Message: Sendable {
    let headline: String
    let act: String
    /// The meter that both are about.
    let meter: Meter
  }

  var plan: DayPlan { story.plan }
  var leadingMeter: Meter? { story.leadingMeter }
  var facts: ReadingFacts { story.facts }
  var words: WordCorpus { story.words }
  var rota: Rota { story.rota }

  /// A sentence has so many words at most.
  static let mostWords = 26
  /// How many patterns are tried at a place.
  static let patterns = 4

  // MARK: - Clauses

  /// The day's own text of a list, so many places on.
  func clause(_ group: DayGroup, _ place: Int, ahead: Int = 0) -> String {
    rota.text(of: words.texts(.day(group, place)), slot: Self.slot(group, place), ahead: ahead)
      .map { words.text($0) } ?? ""
  }

  /// What people notice of a meter.
  func effect(on meter: Meter, isEasy: Bool, ahead: Int = 0) -> String {
    clause(.effects, DayGroup.place(of: meter, isEasy: isEasy), ahead: ahead)
  }

  /// What helps with a meter, for a place where what people notice does not stand beside it.
  func deed(for meter: Meter, isEasy: Bool, ahead: Int = 0) -> String {
    rota.text(
      of: wholeDeeds(for: meter, isEasy: isEasy),
      slot: Self.slot(.deeds, DayGroup.place(of: meter, isEasy: isEasy)), ahead: ahead
    ).map { words.text($0) } ?? ""
  }

  /// The deeds for a meter that stand without their effect.
  func wholeDeeds(for meter: Meter, isEasy: Bool) -> Range<Int> {
    words.texts(.deed(for: meter, isEasy: isEasy)).prefix(DayGroup.wholeDeeds)
  }

  /// What people notice of a meter and what helps with that.
  func effectAndDeed(of meter: Meter, isEasy: Bool, ahead: Int) -> (effect: String, deed: String)? {
    let effects = words.texts(.effect(on: meter, isEasy: isEasy))
    let deeds = words.texts(.deed(for: meter, isEasy: isEasy))
    let slot = Self.slot(.effects, DayGroup.place(of: meter, isEasy: isEasy))
    guard let effect = rota.text(of: effects, slot: slot, ahead: ahead),
      let deed = deeds.dropFirst(effect - effects.lowerBound).first
    else { return nil }
    return (words.text(effect), words.text(deed))
  }

  /// How a body stands to a natal point; with the sign of the point or what it means where that is asked.
  func link(of key: TransitKey, isExplained: Bool = false) -> String {
    let texts = words.texts(.day(.links, key.aspect.index))
    guard let number = rota.text(of: texts, slot: RotaSlot.dayText + 64 * key.rank) else {
      return ""
    }
    var names = natalNames(of: key)
    if isExplained, let name = explainedName(of: key.natal) { names.natalName = name }
    return words.text(number, filling: names)
  }

  /// What the natal point of a transit is called: of a planet on its own place, and of the Sun, with its sign.
  func natalNames(of key: TransitKey) -> SlotNames {
    var names = SlotNames(transiting: key.body, natal: key.natal)
    names.sunSign = facts.natalSigns[.sun]
    if key.natal == .body(key.body) { names.natalName = signedName(of: key.natal) }
    return names
  }

  /// A natal point with its sign, or with what it speaks of where its name doesn't say so; nil of the others.
  private func explainedName(of point: ChartPoint) -> String? {
    if let name = signedName(of: point) { return name }
    switch point {
    case .body(.meanNode), .angle(.ascendant), .angle(.midheaven):
      return point.writtenIndex.map { "\(point.title) (\(clause(.points, $0)))" }
    case .body, .angle: return nil
    }
  }

  /// A natal planet with its sign, such as “Virgo Mercury”; nil where the sign isn't known.
  func signedName(of point: ChartPoint) -> String? {
    guard case .body(let body) = point, let sign = sign(of: point) else { return nil }
    return "\(sign.title) \(body.title)"
  }

  /// How a body stands to a natal point, with the time at which it is strongest or ends where that is known.
  func timedLink(of passage: PassageFact, isExplained: Bool = true) -> String {
    let link = link(of: passage.key, isExplained: isExplained)
    guard let (time, names) = time(of: passage) else { return link }
    var filled = names
    filled.link = link
    return line(.whens, time.rawValue, filled).map { words.text($0) } ?? link
  }

  /// How a body stands to a natal point, until when if that is near, else when it is strongest; nil if neither is
  /// known.
  func untilLink(of passage: PassageFact) -> String? {
    if let last = passage.lastDate, 1...Self.daysToAnEnd ~= last.dayNumber - facts.date.dayNumber {
      var names = SlotNames(day: name(of: last))
      names.link = link(of: passage.key)
      return line(.whens, DayTime.until.rawValue, names).map { words.text($0) }
    }
    // What was exact yesterday, or is so again in months, does not say how long it lasts.
    switch time(of: passage)?.0 {
    case .today, .tomorrow, .coming, .hour: return timedLink(of: passage, isExplained: false)
    case .yesterday, .until, .month, nil: return nil
    }
  }

  /// How many days ahead the end of a transit is near.
  private static let daysToAnEnd = 14

  /// When a transit is strongest, or when it ends; nil if neither is near.
  func time(of passage: PassageFact) -> (DayTime, SlotNames)? {
    if passage.body == .moon {
      var names = SlotNames()
      names.hour = moonHours.first { $0.key == passage.key }?.time
      return (.hour, names)
    }
    switch passage.exactDay {
    case 0?: return (.today, SlotNames())
    case 1?: return (.tomorrow, SlotNames())
    case .some(-1): return (.yesterday, SlotNames())
    default: break
    }
    let days = { (date: CalendarDate) in date.dayNumber - facts.date.dayNumber }
    if let next = passage.nextExact {
      if days(next) <= 7 { return (.coming, SlotNames(day: name(of: next))) }
      if next.year == facts.date.year || days(next) < 300 {
        return (.month, SlotNames(month: next.monthName))
      }
    }
    if let last = passage.lastDate, days(last) > 0 {
      return (.until, SlotNames(day: name(of: last)))
    }
    return nil
  }

  /// A date of the week ahead, by its weekday; the seventh has its date, too.
  func name(of date: CalendarDate) -> String {
    date.dayNumber - facts.date.dayNumber < 7
      ? date.weekdayName : "\(date.weekdayName) \(date.day) \(date.monthName)"
  }

  /// The name of a date of the week ahead, which says so of the next day.
  func dayAhead(_ date: CalendarDate) -> String {
    let name = name(of: date)
    return date.dayNumber - facts.date.dayNumber == 1
      ? words.phrase(.dayOfTomorrow, ["day": name]) : name
  }

  // MARK: - Patterns

  private static func slot(_ group: DayGroup, _ place: Int) -> Int {
    RotaSlot.dayText + 64 * (group.rawValue + 32 * place)
  }

  /// The day's own pattern of a list.
  func line(
    _ group: DayGroup, _ place: Int, _ names: SlotNames, ahead: Int = 0
  ) -> ChosenLine? {
    rota.text(of: words.texts(.day(group, place)), slot: Self.slot(group, place), ahead: ahead)
      .map { ChosenLine(line: words.line($0), names: names) }
  }

  /// The patterns of a list whose turn is next, those that keep the limit of words, and no more than `most`.
  func lines(
    _ group: DayGroup, _ place: Int, _ names: SlotNames, ahead: Int = 0, most: Int = patterns
  ) -> [ChosenLine] {
    var lines: [ChosenLine] = []
    for number in numbers(group, place, ahead: ahead) where lines.count < most {
      if let (line, text) = shortLine(number, names) {
        lines.append(ChosenLine(line: line, filled: text))
      }
    }
    return lines
  }

  /// The first of those patterns whose text fits.
  func firstLine(
    _ group: DayGroup, _ place: Int, _ names: SlotNames, ahead: Int = 0,
    where fits: (String) -> Bool = { _ in true }
  ) -> ChosenLine? {
    for number in numbers(group, place, ahead: ahead) {
      if let (line, text) = shortLine(number, names), fits(text) {
        return ChosenLine(line: line, filled: text)
      }
    }
    return nil
  }

  /// The patterns of a list that are tried, the one whose turn it is first.
  private func numbers(
    _ group: DayGroup, _ place: Int, ahead: Int
  ) -> LazyMapSequence<Range<Int>, Int> {
    let texts = words.texts(.day(group, place))
    let turn = rota.turn(of: texts, slot: Self.slot(group, place))
    return (ahead..<(texts.isEmpty ? ahead : ahead + Self.patterns)).lazy.map { turn[$0] }
  }

  /// A pattern, filled; nil where it is longer than the limit of words or joins its clauses twice alike.
  private func shortLine(_ number: Int, _ names: SlotNames) -> (line: WordLine, text: String)? {
    let line = words.line(number)
    let text = words.text(line, filling: names)
    return text.wordCount <= Self.mostWords && !text.repeatsJoint ? (line, text) : nil
  }
}
