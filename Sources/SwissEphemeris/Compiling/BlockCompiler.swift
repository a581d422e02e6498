#if SwissEphemeris
internal import Ephemeris

/// Fits one block of the table to libswe.
///
/// A block depends on nothing but its number, so blocks may be made in any order and on any thread.
struct BlockCompiler {
  let library: LibSwissEphemeris
  /// The number of the table's first block, counted from `TablePlan/moonSegmentBorder`.
  let firstNumber: Int
  let siderealSteps: [TableFacts.SiderealStep]

  /// A segment as it was fitted: coefficients, or two halves of it.
  private indirect enum Fitted {
    case segment([UInt8])
    case halves(Fitted, Fitted)
  }

  /// A run of time.
  struct Span {
    let start: Double
    let days: Double

    var halves: (Span, Span) {
      (Span(start: start, days: days / 2), Span(start: start + days / 2, days: days / 2))
    }

    /// The instant at a place of −1…1.
    func instant(_ x: Double) -> Double { start + days * (x + 1) / 2 }
  }

  /// Halvings that a segment may suffer where libswe steps.
  ///
  /// Six leave a block 5 h 10 min, in which the step is spread. More would make it steeper, and the
  /// daily motion with it.
  private static let mostHalvings = 6
  /// The same near the Sun, where there are no steps but cusps: 72 s.
  private static let mostHalvingsNearSun = 14
  /// How many of those are made for the sake of the daily motion, which jumps at a cusp: 19 min.
  private static let mostHalvingsForMotion = 10

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
  ///   hours. Within the Sun's disc libswe takes it by a law of a hundred straight lines, from the centre
  ///   to the limb (meff in sweph.c): the path has a cusp at each, and turns round within minutes where
  ///   it passes the centre;
  /// - where the segments of its `.se1` files meet (the Earth's every 365.26 days, a planet's own later by
  ///   its light time) places jump by up to 0.004″;
  /// - at those of the Earth the Moon is off by up to 0.6″ for 1.3 s, its light time, because its place
  ///   is then the difference of two from either side. Samples are so far apart that one in ten million
  ///   falls on such a glitch; none of the table that is shipped does, as its comparison with libswe
  ///   shows.
  ///
  /// The jumps of the osculating node and the Moon's own fall on the ends of blocks
  /// (`TablePlan/blockDays`), those of sidereal time are taken off (``siderealOffset(at:_:)``).
  private func fit(
    _ numbers: [Int], _ subject: UInt8, _ span: Span, halvings: Int
  ) throws(EphemerisError) -> [Fitted] {
    let atNodes = try sample(subject, span, ChebyshevFit.nodes)
    let atChecks = try sample(subject, span, ChebyshevFit.checks)
    let isNearSun = try isNearSun(subject, span)
    let mostHalvings = isNearSun ? Self.mostHalvingsNearSun : Self.mostHalvings
    let heedsMotion = isNearSun && halvings < Self.mostHalvingsForMotion
    var results: [Fitted?] = []
    for number in numbers {
      let entry = TablePlan.entries[number]
      let values = entry.series.unwrapped(atNodes.map { $0.values[entry.series.channel] ?? .nan })
      let coefficients = ChebyshevFit.coefficients(values)
      // Halves are short, so that what is rounded off would be steep in their daily motion.
      let (series, kept) =
        halvings == 0
        ? (entry.series, entry.series.rounded(coefficients)) : (entry.series.half, coefficients)
      let bytes = series.encode(kept)
      let worst = bytes.map { series.worstErrors(of: $0, atChecks, days: span.days) }
      let isGood =
        worst.map {
          $0.value <= entry.tolerance && (!heedsMotion || $0.perDay <= entry.motionTolerance)
        } ?? false
      results.append(isGood || halvings >= mostHalvings ? bytes.map(Fitted.segment) : nil)
      guard bytes != nil || halvings < mostHalvings else {
        throw .internalFault(
          request: "the segment of \(subject) from \(JulianDay<TT>(span.start)) on",
          reason: "its coefficients don't fit into their form")
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
      unsafe bytes.baseAddress.map {
        unsafe TableChecksum.bySums(of: $0 + 8, count: bytes.count - 8)
      } ?? 0
    }
    var head: [UInt8] = []
    head.appendWord(sum)
    bytes.replaceSubrange(0..<8, with: head)
    return bytes
  }
}
#endif
