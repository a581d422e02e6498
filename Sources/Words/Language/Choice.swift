internal import Astrometers

/// Wordings for a score: a few for each quality word, from the least intensity to the greatest.
///
/// The word already bounds the intensity (contract, D07): a harmonious or mixed score has 40 or more, a
/// challenging one 20 or more, a quiet or peaceful one less than 40. The wordings divide what is left to
/// each word evenly, so that every one of them can occur. With five of them the steps are 12 for
/// harmonious and mixed, 16 for challenging, 8 for quiet and peaceful.
struct QualityTable {
  let harmonious: [String]
  let peaceful: [String]
  let mixed: [String]
  let quiet: [String]
  let challenging: [String]

  /// The wordings of a word, from the least intensity to the greatest.
  subscript(quality: QualityWord) -> [String] {
    switch quality {
    case .harmonious: harmonious
    case .peaceful: peaceful
    case .mixed: mixed
    case .quiet: quiet
    case .challenging: challenging
    }
  }

  /// The wording for a score.
  subscript(score: MeterScore) -> String {
    let (quality, range) = (score.quality, score.quality.intensities)
    let wordings = self[quality]
    let share = (score.intensity - range.lowerBound) / (range.upperBound - range.lowerBound)
    return wordings[min(max(Int(share * Double(wordings.count)), 0), wordings.count - 1)]
  }
}

extension QualityWord {
  /// The intensities that a score of this word can have.
  var intensities: ClosedRange<Double> {
    switch self {
    case .harmonious, .mixed: 40...100
    case .challenging: 20...100
    case .quiet, .peaceful: 0...40
    }
  }

  /// Whether the word leans to the pleasant side, to the other, or to neither.
  var leaning: Double {
    switch self {
    case .harmonious, .peaceful: 1
    case .challenging: -1
    case .mixed, .quiet: 0
    }
  }
}
