internal import Astrology
internal import Ephemeris

extension Wheel {
  /// The wheel in words: what a screen reader tells.
  func description(of aspects: [WheelAspect]) -> String {
    var sentences = [orientation, "Bodies: \(list(of: chart.sky))."]
    if let angles = chart.angles {
      sentences.append(
        "Ascendant \(ZodiacPosition(angles.ascendant)), "
          + "Midheaven \(ZodiacPosition(angles.midheaven)).")
    }
    if let transits {
      let around = partner == nil ? "Transits around it" : "The other's bodies around it"
      sentences.append("\(around): \(list(of: transits)).")
    }
    let names = aspects.map { "\($0.names.0) \($0.kind.name) \($0.names.1)" }
    sentences.append(
      names.isEmpty ? "No aspects within orb." : "Aspects: \(names.joined(separator: ", ")).")
    return sentences.joined(separator: " ")
  }

  /// What stands at nine o'clock, and which houses are drawn.
  var orientation: String {
    switch chart.frame.origin {
    case .system(let system):
      "Ascendant at nine o'clock, \(system.title) houses."
    case .wholeSignInstead(let wanted):
      "Ascendant at nine o'clock, whole sign houses; \(wanted.title) is undefined there."
    case .solarWholeSign:
      "\(whatIsUnknown) of birth unknown: the Sun's sign, \(chart.sunSign.title), begins at nine o'clock."
    }
  }

  /// What a birth lacks for houses and angles.
  private var whatIsUnknown: String {
    if chart.birth.time == nil { return "Time" }
    return chart.birth.place == nil ? "Place" : "Zone"
  }

  private func list(of sky: Sky) -> String {
    sky.bodies.bodies.map { "\($0.title) \(sky[$0].inWords)" }.joined(separator: ", ")
  }
}

extension BodyState {
  /// Such as `24°08′ Gemini retrograde`.
  var inWords: String {
    "\(ZodiacPosition(longitude))\(isRetrograde ? " retrograde" : "")"
  }
}
