internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Facts of the birth chart.
extension AnswerWriter {
  var chart: NatalChart { context.chart }
  static let planets: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ]

  /// What people ask for beyond the planets and the node.
  static let minorPoints: [CelestialBody] = [.chiron, .meanApogee, .ceres, .pallas, .juno, .vesta]

  func chartFact() throws(EphemerisError) -> AnswerDraft {
    let asked = understanding
    if asked.has("polar") {
      let named = asked.angles.map { ChartPoint.angle($0) } + asked.bodies.map { .body($0) }
      return named.isEmpty ? polar() : try inTheNorth(named)
    }
    if let draft = try termFact() { return draft }
    if let draft = try shape() { return draft }
    if asked.has("word.claim") { return try positions([.body(.sun)]) }
    if asked.has("tightest") {
      return asked.bodies.count == 1 ? aspects(of: .body(asked.bodies[0])) : tightest()
    }
    if asked.bodies.isEmpty, asked.elementWords.count == 1, asked.has("whichplanets"),
      let element = asked.elementWords.first
    {
      return planets(in: element)
    }
    if asked.bodies.isEmpty, !asked.elementWords.isEmpty, asked.has("nplanets") {
      return elements()
    }
    if asked.has("stellium") { return stellium() }
    if asked.has("ruler") { return ruler() }
    if asked.has("phase") || asked.has("daynight") || asked.has("fullmoon") || asked.has("newmoon")
      || asked.has("waxing")
    {
      return try phaseOfBirth()
    }
    if asked.has("allplaces"), asked.bodies.isEmpty, asked.signs.isEmpty { return allPlaces() }
    if asked.has("mysign"), asked.bodies.isEmpty, asked.angles.isEmpty, asked.signs.isEmpty {
      return bigThree()
    }
    if asked.has("retro") { return retrograde() }
    let ownBodies = asked.bodies.filter {
      Self.planets.contains($0) || Self.minorPoints.contains($0) || $0 == .meanNode
    }
    let points: [ChartPoint] = ownBodies.map { .body($0) } + asked.angles.map { .angle($0) }
    if points.count == 2, asked.has("aspects") || asked.aspect != nil { return aspect(points) }
    if points.count == 1, asked.has("aspects") {
      var draft = aspects(of: points[0])
      // "What degree is my Mars at, and does anything aspect it".
      if asked.has("degree") || asked.has("sign"), let place = try place(of: points[0]) {
        draft.sentences.insert(
          speech.say("chart.place", ["what": points[0].ownName, "place": place]), at: 0)
      }
      return draft
    }
    if asked.has("dignity"), asked.signs.isEmpty, points.count == 1,
      case .body(let body) = points[0],
      let draft = try condition(of: body)
    {
      return draft
    }
    if points.isEmpty, !asked.houses.isEmpty || asked.has("cusp") && asked.signs.isEmpty {
      return houses()
    }
    if !points.isEmpty { return try positions(points) }
    if asked.has("nplanets") || asked.has("planets") || asked.has("anything"),
      asked.signs.count == 1
    {
      return planets(in: asked.signs[0])
    }
    if asked.has("elements") || asked.cues.has("element") || !asked.elementWords.isEmpty {
      return elements()
    }
    if asked.has("aspects") { return tightest() }
    if !asked.signs.isEmpty {
      return asked.signs.count == 1 && !asked.cues.has("natal")
        ? planets(in: asked.signs[0]) : try positions([.body(.sun)])
    }
    return bigThree()
  }

  /// "Venus is in Libra at 14°, in the fifth house".
  func place(of point: ChartPoint) throws(EphemerisError) -> String? {
    guard let longitude = context.natalLongitude(of: point) else { return nil }
    let position = ZodiacPosition(longitude)
    let signs = possibleSigns(of: point)
    if signs != [position.sign] { return signs.titles }
    // Who asks for the degree wants its minutes, too.
    if let range = openDegrees(of: point) {
      return Speech.phrase("chart.between", range.merging(["sign": position.sign.title]) { $1 })
    }
    let arc = understanding.has("degree") ? position.arc : "\(Int(position.degreeInSign))°"
    var text = "\(position.sign.title) at \(arc)"
    if case .body = point, context.isTimed {
      text += ", \(speech.inHouse(chart.frame.house(of: longitude).number))"
    }
    return text
  }

  /// The signs that a point may be in, where the time of birth is unknown.
  func possibleSigns(of point: ChartPoint) -> [ZodiacSign] {
    switch point {
    case .body(let body): context.possibleSigns(of: body, in: chart)
    case .angle: context.natalLongitude(of: point).map { [ZodiacSign($0)] } ?? []
    }
  }

  /// That a point changed its sign on the day of birth; nil if its sign is known.
  func openSign(of point: ChartPoint) -> String? {
    let signs = possibleSigns(of: point)
    guard signs.count > 1, let last = signs.last else { return nil }
    if let here = signHere(of: point, among: signs) { return here }
    return speech.say(
      "chart.two_signs",
      [
        "what": point.ownName,
        "one": signs.dropLast().map(\.title).joined(separator: ", in "), "other": last.title,
      ])
  }

  func positions(_ points: [ChartPoint]) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    for (index, point) in points.prefix(4).enumerated() {
      let name = point.ownName
      guard let place = try place(of: point) else {
        draft.add(speech.say("chart.no_time", ["what": "your \(name)"]))
        draft.note("birth_time", "unknown")
        continue
      }
      let signs = possibleSigns(of: point)
      draft.note("\(point.name)_sign", signs.map(\.name).joined(separator: " or "))
      if let open = openSign(of: point) {
        draft.add(open)
        continue
      }
      guard let sign = signs.first else { continue }
      let claimed = understanding.signs
      if points.count == 1, !claimed.isEmpty {
        let slots = [
          "what": name, "place": place, "other": claimed.first { $0 != sign }?.title ?? "",
        ]
        let isRight = claimed.contains(sign)
        let key =
          claimed.count == 1
          ? (isRight ? "chart.right" : "chart.wrong") : (isRight ? "chart.place" : "chart.neither")
        draft.add(speech.say(understanding.doubts && !isRight ? "chart.sure" : key, slots))
      } else {
        draft.add(
          speech.say(
            understanding.doubts ? "chart.still" : "chart.place", ["what": name, "place": place]))
      }
      if point == .body(.meanNode), let south = southNode(asked: understanding) { draft.add(south) }
      if let longitude = context.natalLongitude(of: point) {
        let position = ZodiacPosition(longitude)
        if index == 0, case .angle = point {
          draft.add(nearness(position, perMinute: 0.25, what: name))
        } else if index == 0, position.sign == sign,
          position.degreeInSign > 29 || position.degreeInSign < 1
        {
          let isLast = position.degreeInSign > 15
          let other = position.sign.advanced(by: isLast ? 1 : -1).title
          draft.add(
            speech.say(
              isLast ? "chart.last_degree" : "chart.first_degree",
              ["what": name, "sign": sign.title, "other": other]))
        }
      }
    }
    if !context.isTimed, points.contains(where: { if case .body = $0 { true } else { false } }),
      understanding.has("houseword")
    {
      draft.add(speech.say("chart.no_time", ["what": "the house"]))
    }
    if points.count == 1, let sign = possibleSigns(of: points[0]).first,
      possibleSigns(of: points[0]).count == 1
    {
      draft.add(meaning(of: points[0], in: sign))
      if !understanding.wantsShort {
        for sentence in surroundings(of: points[0]) { draft.add(sentence) }
      }
    }
    return draft
  }

  /// "It is how you …" for a point in a sign.
  func meaning(of point: ChartPoint, in sign: ZodiacSign) -> String {
    speech.say(
      "means.\(point.name)", ["manner": speech.say("manner.\(sign.name)").lowercasedFirst])
  }

  /// How sure the sign of an angle is.
  func nearness(_ position: ZodiacPosition, perMinute: Double, what: String) -> String? {
    let degrees = min(position.degreeInSign, 30 - position.degreeInSign)
    guard degrees < 10 * perMinute else { return nil }
    let other = position.sign.advanced(by: position.degreeInSign < 15 ? -1 : 1)
    return speech.say(
      "chart.near",
      ["what": what, "minutes": minutes(max(1, Int(degrees / perMinute))), "other": other.title])
  }

  /// "One minute", "5 minutes".
  private func minutes(_ count: Int) -> String {
    Speech.phrase(count == 1 ? "minutes.one" : "minutes.many", ["count": "\(count)"])
  }

  func bigThree() -> AnswerDraft {
    var draft = AnswerDraft()
    let suns = possibleSigns(of: .body(.sun))
    let (sun, moon) = (suns.titles, possibleSigns(of: .body(.moon)).titles)
    draft.note("sun_sign", suns.map(\.name).joined(separator: " or "))
    if let ascendant = chart.ascendant, context.isTimed {
      let rising = ZodiacSign(ascendant)
      draft.note("rising_sign", rising.name)
      draft.add(
        speech.say(
          "chart.big_three", ["sun": sun, "moon": moon, "rising": rising.title]))
    } else {
      draft.add(speech.say("chart.big_two", ["sun": sun, "moon": moon]))
    }
    draft.add(openSign(of: .body(.sun)))
    if understanding.has("shorter") || understanding.wantsShort { return draft }
    if suns.count == 1 { draft.add(meaning(of: .body(.sun), in: suns[0])) }
    return draft
  }

  /// The points that the question names, and then what the far north does to the houses.
  private func inTheNorth(_ points: [ChartPoint]) throws(EphemerisError) -> AnswerDraft {
    var draft = try positions(points)
    let latitude = Int(chart.birth.place?.latitude.rounded() ?? 0)
    switch chart.frame.origin {
    case .wholeSignInstead:
      draft.sentences.insert(
        speech.say("chart.polar.note", ["latitude": "\(latitude)"]),
        at: min(1, draft.sentences.count))
    case .system, .solarWholeSign: break
    }
    return draft
  }

  func polar() -> AnswerDraft {
    var draft = AnswerDraft()
    let latitude = Int(chart.birth.place?.latitude.rounded() ?? 0)
    switch chart.frame.origin {
    case .wholeSignInstead: draft.add(speech.say("chart.polar.yes", ["latitude": "\(latitude)"]))
    case .system, .solarWholeSign:
      draft.add(
        context.isTimed
          ? speech.say("chart.polar.no", ["latitude": "\(latitude)"])
          : speech.say("chart.no_time", ["what": "the houses"]))
    }
    return draft
  }

  var closeAspects: [Aspect] {
    chart.aspects().filter { aspect in
      let points = [aspect.first, aspect.second]
      if points.contains(.body(.meanNode)) { return false }
      let isAngles = points.allSatisfy { if case .angle = $0 { true } else { false } }
      return !isAngles && (context.isTimed || !points.contains(.body(.moon)))
    }.sorted { $0.orb < $1.orb }
  }

  func tightest() -> AnswerDraft {
    var draft = AnswerDraft()
    let aspects = closeAspects
    guard let first = aspects.first else { return bigThree() }
    draft.note("aspect", "\(first.first.name) \(first.kind.name) \(first.second.name)")
    draft.add(
      speech.say(
        "chart.tightest",
        [
          "one": first.first.ownName, "other": first.second.ownName, "aspect": first.kind.noun,
          "orb": orb(first.orb),
        ]))
    draft.add(speech.say("aspect.\(first.kind.name)", pair(first.first, first.second)))
    if aspects.count > 1 {
      let next = aspects[1]
      draft.add(
        speech.say(
          "chart.next_aspect",
          [
            "one": next.first.ownName, "other": next.second.ownName, "aspect": next.kind.noun,
          ]))
    }
    return draft
  }

  func pair(_ one: ChartPoint, _ other: ChartPoint) -> [String: String] {
    ["one": topic(one), "other": topic(other)]
  }

  func orb(_ angle: PlaneAngle) -> String {
    let tenths = Int((angle.degrees * 10).rounded())
    return tenths == 0 ? "less than 0.1°" : "\(tenths / 10).\(tenths % 10)°"
  }

  func aspect(_ points: [ChartPoint]) -> AnswerDraft {
    var draft = AnswerDraft()
    let names = ["one": points[0].ownName, "other": points[1].ownName]
    if !context.isTimed, points.contains(where: { context.natalLongitude(of: $0) == nil }) {
      draft.add(speech.say("chart.no_time", ["what": "your \(points[1].ownName)"]))
      return draft
    }
    let found = chart.aspects().first {
      Set([$0.first, $0.second]) == Set(points)
    }
    if let found {
      draft.note("aspect", found.kind.name)
      draft.add(
        speech.say(
          "chart.aspect.yes",
          names.merging(["aspect": found.kind.noun, "orb": orb(found.orb)]) { $1 }))
      draft.add(speech.say("aspect.\(found.kind.name)", pair(points[0], points[1])))
    } else {
      draft.note("aspect", "none")
      draft.add(speech.say("chart.aspect.no", names))
    }
    return draft
  }

  func aspects(of point: ChartPoint) -> AnswerDraft {
    var draft = AnswerDraft()
    let found = closeAspects.filter { $0.first == point || $0.second == point }
    guard !found.isEmpty else {
      draft.add(speech.say("chart.unaspected", ["what": point.ownName]))
      return draft
    }
    let parts = found.prefix(5).map { aspect in
      let other = aspect.first == point ? aspect.second : aspect.first
      return "\(aspect.kind.noun) to your \(other.ownName)"
    }
    draft.add(speech.say("chart.aspects", ["what": point.ownName, "list": speech.list(parts)]))
    if let closest = found.first {
      draft.add(
        speech.say("aspect.\(closest.kind.name)", pair(closest.first, closest.second)))
    }
    return draft
  }
}

extension [ZodiacSign] {
  /// Such as `Gemini`, or `Gemini or Cancer` where it is one of them.
  var titles: String { map(\.title).joined(separator: " or ") }
}

extension Understanding {
  /// The elements that the question names.
  var elementWords: [ZodiacSign.Element] {
    ZodiacSign.Element.allCases.filter { cues.has("element.\($0.rawValue)") }
  }
}
