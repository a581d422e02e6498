internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// What a list of texts is for: a place of the corpus, named by the facts that lead to it.
///
/// Equal facts give equal codes, so that a text is found by a search for one number; the name is what
/// writers know it by.
package struct WordKey: Sendable, Hashable {
  /// The key as a number; the corpus has its lists in that order.
  package let code: UInt32
  /// Made when asked for: a day's choices need hundreds of keys and no name of them.
  private let makeName: @Sendable () -> String

  /// The key as writers know it, such as `transits.saturn.square.moon.essence`.
  package var name: String { makeName() }

  init(
    _ kind: Kind, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0,
    _ name: @autoclosure @escaping @Sendable () -> String
  ) {
    code = Self.code(kind, a, b, c)
    makeName = name
  }

  /// Keys of one code are one key.
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.code == rhs.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The number of a key.
  static func code(_ kind: Kind, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> UInt32 {
    UInt32(kind.rawValue) << 24 | UInt32(a) << 16 | UInt32(b) << 8 | UInt32(c)
  }

  /// The kinds of lists there are; their numbers are part of the blob's form.
  enum Kind: UInt8 {
    case title = 1, essence, body, brief
    case stage, houseBrief, houseBody
    case moonSign, void
    case lunation, eclipse, station, ingress, skyAspect, goingBack
    case meterLine, group
    case headlines, deeds, cautions, reflections, questions
    case birthTimeNotes, moonHedges
    case comingTransit, hours, sharedSky, technical
    case meterOverview, meterDetailed, meterHouse, meterPlanet, meterLabels
    case groupOverview, groupDetailed, groupLabels, dayLabels
    case criticalBody, criticalSign
    case phrase, glossaryTerm, glossaryMeaning
    case weather, comingEclipse, relationship
    case area, areaHouses, areaText
    case detailedPhase, detailedSlow, detailedRetrograde, detailedComing
    case askedArea, askedKind, askedFillers, askedOtherDays, askedPlain, askedMentions
    case careRules, careAnswers, helpline, helplineSentence
    case banned, writerPhrases
    case portraitLine, portraitSign, portraitHouse, portraitRuler, portraitAspect
    case portraitBalance, portraitMatter, portraitNote
    case connection, capitals, closing, plainLine, situation
    case twoContact, twoHouse, twoBond, twoNote, yearText, chapterQuestion, passageFrame
    case portraitClause
    case dayText, contact, natalSign
    case portraitTheme, portraitScene, portraitTension
    case signedThread
  }
}

/// Whether an event is described as the day's own or as one to come.
package enum WordTime: Int, Sendable, CaseIterable {
  case today, coming
}

/// What a reading describes beside the meters, each by the state of one of them.
enum WeatherPart: Int, CaseIterable {
  case love, talk, company, vitality, drive

  /// The meter whose quality decides.
  var meter: Meter {
    switch self {
    case .love: .love
    case .talk: .communication
    case .company: .socialLife
    case .vitality: .vitality
    case .drive: .drive
    }
  }
}

/// How two slow planets of the sky stand to each other.
enum SharedSkyTone: String, CaseIterable {
  case joined, easy, tense, apart

  init(_ kind: AspectKind) {
    switch kind {
    case .conjunction: self = .joined
    case .trine, .sextile: self = .easy
    case .square, .opposition: self = .tense
    }
  }
}

/// What the day's astronomy in plain words is made of.
enum TechnicalLine: String, CaseIterable {
  case closing, opening, exact, moon, moonAtHome = "moon_at_home", void, retrograde, direct, quiet
}

extension ChartPoint {
  /// The points that transits are written for: eleven bodies, the Ascendant, the Midheaven.
  static let written: [Self] =
    BodySet.eleven.bodies.map(Self.body) + [.angle(.ascendant), .angle(.midheaven)]

  /// The point's place among those.
  ///
  /// Returns nil if no texts are written for the point.
  var writtenIndex: Int? {
    switch self {
    case .body(let body): body.rawValue < 11 ? Int(body.rawValue) : nil
    case .angle(.ascendant): 11
    case .angle(.midheaven): 12
    case .angle(.descendant), .angle(.imumCoeli): nil
    }
  }
}

extension LunarQuarter {
  /// The name that the files use, such as `new_moon`.
  var fileName: String {
    switch self {
    case .newMoon: "new_moon"
    case .firstQuarter: "first_quarter"
    case .fullMoon: "full_moon"
    case .lastQuarter: "last_quarter"
    }
  }
}

extension MeterScore.Quality {
  /// The word's place among all of them.
  var index: Int {
    switch self {
    case .harmonious: 0
    case .peaceful: 1
    case .mixed: 2
    case .quiet: 3
    case .challenging: 4
    }
  }
}

// The codes that a choice asks for, and beside each the key by which a file has it.

extension WordKey {
  static func transit(
    _ part: Kind, _ body: CelestialBody, _ aspect: AspectKind, _ point: ChartPoint
  ) -> Self? {
    guard let index = point.writtenIndex else { return nil }
    return Self(
      part, Int(body.rawValue), aspect.index, index,
      "transits.\(body.name).\(aspect.name).\(point.name).\(part)")
  }

  /// The code of ``transit(_:_:_:_:)``, for those who need no name.
  static func code(_ part: Kind, of key: TransitKey) -> UInt32? {
    key.natal.writtenIndex.map {
      code(part, Int(key.body.rawValue), key.aspect.index, $0)
    }
  }

  static func stage(_ chapter: TransitChapter) -> Self {
    Self(.stage, chapter.index, 0, 0, "stages.\(chapter.rawValue)")
  }

  static func house(_ part: Kind, _ body: CelestialBody, _ number: Int) -> Self {
    Self(part, Int(body.rawValue), number, 0, "houses.\(body.name).\(number).\(part)")
  }

  static func moon(in sign: ZodiacSign, isWaxing: Bool) -> Self {
    Self(
      .moonSign, sign.rawValue, isWaxing ? 0 : 1, 0,
      "moon.signs.\(sign.name).\(isWaxing ? "waxing" : "waning")")
  }

  static let void = Self(.void, 0, 0, 0, "moon.void")

  static func lunation(_ quarter: LunarQuarter, _ sign: ZodiacSign, _ time: WordTime) -> Self {
    Self(
      .lunation, quarter.rawValue, sign.rawValue, time.rawValue,
      "sky.lunations.\(quarter.fileName).\(sign.name).\(time)")
  }

  static func eclipse(of luminary: Luminary, _ sign: ZodiacSign, _ time: WordTime) -> Self {
    Self(
      .eclipse, luminary == .sun ? 0 : 1, sign.rawValue, time.rawValue,
      "sky.eclipses.\(luminary == .sun ? "solar" : "lunar").\(sign.name).\(time)")
  }

  static func station(_ body: CelestialBody, isDirect: Bool, _ time: WordTime) -> Self {
    Self(
      .station, Int(body.rawValue), isDirect ? 1 : 0, time.rawValue,
      "sky.stations.\(body.name).\(isDirect ? "direct" : "retrograde").\(time)")
  }

  static func ingress(_ body: CelestialBody, _ sign: ZodiacSign, _ time: WordTime) -> Self {
    Self(
      .ingress, Int(body.rawValue), sign.rawValue, time.rawValue,
      "sky.ingresses.\(body.name).\(sign.name).\(time)")
  }

  static func aspect(
    _ first: CelestialBody, _ kind: AspectKind, _ second: CelestialBody, _ time: WordTime
  ) -> Self {
    Self(
      .skyAspect, Int(first.rawValue), Int(second.rawValue), kind.index * 2 + time.rawValue,
      "sky.aspects.\(first.name).\(kind.name).\(second.name).\(time)")
  }

  static func goingBack(_ time: WordTime) -> Self {
    Self(.goingBack, time.rawValue, 0, 0, "sky.returns.\(time)")
  }

  static func line(_ meter: Meter, _ body: CelestialBody, _ quality: MeterScore.Quality) -> Self {
    Self(
      .meterLine, meter.rawValue, Int(body.rawValue), quality.index,
      "meters.\(meter.name).\(body.name).\(quality.name)")
  }

  /// The code of ``line(_:_:_:)``: a day's meters ask for sixty.
  static func code(
    ofLine meter: Meter, _ body: CelestialBody, _ quality: MeterScore.Quality
  ) -> UInt32 {
    code(.meterLine, meter.rawValue, Int(body.rawValue), quality.index)
  }

  static func group(_ group: Meter.Group, _ quality: MeterScore.Quality) -> Self {
    Self(.group, group.rawValue, quality.index, 0, "groups.\(group.name).\(quality.name)")
  }

  static let headlines = Self(.headlines, 0, 0, 0, "headlines")
  static let deeds = Self(.deeds, 0, 0, 0, "advice.deeds")
  static let cautions = Self(.cautions, 0, 0, 0, "advice.cautions")
  static let reflections = Self(.reflections, 0, 0, 0, "advice.reflections")
  static let questions = Self(.questions, 0, 0, 0, "advice.questions")
  static let birthTimeNotes = Self(.birthTimeNotes, 0, 0, 0, "birth_time_unknown.notes")
  static let moonHedges = Self(.moonHedges, 0, 0, 0, "birth_time_unknown.moon_hedges")
  static let moonTransits = Self(.moonHedges, 1, 0, 0, "birth_time_unknown.moon_transits")
  static let comingTransit = Self(.comingTransit, 0, 0, 0, "coming.exact")

  static func comingEclipse(of luminary: Luminary) -> Self {
    Self(
      .comingEclipse, luminary == .sun ? 0 : 1, 0, 0,
      "coming.\(luminary == .sun ? "solar" : "lunar")_eclipse")
  }

  static func hours(_ part: DayPlan.Part) -> Self {
    Self(.hours, part.rawValue, 0, 0, "hours.\(part)")
  }

  static func weather(_ part: WeatherPart, _ quality: MeterScore.Quality) -> Self {
    Self(.weather, part.rawValue, quality.index, 0, "weather.\(part).\(quality.name)")
  }

  static func sharedSky(_ tone: SharedSkyTone) -> Self {
    Self(.sharedSky, tone.index, 0, 0, "shared_sky.\(tone.rawValue)")
  }

  static func technical(_ line: TechnicalLine) -> Self {
    Self(.technical, line.index, 0, 0, "technical.\(line.rawValue)")
  }
}

// What is the same on every day.

extension WordKey {
  static func overview(of meter: Meter) -> Self {
    Self(.meterOverview, meter.rawValue, 0, 0, "meters.\(meter.name).overview")
  }

  static func detailed(of meter: Meter) -> Self {
    Self(.meterDetailed, meter.rawValue, 0, 0, "meters.\(meter.name).detailed")
  }

  static func house(_ number: Int, of meter: Meter) -> Self {
    Self(.meterHouse, meter.rawValue, number, 0, "meters.\(meter.name).houses.\(number)")
  }

  static func planet(_ body: CelestialBody, of meter: Meter) -> Self {
    Self(
      .meterPlanet, meter.rawValue, Int(body.rawValue), 0,
      "meters.\(meter.name).planets.\(body.name)")
  }

  static func labels(of meter: Meter, _ quality: MeterScore.Quality) -> Self {
    Self(
      .meterLabels, meter.rawValue, quality.index, 0,
      "meters.\(meter.name).labels.\(quality.name)")
  }

  static func overview(of group: Meter.Group) -> Self {
    Self(.groupOverview, group.rawValue, 0, 0, "groups.\(group.name).overview")
  }

  static func detailed(of group: Meter.Group) -> Self {
    Self(.groupDetailed, group.rawValue, 0, 0, "groups.\(group.name).detailed")
  }

  static func labels(of group: Meter.Group, _ quality: MeterScore.Quality) -> Self {
    Self(
      .groupLabels, group.rawValue, quality.index, 0,
      "groups.\(group.name).labels.\(quality.name)")
  }

  static func labels(_ quality: MeterScore.Quality) -> Self {
    Self(.dayLabels, quality.index, 0, 0, "groups.all.labels.\(quality.name)")
  }

  static func criticalDegree(_ body: CelestialBody, _ way: EdgeOfSign) -> Self {
    Self(
      .criticalBody, Int(body.rawValue), way.index, 0,
      "critical_degrees.bodies.\(body.name).\(way.rawValue)")
  }

  static func criticalDegree(in sign: ZodiacSign) -> Self {
    Self(.criticalSign, sign.rawValue, 0, 0, "critical_degrees.signs.\(sign.name)")
  }

  static func phrase(_ phrase: Phrase) -> Self {
    Self(.phrase, phrase.rawValue >> 8, phrase.rawValue & 0xff, 0, "phrases.\(phrase.key)")
  }

  /// The code of ``phrase(_:)``, for those who need no name.
  static func code(of phrase: Phrase) -> UInt32 {
    code(.phrase, phrase.rawValue >> 8, phrase.rawValue & 0xff)
  }

  static func relationship(_ meter: Meter, _ quality: MeterScore.Quality) -> Self {
    Self(
      .relationship, meter.rawValue, quality.index, 0,
      "relationships.\(meter.name).\(quality.name)")
  }

  static func term(_ term: GlossaryTerm) -> Self {
    Self(.glossaryTerm, term.index, 0, 0, "glossary.\(term.rawValue).term")
  }

  static func meaning(of term: GlossaryTerm) -> Self {
    Self(.glossaryMeaning, term.index, 0, 0, "glossary.\(term.rawValue).meaning")
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case's place among all of them.
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
