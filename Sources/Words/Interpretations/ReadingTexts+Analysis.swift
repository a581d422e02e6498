internal import Astrology
internal import Ephemeris

extension ReadingTexts {
  /// The day's astronomy in plain words: the first two transits, the Moon, what is retrograde, in three
  /// or four sentences.
  public var technicalAnalysis: String {
    let transits = facts.priorities.prefix(2)
    var sentences = transits.prefix(1).map(Self.first)
    if let first = transits.first, let second = transits.dropFirst().first {
      sentences.append(Self.second(second, after: first))
    }
    if sentences.isEmpty {
      sentences.append("No planet is within reach of an aspect to your birth chart today.")
    }
    sentences.append(moonInSky)
    sentences.append(retrogradesInSky)
    return sentences.joined(separator: " ")
  }

  private static func first(_ transit: TransitFact) -> String {
    let stage =
      switch transit.stage {
      case .applying: "and the aspect is still drawing closer"
      case .near: "and the aspect is all but exact"
      case .exact: "and the aspect is exact today"
      case .separating: "and the aspect is loosening"
      }
    return """
      \(transit.body.phrase.sentenceCased) in \(transit.transitSign.title) \(transit.aspect.verb) \
      \(transit.natal.natalPhrase), which concerns \(TransitWords.area(of: transit.natal)), \(stage).
      """
  }

  private static func second(_ transit: TransitFact, after first: TransitFact) -> String {
    let house = "your \(transit.transitHouse.ordinal) house of \(transit.transitHouse.topic)"
    let aspect = "\(transit.aspect.verb) \(transit.natal.natalPhrase)"
    if transit.body == first.body {
      return "\(transit.body.phrase.sentenceCased), in \(house), also \(aspect)."
    }
    return
      "Meanwhile \(transit.body.phrase) in \(transit.transitSign.title), in \(house), \(aspect)."
  }

  private var moonInSky: String {
    let moon = facts.moon
    let subject = MoonWords.subject(moon.phase).sentenceCased
    let house = "in your \(moon.house.ordinal) house"
    if moon.dispositor == .moon {
      return "\(subject) is in \(moon.sign.title), its own sign, and \(house)."
    }
    return """
      \(subject) is in \(moon.sign.title) and \(house), and its ruler, \(moon.dispositor.phrase), stands in \
      \(moon.dispositorSign.title).
      """
  }

  private var retrogradesInSky: String {
    let bodies = facts.retrogrades.map(\.body.phrase)
    if facts.retrogrades.count == 1, let only = facts.retrogrades.first { return only.sentence }
    if bodies.isEmpty { return "All planets are moving forward." }
    return
      "\(bodies.listed.sentenceCased) are retrograde, so part of the sky is going back over its steps."
  }
}

extension [String] {
  /// Such as `Mars, Jupiter and Uranus`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
