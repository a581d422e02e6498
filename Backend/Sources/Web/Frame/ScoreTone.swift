internal import Astrolabe

/// What a score means, the same on every page: as it is written, −10 and below is hard, 10 and above is easy, and between
/// them it is quiet.
enum ScoreTone: Sendable {
  case hard, quiet, easy

  /// Scores below this are quiet.
  static let leastShown = 10.0

  init(_ score: Double) {
    let written = score.rounded()
    self = written <= -Self.leastShown ? .hard : written >= Self.leastShown ? .easy : .quiet
  }

  /// The class of a bar.
  var bar: String {
    switch self {
    case .hard: "strain"
    case .quiet: "calm"
    case .easy: "ease"
    }
  }

  /// The class of a day's cell, whose tint is the stronger the farther the score is from quiet.
  static func cell(_ score: Double) -> String {
    let tone = ScoreTone(score)
    let step =
      switch score.rounded().magnitude {
      case ..<25: "1"
      case ..<45: "2"
      default: "3"
      }
    return switch tone {
    case .hard: "s" + step
    case .quiet: "l0"
    case .easy: "e" + step
    }
  }
}

extension PageVisit {
  /// Writes what the colours of bars and days mean, which is the same on every page.
  ///
  /// - Parameters:
  ///   - note: What the scores are measured by, or what can be opened.
  ///   - html: Where to.
  func writeLegend(_ note: String, to html: inout HTMLWriter) {
    html.element("ul", ["class": "legend"]) { html in
      for (kind, title) in [
        ("strain", PageText.legendHard), ("calm", .legendQuiet), ("ease", .legendEasy),
      ] {
        html.element("li", ["class": kind], words[title])
      }
    }
    html.element("p", ["class": "quiet"], note)
  }
}
