internal import Astrology
internal import Ephemeris
internal import Words

// What the eclipses of a month or a year touch in the chart.
extension AnswerWriter {
  /// The closest contact of the eclipse that a question means, or of each one of a longer time; nil where it names no
  /// such time or asks for one point.
  func eclipsesInPeriod() throws(EphemerisError) -> AnswerDraft? {
    // "Which planets will the next eclipse hit" has no yes or no.
    let asksWhether = !understanding.has("word.open")
    let named = understanding.period
    guard understanding.natal == nil, !understanding.has("past"),
      named.map({ $0.dayCount > 1 }) ?? (!asksWhether && understanding.skips == 0)
    else { return nil }
    let period = named ?? AskedPeriod(context.today, context.today.advanced(byDays: 400))
    let isSolar = understanding.has("solar")
    let isLunar = understanding.has("lunar")
    let found = try context.eclipses(period).filter { eclipse in
      isSolar == isLunar || eclipse.luminary == (isSolar ? .sun : .moon)
    }
    // "The eclipse in August" is the one that people see, not one of the half-shadow.
    let strong = found.filter { $0.kind.name != "penumbral" }
    let ranked = strong.isEmpty || named == nil ? found : strong
    guard let main = ranked.first else { return nil }
    var draft = AnswerDraft()
    draft.period = named
    let isMany = named != nil && period.dayCount > 45 && found.count > 1
    for (index, eclipse) in (isMany ? found : [main]).prefix(4).enumerated() {
      let longitude = try context.state(of: .moon, at: eclipse.maximum).longitude
      let date = context.date(eclipse.maximum)
      draft.name(date)
      let closest = contacts(of: longitude, with: [])
      draft.note(
        "contact_\(index + 1)",
        closest.first.map { "\($0.kind.name) \($0.point.name)" } ?? "none")
      let slots = [
        "what": called(eclipse), "day": speech.days([date]),
        "place": ZodiacPosition(longitude).description,
      ].merging(closest.first.map { pointSlots($0) } ?? [:]) { $1 }
      let tense = date < context.today ? ".past" : ""
      draft.add(
        speech.say(
          (closest.isEmpty ? "eclipse.closest.none" : "eclipse.closest") + tense, slots))
      guard !isMany else { continue }
      addHouse(of: longitude, to: &draft)
      if let first = closest.first {
        draft.add(speech.say("eclipse.touch.means", ["topic": topic(first.point)]))
      }
      for contact in closest.dropFirst().prefix(2) {
        draft.add(speech.say("eclipse.touch.also", contactSlots(contact)))
      }
      for other in found where named != nil && other.maximum != main.maximum {
        draft.add(
          speech.say(
            "eclipse.other",
            ["what": called(other), "day": speech.onDay(context.date(other.maximum))]))
      }
    }
    if isMany { draft.add(speech.say("eclipse.many")) }
    return draft
  }

  private func pointSlots(_ contact: PlaceContact) -> [String: String] {
    [
      "point": contact.point.ownName, "aspect": contact.kind.noun,
      "orb": orb(PlaneAngle(degrees: contact.orb)),
    ]
  }

  /// "Total solar eclipse".
  private func called(_ eclipse: Eclipse) -> String {
    let kind = eclipse.kind.name.replacingFirst("_", with: " ")
    return Speech.phrase(
      eclipse.luminary == .sun ? "eclipse.called.solar" : "eclipse.called.lunar", ["kind": kind])
  }
}
