internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

/// What a sentence of an area's text is about, in the order in which the sentences stand.
package enum AreaPart: Int, Sendable, CaseIterable {
  /// How the area stands, by the quality of its leading meter.
  case opening
  /// How another of its meters leans.
  case beside
  /// The transit that moves it.
  case transit
  /// What an aspect of that kind does there.
  case aspect
  /// That no transit moves it.
  case still
  /// A body that passes through one of its houses.
  case house
  /// Where it has gone since the day before.
  case trend
  /// Something to carry along.
  case thought
  /// What helps, by the quality of its leading meter.
  case counsel
}

/// Which way an area has gone since the day before.
enum AreaTrend: String, CaseIterable {
  case rising, falling

  /// The way of a trend; nil for a steady one.
  init?(_ trend: Trend?) {
    switch trend?.direction {
    case .improving?: self = .rising
    case .worsening?: self = .falling
    case .stable?, nil: return nil
    }
  }
}

/// What the sentences about a week ahead start from.
enum ComingKind: String, CaseIterable {
  case transit, ingress, goingBack = "going_back"
  case newMoon = "new_moon", firstQuarter = "first_quarter"
  case fullMoon = "full_moon", lastQuarter = "last_quarter"
  case turnsBack = "turns_back", turnsForward = "turns_forward"
  case solarEclipse = "solar_eclipse", lunarEclipse = "lunar_eclipse"
  case aspect
  /// A week with less in it than two sentences take.
  case calm

  /// The kind of an event; nil if no text describes it.
  init?(_ event: UpcomingFact.Event) {
    switch event {
    case .ingress(let body, _, _, let isDirect):
      guard WordFile.movers.contains(body) else { return nil }
      self = isDirect ? .ingress : .goingBack
    case .lunation(let quarter, _, _):
      switch quarter {
      case .newMoon: self = .newMoon
      case .firstQuarter: self = .firstQuarter
      case .fullMoon: self = .fullMoon
      case .lastQuarter: self = .lastQuarter
      }
    case .station(_, _, let isDirect): self = isDirect ? .turnsForward : .turnsBack
    case .transit: self = .transit
    case .eclipse(let luminary, _): self = luminary == .sun ? .solarEclipse : .lunarEclipse
    case .aspect: self = .aspect
    }
  }

  /// The slots that a sentence of it may have.
  var slots: WordSlots {
    switch self {
    case .transit: [.transiting, .natal, .aspect, .day]
    case .ingress, .goingBack: [.transiting, .sign, .day]
    case .newMoon, .firstQuarter, .fullMoon, .lastQuarter, .solarEclipse, .lunarEclipse:
      [.sign, .day]
    case .turnsBack, .turnsForward: [.transiting, .sign, .day]
    case .aspect: [.first, .second, .aspect, .day]
    case .calm: []
    }
  }

  /// How many sentences it has at least.
  var alternatives: Int {
    switch self {
    case .transit: 14
    case .calm: 10
    case .ingress, .aspect: 8
    case .goingBack, .newMoon, .firstQuarter, .fullMoon, .lastQuarter, .turnsBack, .turnsForward,
      .solarEclipse, .lunarEclipse:
      7
    }
  }
}

extension MoonPhase {
  /// The name that the files use, such as `waxing_crescent`.
  var fileName: String {
    switch self {
    case .newMoon: "new_moon"
    case .waxingCrescent: "waxing_crescent"
    case .firstQuarter: "first_quarter"
    case .waxingGibbous: "waxing_gibbous"
    case .fullMoon: "full_moon"
    case .waningGibbous: "waning_gibbous"
    case .lastQuarter: "last_quarter"
    case .waningCrescent: "waning_crescent"
    }
  }
}
