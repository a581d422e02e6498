internal import Astrology
internal import Ephemeris
internal import Words

// What students of astrology ask: transits to a point, what leads the chart, empty houses, planets in houses.
extension AnswerWriter {
  /// The answer to such a question; nil for others.
  func technicalAnswer() throws(EphemerisError) -> AnswerDraft? {
    func asks(_ term: IntentRules.Term) -> Bool { understanding.has(term.cue) }
    if asks(.balance) { return balance() }
    if asks(.pointNow) { return try passing() }
    if asks(.yearChart) { return try yearChart() }
    if asks(.emptyHouse) { return emptyHouse() }
    if asks(.planetInHouse) { return try planetInHouse() }
    if asks(.retrogradeBlame) { return try retrogradeBlame() }
    if asks(.retrogradeCustom) { return try retrogradeCustom() }
    if asks(.technique) { return try technique() }
    if asks(.trait) || asks(.traitCause) { return ownTrait() }
    if asks(.planetInSign) { return try planetInSign() }
    if asks(.rank) { return try ranked() }
    return nil
  }

  /// The age that the question names.
  var askedAge: Int? {
    understanding.cues.first { $0.hasPrefix("word.age.") }.flatMap { Int($0.dropFirst(9)) }
  }

  /// A day within the year after a birthday, where the Sun's return is over for sure.
  func dayOfAge(_ age: Int) -> CalendarDate? {
    chart.birth.date.anniversary(in: chart.birth.date.year + age)?.advanced(byDays: 30)
  }

  // MARK: - Elements and modes

  /// The element and the mode with the most planets, as far as the question names them.
  private func balance() -> AnswerDraft {
    let modes = understanding.has("word.modes")
    guard modes else { return elementsFirst() }
    var draft = AnswerDraft()
    let counts = NatalChart.Distributions(of: chart)
    let all = ZodiacSign.Modality.allCases
    for mode in all { draft.note("\(mode)", counts.modalities[mode] ?? 0) }
    if understanding.has("word.elements") {
      draft = elementsFirst()
      draft.sentences = Array(draft.sentences.prefix(2))
    }
    let ranked = all.map { (name: "\($0)", count: counts.modalities[$0] ?? 0) }
    draft.add(leader(ranked, "chart.mode"))
    draft.add(speech.say("chart.modes", ["list": list(ranked, before: "")]))
    if let top = ranked.max(by: { $0.count < $1.count }) {
      draft.add(speech.say("mode.\(top.name)"))
    }
    for body in Self.planets { draft.add(openSign(of: .body(body))) }
    return draft
  }

  /// The element with the most planets, and the counts of all.
  private func elementsFirst() -> AnswerDraft {
    var draft = elements()
    let counts = NatalChart.Distributions(of: chart).elements
    let ranked = ZodiacSign.Element.allCases.map { (name: $0.rawValue, count: counts[$0] ?? 0) }
    draft.sentences.insert(leader(ranked, "chart.element"), at: 0)
    return draft
  }

  /// A sentence such as "Earth leads in your chart, with four of the ten planets".
  private func leader(_ counts: [(name: String, count: Int)], _ key: String) -> String {
    let most = counts.map(\.count).max() ?? 0
    let first = counts.filter { $0.count == most }.map(\.name)
    return speech.say(
      first.count == 1 ? "\(key).leads" : "\(key).lead_together",
      ["list": speech.list(first), "count": speech.number(most)])
  }

  private func list(_ counts: [(name: String, count: Int)], before: String) -> String {
    speech.list(
      counts.sorted { $0.count > $1.count }.map { "\(speech.number($0.count)) in \($0.name)" })
  }

  // MARK: - Houses

  /// What a house without planets means, and whether the reader's is without.
  private func emptyHouse() -> AnswerDraft {
    var draft = AnswerDraft()
    guard let number = understanding.houses.first else { return emptyHouses() }
    let house = speech.ordinal(number)
    guard context.isTimed else {
      draft.add(speech.say("house.empty.means", ["house": house]))
      draft.add(concept("house_\(number)"))
      draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.houses")]))
      return draft
    }
    let bodies = Self.planets.filter {
      chart.frame.house(of: chart.sky[$0].longitude).number == number
    }
    let sign = ZodiacSign(chart.frame.cusps[number - 1])
    let ruler = sign.traditionalRuler
    draft.note("house_\(number)", ([sign.name] + bodies.map(\.name)).joined(separator: " "))
    let slots = [
      "house": house, "list": speech.list(bodies.map(\.phrase)), "sign": sign.title,
      "are": bodies.count == 1 ? "is" : "are", "ruler": ruler.phrase,
      "place": signAndHouse(of: ruler),
      "topic": speech.topic(ofHouse: chart.frame.house(of: chart.sky[ruler].longitude).number),
    ]
    draft.add(speech.say(bodies.isEmpty ? "house.empty.own" : "house.empty.not", slots))
    draft.add(concept("house_\(number)"))
    draft.add(speech.say("house.empty.means", slots))
    if bodies.isEmpty {
      draft.add(speech.say("house.empty.ruler", slots))
    } else if let first = bodies.first {
      draft.add(speech.say("house.empty.full", ["topic": topic(.body(first)), "house": house]))
    }
    return draft
  }

  /// What a planet in a house means, and whether the reader's stands there.
  private func planetInHouse() throws(EphemerisError) -> AnswerDraft? {
    guard let number = understanding.houses.first, let body = understanding.bodies.first,
      let longitude = context.natalLongitude(of: .body(body))
    else { return nil }
    var draft = AnswerDraft()
    let house = speech.ordinal(number)
    let point = ChartPoint.body(body)
    let signs = possibleSigns(of: point)
    let here = chart.frame.house(of: longitude).number
    let slots = [
      "what": point.ownName, "house": house, "topic": speech.topic(ofHouse: number),
      "sign": signs.titles, "here": speech.ordinal(here),
      "here_topic": speech.topic(ofHouse: here),
    ]
    let stands = (concept("\(body.name)_meaning") ?? "").prefix { $0 != "." }
    let meaning =
      stands.isEmpty
      ? speech.say("planet_in_house.point", slots)
      : speech.say("planet_in_house", slots.merging(["stands": String(stands)]) { $1 })
    guard context.isTimed else {
      draft.add(meaning)
      draft.add(concept("house_\(number)"))
      draft.add(
        speech.say(
          "chart.no_time", ["what": Speech.phrase("what.house_of", ["what": point.ownName])]))
      return draft
    }
    draft.note("\(body.name)_house", here)
    let own = speech.say(here == number ? "planet_in_house.yes" : "planet_in_house.no", slots)
    // "Do I have Saturn in the 7th house" is answered with yes or no first.
    if understanding.has("natal") || understanding.has("word.own") {
      draft.add(own)
      draft.add(meaning)
    } else {
      draft.add(meaning)
      draft.add(concept("house_\(number)"))
      draft.add(own)
    }
    if here == number, signs.count == 1, let sign = signs.first {
      draft.add(self.meaning(of: point, in: sign))
    } else if here != number {
      draft.add(speech.say("planet_in_house.there", slots))
    }
    return draft
  }
}
