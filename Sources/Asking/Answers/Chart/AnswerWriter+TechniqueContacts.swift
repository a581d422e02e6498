internal import Astrology
internal import Ephemeris
internal import Words

// Techniques that join points of the chart: antiscia, midpoints, parallels, minor aspects, harmonics, stars, lots.
extension AnswerWriter {
  /// One contact of two points in words.
  private typealias Link = (points: [ChartPoint], text: String, orb: Double)

  /// The contacts of a kind, the closest first, of the points that the question names.
  func contacts(_ asked: AskedTechnique) throws(EphemerisError) -> AnswerDraft {
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    if asked == .outOfBounds { return outOfBounds(wider) }
    if asked == .midpoint, let draft = midpointOfTwo() { return draft }
    var draft = AnswerDraft()
    if asked == .antiscion { addMirrors(to: &draft) }
    let number = askedHarmonic
    if asked == .harmonic, number == nil {
      draft.add(speech.say("harmonic.which"))
      return draft
    }
    let links = try links(asked, wider, harmonic: number ?? 1).filter { link in
      let named = namedPoints
      let isKnown =
        !link.points.contains(.body(.meanNode))
        && (context.isTimed || !link.points.contains(.body(.moon)))
      return isKnown && (named.isEmpty || link.points.contains(where: named.contains))
    }.sorted { $0.orb < $1.orb }
    draft.note("contacts", links.count)
    let slots = [
      "what": namedMinor.first.map { Speech.phrase("minor.\($0.rawValue)") }
        ?? Speech.phrase("technique.\(asked.rawValue)"),
      "count": speech.number(links.count),
      "number": number.map { speech.ordinal($0) } ?? "",
    ]
    guard !links.isEmpty else {
      draft.add(speech.say("technique.contacts.none", slots))
      return draft
    }
    draft.add(
      speech.say(
        links.count == 1 ? "technique.contacts.one" : "technique.contacts",
        slots.merging(["list": links.prefix(4).map(\.text).joined(separator: "; ")]) { $1 }))
    if let first = links.first, first.points.count > 1 {
      draft.add(
        speech.say(
          "technique.contacts.means",
          ["one": topic(first.points[0]), "other": topic(first.points[1])]
        ))
    }
    return draft
  }

  /// Where the antiscia of the bodies are that the question names.
  private func addMirrors(to draft: inout AnswerDraft) {
    for body in understanding.bodies.prefix(2) where context.isTimed || body != .moon {
      guard let longitude = context.natalLongitude(of: .body(body)) else { continue }
      draft.note("\(body.name)_antiscion", ZodiacPosition(longitude.antiscion).sign.name)
      draft.add(
        speech.say(
          "antiscion.of",
          [
            "body": body.title, "place": ZodiacPosition(longitude.antiscion).description,
            "other": ZodiacPosition(longitude.contraAntiscion).description,
          ]))
    }
  }

  private var namedPoints: [ChartPoint] {
    understanding.bodies.map { .body($0) } + understanding.angles.map { .angle($0) }
  }

  private var askedHarmonic: Int? {
    understanding.cues.first { $0.hasPrefix("word.number.") }.flatMap { Int($0.dropFirst(12)) }
  }

