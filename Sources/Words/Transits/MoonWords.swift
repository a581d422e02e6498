internal import Astrology
internal import Ephemeris

/// The words that sentences about the Moon are made of.
enum MoonWords {
  /// What the Moon brings in a sign, after `The Moon in Aries`.
  static func mood(in sign: ZodiacSign) -> [String] {
    switch sign {
    case .aries:
      ["makes feelings quick and honest", "wants to begin things rather than wait"]
    case .taurus:
      ["slows the mood to a comfortable walk", "looks for good food, soft light and time"]
    case .gemini:
      ["makes the mood curious and talkative", "keeps feelings light and on the move"]
    case .cancer:
      ["turns the mood toward home and care", "makes it natural to look after things"]
    case .leo:
      ["warms the heart and likes to be seen", "brings a generous, playful mood"]
    case .virgo:
      ["finds calm in putting things in order", "makes useful work feel soothing"]
    case .libra:
      ["looks for balance and good manners", "makes harmony feel important"]
    case .scorpio:
      ["takes feelings below the surface", "prefers depth to small talk"]
    case .sagittarius:
      ["lifts the mood and looks to the horizon", "makes room for humour and big plans"]
    case .capricorn:
      ["keeps feelings practical and composed", "takes comfort in work well done"]
    case .aquarius:
      ["gives feelings some air and distance", "likes the unusual and the friendly"]
    case .pisces:
      ["makes the mood soft and receptive", "opens the door to dreams and music"]
    }
  }

  /// What the Moon draws attention to in a house, after `your fourth house`.
  static func attention(in house: House) -> String {
    let attention: [String] = [
      "so your own needs come first for a change",
      "and comfort has to do with what you own and earn",
      "so talk, errands and messages come naturally",
      "and home is where the day makes most sense",
      "so play and affection do you good",
      "and small routines keep you steady",
      "so one-to-one time does you good",
      "and trust becomes the question underneath",
      "so a new thought or place refreshes you",
      "and feelings have a part in your public work",
      "so friends and future plans come to mind",
      "and time alone is well spent",
    ]
    return attention[house.number - 1]
  }

  /// The phase as the subject of a sentence.
  static func subject(_ phase: MoonPhase) -> String {
    switch phase {
    case .newMoon: "the new Moon"
    case .waxingCrescent: "the waxing crescent Moon"
    case .firstQuarter: "the first-quarter Moon"
    case .waxingGibbous: "the waxing Moon"
    case .fullMoon: "the full Moon"
    case .waningGibbous: "the waning Moon"
    case .lastQuarter: "the last-quarter Moon"
    case .waningCrescent: "the waning crescent Moon"
    }
  }

  /// What the phase is good for, as a whole sentence.
  static func counsel(_ phase: MoonPhase) -> String {
    switch phase {
    case .newMoon: "It is a dark, fresh phase, made for quiet beginnings."
    case .waxingCrescent: "Its light is young, and first steps count more than results."
    case .firstQuarter: "Midway from dark to full, it favours a decision over more waiting."
    case .waxingGibbous: "Growing toward full, it is a phase for polishing what you have begun."
    case .fullMoon: "With its whole face lit, it shows plainly how far something has come."
    case .waningGibbous: "Past full, it is a good phase for sharing what you know."
    case .lastQuarter: "Midway from full to dark, it helps with sorting and clearing out."
    case .waningCrescent: "Its light is on the wane, and rest is part of the work."
    }
  }
}

extension MoonFacts {
  /// What a void of course Moon is good for, in one sentence.
  static let voidSentence =
    "It is void of course for now, a pause that suits finishing and resting better than launching."
}

extension MoonAspectFact {
  /// The Moon's aspect in one short sentence: the contract's `interpretation` of a Moon aspect.
  public var sentence: String { "\(note.sentenceCased)." }

  /// The same as part of a sentence, without capital and full stop.
  var note: String {
    let notes: [String] = MoonAspectFact.notes(of: natal)
    switch kind {
    case .conjunction: return notes[0]
    case .opposition: return notes[1]
    case .trine: return notes[2]
    case .square: return notes[3]
    case .sextile: return notes[4]
    }
  }

  /// Conjunction, opposition, trine, square, sextile.
  private static func notes(of natal: CelestialBody) -> [String] {
    switch natal {
    case .sun:
      [
        "feeling and will point the same way", "what you want and what you need take turns",
        "heart and head get along", "a small tug between mood and plan",
        "it is easy to be yourself",
      ]
    case .moon:
      [
        "your monthly return to familiar feelings", "needs come into view from the other side",
        "you feel at home in your own skin", "old habits and today's mood rub a little",
        "comfort is close at hand",
      ]
    case .mercury:
      [
        "feelings look for words", "heart and reason see two sides of it",
        "talk flows and so does listening", "words come out quicker than meant",
        "a good hour for a friendly message",
      ]
    case .venus:
      [
        "tenderness and taste are awake", "closeness and ease want balancing",
        "warmth comes without effort", "a craving for sweetness and comfort",
        "small kindnesses land well",
      ]
    case .mars:
      [
        "feelings want to act at once", "impatience meets a tender spot",
        "mood and muscle work together", "a short fuse that a walk can lengthen",
        "enough spirit to begin something",
      ]
    case .jupiter:
      [
        "a big-hearted mood", "appetite runs ahead of need", "good humour and trust",
        "it is easy to promise too much", "a hopeful note in small things",
      ]
    case .saturn:
      [
        "a sober mood that gets things done", "duty and comfort ask for a fair split",
        "calm comes from good order", "a little reserve, best met with patience",
        "routine feels reassuring",
      ]
    case .uranus:
      [
        "restless and inventive", "the mood can switch without notice",
        "a light heart for something new", "plans change more easily than usual",
        "a pleasant change from habit",
      ]
    case .neptune:
      [
        "dreamy and easily touched", "it is hard to tell a feeling from a wish",
        "music and daydreams do you good", "a hazy mood that clears with rest",
        "imagination is gentle company",
      ]
    case .pluto:
      [
        "feelings go deep and ask for honesty", "strong feelings come to the surface",
        "a quiet hour goes below the surface", "an old feeling asks to be heard",
        "you can name what is underneath",
      ]
    default:
      [
        "a feeling shows you where to go", "the familiar pulls against the new",
        "mood and direction agree", "a choice between habit and growth",
        "a small step in a good direction",
      ]
    }
  }
}
