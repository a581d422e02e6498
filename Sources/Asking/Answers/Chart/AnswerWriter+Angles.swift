internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// What stands on the angles of the chart, and what bodies of the sky do to it.
extension AnswerWriter {
  /// How far from an angle a planet may be to stand on it, in degrees.
  private static let angleReach = 8.0

  private struct NearAngle {
    let body: CelestialBody
    let angle: ChartAngle
    let degrees: Double
  }

  /// The planets on the angles that the question names, or on any of the four.
  func onAngles() -> AnswerDraft {
    var draft = AnswerDraft()
    let wanted: [ChartAngle] =
      understanding.angles.isEmpty
      ? [.ascendant, .midheaven, .descendant, .imumCoeli] : understanding.angles
    let name = wanted.count == 1 ? ChartPoint.angle(wanted[0]).ownName : Speech.phrase("angle.all")
    guard context.isTimed else {
      draft.add(speech.say("chart.no_time", ["what": "your \(name)"]))
      draft.note("birth_time", "unknown")
      return draft
    }
    let named = understanding.bodies
    let bodies = named.isEmpty ? Self.planets + [.chiron] : named
    var found: [NearAngle] = []
    for angle in wanted {
      guard let place = context.natalLongitude(of: .angle(angle)) else { continue }
      for body in bodies {
        guard let longitude = context.natalLongitude(of: .body(body)) else { continue }
        let degrees = longitude.separation(from: place).degrees
        found.append(NearAngle(body: body, angle: angle, degrees: degrees))
      }
    }
    found.sort { $0.degrees < $1.degrees }
    let near = found.filter { $0.degrees <= Self.angleReach }
    draft.note("on_angle", near.map { "\($0.body.name) \($0.angle.name)" }.joined(separator: "; "))
    guard let closest = found.first else { return draft }
    let slots = [
      "angle": ChartPoint.angle(closest.angle).ownName,
      "body": ChartPoint.body(closest.body).ownName,
      "orb": orb(PlaneAngle(degrees: closest.degrees)), "name": name,
    ]
    guard let first = near.first else {
      draft.add(speech.say(named.isEmpty ? "angle.none" : "angle.not", slots))
      draft.add(speech.say("angle.empty", ["name": name]))
      return draft
    }
    let parts = near.prefix(5).map { one in
      Speech.phrase(
        wanted.count == 1 ? "angle.one" : "angle.one.named",
        [
          "body": ChartPoint.body(one.body).ownName, "orb": orb(PlaneAngle(degrees: one.degrees)),
          "angle": ChartPoint.angle(one.angle).ownName,
        ])
    }
    draft.add(
      speech.say(
        named.isEmpty ? (near.count == 1 ? "angle.has.one" : "angle.has") : "angle.yes",
        slots.merging(["list": speech.list(Array(parts))]) { $1 }))
    for one in near.prefix(2) {
      draft.add(
        speech.say(
          "angle.means",
          [
            "body": ChartPoint.body(one.body).ownName, "what": topic(.body(one.body)),
            "where": topic(.angle(one.angle)),
          ]))
    }
    if first.body != .chiron {
      draft.add(speech.say("angle.deed", ["what": topic(.body(first.body))]))
    }
    return draft
  }

  /// What each of some bodies of the sky does to the chart on a day.
  func bodiesAtWork() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    draft.period = understanding.period
    let bodies = understanding.bodies
    for body in bodies.prefix(3) {
      if let close = try closeTransits(of: body, on: start) {
        // Of several bodies each has its closest aspect, when that is exact, and what it does.
        let own = close.sentences
        let shown = bodies.count == 1 ? own : Array(own.prefix(1)) + own.suffix(1)
        for sentence in shown { draft.add(sentence) }
        for date in close.dates { draft.name(date) }
        continue
      }
      let place = try context.state(of: body, at: context.noon(start)).longitude
      let name = ChartPoint.body(body).ownName
      draft.note("\(body.name)_sign", ZodiacSign(place).name)
      guard context.isTimed else {
        draft.add(speech.say("work.none", ["body": name, "sign": ZodiacSign(place).title]))
        continue
      }
      let house = chart.frame.house(of: place).number
      draft.add(
        speech.say(
          "work.house",
          [
            "body": name, "sign": ZodiacSign(place).title, "house": speech.ordinal(house),
            "topic": speech.topic(ofHouse: house),
          ]))
    }
    return draft
  }
}
