internal import Astrology
internal import Astrometers

extension ReadingTexts {
  /// Something to do, something to leave, something to think about.
  ///
  /// From the meter that is best supported, the one that is least, and the busiest of the others.
  public var advice: Advice {
    let (best, worst, busiest) = outstanding
    let deed = digest(of: best).choose(from: best.counsel.deeds)
    let time = deed.hasItsTime ? nil : time
    return Advice(
      doThis: "\(time.map { "\($0), " } ?? "")\(deed.words).".sentenceCased,
      notThis: digest(of: worst).choose(from: worst.counsel.cautions),
      reflectOn: digest(of: busiest).choose(from: busiest.counsel.reflections))
  }

  /// The part of the day to do something in, where one is livelier than the others; none where the
  /// reading is of an instant, which may be later.
  private var time: String? {
    guard !facts.isInstant, let curve = DayCurve(facts.hourlyIntensity), !curve.isLevel else {
      return nil
    }
    return curve.busiest.opening
  }

  /// The best and the least supported meter by unified score, and the busiest of the others.
  var outstanding: (best: Meter, worst: Meter, busiest: Meter) {
    let scores = facts.scores.scores
    let ranked = Meter.allCases.sorted {
      (scores[$1].unified, $0.rawValue) < (scores[$0].unified, $1.rawValue)
    }
    let (best, worst) = (ranked[0], ranked[ranked.count - 1])
    let others = ranked[1..<(ranked.count - 1)]
    let busiest = others.reduce(others[1]) {
      scores[$1].intensity > scores[$0].intensity ? $1 : $0
    }
    return (best, worst, busiest)
  }
}
