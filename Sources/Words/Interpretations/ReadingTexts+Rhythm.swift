internal import Astrology
internal import Ephemeris

extension ReadingTexts {
  /// How the day's intensity rises and falls, and what the Moon adds, in two sentences.
  public var energyRhythm: String {
    let sign = facts.moon.sign
    guard let curve = DayCurve(facts.hourlyIntensity) else {
      return """
        The Moon in \(sign.title) sets the pace, \(RhythmWords.pace(sign)). \
        \(voidOr("Within that, your own rhythm decides."))
        """
    }
    if curve.isLevel {
      return """
        With the Moon in \(sign.title), the day keeps much the same pace from morning to night, \
        \(RhythmWords.levelPace(sign)). \(voidOr("Take your breaks by the clock, since the sky marks none."))
        """
    }
    return """
      With the Moon in \(sign.title), the day is busiest in \(curve.busiest.phrase), around \
      \(curve.peakHour):00, and calmest in \(curve.calmest.phrase). \
      \(voidOr(counsel(curve)))
      """
  }

  /// Of an instant it isn't told what to do in hours that may be over.
  private func counsel(_ curve: DayCurve) -> String {
    facts.isInstant
      ? "Pace what is left of it in your own way." : RhythmWords.counsel(curve)
  }

  private func voidOr(_ counsel: String) -> String {
    facts.moon.isVoidOfCourse
      ? "The Moon is void of course for part of the day, so finish more than you begin." : counsel
  }
}

/// The words of the contract's `energy_rhythm`.
enum RhythmWords {
  /// How the Moon in a sign moves.
  static func pace(_ sign: ZodiacSign) -> String {
    switch sign {
    case .aries: "quick off the mark and soon ready for a rest"
    case .taurus: "slow to warm up and hard to hurry after that"
    case .gemini: "light on its feet and fond of variety"
    case .cancer: "with a tide that turns toward home"
    case .leo: "warm and generous, with time for play"
    case .virgo: "careful and even, one task after another"
    case .libra: "unforced, with pauses to weigh things up"
    case .scorpio: "intense in stretches and private in between"
    case .sagittarius: "with long strides and a look ahead"
    case .capricorn: "steady and businesslike to the end"
    case .aquarius: "moved by sudden ideas more than by plan"
    case .pisces: "drifting more than marching"
    }
  }

  /// How the Moon in a sign moves on a day without ups and downs.
  static func levelPace(_ sign: ZodiacSign) -> String {
    switch sign {
    case .aries: "brisk and direct"
    case .taurus: "unhurried and comfortable"
    case .gemini: "light on its feet and fond of variety"
    case .cancer: "quiet and close to home"
    case .leo: "warm and generous"
    case .virgo: "careful and even, one task after another"
    case .libra: "unforced and well balanced"
    case .scorpio: "intense and private"
    case .sagittarius: "with long strides and a look ahead"
    case .capricorn: "steady and businesslike to the end"
    case .aquarius: "open to odd ideas"
    case .pisces: "gentle and a little dreamy"
    }
  }

  /// What to make of the way from the busiest to the calmest part.
  static func counsel(_ curve: DayCurve) -> String {
    switch (curve.busiest, curve.calmest) {
    case (.morning, .evening):
      "Do early what needs a push, and keep the last hours soft."
    case (.morning, _):
      "Use the early push, and let the hours after lunch be for lighter things."
    case (.afternoon, .evening):
      "Keep the hard task for after lunch and the evening for yourself."
    case (.afternoon, _):
      "A slow start is fine, since the afternoon carries most."
    case (.evening, .afternoon):
      "Rest a little after lunch and save something for later."
    case (.evening, _):
      "Start gently and leave the liveliest plan for the end of the day."
    }
  }
}
