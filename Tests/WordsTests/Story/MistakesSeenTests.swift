import Astrology
import Astrometers
import Ephemeris
import Readings
import TestSupport
import Testing
@testable import Words

/// Mistakes that were seen in readings, each with what stands there now.
@Suite struct MistakesSeenTests {
  private static func days(_ seed: UInt64, _ count: Int) -> [ReadingTexts] {
    var random = RandomFacts(seed: seed)
    return (0..<count).map { _ in ReadingTexts(of: random.next()) }
  }

  /// Every list of the checkout's words.
  private static let lists = WordFolder.read(Checkout.path("words/en")).lists

  /// Every text whose key begins with one of some names, in small letters, with its key.
  private static func corpus(_ names: String...) -> [(key: String, text: String)] {
    lists.filter { list in names.contains { list.key.name.hasPrefix($0) } }
      .flatMap { list in
        list.texts.map { (list.key.name, $0.characters.lowercased()) }
      }
  }

  /// The kinds of texts that describe a day: all but what explains, names and labels.
  private static let daily = corpus(
    "transits.", "stages.", "houses.", "moon.", "sky.", "groups.", "headlines", "advice.",
    "birth_time_unknown.", "coming.", "hours.", "shared_sky.", "technical.", "weather.")

  /// The lines of the meters.
  private static let meterLines =
    lists
    .filter { $0.key.code >> 24 == UInt32(WordKey.Kind.meterLine.rawValue) }
    .flatMap { list in list.texts.map { (key: list.key.name, text: $0.characters.lowercased()) } }

  @Test func `the corpus has as many texts as these tests take it to have`() {
    #expect(Self.daily.count > 6_000)
    // 17 meters, 10 bodies; four lines each on an easy, a mixed and a hard day, three on the two calm ones.
    #expect(Self.meterLines.count == 3_060)
    #expect(Self.meterLines.allSatisfy { $0.key.hasPrefix("meters.") })
  }

  /// The contract calls it a question for a journal.
  @Test func `what there is to reflect on is asked`() {
    for texts in Self.days(7, 300) {
      #expect(texts.advice.reflectOn.hasSuffix("?"), "\(texts.advice.reflectOn)")
    }
  }

  // MARK: - What leads is not waved away