  private func links(
    _ asked: AskedTechnique, _ wider: WiderChart, harmonic: Int
  ) throws(EphemerisError) -> [Link] {
    func text(_ key: String, _ one: ChartPoint, _ other: ChartPoint, _ orb: PlaneAngle) -> Link {
      let slots = [
        "one": one.ownName, "other": other.ownName, "orb": self.orb(orb),
      ]
      return ([one, other], Speech.phrase("link.\(key)", slots), orb.degrees)
    }
    switch asked {
    case .antiscion:
      return wider.antiscia.filter(\.isCertain).map(\.content).map {
        text($0.kind.rawValue, $0.first, $0.second, $0.orb)
      }
    case .parallel:
      return wider.parallels.filter(\.isCertain).map(\.content).map {
        text($0.kind.rawValue, .body($0.first), .body($0.second), $0.orb)
      }
    case .minorAspect:
      return wider.minorAspects().filter(\.isCertain).map(\.content)
        .filter { namedMinor.isEmpty || namedMinor.contains($0.kind) }
        .map { text($0.kind.rawValue, $0.first, $0.second, $0.orb) }
    case .midpoint:
      return wider.midpointPictures.filter(\.isCertain).map(\.content).map { picture in
        let points = [picture.point, picture.midpoint.first, picture.midpoint.second]
        let slots = [
          "point": points[0].ownName, "one": points[1].ownName, "other": points[2].ownName,
          "orb": orb(picture.orb),
        ]
        return (points, Speech.phrase("link.midpoint", slots), picture.orb.degrees)
      }
    case .harmonic:
      let found = (try? wider.harmonicAspects(harmonic)) ?? []
      return found.filter(\.isCertain).map(\.content).map {
        text($0.kind.name, $0.first, $0.second, $0.orb)
      }
    default: return []
    }
  }

  /// The minor aspects that the question names.
  private var namedMinor: [MinorAspect.Kind] {
    MinorAspect.Kind.allCases.filter { understanding.has("word.minor.\($0.rawValue)") }
  }

  /// "What is my Sun/Moon midpoint": where it is.
  private func midpointOfTwo() -> AnswerDraft? {
    guard namedPoints.count == 2, let one = context.natalLongitude(of: namedPoints[0]),
      let other = context.natalLongitude(of: namedPoints[1])
    else { return nil }
    var draft = AnswerDraft()
    if !context.isTimed, namedPoints.contains(where: { $0 == .body(.moon) || !$0.isBody }) {
      return untimed("what.midpoint")
    }
    let middle = one.midpoint(with: other)
    let position = ZodiacPosition(middle)
    draft.note("midpoint_sign", position.sign.name)
    draft.add(
      speech.say(
        "midpoint.of",
        [
          "one": namedPoints[0].ownName, "other": namedPoints[1].ownName,
          "place": position.description,
          "house": context.isTimed
            ? ", \(speech.inHouse(chart.frame.house(of: middle).number))" : "",
        ]))
    draft.add(speech.say("midpoint.topics", pair(namedPoints[0], namedPoints[1])))
    return draft
  }

  /// The bodies farther from the equator than the Sun ever is.
  private func outOfBounds(_ wider: WiderChart) -> AnswerDraft {
    var draft = AnswerDraft()
    let places = wider.declinations.bodies.filter { Self.planets.contains($0.body) }
    let named = places.filter { understanding.bodies.contains($0.body) }
    for place in named {
      let slots = [
        "body": place.body.title, "degrees": orb(place.declination.magnitude),
        "side": Speech.phrase(place.declination.degrees < 0 ? "side.south" : "side.north"),
      ]
      draft.note("\(place.body.name)_out_of_bounds", place.isOutOfBounds)
      draft.add(speech.say(place.isOutOfBounds ? "bounds.out" : "bounds.within", slots))
    }
    if named.isEmpty {
      let found = places.filter(\.isOutOfBounds).map(\.body)
      draft.note("out_of_bounds", found.map(\.name).joined(separator: " "))
      draft.add(
        found.isEmpty
          ? speech.say("bounds.none")
          : speech.say("bounds.list", ["list": speech.list(found.map(\.phrase))]))
    }
    if !context.isTimed { draft.add(speech.say("bounds.untimed")) }
    return draft
  }

