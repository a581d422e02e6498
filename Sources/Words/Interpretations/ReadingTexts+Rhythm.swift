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

/// How a day's intensity is spread over its waking hours.
struct DayCurve {
  let busiest: DayPart
  let calmest: DayPart
  /// The hour of the greatest intensity within the busiest part.
  let peakHour: Int
  /// Whether the parts differ too little to speak of.
  let isLevel: Bool

  /// Reads 24 hourly values; nothing where there are fewer or more.
  init?(_ hourlyIntensity: [Double]) {
    guard hourlyIntensity.count == 24 else { return nil }
    let means = DayPart.allCases.map { part in
      part.hours.reduce(0) { $0 + hourlyIntensity[$1] } / Double(part.hours.count)
    }
    let parts = DayPart.allCases
    busiest = parts.reduce(.morning) { means[$1.rawValue] > means[$0.rawValue] ? $1 : $0 }
    calmest = parts.reduce(.morning) { means[$1.rawValue] < means[$0.rawValue] ? $1 : $0 }
    let hours = busiest.hours
    peakHour = hours.reduce(hours.lowerBound) {
      hourlyIntensity[$1] > hourlyIntensity[$0] ? $1 : $0
    }
    // Points of intensity; less is within what a change of one minor aspect does.
    isLevel = means[busiest.rawValue] - means[calmest.rawValue] < 3
  }
}

/// One of the three parts of a waking day.
enum DayPart: Int, CaseIterable {
  case morning, afternoon, evening

  var hours: Range<Int> {
    switch self {
    case .morning: 6..<12
    case .afternoon: 12..<18
    case .evening: 18..<24
    }
  }

  /// Within a sentence: `the morning`.
  var phrase: String { "the \(name)" }

  /// At the head of a sentence: `this morning`.
  var opening: String { "this \(name)" }

  private var name: String {
    switch self {
    case .morning: "morning"
    case .afternoon: "afternoon"
    case .evening: "evening"
    }
  }
}
