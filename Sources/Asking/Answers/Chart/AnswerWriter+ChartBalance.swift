internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// Stelliums, rulers, elements and houses of the chart.
extension AnswerWriter {
  func stellium() -> AnswerDraft {
    var draft = AnswerDraft()
    var lines: [String] = []
    for sign in ZodiacSign.allCases {
      let bodies = Self.planets.filter { possibleSigns(of: .body($0)) == [sign] }
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
            "\(speech.list(bodies.map(\.title))) \(speech.inHouse(house.number))")
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

  func ruler() -> AnswerDraft {
    var draft = AnswerDraft()
    guard let ascendant = chart.ascendant, context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.ruler")]))
      return draft
    }
    let house = understanding.houses.first
    let start = house.map { chart.frame.cusps[$0 - 1] } ?? ascendant
    let sign = ZodiacSign(start)
    let ruler = sign.traditionalRuler
    let longitude = chart.sky[ruler].longitude
    draft.note("ruler", ruler.name)
    let place =
      "\(ZodiacSign(longitude).title), \(speech.inHouse(chart.frame.house(of: longitude).number))"
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

  func phaseOfBirth() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let phase = MoonPhase.Illumination(sun: chart.sky[.sun], moon: chart.sky[.moon]).phase
    draft.note("moon_phase", phase.name)
    if understanding.has("fullmoon") || understanding.has("newmoon") {
      let wanted: MoonPhase = understanding.has("fullmoon") ? .fullMoon : .newMoon
      draft.add(phase == wanted ? "Yes." : "No.")
    }
    // "Day chart or night chart" is about the Sun first.
    let isOfSect = understanding.has("daynight") && !understanding.has("phase")
    if !isOfSect { draft.add(speech.say("chart.phase", ["phase": phase.title.lowercased()])) }
    if understanding.has("daynight") || understanding.has("phase") {
      if context.isTimed,
        let sect = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris).sect
      {
        draft.note("sect", sect.name)
        draft.add(speech.say(sect == .day ? "chart.day" : "chart.night"))
        if isOfSect {
          let (light, other): (CelestialBody, CelestialBody) =
            sect == .day ? (.sun, .moon) : (.moon, .sun)
          draft.add(
            speech.say("chart.sect.light", ["body": light.phrase, "other": other.phrase]))
        }
      } else if understanding.has("daynight") {
        draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.sect")]))
      }
    }
    if isOfSect { draft.add(speech.say("chart.phase", ["phase": phase.title.lowercased()])) }
    if !isOfSect { draft.add(speech.say("phase.means.\(phase.name)")) }
    return draft
  }

  func retrograde() -> AnswerDraft {
    var draft = AnswerDraft()
    let backwards = Self.planets.filter { chart.sky[$0].isRetrograde }
    draft.note("retrograde", backwards.map(\.name).joined(separator: " "))
    for body in understanding.bodies.filter({ Self.planets.contains($0) }).prefix(3) {
      let position = ZodiacPosition(chart.sky[body].longitude)
      let signs = possibleSigns(of: .body(body))
      let place =
        signs == [position.sign]
        ? "\(position.sign.title) at \(Int(position.degreeInSign))°" : signs.titles
      draft.add(
        speech.say(
          backwards.contains(body) ? "chart.retro.yes" : "chart.retro.no",
          ["what": body.title, "place": place]))
    }
    if !draft.sentences.isEmpty { return draft }
    draft.add(
      backwards.isEmpty
        ? speech.say("chart.retro.none")
        : speech.say("chart.retro.list", ["list": speech.list(backwards.map(\.title))]))
    for body in backwards.prefix(2) where body <= .saturn {
      draft.add(
        speech.say("chart.retro.inward", ["body": body.title, "what": topic(.body(body))]))
    }
    if !backwards.isEmpty { draft.add(speech.say("chart.retro.common")) }
    return draft
  }

  func planets(in sign: ZodiacSign) -> AnswerDraft {
    var draft = AnswerDraft()
    let bodies = Self.planets.filter { possibleSigns(of: .body($0)) == [sign] }
    draft.note("planets_in_\(sign.name)", bodies.map(\.name).joined(separator: " "))
    let isRising = context.isTimed && chart.ascendant.map { ZodiacSign($0) == sign } ?? false
    let open = openSigns { $0.contains(sign) }
    if isRising, bodies.isEmpty {
      draft.add(speech.say("chart.in_sign.only_rising", ["sign": sign.title]))
      return draft
    }
    draft.add(
      bodies.isEmpty
        ? open.isEmpty ? speech.say("chart.in_sign.none", ["sign": sign.title]) : nil
        : speech.say(
          "chart.in_sign",
          [
            "count": speech.number(bodies.count).sentenceCased, "sign": sign.title,
            "list": speech.list(bodies.map(\.phrase)),
            "planets": bodies.count == 1 ? "planet" : "planets",
          ]))
    if isRising {
      draft.add(speech.say("chart.in_sign.rising", ["sign": sign.title]))
    }
    for sentence in open { draft.add(sentence) }
    return draft
  }

  /// A sentence for each planet whose sign the unknown time of birth leaves open, and that may be in some signs.
  private func openSigns(where concerns: ([ZodiacSign]) -> Bool = { _ in true }) -> [String] {
    Self.planets.filter { concerns(possibleSigns(of: .body($0))) }
      .compactMap { openSign(of: .body($0)) }
  }

  /// The planets in the signs of one element, all of them by name.
  func planets(in element: ZodiacSign.Element) -> AnswerDraft {
    var draft = AnswerDraft()
    let bodies = Self.planets.filter { body in
      possibleSigns(of: .body(body)).allSatisfy { $0.element == element }
    }
    let open = openSigns { signs in signs.contains { $0.element == element } }
    draft.note("planets_in_\(element.rawValue)", bodies.map(\.name).joined(separator: " "))
    let name = "\(element.rawValue) signs"
    draft.add(
      bodies.isEmpty
        ? open.isEmpty ? speech.say("chart.in_sign.none", ["sign": name]) : nil
        : speech.say(
          "chart.in_sign",
          [
            "count": speech.number(bodies.count).sentenceCased, "sign": name,
            "list": speech.list(bodies.map(\.phrase)),
            "planets": bodies.count == 1 ? "planet" : "planets",
          ]))
    draft.add(speech.say("element.\(element.rawValue)"))
    for sentence in open { draft.add(sentence) }
    return draft
  }

  func elements() -> AnswerDraft {
    var draft = AnswerDraft()
    let counts = NatalChart.Distributions(of: chart)
    let ranked = ZodiacSign.Element.allCases.sorted {
      (counts.elements[$0] ?? 0, $1.rawValue) > (counts.elements[$1] ?? 0, $0.rawValue)
    }
    for element in ranked { draft.note(element.rawValue, counts.elements[element] ?? 0) }
    let list = ranked.map { "\(speech.number(counts.elements[$0] ?? 0)) in \($0.rawValue)" }
    let compared = understanding.elementWords.sorted {
      (counts.elements[$0] ?? 0) > (counts.elements[$1] ?? 0)
    }
    if compared.count == 2 {
      // "Am I more fire or water".
      let (most, least) = (counts.elements[compared[0]] ?? 0, counts.elements[compared[1]] ?? 0)
      draft.add(
        speech.say(
          most == least ? "chart.element.even" : "chart.element.more",
          [
            "one": compared[0].rawValue, "other": compared[1].rawValue,
            "count": speech.number(most), "are": most == 1 ? "is" : "are",
            "less": speech.number(least),
          ]))
    } else if understanding.has("least"), understanding.elementWords.isEmpty, let last = ranked.last
    {
      let count = counts.elements[last] ?? 0
      draft.add(
        speech.say(
          count == 0 ? "chart.element.missing" : "chart.element.least",
          [
            "element": last.rawValue, "count": speech.number(count),
            "are": count == 1 ? "is" : "are",
          ]))
    } else if let asked = understanding.elementWords.first, let top = ranked.first {
      let count = counts.elements[asked] ?? 0
      let key =
        asked == top && count >= 4
        ? "chart.element.yes" : count >= 3 ? "chart.element.partly" : "chart.element.no"
      draft.add(
        speech.say(
          key,
          [
            "element": asked.rawValue, "count": speech.number(count), "top": top.rawValue,
            "are": count == 1 ? "is" : "are",
          ]))
    }
    draft.add(speech.say("chart.elements", ["list": speech.list(list)]))
    if let top = ranked.first { draft.add(speech.say("element.\(top.rawValue)")) }
    for sentence in openSigns() { draft.add(sentence) }
    return draft
  }

  func houses() -> AnswerDraft {
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
