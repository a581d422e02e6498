internal import Astrology
internal import Ephemeris

extension TransitFact {
  /// The transit in one sentence, for anyone: the contract's `interpretation` of a priority transit.
  public var sentence: String {
    let subject = body.phrase.sentenceCased
    let place = "\(subject) \(TransitWords.effect(of: body, kind)) \(TransitWords.area(of: natal))"
    let digest = FactDigest(
      Int(body.rawValue), Int(natal.rawValue), Tone(kind).rawValue, natalHouse.number)
    return "\(place)\(houses(digest)); \(digest.choose(from: TransitWords.stages(stage)))."
  }

  /// Where in life it is felt.
  private func houses(_ digest: FactDigest) -> String {
    let here = natalHouse.topic
    if natalHouse == transitHouse {
      return digest.choose(from: [", above all in \(here)", ", mainly in \(here)"])
    }
    let there = transitHouse.topic
    return digest.choose(from: [
      ", reaching from \(there) into \(here)", ", with \(there) acting on \(here)",
      ", linking \(there) with \(here)",
    ])
  }

  /// The transit as a theme of a day, such as `Patience and structure for who you are`.
  var theme: String {
    "\(TransitWords.themeLead(of: body, Tone(kind))) \(TransitWords.topic(of: natal))"
  }

  /// The transit named within a sentence: `Mars square your natal Moon`.
  var phrase: String { "\(body.phrase) \(kind.preposition) \(natal.natalPhrase)" }
}

/// The words that sentences about transits are made of.
enum TransitWords {
  /// What a natal point stands for, with an article or possessive.
  static func area(of natal: Body) -> String {
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
  static func topic(of natal: Body) -> String {
    switch natal {
    case .sun: "who you are"
    case .moon: "how you feel"
    case .mercury: "thinking and talking"
    case .venus: "love and enjoyment"
    case .mars: "getting things done"
    case .jupiter: "hopes and plans"
    case .saturn: "duty and limits"
    case .uranus: "the need for freedom"
    case .neptune: "dreams and ideals"
    case .pluto: "what runs deep"
    default: "the road ahead"
    }
  }

  /// What a transiting body does by an aspect, as a verb that takes an object.
  static func effect(of body: Body, _ kind: AspectKind) -> String {
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
  static func effects(of body: Body) -> [String] {
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
        "opens wide", "stretches", "brings generous support to", "tempts you to overrate",
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
        "casts a dreamy light over", "blurs the outline of", "adds imagination to", "clouds",
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

  /// How a theme begins.
  static func themeLead(of body: Body, _ tone: Tone) -> String {
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
      default: ["A pointer toward", "A path opening for", "A fork in the road for"]
      }
    return leads[tone.rawValue]
  }

  /// How far along a transit is.
  static func stages(_ stage: TransitFact.Stage) -> [String] {
    switch stage {
    case .applying:
      [
        "the effect is still building", "it has not peaked yet", "more of it is on the way",
        "it is gathering strength",
      ]
    case .exact:
      [
        "the effect is at its height", "it is exact today", "this is its strongest moment",
        "the aspect is as close as it gets",
      ]
    case .separating:
      [
        "the strongest part is over for now", "it is easing for the time being",
        "the effect is fading for now", "it is slowly letting go",
      ]
    }
  }
}

extension House {
  /// What the house is about, without an article.
  var topic: String {
    let topics: [String] = [
      "presence and appearance", "earnings and belongings", "conversation and errands",
      "home and family", "play and romance", "daily work and habits", "partnership",
      "trust and shared things", "study and travel", "career and reputation", "friends and plans",
      "rest and solitude",
    ]
    return topics[number - 1]
  }
}
