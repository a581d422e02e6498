internal import Astrology
internal import Ephemeris

extension TransitFact {
  /// The transit in one sentence of a list.
  ///
  /// - Parameters:
  ///   - times: How many sentences before tell of the same body and aspect.
  ///   - told: The wordings of stages that those before have.
  /// - Returns: The sentence.
  func sentence(afterTellingEffect times: Int, stages told: inout ToldStages) -> String {
    let digest = FactDigest(
      Int(body.rawValue), natal.rank, Tone(aspect).rawValue, natalHouse.number)
    let again = TransitWords.again(times)
    let effect = TransitWords.effect(of: body, aspect)
    let stage = told.choose(stage, by: digest)
    return """
      \(body.phrase.sentenceCased) \(again)\(effect) \(TransitWords.area(of: natal))\(houses(digest)); \
      \(stage).
      """
  }

  /// Where in life it is felt.
  private func houses(_ digest: FactDigest) -> String {
    let here = natalHouse.topic
    if natalHouse == transitHouse {
      return digest.choose(from: [", above all in \(here)", ", mainly in \(here)"])
    }
    let there = transitHouse.topic
    return digest.choose(from: [
      ", reaching from \(there) into \(here)", ", letting \(there) colour \(here)",
      ", linking \(there) with \(here)",
    ])
  }

  /// The transit as a theme of a day, such as `Patience and structure for who you are`.
  var theme: String { "\(themeLead) \(TransitWords.topic(of: natal))" }

  /// How the theme begins.
  var themeLead: String { TransitWords.themeLead(of: body, Tone(aspect)) }

  /// The transit named within a sentence: `Mars square your natal Moon`.
  var phrase: String { "\(body.phrase) \(aspect.preposition) \(natal.natalPhrase)" }
}

extension ReadingFacts {
  /// The priority transits in one sentence each, for anyone: the contract's `interpretation`.
  ///
  /// They are told as a list: none says how far along it is in the words of another, and what a body
  /// does for a second time it does `also`.
  public var prioritySentences: [String] {
    var told = ToldStages()
    return priorities.indices.map { index in
      let transit = priorities[index]
      let times = priorities[..<index].count {
        $0.body == transit.body && $0.aspect == transit.aspect
      }
      return transit.sentence(afterTellingEffect: times, stages: &told)
    }
  }
}

/// The wordings of how far along a transit is that earlier sentences of a list have.
struct ToldStages {
  /// A bit for each wording, eight for each stage.
  private var told: UInt32 = 0

  /// The first wording of a stage that isn't told yet, from a fact's own on; its own where all are.
  mutating func choose(_ stage: TransitFact.Stage, by digest: FactDigest) -> String {
    let wordings = TransitWords.stages(stage)
    let own = digest.index(below: wordings.count)
    let first = Self.place(of: stage)
    for step in wordings.indices {
      let index = (own + step) % wordings.count
      let bit: UInt32 = 1 << UInt32(first + index)
      guard told & bit == 0 else { continue }
      told |= bit
      return wordings[index]
    }
    return wordings[own]
  }

  private static func place(of stage: TransitFact.Stage) -> Int {
    switch stage {
    case .applying: 0
    case .near: 8
    case .exact: 16
    case .separating: 24
    }
  }
}

extension ReadingFacts {
  /// The day's theme in a few words: that of the first priority transit, or a fixed text on a day without
  /// any (contract, D25).
  public var primaryTheme: String {
    priorities.first?.theme ?? "A quiet sky, with room for what you choose"
  }

  /// The day's second theme, if there is a second priority transit: that of the first which doesn't begin
  /// in the same words, or of the second where all do.
  public var secondaryTheme: String? {
    let others = priorities.dropFirst()
    let lead = priorities.first?.themeLead
    return (others.first { $0.themeLead != lead } ?? others.first)?.theme
  }
}
