internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

extension ReadingTexts {
  /// One sentence to carry through the day, of 15 words at most: that of the transit that leads, else one on the
  /// meter that the day is about.
  public var headline: String {
    made.headline ?? sentence(Self.headline(of: story)?.line)
      ?? anyHeadline
  }

  /// A headline that fits the day, whatever its turn.
  private var anyHeadline: String {
    let best =
      Self.best(
        .headlines, of: story, slot: RotaSlot.headlines, period: Self.headlinePeriod,
        where: { Self.isTrue($0, of: story) })
      ?? Self.best(
        .headlines, of: story, slot: RotaSlot.headlines, period: Self.headlinePeriod)
    return sentence(best) ?? ""
  }

  /// How many days a headline rests.
  private static let headlinePeriod = 30
  /// How many days a piece of advice rests.
  static let advicePeriod = 36

  /// The headline whose turn it is: on the meter that the day is about, on another that the lead moves, else on one
  /// that leans furthest; with its meter.
  static func headline(of story: DayStory) -> (line: WordLine, meter: Meter)? {
    let message = story.plan.message
    var meters: [Meter] = []
    if let leading = story.leadingMeter { meters.append(leading) }
    if let lead = story.plan.lead { meters += lead.meters.prefix(4) }
    meters += message.favoured.prefix(1)
    meters += message.pressed.prefix(1)
    for meter in meters {
      if let line = due(
        .headlines, of: story, slot: RotaSlot.headlines, about: meter,
        where: { isTrue($0, of: story) })
      {
        return (line, meter)
      }
    }
    return nil
  }

  /// Whether what a headline says of its first meter goes with that meter's score.
  private static func isTrue(_ line: WordLine, of story: DayStory) -> Bool {
    guard let meter = story.words.meters(line.number).first else { return true }
    let unified = story.facts.scores.scores[meter].unified
    return line.tone.lowerBound > 0
      ? unified > 0
      : line.tone.upperBound < 0
        ? unified < 0 : unified.magnitude <= 2 * MeterScore.clearScore
  }

  /// The text of a list that is about a meter, the one the day is about if none is given; nil of a day on which
  /// none is up, since each rests for a fortnight.
  static func due(
    _ key: WordKey, of story: DayStory, slot: Int, about meter: Meter? = nil, isHard: Bool? = nil,
    where isWanted: (WordLine) -> Bool = { _ in true }
  ) -> WordLine? {
    let own = story.leaning == 0 ? story.plan.lead?.direction.sign ?? 0 : story.leaning
    let sign = isHard.map { $0 ? -1 : 1 } ?? own
    guard sign != 0, let meter = meter ?? story.leadingMeter else {
      return nil
    }
    let numbers = story.words.texts(key).filter { number in
      let line = story.words.line(number)
      return story.words.meters(number).first == meter
        && (sign > 0
          ? line.tone.upperBound > 0 && line.tone.lowerBound >= -1
          : line.tone.lowerBound < 0 && line.tone.upperBound <= 1)
    }
    let place = story.rota.text(
      of: numbers.indices, slot: slot + 64 * meter.rawValue, rest: restDays)
    return place.map { story.words.line(numbers[$0]) }.flatMap { isWanted($0) ? $0 : nil }
  }

  /// How many days a text on a meter rests.
  private static let restDays = 15

  /// What suits the day best among the texts of a list whose turn it is.
  static func best(
    _ key: WordKey, of story: DayStory, slot: Int, period: Int, phase: Int = 0,
    where isWanted: (WordLine) -> Bool = { _ in true }
  ) -> WordLine? {
    due(key, of: story, slot: slot, period: period, phase: phase, where: isWanted)
      .min { $0.isBefore($1) }?.line
  }

  /// The texts of a list whose turn it is and whose tone goes with the day, the most fitting first.
  static func ranked(
    _ key: WordKey, of story: DayStory, slot: Int, period: Int, phase: Int = 0,
    upTo count: Int = .max
  ) -> [WordLine] {
    due(key, of: story, slot: slot, period: period, phase: phase)
      .first(count) { $0.isBefore($1) }.map(\.line)
  }

  /// A text whose turn it is, and how well it goes with the day.
  private struct Due {
    let line: WordLine
    let score: Int

    func isBefore(_ other: Self) -> Bool {
      (score, other.line.number) > (other.score, line.number)
    }
  }

