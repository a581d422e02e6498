public import Astrology
internal import Ephemeris

extension SkyCondition {
  /// Reads a condition as people write it.
  ///
  /// ```swift
  /// let condition = try SkyCondition("moon in taurus|virgo|capricorn")
  /// ```
  ///
  /// - `BODY in SIGN`, `BODY in house N`, `BODY on ANGLE [ORB]`, `BODY up`, `BODY down`
  /// - `BODY direct`, `BODY retrograde`, `BODY dignified`, `BODY out of bounds`
  /// - `BODY combust`, `BODY under beams`, `BODY cazimi`
  /// - `BODY [applying|separating] ASPECT BODY [ORB]`, `BODY ASPECT natal POINT [ORB]`
  /// - `moon waxing`, `moon waning`, `moon void`, `moon PHASE`
  /// - `SIGN rising`, `hour of PLANET`
  ///
  /// `|` or `or` between names means that any of them will do. Orbs are in degrees, 3 unless given. Capital
  /// letters don't count, and a name of several words may be written with `_`.
  ///
  /// - Throws: ``ConditionError``.
  public init(_ text: some StringProtocol) throws(ConditionError) {
    var reader = ConditionReader(String(text))
    self = try reader.condition()
  }
}

/// Reads the words of a condition from left to right.
private struct ConditionReader {
  private let text: String
  private let words: [String]
  private var index = 0

  init(_ text: String) {
    self.text = text
    let spaced = text.spoken.flatMap { $0 == "|" || $0 == "," ? [" ", "|", " "] : [$0] }
    words = String(spaced).split(whereSeparator: \.isWhitespace).map { word in
      word == "or" ? "|" : String(word)
    }
  }

  mutating func condition() throws(ConditionError) -> SkyCondition {
    guard !words.isEmpty else { throw .empty }
    let condition = try whole()
    guard index == words.count else {
      throw .leftOver(
        word: words[index...].joined(separator: " "),
        after: words[..<index].joined(separator: " "))
    }
    return condition
  }

  private mutating func whole() throws(ConditionError) -> SkyCondition {
    if take(["hour", "of"]) || take(["hours", "of"]) {
      let planets = try list(ConditionNames.planets, wanted: "planet")
      return Self.any(planets.map { .hour($0) })
    }
    if next(ConditionNames.bodies) != nil {
      return try predicate(of: list(ConditionNames.bodies, wanted: "body"))
    }
    if next(ConditionNames.signs) != nil {
      let signs = try list(ConditionNames.signs, wanted: "sign")
      guard take(["rising"]) else { throw missing("word", ["rising"]) }
      return Self.any(signs.map { .rising($0) })
    }
    if next(ConditionNames.phases) != nil {
      return Self.any(try list(ConditionNames.phases, wanted: "phase").map { .phase($0) })
    }
    let all = [ConditionNames.bodies.map(\.name), ConditionNames.signs.map(\.name), ["hour of"]]
    throw unknown(
      "beginning of a condition", all.flatMap(\.self),
      examples: ConditionNames.bodies.prefix(11).map(\.name) + ["a sign with rising", "hour of"])
  }

  /// What is said of some bodies.
  private mutating func predicate(
    of bodies: [CelestialBody]
  ) throws(ConditionError) -> SkyCondition {
    if take(["in", "house"]) || take(["in", "houses"]) {
      let houses = try list(ConditionNames.houses, wanted: "house")
      return Self.any(bodies, houses) { .inHouse($0, $1) }
    }
    if take(["in"]) {
      return Self.any(bodies, try list(ConditionNames.signs, wanted: "sign")) { .inSign($0, $1) }
    }
    if take(["on"]) {
      let angles = try list(ConditionNames.angles, wanted: "angle")
      let orb = try orb()
      return Self.any(bodies, angles) { .onAngle($0, $1, orb: orb) }
    }
    if let state = taken(ConditionNames.states) {
      return Self.any(bodies.map { state($0) })
    }
    if bodies == [.moon] || next(ConditionNames.aspects) == nil {
      if let condition = try moonState(of: bodies) { return condition }
    }
    return try aspect(of: bodies)
  }

  /// What is said of the Moon alone.
  private mutating func moonState(
    of bodies: [CelestialBody]
  ) throws(ConditionError) -> SkyCondition? {
    guard let name = next(ConditionNames.moonStates)?.name else { return nil }
    if let other = bodies.first(where: { $0 != .moon }) {
      throw .onlyMoon(other, word: name)
    }
    return Self.any(try list(ConditionNames.moonStates, wanted: "phase"))
  }

