internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// The files that a language has.
enum WordFile: Sendable, CaseIterable {
  case language
  case transits(CelestialBody)
  case moonTransits
  case stages
  case houses(CelestialBody)
  case moonSigns, moonVoid
  case lunations, eclipses, stations, ingresses, skyAspects, returns
  case meter(Meter)
  case groups, headlines, advice, birthTimeUnknown
  case coming, hours, weather, sharedSky, technical
  case criticalDegrees, phrases, glossary, relationships
  case areas, plan, day, contacts(CelestialBody), threads(ChartPoint), natalSigns, situation
  case questions, safety, helplines
  case area(LifeArea)
  case detailed
  case portrait(PortraitText.File)
  case passages(PassageText.File)

  /// The bodies that move over a chart slowly enough for passages of their own.
  static let movers: [CelestialBody] = [
    .sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ]
  static let turners: [CelestialBody] = Array(movers.dropFirst())
  static let leaders: [CelestialBody] = [.sun, .moon] + turners

  static var allCases: [Self] {
    [.language] + movers.map(Self.transits) + [.moonTransits, .stages]
      + BodySet.eleven.bodies.map(Self.houses)
      + [
        .moonSigns, .moonVoid, .lunations, .eclipses, .stations, .ingresses, .skyAspects, .returns,
      ] + Meter.allCases.map(Self.meter)
      + [
        .groups, .headlines, .advice, .birthTimeUnknown, .coming, .hours, .weather,
        .sharedSky, .technical, .criticalDegrees, .phrases, .glossary, .relationships, .areas,
        .plan, .day, .natalSigns, .situation, .questions, .safety, .helplines,
      ] + contactBodies.map(Self.contacts) + ChartPoint.threaded.map(Self.threads)
      + LifeArea.allCases.map(Self.area) + [.detailed]
      + PortraitText.File.allCases.map(Self.portrait)
      + PassageText.File.allCases.map(Self.passages)
  }

  /// The path within the folder.
  var path: String {
    switch self {
    case .language: "language.json"
    case .transits(let body): "transits/\(body.name).json"
    case .moonTransits: "transits/moon.json"
    case .stages: "stages.json"
    case .houses(let body): "houses/\(body.name).json"
    case .moonSigns: "moon/signs.json"
    case .moonVoid: "moon/void.json"
    case .lunations: "sky/lunations.json"
    case .eclipses: "sky/eclipses.json"
    case .stations: "sky/stations.json"
    case .ingresses: "sky/ingresses.json"
    case .skyAspects: "sky/aspects.json"
    case .returns: "sky/returns.json"
    case .meter(let meter): "meters/\(meter.name).json"
    case .groups: "groups.json"
    case .headlines: "headlines.json"
    case .advice: "advice.json"
    case .birthTimeUnknown: "birth_time_unknown.json"
    case .coming: "coming.json"
    case .hours: "hours.json"
    case .weather: "weather.json"
    case .sharedSky: "shared_sky.json"
    case .technical: "technical.json"
    case .criticalDegrees: "critical_degrees.json"
    case .phrases: "phrases.json"
    case .glossary: "glossary.json"
    case .relationships: "relationships.json"
    case .areas: "areas.json"
    case .plan: "plan.json"
    case .day: "day.json"
    case .contacts(let body): "contacts/\(body.name).json"
    case .threads(let point): "threads/\(point.name).json"
    case .natalSigns: "natal_signs.json"
    case .situation: "situation.json"
    case .questions: "asking/questions.json"
    case .safety: "asking/safety.json"
    case .helplines: "asking/helplines.json"
    case .area(let area): "areas/\(area.rawValue).json"
    case .detailed: "detailed.json"
    case .portrait(let file): "portrait/\(file.rawValue).json"
    case .passages(let file): "portrait/\(file.rawValue).json"
    }
  }

