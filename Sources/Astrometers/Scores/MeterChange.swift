public import Astrology
public import Ephemeris

/// How a meter's unified score came from that of the day before, cause by cause.
///
/// The causes' shares add up to the change of the unified score, and their contributions to the
/// change of activity. A score is a rank, hence no sum: a cause's share is what the score gains when
/// that cause alone is moved from yesterday to today, with the causes before it moved already. To
/// favour neither the first nor the last, it is the mean over the causes' order and its reverse.
public struct MeterChange: Sendable, Hashable {
  /// The meter.
  public let meter: Meter
  /// The change of the unified score: the trend's delta.
  public let delta: Double
  /// What the meter heard on either day, the largest share first; ties stand in the causes' order.
  public let causes: [Cause]

  /// Something that changed between the two days.
  public struct Cause: Sendable, Hashable {
    /// What it is.
    public let kind: Kind
    /// What it added to the meter's activity the day before; 0 for a retrograde motion.
    public let contributionBefore: Double
    /// What it adds now.
    public let contribution: Double
    /// Its share of the change of the unified score.
    public let share: Double
  }

  /// What can change a score.
  public enum Kind: Sendable, Hashable {
    /// A transit that comes, goes, tightens or loosens.
    case transit(TransitKey)
    /// A body's retrograde motion, which dims the meter more or less than before.
    case retrograde(CelestialBody)
  }
}

extension Astrometer {
  /// How each meter's score came from that of another day, in the meters' order.
  ///
  /// - Parameters:
  ///   - before: The skies of the day before.
  ///   - now: The skies of the day.
  /// - Returns: One change for each meter.
  /// - Complexity: Eight skies scored; then, for each meter, quadratic in the transits it hears, about
  ///   fifteen.
  public func changes(from before: DaySkies, to now: DaySkies) -> [MeterChange] {
    changes(from: before.skies, to: now.skies)
  }

  /// How each meter's score came from that of another day, in the meters' order.
  ///
  /// - Parameters:
  ///   - before: The skies of the day before.
  ///   - now: The skies of the day.
  /// - Returns: One change for each meter.
  /// - Complexity: Eight skies scored; then, for each meter, quadratic in the transits it hears, about
  ///   fifteen.
  package func changes(from before: [Sky], to now: [Sky]) -> [MeterChange] {
    let days = [before, now].map { DayCauses(of: natal, during: $0) }
    return Meter.allCases.map { change(of: $0, from: days[0], to: days[1]) }
  }

  private func change(of meter: Meter, from before: DayCauses, to now: DayCauses) -> MeterChange {
    let (before, now) = (before.sums(of: meter, for: natal), now.sums(of: meter, for: natal))
    let kinds = Set(before.keys).union(now.keys).sorted()
    let moves = kinds.map { (before: before[$0] ?? .zero, now: now[$0] ?? .zero) }
    let yardstick = norms[meter]
    func unified(moved: Range<Int>) -> Double {
      let sums = moves.indices.reduce(MeterSums.zero) { sum, index in
        sum + (moved.contains(index) ? moves[index].now : moves[index].before)
      }
      return yardstick.score(of: sums).unified
    }
    let causes = moves.indices.map { index in
      let inOrder = unified(moved: 0..<index + 1) - unified(moved: 0..<index)
      let inReverse =
        unified(moved: index..<moves.count) - unified(moved: index + 1..<moves.count)
      return MeterChange.Cause(
        kind: kinds[index], contributionBefore: moves[index].before.activity,
        contribution: moves[index].now.activity, share: (inOrder + inReverse) / 2)
    }
    return MeterChange(
      meter: meter, delta: unified(moved: 0..<moves.count) - unified(moved: 0..<0),
      causes: causes.enumerated().sorted {
        ($0.element.share.magnitude, $1.offset) > ($1.element.share.magnitude, $0.offset)
      }.map(\.element))
  }
}

/// What moves scores on a day.
private struct DayCauses {
  private let transits: [TransitContribution]
  /// ρ of each body that is retrograde, the day's mean.
  private let retrogradeness: [CelestialBody: Double]

  init(of natal: NatalProfile, during skies: [Sky]) {
    transits = natal.transits(during: skies)
    var sums: [CelestialBody: Double] = [:]
    for body in CelestialBody.scoringPoints {
      let sum = skies.reduce(0) { $0 + TransitingBody(body, in: $1).retrogradeness }
      if sum > 0 { sums[body] = sum / Double(skies.count) }
    }
    retrogradeness = sums
  }

  /// What each cause adds to a meter's sums; causes that it doesn't hear are left out.
  func sums(of meter: Meter, for natal: NatalProfile) -> [MeterChange.Kind: MeterSums] {
    var sums: [MeterChange.Kind: MeterSums] = [:]
    for transit in transits {
      let amount = natal.amount(of: transit, to: meter)
      guard amount > 0 else { continue }
      sums[.transit(transit.key)] = MeterSums(
        activity: amount, tone: amount * transit.quality, retrogradeDimming: 0)
    }
    for (body, retrogradeness) in retrogradeness {
      let dimming = Hearing.dimming(by: body)[meter] * retrogradeness
      guard dimming > 0 else { continue }
      sums[.retrograde(body)] = MeterSums(activity: 0, tone: 0, retrogradeDimming: dimming)
    }
    return sums
  }
}

extension MeterChange.Kind: Comparable {
  /// Orders causes: transits by transiting body, natal point and aspect, then retrograde motions.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.place < rhs.place }

  private var place: Int {
    switch self {
    case .transit(let key): key.rank
    case .retrograde(let body): 1 << 16 + Int(body.rawValue)
    }
  }
}

extension MeterSums {
  fileprivate static var zero: Self { Self(activity: 0, tone: 0, retrogradeDimming: 0) }

  fileprivate static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      activity: lhs.activity + rhs.activity, tone: lhs.tone + rhs.tone,
      retrogradeDimming: lhs.retrogradeDimming + rhs.retrogradeDimming)
  }
}
