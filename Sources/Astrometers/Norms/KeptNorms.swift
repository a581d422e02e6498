internal import CKernels
internal import Synchronization

/// The knots of a person's norms side by side in single precision, as records and the batch have them, and the
/// meters' own made of them when they are first asked for.
///
/// Scores are ranked by the knots as they lie here. Making the meters' own takes longer than scoring a month, and
/// only who writes norms down asks for them.
final class KeptNorms: Sendable {
  /// `MeterKnots/count` numbers for each meter.
  let knots: [Float]
  private let made = AtomicLazyReference<MeterList>()

  private final class MeterList: Sendable {
    let meters: [MeterNorms]

    init(_ meters: [MeterNorms]) { self.meters = meters }
  }

  /// Keeps knots that ascend within each meter's three runs.
  init(knots: [Float]) {
    precondition(knots.count == Meter.count * MeterKnots.count, "each meter has its knots")
    self.knots = knots
  }

  /// Takes the norms of a person from some days, 608 at most.
  convenience init(of natal: NatalProfile, days: UnsafeBufferPointer<UnsafePointer<kernel_day>?>) {
    precondition(days.count <= kernel_days, "a lifetime has so many days at most")
    var person = kernel_person(natal)
    let count = Meter.count * MeterKnots.count
    self.init(
      knots: unsafe [Float](unsafeUninitializedCapacity: count) { knots, initialized in
        unsafe kernel_norms(
          ScoringKernel.definition, &person, days.baseAddress, days.count, knots.baseAddress)
        initialized = count
      })
  }

  /// Keeps meters' norms, in the meters' order.
  init(_ meters: [MeterNorms]) {
    var knots: [Float] = []
    knots.reserveCapacity(Meter.count * MeterKnots.count)
    for norms in meters { MeterKnots.append(norms, to: &knots) }
    self.knots = knots
    _ = made.storeIfNil(MeterList(meters))
  }

  /// The norms of each meter, in the meters' order.
  var meters: [MeterNorms] {
    if let made = made.load() { return made.meters }
    let meters = Meter.allCases.map { meter in
      MeterNorms(knots[meter.rawValue * MeterKnots.count..<(meter.rawValue + 1) * MeterKnots.count])
    }
    return made.storeIfNil(MeterList(meters)).meters
  }

  /// The score of what a meter has heard, as ``MeterNorms/score(of:)`` has it.
  func score(of meter: Meter, from sums: MeterSums) -> MeterScore {
    let first = meter.rawValue * MeterKnots.count
    let median = knots[first + MeterKnots.medianOffset]
    return sums.score(
      medianActivity: median == .greatestFiniteMagnitude ? 0 : Double(median),
      activityRank: { rank(of: $0, at: first, ofSide: false) },
      harmoniousRank: {
        rank(of: $0, at: first + MeterKnots.harmoniousOffset, ofSide: true)
      },
      challengingRank: {
        rank(of: $0, at: first + MeterKnots.challengingOffset, ofSide: true)
      })
  }

  /// The rank of a value among a run of knots, as ``QuantileKnots/rank(of:)`` has it; among those that a side
  /// without any is filled with it is 0.
  private func rank(of value: Double, at first: Int, ofSide: Bool) -> Double {
    let count = ofSide ? MeterKnots.sideCount : MeterKnots.activityCount
    return unsafe knots.withUnsafeBufferPointer { knots in
      unsafe kernel_rank(
        knots.extracting(first..<first + count).baseAddress, ofSide ? 1 : 0, value)
    }
  }
}

extension MeterNorms {
  /// The norms of a meter's run of knots.
  fileprivate init(_ knots: ArraySlice<Float>) {
    let first = knots.startIndex
    func side(_ offset: Int, _ count: Int) -> QuantileKnots {
      let run = knots[first + offset..<first + offset + count]
      return QuantileKnots(
        ascending: run.first == .greatestFiniteMagnitude ? [] : run.map { Double($0) })
    }
    self.init(
      activity: side(0, MeterKnots.activityCount),
      harmonious: side(MeterKnots.harmoniousOffset, MeterKnots.sideCount),
      challenging: side(MeterKnots.challengingOffset, MeterKnots.sideCount))
  }
}