  /// The texts of a list whose turn it is and whose tone goes with the day.
  private static func due(
    _ key: WordKey, of story: DayStory, slot: Int, period: Int, phase: Int,
    where isWanted: (WordLine) -> Bool = { _ in true }
  ) -> [Due] {
    let rota = story.rota
    let texts = story.words.texts(key)
    let cycle = rota.day / period
    var due: [Due] = []
    due.reserveCapacity(texts.count / period + 1)
    for turn in 0..<period {
      // Where none that is up goes with the day, those of the days in the middle of the period are asked.
      let days = turn == 0 ? 0 : 1 + (turn + period / 2 - 2) % (period - 1)
      for number in rota.up(texts, slot: slot, period: period, phase: (phase + days) % period) {
        let line = story.words.line(number)
        guard DayStory.fits(line, story.tone.signum()), isWanted(line) else { continue }
        let distance =
          line.tone.contains(story.tone)
          ? 0
          : min(
            (line.tone.lowerBound - story.tone).magnitude,
            (line.tone.upperBound - story.tone).magnitude)
        // Advice for the other half of days is the last to be taken, however well it meets the story.
        let isOpposed =
          line.tone.lowerBound < line.tone.upperBound
          && (story.tone > 0 && line.tone.upperBound <= 0
            || story.tone < 0 && line.tone.lowerBound >= 0)
        // A tone off counts as much as a topic met, and the lead's topics count twice. Of equals another
        // each time around.
        let chance = rota.number(below: 1_000, line.number, cycle)
        let meetsLead = line.meeting(story.leadTopics) > 0
        due.append(
          Due(
            line: line,
            score: 3_000 * min(2, line.meeting(story.topics)) + (meetsLead ? 6_000 : 0)
              - 3_000 * Int(distance) - (isOpposed ? 20_000 : 0) + chance))
      }
      guard due.isEmpty else { break }
    }
    return due
  }

  /// The question to think about where no pair of the day has one in its turn: of the thoughts that the day may
  /// end on, those that are asked.
  static func reflection(of story: DayStory) -> WordLine? {
    best(
      .reflections, of: story, slot: RotaSlot.reflections, period: advicePeriod,
      where: { story.words.text($0.number).utf8.last == UInt8(ascii: "?") }
    )
      // Another's corpus may ask nothing that goes with the day.
      ?? best(.reflections, of: story, slot: RotaSlot.reflections, period: advicePeriod)
  }

  /// Something to do, something to leave, something to think about, of the day's two transits where one of their
  /// texts is up.
  public var advice: Advice {
    Advice(
      doThis: (made.thread == nil ? situationDeed : nil) ?? sentence(made.deedOfTheDay)
        ?? sentence(
          Self.best(.deeds, of: story, slot: RotaSlot.deeds, period: Self.advicePeriod)) ?? "",
      notThis: notThis,
      reflectOn: question ?? sentence(reflection) ?? "")
  }

  /// What not to do: of the thread, with which it is one text; without a thread of the meter that is hard, else of a
  /// transit, whose text may speak of what no other text does.
  private var notThis: String {
    if made.thread == nil, let own = hardCaution { return own }
    return [
      made.caution?.text ?? made.first(.caution, isEasy: false) ?? caution,
      made.risk(of: made.caution?.contact),
    ].compactMap(\.self).joined(separator: " ")
  }

  /// What to leave of the meter that is hard, where its text is up.
  private var hardCaution: String? {
    sentence(
      made.hardMeter.flatMap {
        Self.due(.cautions, of: story, slot: RotaSlot.cautions, about: $0, isHard: true)
      })
  }

  /// The question of the thread, of the transit that leads, of the other, or of one more of the same side.
  private var question: String? {
    for contact in [made.thread, made.lead, made.second].compactMap(\.self) {
      if let text = made.textInTurn(.question, of: contact) { return text }
    }
    return made.lead.flatMap { made.first(.question, isEasy: $0.isEasy) }
  }

  /// What to leave where no hard pair of the day has a text in its turn.
  private var caution: String {
    hardCaution ?? made.first(.caution, isEasy: true)
      ?? sentence(
        Self.best(.cautions, of: story, slot: RotaSlot.cautions, period: Self.advicePeriod)) ?? ""
  }

  /// Questions that the person might ask next, four, all different.
  public var followUpQuestions: [String] {
    Self.ranked(
      .questions, of: story, slot: RotaSlot.questions, period: Self.questionPeriod, upTo: 4
    ).compactMap { sentence($0) }
  }

  private static let questionPeriod = 15

  /// The day in three or four sentences of 60 to 80 words together: today's sky, the transit that leads,
  /// what stands beside it, the Moon.
  public var overview: String { composed.text }
}
