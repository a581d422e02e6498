internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Facts of the birth chart.
extension AnswerWriter {
  private var chart: NatalChart { context.chart }
  private static let planets: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ]

  func chartFact() throws(EphemerisError) -> AnswerDraft {
    let asked = understanding
    if asked.has("polar") { return polar() }
    if asked.has("tightest") { return tightest() }
    if asked.has("stellium") { return stellium() }
    if asked.has("ruler") { return ruler() }
    if asked.has("phase") || asked.has("daynight") || asked.has("fullmoon") || asked.has("newmoon")
    {
      return try phaseOfBirth()
    }
    if asked.has("mysign"), asked.bodies.isEmpty, asked.angles.isEmpty, asked.signs.isEmpty {
      return bigThree()
    }
    if asked.has("retro") { return retrograde() }
    let ownBodies = asked.bodies.filter {
      Self.planets.contains($0) || $0 == .meanNode || $0 == .chiron
    }
    let points: [ChartPoint] = ownBodies.map { .body($0) } + asked.angles.map { .angle($0) }
    if points.count == 2, asked.has("aspects") || asked.aspect != nil { return aspect(points) }
    if points.count == 1, asked.has("aspects") { return aspects(of: points[0]) }
    if points.isEmpty, !asked.houses.isEmpty || asked.has("cusp") && asked.signs.isEmpty {
      return houses()
    }
    if !points.isEmpty { return try positions(points) }
    if asked.has("nplanets") || asked.has("planets"), asked.signs.count == 1 {
      return planets(in: asked.signs[0])
    }
    if asked.has("elements") || asked.cues.contains("element") || !asked.elementWords.isEmpty {
      return elements()
    }
    if asked.has("aspects") { return tightest() }
    if !asked.signs.isEmpty {
      return asked.signs.count == 1 && !asked.cues.contains("natal")
        ? planets(in: asked.signs[0]) : try positions([.body(.sun)])
    }
    return bigThree()
  }

  /// "Venus is in Libra at 14°, in the fifth house".
  private func place(of point: ChartPoint) throws(EphemerisError) -> String? {
    guard let longitude = context.natalLongitude(of: point) else { return nil }
    let position = ZodiacPosition(longitude)
    var text = "\(position.sign.title) at \(Int(position.degreeInSign))°"
    if case .body = point, context.isTimed {
      text += ", in the \(speech.ordinal(chart.frame.house(of: longitude).number)) house"
    }
    return text
  }

  /// The signs that a point may be in, where the time of birth is unknown.
  func possibleSigns(of point: ChartPoint) -> [ZodiacSign] {
    guard let longitude = context.natalLongitude(of: point) else { return [] }
    if !context.isTimed, point == .body(.moon), !chart.uncertainty.moonSignIsCertain {
      let (start, end) = (chart.uncertainty.moonAtStart, chart.uncertainty.moonAtEnd)
      return [ZodiacSign(start), ZodiacSign(end)]
    }
    return [ZodiacSign(longitude)]
  }

  private func positions(_ points: [ChartPoint]) throws(EphemerisError) -> AnswerDraft {
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
      if signs.count == 2 {
        draft.add(
          speech.say(
            "chart.two_signs",
            ["what": name, "one": signs[0].title, "other": signs[1].title]))
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
      if let longitude = context.natalLongitude(of: point) {
        let position = ZodiacPosition(longitude)
        if index == 0, case .angle = point {
          draft.add(nearness(position, perMinute: 0.25, what: name))
        } else if index == 0, position.degreeInSign > 29 || position.degreeInSign < 1 {
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
    }
    return draft
  }

  /// "It is how you …" for a point in a sign.
  func meaning(of point: ChartPoint, in sign: ZodiacSign) -> String {
    speech.say(
      "means.\(point.name)", ["manner": speech.say("manner.\(sign.name)").lowercasedFirst])
  }

  /// How sure the sign of an angle is.
  private func nearness(_ position: ZodiacPosition, perMinute: Double, what: String) -> String? {
    let degrees = min(position.degreeInSign, 30 - position.degreeInSign)
    guard degrees < 10 * perMinute else { return nil }
    let other = position.sign.advanced(by: position.degreeInSign < 15 ? -1 : 1)
    return speech.say(
      "chart.near",
      ["what": what, "minutes": "\(max(1, Int(degrees / perMinute)))", "other": other.title])
  }

  private func bigThree() -> AnswerDraft {
    var draft = AnswerDraft()
    let sun = ZodiacSign(chart.sky[.sun].longitude)
    let moon = possibleSigns(of: .body(.moon)).map(\.title).joined(separator: " or ")
    draft.note("sun_sign", sun.name)
    if let ascendant = chart.ascendant, context.isTimed {
      let rising = ZodiacSign(ascendant)
      draft.note("rising_sign", rising.name)
      draft.add(
        speech.say(
          "chart.big_three", ["sun": sun.title, "moon": moon, "rising": rising.title]))
    } else {
      draft.add(speech.say("chart.big_two", ["sun": sun.title, "moon": moon]))
    }
    if understanding.has("shorter") || understanding.wantsShort { return draft }
    draft.add(meaning(of: .body(.sun), in: sun))
    return draft
  }

  private func polar() -> AnswerDraft {
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

  private var closeAspects: [Aspect] {
    chart.aspects().filter { aspect in
      let points = [aspect.first, aspect.second]
      if points.contains(.body(.meanNode)) { return false }
      let isAngles = points.allSatisfy { if case .angle = $0 { true } else { false } }
      return !isAngles && (context.isTimed || !points.contains(.body(.moon)))
    }.sorted { $0.orb < $1.orb }
  }

  private func tightest() -> AnswerDraft {
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

  private func pair(_ one: ChartPoint, _ other: ChartPoint) -> [String: String] {
    ["one": topic(one), "other": topic(other)]
  }

  private func orb(_ angle: PlaneAngle) -> String {
    let tenths = Int((angle.degrees * 10).rounded())
    return tenths == 0 ? "less than 0.1°" : "\(tenths / 10).\(tenths % 10)°"
  }

  private func aspect(_ points: [ChartPoint]) -> AnswerDraft {
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

  private func aspects(of point: ChartPoint) -> AnswerDraft {
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

  private func stellium() -> AnswerDraft {
    var draft = AnswerDraft()
    var lines: [String] = []
    for sign in ZodiacSign.allCases {
      let bodies = Self.planets.filter { ZodiacSign(chart.sky[$0].longitude) == sign }
      if bodies.count >= 3 {
        lines.append("\(speech.list(bodies.map(\.title))) in \(sign.title)")
        draft.note("stellium_\(sign.name)", bodies.map(\.name).joined(separator: " "))
      }
    }
    if context.isTimed {
      for house in House.all {
        let bodies = Self.planets.filter { chart.frame.house(of: chart.sky[$0].longitude) == house }
        if bodies.count >= 3 {
          lines.append(
            "\(speech.list(bodies.map(\.title))) in the \(speech.ordinal(house.number)) house")
        }
      }
    }
    if lines.isEmpty {
      draft.add(speech.say("chart.stellium.no"))
    } else {
      draft.add(
        speech.say("chart.stellium.yes", ["list": lines.prefix(2).joined(separator: "; also ")]))
    }
    return draft
  }

  private func ruler() -> AnswerDraft {
    var draft = AnswerDraft()
    guard let ascendant = chart.ascendant, context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": "the chart ruler"]))
      return draft
    }
    let house = understanding.houses.first
    let start = house.map { chart.frame.cusps[$0 - 1] } ?? ascendant
    let sign = ZodiacSign(start)
    let ruler = sign.traditionalRuler
    let longitude = chart.sky[ruler].longitude
    draft.note("ruler", ruler.name)
    let place =
      "\(ZodiacSign(longitude).title), in the \(speech.ordinal(chart.frame.house(of: longitude).number)) house"
    draft.add(
      speech.say(
        house == nil ? "chart.ruler" : "chart.house_ruler",
        [
          "sign": sign.title, "ruler": ruler.phrase, "place": place,
          "house": speech.ordinal(house ?? 1),
        ]))
    if sign.modernRuler != ruler {
      let modern = chart.sky[sign.modernRuler].longitude
      draft.add(
        speech.say(
          "chart.modern_ruler",
          [
            "ruler": sign.modernRuler.phrase, "sign": ZodiacSign(modern).title,
            "house": speech.ordinal(chart.frame.house(of: modern).number),
          ]))
    }
    draft.add(meaning(of: .body(ruler), in: ZodiacSign(longitude)))
    return draft
  }

  private func phaseOfBirth() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let phase = MoonIllumination(sun: chart.sky[.sun], moon: chart.sky[.moon]).phase
    draft.note("moon_phase", phase.name)
    if understanding.has("fullmoon") || understanding.has("newmoon") {
      let wanted: MoonPhase = understanding.has("fullmoon") ? .fullMoon : .newMoon
      draft.add(phase == wanted ? "Yes." : "No.")
    }
    draft.add(speech.say("chart.phase", ["phase": phase.title.lowercased()]))
    if understanding.has("daynight") || understanding.has("phase") {
      if context.isTimed,
        let sect = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris).sect
      {
        draft.note("sect", sect.name)
        draft.add(speech.say(sect == .day ? "chart.day" : "chart.night"))
      } else if understanding.has("daynight") {
        draft.add(speech.say("chart.no_time", ["what": "day or night"]))
      }
    }
    return draft
  }

  private func retrograde() -> AnswerDraft {
    var draft = AnswerDraft()
    let backwards = Self.planets.filter { chart.sky[$0].isRetrograde }
    draft.note("retrograde", backwards.map(\.name).joined(separator: " "))
    if let body = understanding.bodies.first(where: { Self.planets.contains($0) }) {
      let place = ZodiacPosition(chart.sky[body].longitude)
      draft.add(
        speech.say(
          backwards.contains(body) ? "chart.retro.yes" : "chart.retro.no",
          [
            "what": body.title, "place": "\(place.sign.title) at \(Int(place.degreeInSign))°",
          ]))
      return draft
    }
    draft.add(
      backwards.isEmpty
        ? speech.say("chart.retro.none")
        : speech.say("chart.retro.list", ["list": speech.list(backwards.map(\.title))]))
    return draft
  }

  private func planets(in sign: ZodiacSign) -> AnswerDraft {
    var draft = AnswerDraft()
    let bodies = Self.planets.filter { ZodiacSign(chart.sky[$0].longitude) == sign }
    draft.note("planets_in_\(sign.name)", bodies.map(\.name).joined(separator: " "))
    draft.add(
      bodies.isEmpty
        ? speech.say("chart.in_sign.none", ["sign": sign.title])
        : speech.say(
          "chart.in_sign",
          [
            "count": speech.number(bodies.count).sentenceCased, "sign": sign.title,
            "list": speech.list(bodies.map(\.phrase)),
            "planets": bodies.count == 1 ? "planet" : "planets",
          ]))
    if context.isTimed, let ascendant = chart.ascendant, ZodiacSign(ascendant) == sign {
      draft.add(speech.say("chart.in_sign.rising", ["sign": sign.title]))
    }
    return draft
  }

  private func elements() -> AnswerDraft {
    var draft = AnswerDraft()
    let counts = ChartDistributions(of: chart)
    let ranked = ZodiacSign.Element.allCases.sorted {
      (counts.elements[$0] ?? 0, $1.rawValue) > (counts.elements[$1] ?? 0, $0.rawValue)
    }
    for element in ranked { draft.note(element.rawValue, counts.elements[element] ?? 0) }
    let list = ranked.map { "\(speech.number(counts.elements[$0] ?? 0)) in \($0.rawValue)" }
    if let asked = understanding.elementWords.first, let top = ranked.first {
      let count = counts.elements[asked] ?? 0
      let key =
        asked == top && count >= 4
        ? "chart.element.yes" : count >= 3 ? "chart.element.partly" : "chart.element.no"
      draft.add(
        speech.say(
          key, ["element": asked.rawValue, "count": speech.number(count), "top": top.rawValue]))
    }
    draft.add(speech.say("chart.elements", ["list": speech.list(list)]))
    if let top = ranked.first { draft.add(speech.say("element.\(top.rawValue)")) }
    return draft
  }

  private func houses() -> AnswerDraft {
    var draft = AnswerDraft()
    guard context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": "the houses"]))
      return draft
    }
    for number in understanding.houses.prefix(2) {
      let sign = ZodiacSign(chart.frame.cusps[number - 1])
      let bodies = Self.planets.filter {
        chart.frame.house(of: chart.sky[$0].longitude).number == number
      }
      draft.note("house_\(number)", ([sign.name] + bodies.map(\.name)).joined(separator: " "))
      let ordinal = speech.ordinal(number)
      draft.add(
        bodies.isEmpty
          ? speech.say(
            "chart.house.empty",
            ["house": ordinal, "sign": sign.title, "ruler": sign.traditionalRuler.title])
          : speech.say(
            "chart.house",
            [
              "house": ordinal, "sign": sign.title, "list": speech.list(bodies.map(\.title)),
            ]))
      draft.add(speech.say("house.\(number)"))
    }
    return draft
  }
}

extension Understanding {
  /// The elements that the question names.
  var elementWords: [ZodiacSign.Element] {
    ZodiacSign.Element.allCases.filter { cues.contains("element.\($0.rawValue)") }
  }
}
