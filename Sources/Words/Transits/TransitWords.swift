internal import Astrology
internal import Ephemeris

/// The words that sentences about transits are made of.
enum TransitWords {
  /// What a natal point stands for, with an article or possessive.
  static func area(of natal: ChartPoint) -> String {
    switch natal {
    case .body(let body): area(of: body)
    case .angle(.ascendant): "the way you meet the world"
    case .angle(.midheaven): "your work and your standing"
    case .angle(.descendant): "the people close beside you"
    case .angle(.imumCoeli): "your home and your roots"
    }
  }

  private static func area(of natal: CelestialBody) -> String {
    switch natal {
    case .sun: "your sense of who you are"
    case .moon: "your moods and the things that comfort you"
    case .mercury: "the way you think and talk"
    case .venus: "what you love and enjoy"
    case .mars: "the way you act and stand up for yourself"
    case .jupiter: "your hopes and your good faith"
    case .saturn: "your duties and your sense of limits"
    case .uranus: "your wish for freedom"
    case .neptune: "your dreams and ideals"
    case .pluto: "your deeper motives"
    default: "the direction you are growing in"
    }
  }

  /// The same in few words, for the end of a theme.
  static func topic(of natal: ChartPoint) -> String {
    switch natal {
    case .body(let body): topic(of: body)
    case .angle(.ascendant): "meeting the world"
    case .angle(.midheaven): "work and standing"
    case .angle(.descendant): "the people beside you"
    case .angle(.imumCoeli): "home and roots"
    }
  }

  private static func topic(of natal: CelestialBody) -> String {
    switch natal {
    case .sun: "who you are"
    case .moon: "how you feel"
    case .mercury: "thinking and talking"
    case .venus: "love and enjoyment"
    case .mars: "getting things done"
    case .jupiter: "hopes and plans"
    case .saturn: "duty and limits"
    case .uranus: "freedom and change"
    case .neptune: "dreams and ideals"
    case .pluto: "what runs deep"
    default: "where you are headed"
    }
  }

  /// What a transiting body does by an aspect, as a verb that takes an object.
  static func effect(of body: CelestialBody, _ kind: AspectKind) -> String {
    let effects: [String] = effects(of: body)
    switch kind {
    case .conjunction: return effects[0]
    case .opposition: return effects[1]
    case .trine: return effects[2]
    case .square: return effects[3]
    case .sextile: return effects[4]
    }
  }

  /// Conjunction, opposition, trine, square, sextile.
  static func effects(of body: CelestialBody) -> [String] {
    switch body {
    case .sun:
      [
        "puts a warm light on", "holds up a mirror to", "makes it easy to trust",
        "puts some pressure on", "lends a little warmth to",
      ]
    case .moon:
      ["stirs", "pulls at", "soothes", "ruffles", "is gentle with"]
    case .mercury:
      [
        "gets you thinking about", "opens a debate about", "finds good words for",
        "raises small questions about", "starts a useful conversation about",
      ]
    case .venus:
      [
        "brings sweetness to", "sets comfort against", "smiles on", "asks for kindness toward",
        "adds some charm to",
      ]
    case .mars:
      [
        "fires up", "strains against", "puts clean energy behind", "turns up the heat under",
        "gives a helpful push to",
      ]
    case .jupiter:
      [
        "opens up", "stretches", "brings generous support to", "asks for moderation with",
        "makes room for",
      ]
    case .saturn:
      [
        "lays a serious hand on", "asks for a sober look at", "gives a firm frame to",
        "asks for patience with", "quietly steadies",
      ]
    case .uranus:
      [
        "shakes awake", "throws unexpected light on", "brings fresh air to", "unsettles",
        "suggests a new angle on",
      ]
    case .neptune:
      [
        "casts a dreamy light over", "blurs the outline of", "adds imagination to",
        "asks for extra clarity about",
        "gently refines",
      ]
    case .pluto:
      [
        "digs deep into", "brings strong feelings up around", "gives quiet depth to",
        "presses for an honest change in", "helps you get to the root of",
      ]
    default:
      [
        "points straight at", "asks what has had its day in", "opens a path for",
        "asks for a choice about", "hints at a next step for",
      ]
    }
  }

  /// What stands before an effect that has been told so many times; there are five transits at most.
  static func again(_ times: Int) -> String {
    switch times {
    case 0: ""
    case 1: "also "
    case 2: "likewise "
    case 3: "in turn "
    default: "then "
    }
  }

  /// How a theme begins.
  static func themeLead(of body: CelestialBody, _ tone: Tone) -> String {
    let leads: [String] =
      switch body {
      case .sun: ["A bright light on", "Confidence in", "Finding your own line in"]
      case .moon: ["Feeling at the heart of", "Ease with", "Passing moods around"]
      case .mercury: ["Fresh thoughts on", "Good words for", "Sorting out"]
      case .venus: ["Sweetness in", "Pleasure in", "Comfort weighed against"]
      case .mars: ["New fire for", "Clean energy for", "Impatience around"]
      case .jupiter: ["A wider view of", "Generous growth in", "Keeping measure in"]
      case .saturn:
        ["A serious look at", "Patience and structure for", "A test of patience around"]
      case .uranus: ["A fresh start for", "New air for", "Unplanned turns in"]
      case .neptune: ["A dreamy veil over", "Imagination in", "Soft focus on"]
      case .pluto: ["Deep work on", "Quiet strength in", "Honest change in"]
      default: ["A pointer toward", "A path opening for", "A choice to make about"]
      }
    return leads[tone.rawValue]
  }

  /// How far along a transit is.
  static func stages(_ stage: TransitFact.Stage) -> [String] {
    switch stage {
    case .applying:
      [
        "the effect is still building", "it has not peaked yet", "more of it is on the way",
        "the effect is on the rise", "the aspect is tightening",
        "it is gathering strength",
      ]
    case .near:
      [
        "it is all but exact", "it is close to its height", "it is within a hair of exact",
        "it stands near its peak", "it is about as close as it gets",
      ]
    case .exact:
      [
        "the effect is at its height", "it is exact today", "it is right on the mark",
        "it peaks now", "this is its strongest moment",
        "the aspect is as close as it gets",
      ]
    case .separating:
      [
        "the strongest part is over for now", "its peak has passed for now",
        "the aspect is loosening",
        "the effect is easing for the time being",
        "it is fading for now", "its hold is slowly loosening",
      ]
    }
  }
}
