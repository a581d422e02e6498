internal import Astrology
internal import Ephemeris
internal import Readings
internal import Words

// What stands around a point of the birth chart, and what to do with it.
extension AnswerWriter {
  /// Every planet's sign and house, and the angles.
  func allPlaces() -> AnswerDraft {
    var draft = AnswerDraft()
    let planets = Self.planets.map { body -> String in
      let longitude = chart.sky[body].longitude
      let possible = possibleSigns(of: .body(body))
      let signs = possible.titles
      draft.note("\(body.name)_sign", possible.map(\.name).joined(separator: " or "))
      guard context.isTimed else { return "\(body.title) in \(signs)" }
      return "\(body.title) in \(signs) (\(chart.frame.house(of: longitude).number))"
    }
    draft.add(
      speech.say(
        context.isTimed ? "chart.all" : "chart.all.no_houses", ["list": speech.list(planets)]))
    if context.isTimed, let angles = chart.angles {
      draft.add(
        speech.say(
          "chart.all.angles",
          [
            "rising": ZodiacSign(angles[.ascendant]).title,
            "midheaven": ZodiacSign(angles[.midheaven]).title,
          ]))
    }
    return draft
  }

  /// Where the South Node is, if the question asks for it: opposite the north one.
  func southNode(asked: Understanding) -> String? {
    guard asked.has("word.south_node"), let north = context.natalLongitude(of: .body(.meanNode))
    else { return nil }
    let south = ZodiacPosition(north.opposite)
    var place = Speech.phrase(
      "chart.at", ["sign": south.sign.title, "degree": "\(Int(south.degreeInSign))"])
    if context.isTimed {
      let house = chart.frame.house(of: north.opposite).number
      place += ", \(speech.inHouse(house))"
    }
    return speech.say("chart.south_node", ["place": place])
  }

  /// The first and the last degree of a body in its sign, where the time of birth is unknown and they differ.
  func openDegrees(of point: ChartPoint) -> [String: String]? {
    guard !context.isTimed, case .body(let body) = point,
      let hours = chart.birth.openInstants(within: context.ephemeris.span),
      let start = try? context.state(of: body, at: hours.lowerBound).longitude,
      let end = try? context.state(of: body, at: hours.upperBound).longitude
    else { return nil }
    let degrees = [start, end].map { Int(ZodiacPosition($0).degreeInSign) }.sorted()
    guard degrees[0] < degrees[1] else { return nil }
    return ["from": "\(degrees[0])", "to": "\(degrees[1])"]
  }

  /// The point's house or ruler, its closest aspect, and one thing to do; each where it is known.
  func surroundings(of point: ChartPoint) -> [String] {
    [place(around: point), closestLink(of: point), advice(on: point)].compactMap { $0 }
  }

  /// What the house of a body adds, or the planet that rules the sign of an angle.
  private func place(around point: ChartPoint) -> String? {
    guard context.isTimed, let longitude = context.natalLongitude(of: point) else { return nil }
    switch point {
    case .body:
      let house = chart.frame.house(of: longitude).number
      return speech.say(
        "chart.in_house",
        [
          "house": speech.ordinal(house),
          "topic": speech.topic(ofHouse: house),
        ])
    case .angle:
      let ruler = ZodiacSign(longitude).traditionalRuler
      let place = chart.sky[ruler].longitude
      let house = speech.inHouse(chart.frame.house(of: place).number)
      return speech.say(
        "chart.angle_ruler",
        ["ruler": ruler.phrase, "place": "\(ZodiacSign(place).title) \(house)"])
    }
  }

  /// The closest aspect of a point within 5°, and what it means.
  private func closestLink(of point: ChartPoint) -> String? {
    let found = closeAspects.first { $0.first == point || $0.second == point }
    guard let found, found.orb.degrees <= 5 else { return nil }
    let other = found.first == point ? found.second : found.first
    let kind =
      switch found.kind {
      case .conjunction: "beside"
      case .trine, .sextile: "easy"
      case .square, .opposition: "hard"
      }
    return speech.say(
      "chart.link.\(kind)",
      ["aspect": found.kind.noun, "other": other.ownName, "topic": topic(other)])
  }

  /// One thing to do with a point that everybody feels.
  private func advice(on point: ChartPoint) -> String? {
    let key = "use.\(point.name)"
    return speech.has(key) ? speech.say(key) : nil
  }
}
