internal import Astrology
package import Ephemeris

extension CelestialBody {
  /// The name within a sentence: `the Sun`, `Mars`.
  package var phrase: String {
    switch self {
    case .sun, .moon, .meanNode, .trueNode, .meanApogee, .osculatingApogee: "the \(title)"
    default: title
    }
  }

  /// The natal body within a sentence: `your natal Sun`.
  var natalPhrase: String { ChartPoint.body(self).natalPhrase }
}

extension ChartPoint {
  /// The natal point within a sentence: `your natal Sun`.
  var natalPhrase: String { "your natal \(title)" }
}

extension TransitKey {
  /// The transit as the person speaks of it: `Mars square my natal Moon`.
  var namedByPerson: String { "\(body.phrase) \(aspect.preposition) my natal \(natal.title)" }
}

extension AspectKind {
  /// The aspect as a word between two names: `Mars square your natal Moon`.
  var preposition: String {
    switch self {
    case .conjunction: "conjunct"
    case .opposition: "opposite"
    case .trine: "trine"
    case .square: "square"
    case .sextile: "sextile"
    }
  }

  /// What one body does to another: `Mars squares your natal Moon`.
  var verb: String {
    switch self {
    case .conjunction: "joins"
    case .opposition: "stands opposite"
    case .trine: "trines"
    case .square: "squares"
    case .sextile: "sextiles"
    }
  }
}

extension String {
  /// The same with a capital first letter.
  package var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
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

  /// The number as a word: `first`.
  var ordinal: String {
    let ordinals: [String] = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth",
    ]
    return ordinals[number - 1]
  }
}

/// How an aspect feels, as far as words go.
enum Tone: Int, CaseIterable {
  /// Two things in one place: a conjunction.
  case joined
  /// A trine or a sextile.
  case easy
  /// A square or an opposition.
  case tense

  init(_ kind: AspectKind) {
    self =
      switch kind {
      case .conjunction: .joined
      case .trine, .sextile: .easy
      case .square, .opposition: .tense
      }
  }
}
