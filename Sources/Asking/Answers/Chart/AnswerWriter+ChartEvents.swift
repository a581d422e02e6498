internal import Astrology
internal import Ephemeris
internal import Words

// Events of the sky held against the chart: what the ruler does, and what an eclipse or a station touches.
extension AnswerWriter {
  /// Where the chart ruler stands in the sky, and its angles to the chart in the time that is asked about.
  func rulerNow() throws(EphemerisError) -> AnswerDraft {
    guard let ascendant = chart.ascendant, context.isTimed else {
      var draft = AnswerDraft()
      draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.ruler")]))
      return draft
    }
    return try bodyNow(ZodiacSign(ascendant).traditionalRuler, "term.ruler_now")
  }

  /// Where a body that has an office in the chart stands in the sky, and its angles to the chart.
  func bodyNow(_ ruler: CelestialBody, _ key: String) throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let state = try context.state(of: ruler, at: context.noon(start))
    let position = ZodiacPosition(state.longitude)
    let house = chart.frame.house(of: state.longitude).number
    draft.period = understanding.period
    draft.note("ruler", ruler.name)
    draft.note("sign", position.sign.name)
    draft.note("\(ruler.name)_retrograde", state.isRetrograde)
    draft.add(
      speech.say(
        start < context.today && speech.has("\(key).past") ? "\(key).past" : key,
        [
          "ruler": ruler.phrase, "lord": ruler.phrase.sentenceCased,
          "motion": Speech.phrase(state.isRetrograde ? "motion.back" : "motion.forward"),
          "place": "\(position.sign.title) at \(Int(position.degreeInSign))°",
          "house": speech.ordinal(house),
          "when": start == context.today ? "now" : speech.onDay(start),
        ]))
    if context.isTimed {
      draft.add(
        speech.say(
          "term.ruler_now.house", ["topic": speech.topic(ofHouse: house)]))
    }
    if state.isRetrograde, let run = try context.retrograde(of: ruler, from: start) {
      draft.name(context.date(run.end))
      draft.add(speech.say("sky.station.until", ["day": speech.onDay(context.date(run.end))]))
    }
    var asked = understanding
    asked.bodies = [ruler]
    let writer = AnswerWriter(understanding: asked, context: context, speech: speech)
    let contacts = try writer.transits(of: ruler)
    for sentence in contacts.sentences { draft.add(sentence) }
    for date in contacts.dates { draft.name(date) }
    return draft
  }

  /// What of the chart an eclipse touches: the one of the dates that are asked about, else the next.
  func eclipseTouch() throws(EphemerisError) -> AnswerDraft? {
    if let draft = try eclipsesInPeriod() { return draft }
    let isSolar = understanding.has("solar")
    let isLunar = understanding.has("lunar")
    let isPast = understanding.has("past") && understanding.period == nil
    // The night of an eclipse may belong to two dates.
    let span =
      understanding.period.map {
        AskedPeriod($0.from.advanced(byDays: -1), $0.to.advanced(byDays: 1))
      }
      ?? (isPast
        ? AskedPeriod(context.today.advanced(byDays: -200), context.today)
        : AskedPeriod(context.today, context.today.advanced(byDays: 400)))
    let found = try context.eclipses(span).filter { eclipse in
      isSolar == isLunar || eclipse.luminary == (isSolar ? .sun : .moon)
    }
    let eclipse = isPast ? found.last : found.dropFirst(understanding.skips).first
    guard let eclipse else { return nil }
    var draft = AnswerDraft()
    let longitude = try context.state(of: .moon, at: eclipse.maximum).longitude
    let date = context.date(eclipse.maximum)
    draft.name(date)
    draft.note("kind", eclipse.kind.name)
    let named = understanding.natal.map { [$0] } ?? []
    let contacts = self.contacts(of: longitude, with: named)
    let isOver = date < context.today
    let tense = isOver ? ".past" : ""
    if let first = contacts.first {
      draft.note("contact", "\(first.kind.name) \(first.point.name)")
      draft.add(
        speech.say(
          (first.orb <= 3 ? "eclipse.touch.yes" : "eclipse.touch.loose") + tense,
          contactSlots(first)))
    } else {
      draft.note("contact", "none")
      draft.add(
        speech.say(
          "eclipse.touch.no" + tense,
          ["what": named.first.map { "your \($0.ownName)" } ?? Speech.phrase("eclipse.anything")]))
    }
    draft.add(
      speech.say(
        "eclipse.place" + tense,
        [
          "day": speech.onDay(date), "place": ZodiacPosition(longitude).description,
          "what": name(of: eclipse),
        ]))
    addHouse(of: longitude, to: &draft)
    for contact in contacts.dropFirst().prefix(2) {
      draft.add(speech.say("eclipse.touch.also", contactSlots(contact)))
    }
    if let first = contacts.first {
      draft.add(speech.say("eclipse.touch.means", ["topic": topic(first.point)]))
    }
    return draft
  }

  typealias PlaceContact = (point: ChartPoint, kind: AspectKind, orb: Double)

  /// The strong angles of a place of the zodiac to points of the chart within 5°, the closest first.
  func contacts(
    of longitude: EclipticLongitude, with named: [ChartPoint]
  ) -> [PlaceContact] {
    var points = named
    if points.isEmpty {
      points = Self.planets.filter { context.isTimed || $0 != .moon }.map { .body($0) }
      if context.isTimed { points += [.angle(.ascendant), .angle(.midheaven)] }
    }
    var found: [PlaceContact] = []
    for point in points {
      guard let place = context.natalLongitude(of: point) else { continue }
      let arc = place.separation(from: longitude).degrees
      for kind in [AspectKind.conjunction, .opposition, .square] {
        let orb = abs(arc - kind.angle.degrees)
        if orb <= 5 { found.append((point, kind, orb)) }
      }
    }
    return found.sorted { $0.orb < $1.orb }
  }

  func contactSlots(_ contact: PlaceContact) -> [String: String] {
    [
      "aspect": contact.kind.noun, "what": contact.point.ownName,
      "orb": orb(PlaneAngle(degrees: contact.orb)),
    ]
  }

  private func name(of eclipse: Eclipse) -> String {
    Speech.phrase(eclipse.luminary == .sun ? "skyevent.solar" : "skyevent.lunar")
  }

  /// How an event at a place of the zodiac touches one point of the chart, after the event was named.
  func touch(_ longitude: EclipticLongitude, point: ChartPoint) -> String {
    guard let place = context.natalLongitude(of: point) else {
      return speech.say("chart.no_time", ["what": "your \(point.ownName)"])
    }
    let arc = place.separation(from: longitude).degrees
    let nearest = AspectKind.allCases.map { (kind: $0, orb: abs(arc - $0.angle.degrees)) }
      .min { $0.orb < $1.orb }
    guard let nearest else { return "" }
    let key = nearest.orb <= 3 ? "touch.point" : nearest.orb <= 6 ? "touch.near" : "touch.none"
    return speech.say(
      key,
      [
        "what": point.ownName, "place": ZodiacPosition(place).description,
        "aspect": nearest.kind.noun, "orb": orb(PlaneAngle(degrees: nearest.orb)),
        "event": ZodiacPosition(longitude).description,
      ])
  }
}
