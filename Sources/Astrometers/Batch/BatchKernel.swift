/// The two inner loops of the batch: no allocation, no branch that depends on a person's numbers but
/// the search for a piece.
enum BatchKernel {
  /// Writes everyone's activity and tone on a day, meter by meter, where the intensities and the
  /// harmonies of that day will be.
  static func sum(
    _ day: DayCurves, over people: BatchPeople, into table: UnsafeMutablePointer<Float>,
    stride: Int
  ) {
    unsafe day.rows.withUnsafeBufferPointer { rows in
      unsafe day.pieces.withUnsafeBufferPointer { pieces in
        unsafe day.buckets.withUnsafeBufferPointer { buckets in
          unsafe people.places.withUnsafeBufferPointer { places in
            unsafe people.pulls.withUnsafeBufferPointer { pulls in
              unsafe people.pullEnds.withUnsafeBufferPointer { ends in
                guard let rows = rows.baseAddress, let pieces = pieces.baseAddress,
                  let buckets = buckets.baseAddress, let places = places.baseAddress,
                  let pulls = pulls.baseAddress, let ends = ends.baseAddress
                else { return }
                for person in 0..<people.count {
                  let first = person * BatchPeople.pointCount
                  let located = unsafe locate(
                    places + first, people.temperaments, first, pieces: pieces, buckets: buckets)
                  unsafe sum(
                    located, rows: rows, pulls: pulls + people.firstPulls[person],
                    ends: ends + person * Meter.count, into: table + person * stride)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Where a person's points are on a day's curves.
  private struct Located {
    /// The powers of the place within its piece, as ``DayCurves/rows`` has the coefficients.
    var powers = InlineArray<11, SIMD8<Float>>(repeating: .zero)
    /// The first of the seventeen rows of its piece.
    var rows = InlineArray<11, Int32>(repeating: 0)
  }

  @inline(__always)
  private static func locate(
    _ places: UnsafePointer<UInt32>, _ temperaments: [UInt8], _ first: Int,
    pieces: UnsafePointer<DayCurves.Piece>, buckets: UnsafePointer<UInt16>
  ) -> Located {
    var located = Located()
    for point in 0..<BatchPeople.pointCount {
      let place = unsafe places[point]
      var index = unsafe Int(buckets[Int(place >> (32 - DayCurves.bucketBits))])
      while unsafe pieces[index &+ 1].start <= place { index &+= 1 }
      let piece = unsafe pieces[index]
      let t = Float(place &- piece.start) * piece.scale
      let square = t * t
      let cube = square * t
      located.powers[point] = SIMD8(1, 1, t, t, square, square, cube, cube)
      let group = piece.group &+ piece.temperamentStep &* UInt32(temperaments[first &+ point])
      located.rows[point] = Int32(truncatingIfNeeded: group &* UInt32(Meter.count))
    }
    return located
  }

  @inline(__always)
  private static func sum(
    _ located: Located, rows: UnsafePointer<SIMD8<Float>>,
    pulls: UnsafePointer<BatchPeople.Pull>, ends: UnsafePointer<UInt8>,
    into numbers: UnsafeMutablePointer<Float>
  ) {
    var index = 0
    for meter in 0..<Meter.count {
      var sums = SIMD8<Float>.zero
      let end = unsafe Int(ends[meter])
      while index < end {
        let pull = unsafe pulls[index]
        let point = Int(pull.point)
        let row = unsafe rows[Int(located.rows[unchecked: point]) &+ meter]
        unsafe sums += row * (located.powers[unchecked: point] * pull.weight)
        index &+= 1
      }
      let halves = sums.lowHalf + sums.highHalf
      let pair = halves.lowHalf + halves.highHalf
      unsafe numbers[meter] = pair.x
      unsafe numbers[BatchScores.scoreCount &+ meter] = pair.y
    }
  }

  /// Turns everyone's activity and tone into scores.
  static func rank(
    _ people: BatchPeople, on days: [DayCurves], in table: UnsafeMutablePointer<Float>
  ) {
    unsafe people.knots.withUnsafeBufferPointer { knots in
      guard let knots = knots.baseAddress else { return }
      for person in 0..<people.count {
        let norms = unsafe knots + person * Meter.count * MeterKnots.count
        for (index, day) in days.enumerated() {
          let numbers = unsafe table + (person * days.count + index) * BatchScores.stride
          unsafe day.dimming.withUnsafeBufferPointer { dimming in
            unsafe rank(numbers, norms, dimming)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func rank(
    _ numbers: UnsafeMutablePointer<Float>, _ norms: UnsafePointer<Float>,
    _ dimming: UnsafeBufferPointer<Float>
  ) {
    let harmonies = unsafe numbers + BatchScores.scoreCount
    for meter in 0..<Meter.count {
      let knots = unsafe norms + meter &* MeterKnots.count
      let activity = unsafe numbers[meter]
      let divisor = unsafe activity + 0.25 * knots[MeterKnots.medianOffset]
      let balance = unsafe divisor == 0 ? 0 : harmonies[meter] / divisor
      let polarity = unsafe max(-1, min(1, balance - dimming[meter]))
      let side = polarity < 0 ? MeterKnots.challengingOffset : MeterKnots.harmoniousOffset
      let rank = unsafe MeterKnots.sideRank(of: polarity.magnitude, in: knots + side)
      let leaning = polarity == 0 ? 0 : Float(signOf: polarity, magnitudeOf: 50 * rank)
      unsafe harmonies[meter] = 50 + leaning
      unsafe numbers[meter] = 100 * MeterKnots.activityRank(of: activity, in: knots)
    }
    unsafe gather(numbers)
    unsafe gather(harmonies)
  }

  /// Appends the means of the groups and of the whole to the numbers of the meters.
  @inline(__always)
  private static func gather(_ numbers: UnsafeMutablePointer<Float>) {
    var whole: Float = 0
    var first = 0
    for group in 0..<groupSizes.count {
      let size = groupSizes[group]
      var sum: Float = 0
      for meter in first..<(first &+ size) { unsafe sum += numbers[meter] }
      unsafe numbers[Meter.count &+ group] = sum / Float(size)
      whole += sum
      first &+= size
    }
    unsafe numbers[BatchScores.wholeIndex] = whole / Float(Meter.count)
  }

  /// The meters of each group follow one another.
  private static let groupSizes: InlineArray<5, Int> = [3, 3, 3, 4, 4]
}
