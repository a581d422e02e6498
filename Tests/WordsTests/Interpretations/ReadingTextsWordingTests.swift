import Astrology
import Astrometers
import Ephemeris
import Testing
@testable import Words

/// Texts of made-up facts, where one can see what they should say.
@Suite struct ReadingTextsWordingTests {
  private static let score = MeterScore(intensity: 60, harmony: 80)

  /// 2025-01-06, a Monday: all meters harmonious, Saturn square the Sun, the Moon in Aries.
  private static func facts(
    sunSign: ZodiacSign = .gemini, meters: MeterScore = score, natal: CelestialBody = .sun,
    moonIn sign: ZodiacSign = .aries, house: Int = 11, phase: MoonPhase = .firstQuarter,
    isVoid: Bool = false, aspects: [MoonAspectFact] = [], retrogrades: [RetrogradeFact] = [],
    hours: [Double] = [], upcoming: [UpcomingFact] = [], skyAspects: [SkyAspectFact] = []
  ) -> ReadingFacts {
    let transit = TransitFact(
      TransitKey(.saturn, .square, natal: natal), quality: -1, natalHouse: House.all[0],
      transitHouse: House.all[9], transitSign: .pisces, stage: .applying)
    return ReadingFacts(
      date: CalendarDate(dayNumber: 20_094), sunSign: sunSign,
      scores: ScoredDay(scores: DayScores(meters: Meter.allCases.map { _ in meters }), before: nil),
      priorities: [transit], meterTransits: Meter.allCases.map { _ in [transit] },
      moon: MoonFacts(
        sign: sign, house: House.all[house - 1], phase: phase, isVoidOfCourse: isVoid,
        aspects: aspects, dispositor: sign.modernRuler, dispositorSign: .cancer),
      retrogrades: retrogrades, hourlyIntensity: hours, upcoming: upcoming, skyAspects: skyAspects)
  }

  private static func texts(_ facts: ReadingFacts) -> ReadingTexts { ReadingTexts(of: facts) }