  @Test func `no text waves a transit away`() {
    let names = WordFile.leaders.map { $0.title.lowercased() }
    for (key, text) in Self.daily + Self.meterLines {
      for opening in ["apart from ", "setting aside ", "leaving aside ", "never mind "] {
        #expect(
          !names.contains { text.contains(opening + $0) || text.contains("\(opening)the \($0)") },
          "\(key): \(text)")
      }
    }
    for texts in Self.days(1, 100) {
      for (_, text) in texts.all {
        #expect(!text.contains("Apart from") && !text.contains("Even with"), "\(text)")
      }
    }
  }

  // "Apart from Uranus square your natal Moon, your mood stays level" stood on the day it led.
  @Test func `the transit that leads is named in the overview and leads a meter`() throws {
    var random = RandomFacts(seed: 21)
    let key = TransitKey(.uranus, .square, natal: .moon)
    let passage = PassageFact(key, weight: 900, chapter: .exact, exactDay: 0)
    let transit = ReadingFacts.TransitFact(
      key, quality: -1, natalHouse: House.all[3], transitHouse: House.all[0], transitSign: .taurus,
      stage: .exact)
    let words = WordCorpus.english
    let essences = try words.texts(#require(WordKey.code(.essence, of: key))).map {
      words.text($0)
    }
    let stories = try words.texts(
      #require(WordKey.contact(.story, key.body, key.natal, isEasy: false))
    ).map { words.text($0) }
    var count = 0
    for _ in 0..<40 {
      let facts = random.next()
      // A hard transit does not lead a glad day.
      guard facts.scores.scores.overall.quality.leaning <= 0 else { continue }
      let texts = ReadingTexts(
        of: facts.with(priorities: [transit], today: [], passages: [passage], isTimed: true))
      let overview = texts.overview
      let signed = SignedThreadTests.texts(
        .story, key, in: facts.natalSigns[.moon], isEasy: false)
      let isTold =
        (stories + signed).contains { overview.hasPrefix($0) } && overview.contains("Uranus")
      #expect(isTold || essences.contains { overview.contains($0) }, "\(overview)")
      #expect(texts.transits.primaryTheme == texts.transits.title(of: key))
      count += 1
    }
    #expect(count > 10)
  }

  // MARK: - The Moon

  @Test func `the Moon is called new or full by the lunation itself`() {
    for (key, text) in Self.daily + Self.meterLines
    where !key.hasPrefix("sky.lunations.") && !key.hasPrefix("sky.eclipses.") {
      for words in ["new moon", "full moon", "moon is new", "moon is full"] {
        #expect(!text.contains(words), "\(key): \(text)")
      }
    }
  }

  // "The new Moon in Pisces" stood beside "Tomorrow the Moon is new in Aries".
  @Test(arguments: [
    (LunarQuarter.newMoon, MoonPhase.newMoon), (.fullMoon, .fullMoon),
  ])
  func `the day before a lunation no text calls the Moon new or full where it stands`(
    _ quarter: LunarQuarter, _ phase: MoonPhase
  ) {
    var random = RandomFacts(seed: 22)
    for sign in ZodiacSign.allCases {
      let facts = random.next()
      let here = sign.advanced(by: -1)
      let lunation = UpcomingFact(
        on: facts.date.advanced(byDays: 1),
        .lunation(quarter, sign: sign, house: House.all[0]))
      let moon = MoonFacts(
        sign: here, house: House.all[11], phase: phase, isVoidOfCourse: true, aspects: [],
        dispositor: here.modernRuler, dispositorSign: .leo, degreeInSign: 27,
        isWaxing: quarter == .fullMoon)
      let texts = ReadingTexts(of: facts.with(moon: moon, upcoming: [lunation], today: []))
      for (limit, text) in texts.all {
        let text = text.lowercased()
        guard ["new moon", "full moon"].contains(where: { text.contains($0) }) else { continue }
        #expect(limit == "look_ahead_preview", "\(text)")
        #expect(!text.contains("moon in \(here.name)"), "\(text)")
      }
      #expect(texts.lookAhead.contains(sign.title), "\(texts.lookAhead)")
    }
  }

  // MARK: - Advice

  @Test func `a caution begins with what not to do, and a deed with what to do`() {
    let words = WordCorpus.english
    let first: Set<String> = ["Don’t", "Avoid"]
    func opening(_ number: Int) -> String {
      words.text(number).split(separator: " ").first.map(String.init) ?? ""
    }
    #expect(
      words.texts(.cautions).filter { !first.contains(opening($0)) }.map { words.text($0) } == [])
    let never: Set<String> = ["Don’t", "Avoid", "Resist", "Never"]
    #expect(
      words.texts(.deeds).filter { never.contains(opening($0)) }.map { words.text($0) } == [])
  }

  // "Give social life another week" stood where it turned in three days.
  @Test func `no line says how long a state will last`() {
    let lengths = [
      "another week", "this week", "next week", "next month", "coming days", "coming week",
      "days to come", "for the rest of the week", "the next few", "until monday",
      "until tuesday", "until wednesday", "until thursday", "until friday", "until saturday",
      "until sunday",
    ]
    let kinds = Self.corpus("groups.", "headlines", "hours.", "moon.", "weather.")
    for (key, text) in kinds + Self.meterLines {
      for length in lengths { #expect(!text.contains(length), "\(key): \(text)") }
    }
  }

  // MARK: - The tradition

  /// The texts of a passage, with those of the same two the other way round.
  private static func passages(
    _ first: CelestialBody, _ aspects: [AspectKind], _ second: CelestialBody
  ) -> [(key: String, text: String)] {
    aspects.flatMap { aspect in
      corpus(
        "transits.\(first.name).\(aspect.name).\(second.name).",
        "transits.\(second.name).\(aspect.name).\(first.name).")
    }
  }

  // "Saturn conjunct Mercury: details slip"; the tradition has it careful, slow and exact.
  @Test func `Saturn with Mercury is careful`() {
    let texts = Self.passages(.saturn, [.conjunction, .sextile, .trine], .mercury)
    // Title, two essences, two or three bodies and two briefs, three aspects, two ways.
    #expect(texts.count >= 42)
    for (key, text) in texts {
      for word in ["slip", "careless", "scatter", "vague", "hasty", "sloppy", "forgetful"] {
        #expect(!text.contains(word), "\(key): \(text)")
      }
    }
    let careful = ["careful", "exact", "patien", "slow", "plan", "page", "ruler", "paper", "list"]
    for aspect in [AspectKind.conjunction, .sextile, .trine] {
      for (first, second) in [(CelestialBody.saturn, CelestialBody.mercury), (.mercury, .saturn)] {
        let own = Self.corpus("transits.\(first.name).\(aspect.name).\(second.name).")
        #expect(own.contains { item in careful.contains { item.text.contains($0) } })
      }
    }
  }

  // Sun and Saturn were described as overheating; they are cold, sober and heavy.
  @Test func `Saturn with the Sun is not hot`() {
    let texts = Self.passages(.sun, AspectKind.allCases, .saturn)
    #expect(texts.count >= 70)
    for (key, text) in texts {
      for word in ["overheat", "boil", "burn", "fever", "scorch", "blaz"] {
        #expect(!text.contains(word), "\(key): \(text)")
      }
    }
  }

  @Test func `a slow transit is described by its own planet and point`() {
    // "Mars conjunction your natal Sun", and Saturn described as Mars: each passage names its planet.
    let words = WordCorpus.english
    for body in WordFile.movers {
      for aspect in AspectKind.allCases {
        for point in ChartPoint.written {
          guard let key = WordKey.transit(.essence, body, aspect, point) else { continue }
          for number in words.texts(key) {
            let text = words.text(number)
            #expect(text.contains(body.title) || body == .sun && text.contains("sun"), "\(text)")
            #expect(text.contains(point.title), "\(text)")
          }
        }
      }
    }
  }

  // MARK: - Grammar

  // "Mars conjunction your natal Sun" stood where "conjunct" belongs.
  @Test func `the name of an aspect is a noun of its sentence`() {
    for (key, text) in Self.daily + Self.meterLines {
      for name in AspectKind.allCases.map(\.name) + ["{aspect}"]
      where name == "conjunction" || name == "opposition" || name == "{aspect}" {
        #expect(!text.contains("\(name) your"), "\(key): \(text)")
        #expect(!text.contains("\(name) natal"), "\(key): \(text)")
      }
    }
  }

  // "You get the most out of wellness": names of meters are keys, and no nouns of a sentence.
  @Test func `a sentence does without the names of meters that are no words of a day`() {
    for (key, text) in Self.daily + Self.meterLines
    where !key.hasSuffix(".overview") && !key.hasSuffix(".detailed") && !key.contains(".labels.") {
      for name in ["wellness", "mental clarity", "inner stability", "social life"] {
        #expect(!text.contains(name), "\(key): \(text)")
      }
    }
  }

  // MARK: - Size

  /// A day on which every meter has one score.
  private static func day(intensity: Double, harmony: Double) -> DayScores.Day {
    let scores = DayScores(
      meters: Meter.allCases.map { _ in MeterScore(intensity: intensity, harmony: harmony) })
    return DayScores.Day(scores: scores, before: scores)
  }

  // "Some extra patience" stood at −94 as at −2.
  @Test func `a day of −94 has other words than a day of −2`() {
    var random = RandomFacts(seed: 23)
    let (hard, mild) = (
      Self.day(intensity: 98, harmony: 2), Self.day(intensity: 20, harmony: 45)
    )
    #expect(hard.scores.overall.unified.rounded() == -94)
    #expect(mild.scores.overall.unified.rounded() == -2)
    var tones = (hard: 0, mild: 0)
    var (same, headlines) = (0, 0)
    for _ in 0..<60 {
      let facts = random.next()
      let (one, other) = (
        ReadingTexts(of: facts.with(scores: hard)), ReadingTexts(of: facts.with(scores: mild))
      )
      #expect(one.story.tone == -2 && other.story.tone >= -1)
      if one.headline == other.headline { headlines += 1 }
      #expect(one.overview != other.overview)
      tones.hard += ReadingTexts.headline(of: one.story)?.line.tone.lowerBound ?? 0
      tones.mild += ReadingTexts.headline(of: other.story)?.line.tone.lowerBound ?? 0
      for meter in Meter.allCases {
        // A transit's own brief may stand on both.
        if one.interpretation(of: meter) == other.interpretation(of: meter) { same += 1 }
        #expect(
          meter.stateLabel(of: hard.scores[meter]) != meter.stateLabel(of: mild.scores[meter]))
      }
      for group in Meter.Group.allCases {
        #expect(one.interpretation(of: group) != other.interpretation(of: group))
      }
      #expect(one.relationshipWeather != other.relationshipWeather)
    }
    // A headline is half a tone harder in the mean, though it goes by what the day is about, too.
    #expect(tones.hard < tones.mild - 30)
    // One transit leads both, and its thread may stand on both; the overview says what kind of day it is.
    #expect(headlines < 60 / 2)
    #expect(same < 60 * Meter.allCases.count / 5)
  }

  // MARK: - Hours

  @Test func `the hour of a peak is named if parts of the day differ by ten of a hundred`() {
    let flat = (0..<24).map { $0 < 12 ? 40.0 : 49.0 }
    let steep = (0..<24).map { $0 < 12 ? 40.0 : 51.0 }
    #expect(DayCurve(flat)?.isLevel == true)
    #expect(DayCurve(steep)?.isLevel == false)
    #expect(DayCurve(steep)?.busiest == .afternoon)
    var random = RandomFacts(seed: 24)
    for _ in 0..<40 {
      let facts = random.next()
      let level = ReadingTexts(of: facts.with(hourlyIntensity: flat)).energyRhythm
      let uneven = ReadingTexts(of: facts.with(hourlyIntensity: steep)).energyRhythm
      #expect(!level.contains(":00"), "\(level)")
      #expect(uneven.contains("12:00"), "\(uneven)")
    }
  }

  // MARK: - Labels

  // A label of Focus was an idiom for infidelity.
  @Test func `no label is an idiom of another matter`() {
    let idioms = [
      "wandering eye", "roving eye", "playing around", "playing away", "fooling around",
      "sleeping around", "on the side", "off the wagon", "on the rocks", "losing it", "high as",
      "kicked out", "going under", "passing away", "at rest", "six feet",
    ]
    let labels = Self.lists.filter { $0.key.name.contains(".labels.") }.flatMap(\.texts)
    #expect(labels.count == 23 * 25)
    for label in labels.map({ $0.characters.lowercased() }) {
      #expect(!idioms.contains { label.contains($0) }, "\(label)")
    }
  }

  // MARK: - Unknown birth times, eclipses, returns

  @Test func `without a birth time no house is named and the natal Moon is left out`() {
    let words = WordCorpus.english
    // What a birth time would add is what isn't known.
    let notes = words.texts(.birthTimeNotes).map { words.text($0) }
    for texts in Self.days(4, 300) where !texts.facts.isTimed {
      for (_, whole) in texts.all {
        let text = notes.reduce(whole) { $0.replacing($1, with: "") }
        for house in ["first", "fourth", "seventh", "tenth", "twelfth"] {
          #expect(!text.contains("\(house) house"), "\(text)")
        }
        #expect(!text.contains("your Moon") && !text.contains("your own Moon"), "\(text)")
      }
      #expect(TextRules.sentences(texts.technicalAnalysis).count >= 3)
    }
  }

  @Test func `an eclipse is described as one, on the day and in the week before it`() throws {
    var random = RandomFacts(seed: 6)
    for sign in ZodiacSign.allCases {
      let facts = random.next()
      let eclipse = UpcomingFact.Event.eclipse(.sun, sign: sign)
      let today = ReadingTexts(
        of: facts.with(today: [TodayFact(at: TimeOfDay(secondOfDay: 36_000), eclipse)]))
      #expect(today.overview.contains("clipse") && today.overview.contains(sign.title))
      for days in 1...7 {
        let ahead = ReadingTexts(
          of: facts.with(upcoming: [UpcomingFact(on: facts.date.advanced(byDays: days), eclipse)]))
        #expect(ahead.lookAhead.contains("clipse"))
      }
    }
  }

  @Test func `a planet that comes back to a sign is described so`() {
    var random = RandomFacts(seed: 8)
    let facts = random.next()
    let back = UpcomingFact.Event.ingress(
      .saturn, sign: .pisces, house: House.all[0], isDirect: false)
    let texts = ReadingTexts(
      of: facts.with(upcoming: [UpcomingFact(on: facts.date.advanced(byDays: 1), back)]))
    let ahead = texts.lookAhead
    #expect(ahead.contains("Saturn") && ahead.contains("Pisces"), "\(ahead)")
    #expect(["back", "returns", "again"].contains { ahead.contains($0) }, "\(ahead)")
  }
}
