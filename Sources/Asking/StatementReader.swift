internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings
internal import Words

/// What a sentence states about the sky, held against a reading.
struct StatementReader: Sendable {
  private let reading: DailyReading
  private let dates: Set<CalendarDate>
  private let signs: Set<ZodiacSign>
  /// What the answer that was computed states.
  private let known: Set<Claim>

  /// Something that a sentence states of the sky.
  private enum Claim: Hashable {
    case sign(CelestialBody?, ZodiacSign)
    case house(CelestialBody?, Int)
    case aspect(Set<CelestialBody>, AspectKind)
    case retrograde(CelestialBody)
    case phase(isFull: Bool)
  }

  /// Readies the reading.
  ///
  /// - Parameters:
  ///   - reading: The day.
  ///   - answer: What was computed for a question, whose statements may be repeated.
  init(_ reading: DailyReading, answer: Answer? = nil) {
    self.reading = reading
    let day = reading.day
    var dates = Set((-1...7).map { day.date.advanced(byDays: $0) })
    dates.formUnion(day.retrogrades.compactMap(\.stationDate))
    for passage in ReadingFacts(reading).passages {
      if let date = passage.nextExact { dates.insert(date) }
    }
    if let answer { dates.formUnion(FindingCheck(answer).dates) }
    self.dates = dates
    known = Set((answer?.sentences ?? []).flatMap { Self.claims(in: $0) })
    let bodies = BodySet.eleven.bodies
    signs = Set(
      bodies.flatMap { body in
        [ZodiacSign(day.sky[body].longitude), ZodiacSign(reading.chart.sky[body].longitude)]
      })
  }

  /// A word that names something of the sky.
  private enum Thing: Equatable {
    case body(CelestialBody, isNatal: Bool)
    case sign(ZodiacSign)
    case house(Int)
    case aspect(AspectKind)
    case retrograde
    case phase(isFull: Bool)
  }

  /// How far apart, in words, the parts of one statement may stand.
  private static let reach = 6

  /// What a sentence states wrongly.
  func fault(in words: [FoldedText.Word]) -> SentenceCheck.Fault? {
    let texts = words.map(\.text)
    let things = Self.things(in: texts)
    return faultOfPlaces(things, texts) ?? faultOfAspects(things) ?? faultOfMotion(things)
      ?? faultOfDates(texts)
  }

  /// What a sentence states, each thing with the body before it or after it.
  private static func claims(in sentence: String) -> [Claim] {
    let things = things(in: FoldedText(sentence).words.map(\.text))
    func body(_ index: Int) -> CelestialBody? {
      guard things.indices.contains(index), case .body(let body, _) = things[index].thing else {
        return nil
      }
      return body
    }
    var claims: [Claim] = []
    for (index, item) in things.enumerated() {
      let before = things.indices.prefix(index).reversed().lazy.compactMap(body).first
      let after = things.indices.dropFirst(index + 1).lazy.compactMap(body).first
      switch item.thing {
      case .sign(let sign): claims += [.sign(before, sign), .sign(nil, sign)]
      case .house(let number): claims += [.house(before, number), .house(nil, number)]
      case .aspect(let kind):
        if let before, let after { claims.append(.aspect([before, after], kind)) }
      case .retrograde:
        for body in [before, after] { if let body { claims.append(.retrograde(body)) } }
      case .phase(let isFull): claims.append(.phase(isFull: isFull))
      case .body: continue
      }
    }
    return claims
  }

  private static let bodies: [String: CelestialBody] = Dictionary(
    uniqueKeysWithValues: BodySet.eleven.bodies.filter { $0 != .meanNode }
      .map { ($0.name, $0) } + [("node", .meanNode)])
  private static let signNames: [String: ZodiacSign] = Dictionary(
    uniqueKeysWithValues: ZodiacSign.allCases.map { ($0.name, $0) })
  private static let ordinals: [String: Int] = Dictionary(
    uniqueKeysWithValues: [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth",
    ].enumerated().map { ($0.element, $0.offset + 1) })
  private static let aspects: [String: AspectKind] = [
    "conjunct": .conjunction, "conjunction": .conjunction, "conjoins": .conjunction,
    "sextile": .sextile, "sextiles": .sextile, "sextiling": .sextile, "square": .square,
    "squares": .square, "squaring": .square, "trine": .trine, "trines": .trine, "trining": .trine,
    "opposite": .opposition, "opposition": .opposition, "opposes": .opposition,
    "opposing": .opposition,
  ]

