internal import CKernels
internal import Ephemeris

/// The knots of a person's norms side by side in single precision, as records and the batch have them, and the
/// meters' own made of them when they are first asked for.
///
/// Days are ranked by the knots as they lie here. Making the meters' own takes longer than scoring a month, and
/// only who writes norms down or scores a single meter asks for them.
final class KeptNorms: Sendable {
  /// `MeterKnots/count` numbers for each meter.
  let knots: [Float]
  private let made = MadeOnce<[MeterNorms]>()

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
    made.keep(meters)
  }

  /// The norms of each meter, in the meters' order.
  var meters: [MeterNorms] {
    made.value {
      Meter.allCases.map { meter in
        let first = meter.rawValue * MeterKnots.count
        return MeterNorms(knots[first..<first + MeterKnots.count])
      }
    }
  }

  /// The score of each meter, in their order, from what all have heard, as ``MeterNorms/score(of:)`` has it.
  func scores(from heard: MeterActivity) -> [MeterScore] {
    unsafe withScores(from: heard) { unsafe Array($0) }
  }

  /// The score of the whole from what all meters have heard.
  func overall(from heard: MeterActivity) -> MeterScore {
    unsafe withScores(from: heard) { unsafe MeterScore(meanOf: $0) }
  }

  private func withScores<Result>(
    from heard: MeterActivity, _ body: (UnsafeBufferPointer<MeterScore>) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: MeterScore.self, capacity: Meter.count) { scores in
      // A score is its intensity and its harmony, and nothing else.
      unsafe scores.withMemoryRebound(to: (Double, Double).self) { pairs in
        unsafe heard.withUnsafeNumbers { activity, tone, dimming in
          unsafe kernel_meter_scores(knots, activity, tone, dimming, pairs.baseAddress)
        }
      }
      return unsafe body(UnsafeBufferPointer(scores))
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
