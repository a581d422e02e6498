@_spi(FrontEnd) internal import Astrolabe

/// What a score means, and so its colour.
///
/// A score with a sentence beside it has the colour of the sentence: both come from its quality. A score that stands
/// alone, such as that of a day in a calendar, is hard from −10 down and easy from 10 up.
enum ScoreTone: Sendable {
  case hard, quiet, easy

  /// Scores without a sentence are quiet below this, either way.
  static let leastShown = 10.0
  /// From here a sentence takes a side even where the quality takes none, as those of readings do.
  private static let clearScore = 15.0

  /// The tone of a score that stands alone.
  init(_ score: Double) {
    let written = score.rounded()
    self = written <= -Self.leastShown ? .hard : written >= Self.leastShown ? .easy : .quiet
  }

  /// The tone of a score with a sentence about its quality.
  init(_ score: Double, _ quality: MeterScore.Quality) {
    switch quality {
    case .harmonious, .peaceful: self = .easy
    case .challenging: self = .hard
    case .mixed, .quiet:
      self = score < -Self.clearScore ? .hard : score > Self.clearScore ? .easy : .quiet
    }
  }

  init(_ score: MeterScore) { self.init(score.unified, score.quality) }

  /// The class of a bar.
  var bar: String {
    switch self {
    case .hard: "strain"
    case .quiet: "calm"
    case .easy: "ease"
    }
  }

  /// The class of a day's cell, whose tint is the stronger the farther the score is from quiet.
  static func cell(_ score: Double, isOver: Bool = false) -> String {
    let tone = ScoreTone(score)
    let step =
      switch score.rounded().magnitude {
      case ..<25: "1"
      case ..<45: "2"
      default: "3"
      }
    return switch tone {
    case .hard: isOver ? "s0" : "s" + step
    case .quiet: "l0"
    case .easy: isOver ? "e0" : "e" + step
    }
  }
}

extension PageVisit {
  /// Writes what the colours of bars mean.
  ///
  /// - Parameters:
  ///   - note: What the scores are measured by, or what can be opened.
  ///   - html: Where to.
  func writeLegend(_ note: String, to html: inout HTMLWriter) {
    write(
      legend: [
        ("strain", words[.toneHard]), ("calm", words[.toneQuiet]), ("ease", words[.toneEasy]),
      ], note, to: &html)
  }

  /// Writes what the tints of days in a calendar mean, in the same tints.
  ///
  /// - Parameters:
  ///   - note: What the scores are measured by, or what can be opened.
  ///   - hasPast: Whether some of the days are over.
  ///   - html: Where to.
  func writeCellLegend(_ note: String, hasPast: Bool = false, to html: inout HTMLWriter) {
    write(
      legend: [
        ("s2", words[.legendHard]), ("l0", words[.legendQuiet]), ("e2", words[.legendEasy]),
      ] + (hasPast ? [("over", words[.legendOver])] : []), note, to: &html)
  }

  private func write(
    legend: [(kind: String, title: String)], _ note: String, to html: inout HTMLWriter
  ) {
    html.element("ul", ["class": "legend"]) { html in
      for entry in legend {
        html.element("li") { html in
          html.element("i", ["class": entry.kind, "aria-hidden": "true"], "")
          html.write(entry.title)
        }
      }
    }
    html.element("p", ["class": "quiet"], note)
  }
}
