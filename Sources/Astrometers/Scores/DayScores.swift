internal import Ephemeris

/// The scores of a day: seventeen meters, five groups, the whole.
public struct DayScores: Sendable, Hashable {
  private let meters: [MeterScore]
  private let groups: [MeterScore]
  /// The mean of all seventeen meters.
  public let overall: MeterScore

  /// Gathers the meters' scores, asked for one by one.
  public init<Failure: Error>(
    _ score: (Meter) throws(Failure) -> MeterScore
  ) throws(Failure) {
    var meters: [MeterScore] = []
    for meter in Meter.allCases { meters.append(try score(meter)) }
    self.init(meters: meters)
  }

  /// Gathers the seventeen meters' scores, in their order.
  package init(meters: [MeterScore]) {
    precondition(meters.count == Meter.count, "there are seventeen meters")
    self.meters = meters
    groups = Meter.Group.allCases.map { group in
      MeterScore(meanOf: group.meters.lazy.map { meters[$0.rawValue] })
    }
    overall = MeterScore(meanOf: meters)
  }

  /// A meter's score.
  public subscript(meter: Meter) -> MeterScore { meters[meter.rawValue] }

  /// A group's score.
  public subscript(group: Meter.Group) -> MeterScore { groups[group.rawValue] }
}

extension DayScores {
  /// The scores of a day beside those of the day before.
  public struct Day: Sendable, Hashable {
    /// The day's scores.
    public let scores: DayScores
    /// The scores of the civil day before, or of 24 hours before an instant; nil if the
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
    public func trend(of group: Meter.Group) -> Trend? {
      before.map { Trend(delta: scores[group].unified - $0[group].unified) }
    }

    /// How the whole has changed.
    public var overallTrend: Trend? {
      before.map { Trend(delta: scores.overall.unified - $0.overall.unified) }
    }
  }
}

extension DayScores: CustomStringConvertible {
  /// The whole and then each meter, such as `overall 12.3, mental_clarity -4.5, …`, unified.
  public var description: String {
    let meters = Meter.allCases.map { "\($0.name) \(Self.text(self[$0]))" }
    return "overall \(Self.text(overall)), \(meters.joined(separator: ", "))"
  }

  private static func text(_ score: MeterScore) -> String {
    DecimalText.rounded(score.unified, decimals: 1)
  }
}

extension DayScores: Codable {
  /// Reads a score for each meter, by the meters' names.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    try self.init { (meter) throws in
      try fields.decode(MeterScore.self, forKey: FieldName(meter.name))
    }
  }

  /// Writes a score for each meter by its name; groups and the whole follow from them.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    for meter in Meter.allCases { try fields.encode(self[meter], forKey: FieldName(meter.name)) }
  }
}

extension DayScores.Day: Codable {
  /// Reads the fields `scores` and `before`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    scores = try fields.decode(DayScores.self, forKey: "scores")
    before = try fields.decodeIfPresent(DayScores.self, forKey: "before")
  }

  /// Writes `scores`, and `before` where there is a day before.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(scores, forKey: "scores")
    try fields.encodeIfPresent(before, forKey: "before")
  }
}
