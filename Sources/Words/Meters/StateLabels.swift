public import Astrometers

extension Meter {
  /// What to call the state of this meter at a score, in two words at most.
  ///
  /// - Parameters:
  ///   - score: The score.
  ///   - words: Where the labels are.
  /// - Returns: The label.
  public func stateLabel(of score: MeterScore, in words: WordCorpus = .english) -> String {
    words.label(.labels(of: self, score.quality), of: score)
  }
}

extension Meter.Group {
  /// What to call the state of this group at a score, in two words at most.
  ///
  /// - Parameters:
  ///   - score: The score.
  ///   - words: Where the labels are.
  /// - Returns: The label.
  public func stateLabel(of score: MeterScore, in words: WordCorpus = .english) -> String {
    words.label(.labels(of: self, score.quality), of: score)
  }
}

extension DayScores {
  /// What to call the day as a whole, in two words at most: the contract's `overall_state`.
  ///
  /// - Parameter words: Where the labels are.
  /// - Returns: The label.
  public func overallStateLabel(in words: WordCorpus = .english) -> String {
    words.label(.labels(overall.quality), of: overall)
  }
}

extension WordCorpus {
  /// The label of a score.
  ///
  /// A list has labels from the least intensity to the greatest. The quality already bounds the intensity
  /// (contract, D07): a harmonious or mixed score has 40 or more, a challenging one 20 or more, a quiet or
  /// peaceful one less than 40. The labels divide what is left evenly, so that every one of them can
  /// occur.
  fileprivate func label(_ key: WordKey, of score: MeterScore) -> String {
    let labels = texts(key)
    let range = score.quality.intensities
    let share = (score.intensity - range.lowerBound) / (range.upperBound - range.lowerBound)
    let level = min(max(Int(share * Double(labels.count)), 0), labels.count - 1)
    return text(labels.lowerBound + level)
  }
}

extension MeterScore.Quality {
  /// The intensities that a score of this word can have.
  var intensities: ClosedRange<Double> {
    switch self {
    case .harmonious, .mixed: 40...100
    case .challenging: 20...100
    case .quiet, .peaceful: 0...40
    }
  }
}