  /// Reads the file's lists.
  func read(_ tree: WordTree, with reader: inout WordReader) {
    switch self {
    case .language:
      let fields = reader.fields(tree, at: "", named: ["language", "banned"])
      reader.setBanned(reader.strings(fields["banned"], at: "banned"))
      reader.add(.banned, fields["banned"], at: "banned", .rule)
    case .transits(let body): reader.readPassages(tree, of: body)
    case .moonTransits: reader.readPassages(tree, of: .moon)
    case .stages:
      reader.readLists(
        tree, TransitChapter.allCases.map { ($0.rawValue, WordKey.stage($0)) }, .stage)
    case .houses(let body): reader.readHouses(tree, of: body)
    case .moonSigns:
      reader.readLists(
        tree,
        ZodiacSign.allCases.flatMap { sign in
          [
            ("\(sign.name).waxing", WordKey.moon(in: sign, isWaxing: true)),
            ("\(sign.name).waning", WordKey.moon(in: sign, isWaxing: false)),
          ]
        }, .moonSign)
    case .moonVoid: reader.readLists(tree, [("void", .void)], .void)
    case .lunations:
      reader.readEvents(
        tree,
        LunarQuarter.allCases.flatMap { quarter in
          ZodiacSign.allCases.map { sign in
            ("\(quarter.fileName).\(sign.name)", { .lunation(quarter, sign, $0) })
          }
        })
    case .eclipses:
      reader.readEvents(
        tree,
        Luminary.allCases.flatMap { luminary in
          ZodiacSign.allCases.map { sign in
            (
              "\(luminary == .sun ? "solar" : "lunar").\(sign.name)",
              { .eclipse(of: luminary, sign, $0) }
            )
          }
        })
    case .stations:
      reader.readEvents(
        tree,
        Self.turners.flatMap { body in
          [false, true].map { isDirect in
            (
              "\(body.name).\(isDirect ? "direct" : "retrograde")",
              { .station(body, isDirect: isDirect, $0) }
            )
          }
        })
    case .ingresses:
      reader.readEvents(
        tree,
        Self.movers.flatMap { body in
          ZodiacSign.allCases.map { sign in
            ("\(body.name).\(sign.name)", { .ingress(body, sign, $0) })
          }
        })
    case .skyAspects:
      reader.readEvents(
        tree,
        Self.aspectsOfSky.map { first, kind, second in
          ("\(first.name).\(kind.name).\(second.name)", { .aspect(first, kind, second, $0) })
        })
    case .returns:
      let fields = reader.fields(tree, at: "", named: ["today", "coming"])
      reader.add(.goingBack(.today), fields["today"], at: "today", .goingBackToday)
      reader.add(.goingBack(.coming), fields["coming"], at: "coming", .goingBackComing)
    case .meter(let meter): reader.readLines(tree, of: meter)
    case .groups: reader.readGroups(tree)
    case .headlines:
      let fields = reader.fields(tree, at: "", named: ["headlines"])
      reader.readItems(fields["headlines"], .headlines, at: "headlines", .headline)
    case .advice:
      let fields = reader.fields(
        tree, at: "", named: ["deeds", "cautions", "reflections", "questions"])
      reader.readItems(fields["deeds"], .deeds, at: "deeds", .deed)
      reader.readItems(fields["cautions"], .cautions, at: "cautions", .deed)
      reader.readItems(fields["reflections"], .reflections, at: "reflections", .reflection)
      reader.readItems(fields["questions"], .questions, at: "questions", .question)
    case .birthTimeUnknown:
      let fields = reader.fields(
        tree, at: "", named: ["notes", "moon_hedges", "moon_transits"])
      reader.add(.birthTimeNotes, fields["notes"], at: "notes", .note)
      reader.add(.moonHedges, fields["moon_hedges"], at: "moon_hedges", .note)
      reader.add(.moonTransits, fields["moon_transits"], at: "moon_transits", .moonTransit)
    case .coming:
      let fields = reader.fields(
        tree, at: "", named: ["exact", "solar_eclipse", "lunar_eclipse"])
      reader.add(.comingTransit, fields["exact"], at: "exact", .comingTransit)
      for luminary in Luminary.allCases {
        let name = luminary == .sun ? "solar_eclipse" : "lunar_eclipse"
        reader.add(.comingEclipse(of: luminary), fields[name], at: name, .comingEclipse)
      }
    case .hours:
      reader.readLists(tree, DayPlan.Part.allCases.map { ("\($0)", WordKey.hours($0)) }, .hours)
    case .weather:
      reader.readLists(
        tree,
        WeatherPart.allCases.flatMap { part in
          MeterScore.Quality.allCases.map { ("\(part).\($0.name)", WordKey.weather(part, $0)) }
        }, .weather)
    case .sharedSky:
      reader.readLists(
        tree, SharedSkyTone.allCases.map { ($0.rawValue, WordKey.sharedSky($0)) }, .sharedSky)
    case .technical:
      reader.readLists(
        tree, TechnicalLine.allCases.map { ($0.rawValue, WordKey.technical($0)) }, .technical)
    case .criticalDegrees: reader.readCriticalDegrees(tree)
    case .phrases: reader.readPhrases(tree)
    case .glossary: reader.readGlossary(tree)
    case .relationships: reader.readRelationships(tree)
    case .areas: reader.readAreas(tree)
    case .plan: reader.readPlan(tree)
    case .day: reader.readDay(tree)
    case .contacts(let body): reader.readContacts(tree, of: body)
    case .threads(let point): reader.readThreads(tree, of: point)
    case .natalSigns: reader.readNatalSigns(tree)
    case .situation: reader.readSituation(tree)
    case .questions: reader.readQuestions(tree)
    case .safety: reader.readSafety(tree)
    case .helplines: reader.readHelplines(tree)
    case .area(let area): reader.readArea(tree, of: area)
    case .detailed: reader.readDetailed(tree)
    case .portrait(let file): reader.readFiled(tree, PortraitText.all(in: file).map(\.filed))
    case .passages(let file): reader.readFiled(tree, PassageText.all(in: file).map(\.filed))
    }
  }
}