  /// The things of the sky in a sentence, with their places.
  private static func things(in words: [String]) -> [(thing: Thing, place: Int)] {
    var things: [(Thing, Int)] = []
    for (place, word) in words.enumerated() {
      let (before, after) = (
        place > 0 ? words[place - 1] : "", place + 1 < words.count ? words[place + 1] : ""
      )
      // "Mars’s" is Mars.
      let name = bodies[word] == nil && word.hasSuffix("s") ? String(word.dropLast()) : word
      if let body = bodies[name] {
        let isNatal =
          ["your", "natal", "own", "birth"].contains(before) || after == "you" || after == "of"
        if body == .moon, before == "new" || before == "full" {
          things.append((.phase(isFull: before == "full"), place))
        } else {
          things.append((.body(body, isNatal: isNatal), place))
        }
      } else if let sign = signNames[name == "arie" || name == "taur" ? word : name]
        ?? signNames[word]
      {
        things.append((.sign(sign), place))
      } else if word == "house", let number = houseNumber(before) ?? houseNumber(after) {
        things.append((.house(number), place))
      } else if let aspect = aspects[word] {
        things.append((.aspect(aspect), place))
      } else if word == "retrograde" {
        things.append((.retrograde, place))
      }
    }
    return things
  }

  private static func houseNumber(_ word: String) -> Int? {
    if let number = ordinals[word] { return number }
    let digits = word.prefix { $0.isNumber }
    guard let number = Int(digits), (1...12).contains(number),
      ["", "st", "nd", "rd", "th"].contains(String(word.dropFirst(digits.count)))
    else { return nil }
    return number
  }

  private func sign(of body: CelestialBody, isNatal: Bool) -> ZodiacSign {
    ZodiacSign((isNatal ? reading.chart.sky : reading.day.sky)[body].longitude)
  }

  /// The signs that a body may be said to be in, or to enter, on the day and in the week after.
  private func signs(near body: CelestialBody, isNatal: Bool, changes: Bool) -> Set<ZodiacSign> {
    let here = sign(of: body, isNatal: isNatal)
    guard changes, !isNatal else { return [here] }
    let all = ZodiacSign.allCases
    return [here, all[(here.rawValue + 1) % 12], all[(here.rawValue + 11) % 12]]
  }

  private func faultOfPlaces(
    _ things: [(thing: Thing, place: Int)], _ words: [String]
  ) -> SentenceCheck.Fault? {
    for (index, item) in things.enumerated() {
      let subject = subject(of: index, in: things)
      switch item.thing {
      case .sign(let sign):
        let between = subject.map { words[min($0.place, item.place)..<item.place] } ?? []
        let changes = between.contains {
          ["enters", "enter", "entering", "into", "leaves", "leaving", "moves", "to", "changes"]
            .contains($0)
        }
        switch subject?.thing {
        case .body(let body, let isNatal)?:
          let near = signs(near: body, isNatal: isNatal, changes: changes)
          if !near.contains(sign), !known.contains(.sign(body, sign)) { return .wrongSign }
        case .phase(let isFull)?:
          let sun = signs(near: .sun, isNatal: false, changes: true)
          let wanted = isFull ? sign.opposite : sign
          if !sun.contains(wanted), !known.contains(.sign(nil, sign)) { return .wrongSign }
        default:
          if !signs.contains(sign), !known.contains(.sign(nil, sign)) { return .wrongSign }
        }
      case .house(let number):
        guard reading.chart.birth.isTimed else { return .wrongHouse }
        if case .body(let body, let isNatal)? = subject?.thing {
          let sky = isNatal ? reading.chart.sky : reading.day.sky
          let house = reading.chart.frame.house(of: sky[body].longitude)
          let isKnown =
            known.contains(.house(body, number)) || known.contains(.house(nil, number))
          if house.number != number, !isKnown { return .wrongHouse }
        }
      case .body, .aspect, .retrograde, .phase: continue
      }
    }
    return nil
  }

  /// The body in the sign or house: the one before it, or the next word.
  private func subject(
    of index: Int, in things: [(thing: Thing, place: Int)]
  ) -> (thing: Thing, place: Int)? {
    let place = things[index].place
    if index + 1 < things.count, things[index + 1].place == place + 1 {
      if case .body = things[index + 1].thing { return things[index + 1] }
    }
    var before = index - 1
    while before >= 0, place - things[before].place <= Self.reach {
      switch things[before].thing {
      case .body, .phase: return things[before]
      // "Venus in Pisces and Mars in Cancer": each sign has its own body.
      case .sign: return nil
      case .house, .aspect, .retrograde: before -= 1
      }
    }
    return nil
  }