  @Test func `one changed fact changes the texts that tell of it`() {
    let plain = Self.texts(Self.facts())
    let challenging = MeterScore(intensity: 60, harmony: 20)
    #expect(Self.texts(Self.facts(sunSign: .leo)).overview != plain.overview)
    let otherScores = Self.texts(Self.facts(meters: challenging))
    #expect(otherScores.overview != plain.overview)
    #expect(otherScores.relationshipWeather != plain.relationshipWeather)
    for meter in Meter.allCases {
      #expect(otherScores.interpretation(of: meter) != plain.interpretation(of: meter))
    }
    for group in MeterGroup.allCases {
      #expect(otherScores.interpretation(of: group) != plain.interpretation(of: group))
    }
    let otherTransit = Self.texts(Self.facts(natal: .venus))
    #expect(otherTransit.technicalAnalysis != plain.technicalAnalysis)
    #expect(otherTransit.overview != plain.overview)
    #expect(otherTransit.followUpQuestions != plain.followUpQuestions)
    let otherMoon = Self.texts(Self.facts(moonIn: .cancer))
    #expect(otherMoon.moon != plain.moon)
    #expect(otherMoon.energyRhythm != plain.energyRhythm)
    #expect(otherMoon.collectiveEnergy != plain.collectiveEnergy)
    #expect(Self.texts(Self.facts(house: 4)).moon != plain.moon)
    #expect(Self.texts(Self.facts(phase: .fullMoon)).moon != plain.moon)
    let moonAspect = MoonAspectFact(.trine, natal: .venus)
    #expect(Self.texts(Self.facts(aspects: [moonAspect])).moon != plain.moon)
    let skyAspect = SkyAspectFact(.saturn, .square, .jupiter)
    #expect(
      Self.texts(Self.facts(skyAspects: [skyAspect])).collectiveEnergy != plain.collectiveEnergy)
  }

  @Test func `a void of course Moon is told wherever the Moon is`() {
    let texts = Self.texts(Self.facts(isVoid: true))
    #expect(texts.moon.contains("void of course"))
    #expect(texts.energyRhythm.contains("void of course"))
    #expect(!Self.texts(Self.facts()).moon.contains("void"))
  }

  @Test(arguments: [
    (count: 0, start: "All planets are moving forward."),
    (1, "Mars is retrograde in Leo, "),
    (2, "Mars and Jupiter are retrograde, "),
    (3, "Mars, Jupiter and Uranus are retrograde, "),
  ])
  func `retrograde planets are listed`(_ given: (count: Int, start: String)) {
    let planets: [RetrogradeFact] = [
      RetrogradeFact(.mars, in: .leo), RetrogradeFact(.jupiter, in: .gemini),
      RetrogradeFact(.uranus, in: .taurus),
    ]
    let facts = Self.facts(retrogrades: Array(planets.prefix(given.count)))
    #expect(Self.texts(facts).technicalAnalysis.contains(" \(given.start)"))
  }

  @Test(arguments: [
    (days: 0, start: "Later today, "), (1, "Tomorrow, "), (2, "On Wednesday, "), (6, "On Sunday, "),
    (7, "A week from today, "),
  ])
  func `days to come are named from the reading's date`(_ given: (days: Int, start: String)) {
    let date = CalendarDate(dayNumber: 20_094 + given.days)
    let fact = UpcomingFact(on: date, .station(.mercury, sign: .aries, isDirect: false))
    let text = Self.texts(Self.facts(upcoming: [fact])).lookAhead
    #expect(text.hasPrefix("\(given.start)Mercury turns retrograde in Aries, "))
  }

  @Test func `what comes first is told first, and no more than three things are`() {
    let events: [UpcomingFact] = [5, 3, 3, 1].map { days in
      UpcomingFact(
        on: CalendarDate(dayNumber: 20_094 + days),
        .ingress(.venus, sign: .aries, house: House.all[days], isDirect: true))
    }
    let text = Self.texts(Self.facts(upcoming: events)).lookAhead
    #expect(
      text == """
        On Thursday, Venus moves into Aries and brings warmth to home and family. The same day, Venus \
        moves into Aries. On Saturday, Venus moves into Aries and brings warmth to daily work and habits.
        """)
  }

  @Test func `a body that goes back into a sign is told to, but for the node, which always does`() {
    func event(_ body: CelestialBody, isDirect: Bool) -> UpcomingFact.Event {
      .ingress(body, sign: .sagittarius, house: House.all[5], isDirect: isDirect)
    }
    func texts(_ body: CelestialBody, isDirect: Bool) -> (ahead: String, question: String) {
      let date = CalendarDate(dayNumber: 20_095)
      let fact = UpcomingFact(on: date, event(body, isDirect: isDirect))
      let texts = Self.texts(Self.facts(upcoming: [fact]))
      return (texts.lookAhead, texts.followUpQuestions.last ?? "")
    }
    let back = texts(.mercury, isDirect: false)
    #expect(
      back.ahead.hasPrefix(
        "Tomorrow, Mercury goes back into Sagittarius for another look at daily work and habits."))
    #expect(back.question == "How do I get ready for Mercury going back into Sagittarius?")
    for forward in [texts(.mercury, isDirect: true), texts(.meanNode, isDirect: false)] {
      #expect(forward.ahead.contains(" moves into Sagittarius and brings "))
      #expect(forward.question.contains(" moving into Sagittarius?"))
    }
  }

  @Test func `an area of life is told once in a look ahead`() {
    let events: [UpcomingFact] = [(1, CelestialBody.mars), (2, .venus), (4, .saturn)].map {
      days, body in
      UpcomingFact(
        on: CalendarDate(dayNumber: 20_094 + days),
        .transit(TransitKey(body, .trine, natal: days == 4 ? .moon : .sun)))
    }
    #expect(
      Self.texts(Self.facts(upcoming: events)).lookAhead == """
        Tomorrow, Mars is exactly trine your natal Sun and puts clean energy behind your sense of who \
        you are. On Wednesday, Venus is exactly trine your natal Sun. On Friday, Saturn is exactly trine \
        your natal Moon and gives a firm frame to your moods and the things that comfort you.
        """)
  }

  @Test(arguments: ZodiacSign.allCases)
  func `a level day is told in words without ups and downs`(_ sign: ZodiacSign) throws {
    let facts = Self.facts(moonIn: sign, hours: Array(repeating: 50, count: 24))
    let text = Self.texts(facts).energyRhythm
    try TextRules.expect(text, within: "energy_rhythm")
    for word in ["soon", "slow to", "stretches", "sudden", "pauses", "tide"] {
      #expect(!text.contains(word), "\(text)")
    }
  }

  @Test func `what is to be done at night is advised for no other part of the day`() {
    for meter in Meter.allCases {
      for deed in meter.counsel.deeds {
        let isAtNight = ["bed", "dream", "tonight"].contains { deed.words.contains($0) }
        #expect(deed.hasItsTime == isAtNight, "\(deed.words)")
      }
    }
  }

  @Test func `the hours of the day are read from the curve`() {
    let hours: [Double] = (0..<24).map { $0 == 9 ? 90 : $0 < 6 ? 100 : $0 < 18 ? 40 : 20 }
    let text = Self.texts(Self.facts(hours: hours)).energyRhythm
    #expect(text.contains("busiest in the morning, around 9:00, and calmest in the evening"))
    let level = Self.texts(Self.facts(hours: Array(repeating: 50, count: 24))).energyRhythm
    #expect(level.contains("much the same pace"))
    #expect(!level.contains("busiest"))
    #expect(Self.texts(Self.facts(hours: hours)).advice.doThis.hasPrefix("This morning, "))
    let levelFacts = Self.facts(hours: Array(repeating: 50, count: 24))
    #expect(!Self.texts(levelFacts).advice.doThis.hasPrefix("This "))
  }

  @Test func `a question takes nothing for granted that the day does not have`() {
    let hard = MeterScore(intensity: 60, harmony: 20)
    let questions = Self.texts(Self.facts(meters: hard)).followUpQuestions
    // All meters are alike, so the busiest of the others is the second.
    #expect(questions[0] == "How can I stay with one thing when I feel scattered?")
    #expect(
      Self.texts(Self.facts()).followUpQuestions[0] == "What should I concentrate on today?")
  }

  @Test func `a second transit by the same body is joined to the first`() {
    let facts = Self.facts()
    let other = TransitFact(
      TransitKey(.saturn, .trine, natal: .venus), quality: 0.8, natalHouse: House.all[4],
      transitHouse: House.all[9], transitSign: .pisces, stage: .exact)
    let texts = Self.texts(
      .uniform(Self.score, transits: facts.priorities + [other]))
    #expect(
      texts.technicalAnalysis.contains(
        " Saturn, in your tenth house of career and reputation, also trines your natal Venus."))
  }

  @Test func `a meter names a transit that agrees with it, or says that it stands against it`() {
    let harmonious = Self.texts(Self.facts()).interpretation(of: .mentalClarity)
    #expect(harmonious.hasPrefix("Even with Saturn square your natal Sun, "))
    let low = MeterScore(intensity: 60, harmony: 20)
    let challenging = Self.texts(Self.facts(meters: low)).interpretation(of: .mentalClarity)
    #expect(challenging.hasPrefix("With Saturn square your natal Sun, "))
  }
}