extension WordReader {
  fileprivate mutating func readPassages(_ tree: WordTree, of body: CelestialBody) {
    let fields = fields(tree, at: "", named: ["body", "passages"])
    noteName(fields["body"], at: "body", body.name)
    guard let passages = fields["passages"] else { return }
    let keys = AspectKind.allCases.flatMap { aspect in
      ChartPoint.written.map { ("\(aspect.name).\($0.name)", aspect, $0) }
    }
    let found = self.fields(passages, at: "passages", named: keys.map(\.0))
    let isMoon = body == .moon
    let parts =
      isMoon
      ? ["brief", "tone", "topics", "needs"]
      : ["title", "essence", "body", "brief", "tone", "topics", "needs"]
    for (name, aspect, point) in keys {
      guard let tree = found[name] else { continue }
      let place = "passages.\(name)"
      let parts = self.fields(tree, at: place, named: parts)
      let tone = tone(parts["tone"], at: "\(place).tone")
      let topics = topics(parts["topics"], at: "\(place).topics", 2...5)
      let needsTime = needs(parts["needs"], at: "\(place).needs")
      func add(_ part: WordKey.Kind, _ limits: WordLimits) {
        self.add(
          .transit(part, body, aspect, point), parts["\(part)"], at: "\(place).\(part)", limits,
          tone: tone, topics: topics, needsTime: needsTime)
      }
      add(.brief, isMoon ? .moonBrief : .brief)
      guard !isMoon else { continue }
      add(.title, .title)
      add(.essence, .essence)
      add(.body, .body)
    }
  }

  fileprivate mutating func readHouses(_ tree: WordTree, of body: CelestialBody) {
    let fields = fields(tree, at: "", named: ["body", "houses"])
    noteName(fields["body"], at: "body", body.name)
    guard let houses = fields["houses"] else { return }
    let found = self.fields(houses, at: "houses", named: (1...12).map { "\($0)" })
    for number in 1...12 {
      guard let tree = found["\(number)"] else { continue }
      let place = "houses.\(number)"
      let parts = self.fields(tree, at: place, named: ["brief", "body", "tone", "topics"])
      let tone = tone(parts["tone"], at: "\(place).tone")
      let topics = topics(parts["topics"], at: "\(place).topics", 1...5)
      add(
        .house(.houseBrief, body, number), parts["brief"], at: "\(place).brief", .brief,
        tone: tone, topics: topics, needsTime: true)
      add(
        .house(.houseBody, body, number), parts["body"], at: "\(place).body", .houseBody,
        tone: tone, topics: topics, needsTime: true)
    }
  }

