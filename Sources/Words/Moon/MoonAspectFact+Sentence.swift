internal import Astrology
internal import Ephemeris

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
