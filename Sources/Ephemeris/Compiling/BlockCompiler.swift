/// Fits one block of the table to libswe.
///
/// A block depends on nothing but its number, so blocks may be made in any order and on any thread.
struct BlockCompiler {
  let library: LibSwissEphemeris
  /// The number of the table's first block, counted from ``TablePlan/moonSegmentBorder``.
  let firstNumber: Int
  let siderealSteps: [TableFacts.SiderealStep]

  /// A segment as it was fitted: coefficients, or two halves of it.
  private indirect enum Fitted {
    case segment([UInt8])
    case halves(Fitted, Fitted)
  }

  /// A run of time.
  private struct Span {
    let start: Double
    let days: Double

    var halves: (Span, Span) {
      (Span(start: start, days: days / 2), Span(start: start + days / 2, days: days / 2))
    }

    /// The instant at a place of −1…1.
    func instant(_ x: Double) -> Double { start + days * (x + 1) / 2 }
  }

  /// Halvings that a segment may suffer: six leave a block 5 h 10 min, and what a cusp or a step of
  /// libswe's leaves then is shorter than that.
  private static let mostHalvings = 6

  /// The bytes of a block, its checksum first.
  func block(_ index: Int) throws(EphemerisError) -> [UInt8] {
    let block = Span(
      // Counted from the border, so that a block is the same in every table that holds it.
      start: TablePlan.moonSegmentBorder + Double(firstNumber + index) * TablePlan.blockDays,
      days: TablePlan.blockDays)
    var fitted: [[Fitted]] = TablePlan.entries.map { _ in [] }
    let subjects = TablePlan.bodies.map(\.rawValue) + [ChebyshevSeries.earth]
    for subject in subjects {
      let numbers = TablePlan.entries.indices.filter {
        TablePlan.entries[$0].series.subject == subject
      }
      guard let first = numbers.first else { continue }
      let isWhole = TablePlan.entries[first].series.parts == 1
      for part in isWhole ? [block] : [block.halves.0, block.halves.1] {
        let segments = try fit(numbers, subject, part, halvings: 0)
        for (number, segment) in zip(numbers, segments) { fitted[number].append(segment) }
      }
    }
    return assemble(fitted)
  }

  /// Fits the series of one subject over a span, halving those that don't follow the function.
  ///
  /// libswe is smooth but for these, and each of them halves the segment that it falls in:
  /// - near a conjunction with the Sun the deflection of light bends a planet's path by up to 1.8″ within
  ///   hours, with a cusp in the Sun's disc;
  /// - where the segments of its `.se1` files meet (the Earth's every 365.26 days, a planet's own later by
  ///   its light time) places jump by up to 0.004″;
  /// - at those of the Earth the Moon is off by up to 0.6″ for 1.3 s, its light time, because its place
  ///   is then the difference of two from either side. Samples are so far apart that one in ten million
  ///   falls on such a glitch; none of the table that is shipped does, as its comparison with libswe
  ///   shows.
  ///
  /// The jumps of the osculating node and the Moon's own fall on the ends of blocks
  /// (``TablePlan/blockDays``), those of sidereal time are taken off (``siderealOffset(at:_:)``).
  private func fit(
    _ numbers: [Int], _ subject: UInt8, _ span: Span, halvings: Int
  ) throws(EphemerisError) -> [Fitted] {
    let atNodes = try sample(subject, span, ChebyshevFit.nodes)
    let atChecks = try sample(subject, span, ChebyshevFit.checks)
    var results: [Fitted?] = []
    for number in numbers {
      let entry = TablePlan.entries[number]
      let values = entry.series.unwrapped(atNodes.map { $0[entry.series.channel] ?? .nan })
      let bytes = entry.series.encode(ChebyshevFit.coefficients(values))
      let error = bytes.map { entry.series.worstError(of: $0, atChecks) } ?? .infinity
      let isGood = error <= entry.tolerance
      results.append(isGood || halvings == Self.mostHalvings ? bytes.map(Fitted.segment) : nil)
      guard bytes != nil || halvings < Self.mostHalvings else {
        throw .library(code: -1, request: "a segment of \(subject)", message: "out of range")
      }
    }
    let failed = zip(numbers, results).filter { $0.1 == nil }.map(\.0)
    guard !failed.isEmpty else { return results.compactMap(\.self) }
    let first = try fit(failed, subject, span.halves.0, halvings: halvings + 1)
    let second = try fit(failed, subject, span.halves.1, halvings: halvings + 1)
    var halves = zip(first, second).map { Fitted.halves($0, $1) }[...]
    return results.compactMap { $0 ?? halves.popFirst() }
  }

