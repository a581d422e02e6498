internal import Astrology
internal import Ephemeris

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