  private func faultOfAspects(_ things: [(thing: Thing, place: Int)]) -> SentenceCheck.Fault? {
    for (index, item) in things.enumerated() {
      guard case .aspect(let kind) = item.thing else { continue }
      func isNear(_ other: Int) -> Bool {
        abs(things[other].place - item.place) <= Self.reach
      }
      func body(_ other: Int) -> (CelestialBody, Bool)? {
        guard case .body(let body, let isNatal) = things[other].thing, isNear(other) else {
          return nil
        }
        return (body, isNatal)
      }
      let before = things.indices.prefix(index).reversed().compactMap(body)
      let after = things.indices.dropFirst(index + 1).compactMap(body)
      let pair: ((CelestialBody, Bool), (CelestialBody, Bool))? =
        if let first = before.first, let second = after.first {
          (first, second)
        } else if before.count > 1 {
          (before[1], before[0])
        } else if after.count > 1 {
          (after[0], after[1])
        } else {
          nil
        }
      if let pair, !makes(kind, pair.0, pair.1),
        !known.contains(.aspect([pair.0.0, pair.1.0], kind))
      {
        return .wrongAspect
      }
    }
    return nil
  }

  /// Whether two bodies make an aspect in any way that a sentence may mean.
  private func makes(
    _ kind: AspectKind, _ one: (body: CelestialBody, isNatal: Bool),
    _ other: (body: CelestialBody, isNatal: Bool)
  ) -> Bool {
    let (chart, sky) = (reading.chart, reading.day.sky)
    func isTransit(_ body: CelestialBody, _ natal: CelestialBody) -> Bool {
      let key = TransitKey(body, kind, natal: natal)
      return chart.transit(key, in: sky) != nil || reading.dayTransits.contains { $0.key == key }
        || reading.detail(of: key) != nil
    }
    switch (one.isNatal, other.isNatal) {
    case (true, true): return chart.natalAspect(between: one.body, and: other.body) == kind
    case (false, true): return isTransit(one.body, other.body)
    case (true, false): return isTransit(other.body, one.body)
    case (false, false):
      let arc = sky[one.body].longitude.separation(from: sky[other.body].longitude)
      return AspectKind(inOrbAt: arc) == kind || isTransit(one.body, other.body)
        || isTransit(other.body, one.body)
    }
  }

  private func faultOfMotion(_ things: [(thing: Thing, place: Int)]) -> SentenceCheck.Fault? {
    for (index, item) in things.enumerated() {
      switch item.thing {
      case .retrograde:
        for other in [index - 1, index + 1] where things.indices.contains(other) {
          guard case .body(let body, false) = things[other].thing,
            abs(things[other].place - item.place) <= 3
          else { continue }
          if !reading.day.retrogrades.contains(where: { $0.body == body }),
            !known.contains(.retrograde(body))
          {
            return .wrongMotion
          }
        }
      case .phase(let isFull):
        let moon = reading.day.moon
        let days = (isFull ? moon.daysToFull : moon.daysToNew) ?? 99
        // Either to come in the week, or a day ago.
        if days > 8, days < 28.5, !known.contains(.phase(isFull: isFull)) { return .wrongPhase }
      case .body, .sign, .house, .aspect: continue
      }
    }
    return nil
  }

  private static let months: [String: Int] = Dictionary(
    uniqueKeysWithValues: [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ].enumerated().map { ($0.element, $0.offset + 1) })

  private func faultOfDates(_ words: [String]) -> SentenceCheck.Fault? {
    func day(_ index: Int) -> Int? {
      guard words.indices.contains(index) else { return nil }
      let digits = words[index].prefix { $0.isNumber }
      guard let day = Int(digits), (1...31).contains(day),
        ["", "st", "nd", "rd", "th"].contains(String(words[index].dropFirst(digits.count)))
      else { return nil }
      return day
    }
    for (index, word) in words.enumerated() {
      if word.utf8.count == 4, let year = Int(word), (1_000...2_999).contains(year),
        !dates.contains(where: { $0.year == year })
      {
        return .wrongDate
      }
      guard let month = Self.months[word], let day = day(index - 1) ?? day(index + 1) else {
        continue
      }
      if !dates.contains(where: { $0.month == month && $0.day == day }) { return .wrongDate }
    }
    return nil
  }
}