  /// The bright stars beside the planets and angles.
  func stars() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    guard let full = context.ephemeris as? any FullEphemerisProvider else {
      draft.add(speech.say("stars.unknown"))
      return draft
    }
    let instant = try full.instant(chart.instant)
    var places: [FixedStar.Place] = []
    for star in FixedStar.named { places.append(try full.place(of: star, at: instant)) }
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let named = namedPoints
    let found = wider.starContacts(places).filter(\.isCertain).map(\.content).filter {
      $0.point != .body(.meanNode) && (named.isEmpty || named.contains($0.point))
    }.sorted { $0.orb < $1.orb }
    if let draft = star(among: places) { return draft }
    draft.note(
      "stars", found.map { "\($0.place.star.title) \($0.point.name)" }.joined(separator: "; "))
    let parts = found.prefix(4).map { contact in
      Speech.phrase(
        "stars.one",
        [
          "star": contact.place.star.title, "point": contact.point.ownName,
          "orb": orb(contact.orb),
        ])
    }
    draft.add(
      parts.isEmpty
        ? speech.say("stars.none", ["what": speech.list(named.map { "your \($0.ownName)" })])
        : speech.say("stars.list", ["list": speech.list(Array(parts))]))
    return draft
  }

  /// Whether the star that a question names stands with a point; nil if it names none.
  private func star(among places: [FixedStar.Place]) -> AnswerDraft? {
    guard
      let place = places.first(where: { understanding.has("word.star.\($0.star.title)") })
    else { return nil }
    var draft = AnswerDraft()
    let widest = StarContact.widestOrb(of: place.star)
    let all: [ChartPoint] =
      Self.planets.filter { context.isTimed || $0 != .moon }.map { .body($0) }
      + (context.isTimed ? ChartAngle.allCases.map { .angle($0) } : [])
    let close = (namedPoints.isEmpty ? all : namedPoints).compactMap { point in
      context.natalLongitude(of: point).map { (point, $0.separation(from: place.longitude)) }
    }.filter { $0.1 <= widest }.min { $0.1 < $1.1 }
    let slots = [
      "star": place.star.title, "place": ZodiacPosition(place.longitude).description,
      "point": (close?.0 ?? namedPoints.first)?.ownName ?? "",
      "orb": orb(close?.1 ?? widest),
    ]
    draft.note("star", close == nil ? "none" : place.star.title)
    draft.add(
      speech.say(
        close != nil ? "stars.yes" : namedPoints.isEmpty ? "stars.no" : "stars.no_point", slots))
    return draft
  }

  /// The lots of tradition: that which the question names, else Fortune and Spirit.
  func lots() throws(EphemerisError) -> AnswerDraft {
    let wider = try WiderChart(of: chart, points: [], ephemeris: context.ephemeris)
    let named = Lot.allCases.filter { understanding.has("word.lot.\($0.rawValue)") }
    var draft = AnswerDraft()
    guard context.isTimed else { return untimed("what.lot") }
    for lot in (named.isEmpty ? [.fortune, .spirit] : named).prefix(3) {
      guard let longitude = wider.place(of: lot.formula)?.longitude else { continue }
      let position = ZodiacPosition(longitude)
      draft.note("\(lot.rawValue)_sign", position.sign.name)
      draft.add(
        speech.say(
          "lot.place",
          [
            "lot": lot.rawValue.sentenceCased, "sign": position.sign.title,
            "degree": "\(Int(position.degreeInSign))°",
            "ruler": position.sign.traditionalRuler.phrase,
            "house": speech.inHouse(chart.frame.house(of: longitude).number),
          ]))
      draft.add(speech.say("lot.means.\(lot.rawValue)"))
    }
    return draft
  }

  /// The chart counted from the Moon's node.
  func draconic() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let moved = DraconicChart(of: chart)
    let named = understanding.bodies.compactMap { ChartBody($0) }
    for body in (named.isEmpty ? [.sun, .moon] : named).prefix(3) {
      guard context.isTimed || body != .moon else {
        draft.add(speech.say("chart.no_time", ["what": Speech.phrase("what.draconic_moon")]))
        continue
      }
      let position = moved.position(of: body)
      draft.note("draconic_\(body.body.name)", position.sign.name)
      draft.add(
        speech.say(
          "draconic.place",
          [
            "body": body.body.title, "sign": position.sign.title,
            "degree": "\(Int(position.degreeInSign))°",
            "tropical": chart.position(of: body).sign.title,
          ]))
    }
    return draft
  }
}