  /// Lays the segments in their places and the halves behind them.
  private func assemble(_ fitted: [[Fitted]]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: TablePlan.blockSize)
    func place(_ segment: Fitted, _ series: ChebyshevSeries, at offset: Int) {
      let content: [UInt8]
      switch segment {
      case .segment(let coefficients): content = coefficients
      case .halves(let first, let second):
        let halves = bytes.count
        let half = series.half
        bytes += [UInt8](repeating: 0, count: 2 * half.stride)
        content = series.mark(halvesAt: halves)
        place(first, half, at: halves)
        place(second, half, at: halves + half.stride)
      }
      series.lay(content, at: offset, in: &bytes)
    }
    for (entry, segments) in zip(TablePlan.entries, fitted) {
      for (part, segment) in segments.enumerated() {
        place(segment, entry.series, at: entry.series.offset + part * entry.series.stride)
      }
    }
    let sum = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map { unsafe TableChecksum.of($0 + 8, count: bytes.count - 8) } ?? 0
    }
    var head: [UInt8] = []
    head.appendWord(sum)
    bytes.replaceSubrange(0..<8, with: head)
    return bytes
  }
}

extension BlockCompiler {
  /// What libswe says of a subject, by channel.
  fileprivate typealias Sample = [ChebyshevSeries.Channel: Double]

  private func sample(
    _ subject: UInt8, _ span: Span, _ places: [Double]
  ) throws(EphemerisError) -> [Sample] {
    var samples: [Sample] = []
    for x in places {
      let tt = JulianDay<TT>(span.instant(x))
      samples.append(
        try library.withSession { session throws(EphemerisError) in
          if let body = Body(rawValue: subject) {
            let state = try session.state(of: body, at: tt)
            return [
              .longitude: state.longitude.degrees, .latitude: state.latitude.degrees,
              .distance: state.distanceAU,
            ]
          }
          let axis = try session.axis(at: tt)
          return [
            .nutation: axis.nutation, .obliquity: axis.obliquity,
            .siderealOffset: try siderealOffset(at: tt, session),
          ]
        })
    }
    return samples
  }

  /// Sidereal time less the Earth rotation angle, with libswe's steps taken off.
  private func siderealOffset(
    at tt: JulianDay<TT>, _ session: borrowing LibSwissEphemeris.Session
  ) throws(EphemerisError) -> Double {
    let first = try session.deltaT(at: JulianDay<UT1>(tt.days))
    let deltaT = try session.deltaT(at: JulianDay<UT1>(tt.days - first / 86_400))
    let ut = JulianDay<UT1>(tt.days - deltaT / 86_400)
    let steps = siderealSteps.filter { ut.days >= $0.ut }.reduce(0) { $0 + $1.degrees }
    let offset = session.siderealTime(at: ut) - EarthRotation.angle(at: ut) - steps
    return EclipticLongitude(wrapping: 0).arc(to: EclipticLongitude(wrapping: offset)).degrees
  }
}

extension ChebyshevSeries {
  /// The values of a longitude without its jumps at 360°, the first one kept; others as they are.
  fileprivate func unwrapped(_ values: [Double]) -> [Double] {
    guard channel == .longitude, let first = values.first else { return values }
    return values.map { value in
      first + EclipticLongitude(wrapping: first).arc(to: EclipticLongitude(wrapping: value)).degrees
    }
  }

  /// The largest difference between the encoded segment and the function at the places of checking.
  fileprivate func worstError(of bytes: [UInt8], _ samples: [[Channel: Double]]) -> Double {
    var worst = 0.0
    for (x, sample) in zip(ChebyshevFit.checks, samples) {
      let computed = unsafe bytes.withUnsafeBytes { bytes in
        unsafe bytes.baseAddress.map { unsafe half.evaluate($0, ChebyshevBasis(at: x)).value }
          ?? .nan
      }
      let truth = sample[channel] ?? .nan
      let difference =
        channel == .longitude
        ? EclipticLongitude(wrapping: computed).arc(to: EclipticLongitude(wrapping: truth)).degrees
        : computed - truth
      worst = max(worst, difference.magnitude)
    }
    return worst
  }
}
