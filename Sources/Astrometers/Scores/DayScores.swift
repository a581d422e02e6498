/// The scores of a day: seventeen meters, five groups, the whole.
public struct DayScores: Sendable, Hashable {
  private let meters: [MeterScore]
  private let groups: [MeterScore]
  /// The mean of all seventeen meters.
  public let overall: MeterScore

  /// Gathers the meters' scores, in their order.
  ///
  /// - Precondition: there are seventeen.
  public init(meters: [MeterScore]) {
    precondition(meters.count == Meter.count, "there are seventeen meters")
    self.meters = meters
    groups = MeterGroup.allCases.map { group in
      MeterScore(meanOf: group.meters.map { meters[$0.rawValue] })
    }
    overall = MeterScore(meanOf: meters)
  }

  /// A meter's score.
  public subscript(meter: Meter) -> MeterScore { meters[meter.rawValue] }

  /// A group's score.
  public subscript(group: MeterGroup) -> MeterScore { groups[group.rawValue] }
}

/// The scores of a day beside those of the day before.
public struct ScoredDay: Sendable, Hashable {
  /// The day's scores.
  public let scores: DayScores
  /// The scores of the civil day before, or of 24 hours before an instant; nothing where the
  /// ephemeris begins.
  public let before: DayScores?

  /// Puts two days side by side.
  public init(scores: DayScores, before: DayScores?) {
    self.scores = scores
    self.before = before
  }

  /// How a meter has changed.
  public func trend(of meter: Meter) -> Trend? {
    before.map { Trend(delta: scores[meter].unified - $0[meter].unified) }
  }

  /// How a group has changed.
  public func trend(of group: MeterGroup) -> Trend? {
    before.map { Trend(delta: scores[group].unified - $0[group].unified) }
  }

  /// How the whole has changed.
  public var overallTrend: Trend? {
    before.map { Trend(delta: scores.overall.unified - $0.overall.unified) }
  }
}