  private mutating func aspect(of bodies: [CelestialBody]) throws(ConditionError) -> SkyCondition {
    let motion = taken(ConditionNames.motions)
    guard next(ConditionNames.aspects) != nil else {
      let known = ConditionNames.predicates
      throw missing("word after the body", motion == nil ? known : ConditionNames.aspectNames)
    }
    let kinds = try list(ConditionNames.aspects, wanted: "aspect")
    if take(["natal"]) {
      if motion != nil { throw .leftOver(word: "natal", after: "applying or separating") }
      let points = try list(ConditionNames.points, wanted: "natal point")
      let orb = try orb()
      return Self.any(
        bodies.flatMap { body in
          kinds.flatMap { kind in points.map { .natalAspect(body, kind, $0, orb: orb) } }
        })
    }
    let others = try list(ConditionNames.bodies, wanted: "body")
    let orb = try orb()
    return Self.any(
      bodies.flatMap { body in
        kinds.flatMap { kind in
          others.map { .aspect(body, kind, $0, orb: orb, motion: motion) }
        }
      })
  }
}

extension ConditionReader {
  private typealias Names<Value> = [(name: String, value: Value)]

  /// The longest name of a table that comes next, with its number of words.
  private func next<Value>(
    _ table: Names<Value>
  ) -> (name: String, value: Value, words: Int)? {
    var found: (name: String, value: Value, words: Int)?
    for (name, value) in table {
      let wanted = name.split(separator: " ")
      guard wanted.count > found?.words ?? 0, wanted.count <= words.count - index,
        zip(wanted, words[index...]).allSatisfy({ $0 == $1 })
      else { continue }
      found = (name, value, wanted.count)
    }
    return found
  }

  private mutating func taken<Value>(_ table: Names<Value>) -> Value? {
    guard let found = next(table) else { return nil }
    index += found.words
    return found.value
  }

  private mutating func take(_ wanted: [String]) -> Bool {
    guard words[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  /// One name of a table, or several with `|` between them.
  private mutating func list<Value>(
    _ table: Names<Value>, wanted: String
  ) throws(ConditionError) -> [Value] {
    var values: [Value] = []
    repeat {
      guard let value = taken(table) else { throw missing(wanted, table.map(\.name)) }
      values.append(value)
    } while take(["|"])
    return values
  }

  /// The orb that comes next; the usual one at the end of the text.
  private mutating func orb() throws(ConditionError) -> PlaneAngle {
    _ = take(["within"]) || take(["orb"])
    guard index < words.count else { return SkyCondition.usualOrb }
    var word = words[index]
    if word.last == "°" { word.removeLast() }
    let isPlain = word.utf8.allSatisfy { byte in
      byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isPlain, word.utf8.count <= 32, let degrees = Double(word), degrees > 0, degrees <= 30
    else { throw .noOrb(words[index]) }
    index += 1
    _ = take(["degrees"]) || take(["degree"])
    return .degrees(degrees)
  }

  private func missing(_ wanted: String, _ names: [String]) -> ConditionError {
    guard index < words.count else {
      return .unfinished(text, wanted: wanted, examples: Array(names.prefix(16)))
    }
    return unknown(wanted, names, examples: Array(names.prefix(16)))
  }

  private func unknown(
    _ wanted: String, _ names: [String], examples: [String]
  ) -> ConditionError {
    .unknown(
      word: words[index], wanted: wanted, examples: examples,
      nearest: Self.nearest(to: words[index], among: names))
  }

  /// The name that a misspelt word differs from in two letters at most; in one, if it is short.
  private static func nearest(to word: String, among names: [String]) -> String? {
    guard word.utf8.count <= 40 else { return nil }
    let letters = Array(word.utf8)[...]
    let ranked = names.map { (name: $0, edits: letters.editDistance(from: Array($0.utf8)[...])) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= (letters.count < 5 ? 1 : 2) ? best.name : nil
  }

  private static func any(_ conditions: [SkyCondition]) -> SkyCondition {
    conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private static func any<Value>(
    _ bodies: [CelestialBody], _ values: [Value],
    _ condition: (CelestialBody, Value) -> SkyCondition
  ) -> SkyCondition {
    any(bodies.flatMap { body in values.map { condition(body, $0) } })
  }
}