  fileprivate mutating func readLists(
    _ tree: WordTree, _ keys: [(String, WordKey)], _ limits: WordLimits
  ) {
    let found = fields(tree, at: "", named: keys.map(\.0))
    for (name, key) in keys { add(key, found[name], at: name, limits) }
  }

  fileprivate mutating func readEvents(
    _ tree: WordTree, _ keys: [(String, (WordTime) -> WordKey)]
  ) {
    let found = fields(tree, at: "", named: keys.map(\.0))
    for (name, key) in keys {
      guard let tree = found[name] else { continue }
      let parts = fields(tree, at: name, named: ["today", "coming"])
      add(key(.today), parts["today"], at: "\(name).today", .today)
      add(key(.coming), parts["coming"], at: "\(name).coming", .coming)
    }
  }

  fileprivate mutating func readLines(_ tree: WordTree, of meter: Meter) {
    let fields = fields(
      tree, at: "",
      named: ["meter", "overview", "detailed", "houses", "planets", "labels", "lines"])
    noteName(fields["meter"], at: "meter", meter.name)
    readDescription(fields, of: meter)
    guard let lines = fields["lines"] else { return }
    let keys = WordFile.leaders.flatMap { body in
      MeterScore.Quality.allCases.map { ("\(body.name).\($0.name)", body, $0) }
    }
    let found = self.fields(lines, at: "lines", named: keys.map(\.0))
    for (name, body, quality) in keys {
      let tone = Int(quality.leaning)
      add(
        .line(meter, body, quality), found[name], at: "lines.\(name)", .brief, tone: tone...tone,
        topics: [meter])
    }
  }

  /// Reads a list of texts with a tone and topics each.
  fileprivate mutating func readItems(
    _ tree: WordTree?, _ key: WordKey, at place: String, _ limits: WordLimits
  ) {
    guard let tree else { return }
    guard case .list(let items) = tree else {
      note(place, "a list of texts with tone and topics belongs here")
      return
    }
    if items.count < limits.alternatives {
      note(place, "has \(items.count) texts; \(limits.alternatives) are needed")
    }
    var drafts: [WordDraft] = []
    for (index, item) in items.enumerated() {
      let at = "\(place)[\(index)]"
      let parts = fields(item, at: at, named: ["text", "tone", "topics"])
      guard case .text(let text)? = parts["text"] else {
        if parts["text"] != nil { note("\(at).text", "a text belongs here") }
        continue
      }
      drafts.append(
        WordDraft(
          characters: text, tone: tone(parts["tone"], at: "\(at).tone"),
          topics: topics(parts["topics"], at: "\(at).topics", 1...5)))
    }
    add(key, drafts, at: place, limits)
  }

  /// A tone, −2…2, or the first and the last of a range of them.
  private mutating func tone(_ tree: WordTree?, at key: String) -> ClosedRange<Int> {
    switch tree {
    case nil: return 0...0
    case .number(let tone)? where (-2...2).contains(tone): return tone...tone
    case .list(let ends)?:
      if ends.count == 2, case .number(let first) = ends[0], case .number(let last) = ends[1],
        -2 <= first, first <= last, last <= 2
      {
        return first...last
      }
    default: break
    }
    note(key, "a tone is a whole number from -2 to 2, or the first and the last of some")
    return 0...0
  }

  mutating func topics(
    _ tree: WordTree?, at key: String, _ counts: ClosedRange<Int>
  ) -> [Meter] {
    guard let tree else { return [] }
    var topics: [Meter] = []
    for name in strings(tree, at: key) {
      if let meter = Meter.allCases.first(where: { $0.name == name }) {
        if topics.contains(meter) { note(key, "\(name) stands here twice") }
        topics.append(meter)
      } else {
        note(key, "\(name) is no meter")
      }
    }
    if !counts.contains(topics.count) {
      note(key, "has \(topics.count) topics; \(counts.lowerBound) to \(counts.upperBound) fit")
    }
    return topics
  }

  private mutating func needs(_ tree: WordTree?, at key: String) -> Bool {
    switch tree {
    case nil, .text("nothing")?: return false
    case .text("time")?: return true
    default:
      note(key, "what a passage needs is \"nothing\" or \"time\"")
      return false
    }
  }
}
