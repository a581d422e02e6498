internal import Ephemeris

/// One meter's yardstick for one person.
package struct MeterNorms: Sendable, Hashable {
  /// The median of activity over the person's lifetime.
  package let medianActivity: Double
  /// 65 quantiles of activity.
  package let activity: QuantileKnots
  /// 33 quantiles of the positive polarities.
  package let harmonious: QuantileKnots
  /// 33 quantiles of the negative polarities, without their sign.
  package let challenging: QuantileKnots

  /// A side with fewer values than this is ranked by both sides together.
  static let fewestValues = 16

  /// Takes the yardstick from the days of a lifetime.
  ///
  /// - Parameters:
  ///   - ascendingActivities: The activity of each day, sorted.
  ///   - ascendingPolarities: The polarity of each day, once the median is known, sorted.
  init<Value: BinaryFloatingPoint>(
    ascendingActivities: [Value], ascendingPolarities: (_ medianActivity: Double) -> [Value]
  ) {
    let activity = QuantileKnots(
      ofAscending: ascendingActivities[...], count: MeterKnots.activityCount)
    let sides = Self.sides(ofAscending: ascendingPolarities(Self.median(of: activity)))
    self.init(
      activity: activity, harmonious: sides.harmonious, challenging: sides.challenging)
  }

  /// Puts a yardstick together.
  init(activity: QuantileKnots, harmonious: QuantileKnots, challenging: QuantileKnots) {
    medianActivity = Self.median(of: activity)
    self.activity = activity
    self.harmonious = harmonious
    self.challenging = challenging
  }

  /// The middle knot is the quantile at one half.
  private static func median(of activity: QuantileKnots) -> Double {
    activity.knots.isEmpty ? 0 : activity.knots[MeterKnots.medianOffset]
  }

  /// The knots of the positive and of the negative polarities.
  static func sides<Value: BinaryFloatingPoint>(
    ofAscending polarities: [Value]
  ) -> (harmonious: QuantileKnots, challenging: QuantileKnots) {
    let positive = polarities.drop { $0 <= 0 }
    let negative = polarities.prefix { $0 < 0 }.reversed().map { -$0 }[...]
    func knots(_ side: ArraySlice<Value>) -> QuantileKnots {
      QuantileKnots(
        ofAscending: side.count < fewestValues ? (positive + negative).sorted()[...] : side,
        count: MeterKnots.sideCount)
    }
    return (knots(positive), knots(negative))
  }
}

extension MeterNorms: Codable {
  /// Reads the fields that ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    func knots(_ name: FieldName, _ count: Int) throws -> QuantileKnots {
      let knots = try fields.decode([Double].self, forKey: name)
      // Single precision is what the batch computes in, and infinite beyond 3.4e38.
      guard knots.isEmpty || knots.count == count, knots.allSatisfy({ $0 >= 0 && $0 < 1e38 }),
        zip(knots, knots.dropFirst()).allSatisfy({ $0 <= $1 })
      else {
        throw decoder.unreadable(
          "\(name.stringValue) of norms are \(count) ascending numbers or none")
      }
      return QuantileKnots(ascending: knots)
    }
    self.init(
      activity: try knots("activity", MeterKnots.activityCount),
      harmonious: try knots("harmonious", MeterKnots.sideCount),
      challenging: try knots("challenging", MeterKnots.sideCount))
  }

  /// Writes the quantiles `activity`, `harmonious` and `challenging`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(activity.knots, forKey: "activity")
    try fields.encode(harmonious.knots, forKey: "harmonious")
    try fields.encode(challenging.knots, forKey: "challenging")
  }
}

extension Norms: Codable {
  private static let form = DocumentForm("record of norms", major: 1, minor: 0)

  /// Reads norms that ``encode(to:)`` wrote, in this form or an older one of the same major version.
  public init(from decoder: any Decoder) throws {
    try Self.form.check(decoder)
    let fields = try decoder.fields()
    let definition = try fields.decode(UInt16.self, forKey: "definition")
    guard definition == ScoringDefinition.version else {
      throw decoder.unreadable(NormsRecordError.otherDefinition(definition).description)
    }
    let meters = try fields.nestedContainer(keyedBy: FieldName.self, forKey: "meters")
    self.init(
      meters: try Meter.allCases.map {
        try meters.decode(MeterNorms.self, forKey: FieldName($0.name))
      })
  }

  /// Writes `version`, `definition`, the version of the scoring definition, and `meters`, the norms of
  /// each by its name.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try Self.form.write(to: &fields)
    try fields.encode(ScoringDefinition.version, forKey: "definition")
    var meters = fields.nestedContainer(keyedBy: FieldName.self, forKey: "meters")
    for meter in Meter.allCases {
      try meters.encode(self[meter], forKey: FieldName(meter.name))
    }
  }
}
