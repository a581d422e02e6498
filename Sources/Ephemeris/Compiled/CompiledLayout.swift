internal import CKernels

/// The series of a table, sorted by what they are asked for.
///
/// A class, so that a provider is one reference to copy, not six.
final class CompiledLayout: Sendable {
  /// Series by body; nil for a body that the table doesn't hold.
  let longitudes: [ChebyshevSeries?]
  let latitudes: [ChebyshevSeries?]
  let distances: [ChebyshevSeries?]
  let obliquity: ChebyshevSeries
  let siderealOffset: ChebyshevSeries
  /// What `kernel_series` takes: latitude and distance of each body, and the two of the
  /// Earth.
  let forms: [kernel_series_form]
  /// How many bytes at the head of a block have the first segments of all series, and of the longitudes that
  /// lie in pairs.
  let headSize: Int32
  let pairsSize: Int32
  /// The longitudes that lie in pairs.
  let pairs: [LongitudePair]
  /// The same as `kernel_longitudes` takes them.
  let packedPairs: [kernel_pair]
  /// Which of them a body is in.
  let pairOfBody: [Int?]
  /// The bodies with a longitude and a distance.
  let bodies: BodySet
  /// Those whose longitude stands alone.
  let lone: BodySet

  /// Where the Earth's series stand among the forms.
  static let (obliquityForm, siderealForm) = (30, 31)

  /// The bodies that a table has room for: two forms for each before the Earth's.
  private static let bodiesWithRoom = CelestialBody.allCases.prefix(15)

  /// Sorts the series.
  ///
  /// - Throws: ``TableFault/inconsistent`` where one is missing that a sky needs.
  init(_ series: [ChebyshevSeries]) throws(TableFault) {
    func find(_ channel: ChebyshevSeries.Channel) -> [ChebyshevSeries?] {
      Self.bodiesWithRoom.map { body in
        series.first { $0.subject == body.rawValue && $0.channel == channel }
      }
    }
    func earth(_ channel: ChebyshevSeries.Channel) -> ChebyshevSeries? {
      series.first { $0.subject == ChebyshevSeries.earth && $0.channel == channel }
    }
    let (longitudes, distances) = (find(.longitude), find(.distance))
    let held = Self.bodiesWithRoom.filter { body in
      let index = Int(body.rawValue)
      return longitudes[index] != nil && distances[index] != nil
    }
    guard let obliquity = earth(.obliquity), let siderealOffset = earth(.siderealOffset),
      BodySet(held).isSuperset(of: .eleven)
    else { throw .inconsistent }
    self.longitudes = longitudes
    latitudes = find(.latitude)
    self.distances = distances
    self.obliquity = obliquity
    self.siderealOffset = siderealOffset
    bodies = BodySet(held)
    forms =
      zip(latitudes, distances).flatMap { [kernel_series_form($0), kernel_series_form($1)] }
      + [kernel_series_form(obliquity), kernel_series_form(siderealOffset)]
    let ends = series.map { ($0, $0.offset + $0.parts * $0.stride) }
    headSize = Int32(ends.map { $0.1 }.max() ?? 8)
    pairsSize = Int32(ends.filter { $0.0.lane != nil }.map { $0.1 }.max() ?? 8)
    let pairs = try LongitudePair.find(in: longitudes)
    self.pairs = pairs
    packedPairs = pairs.map { pair in
      kernel_pair(
        offset: Int32(pair.offset), late_offset: Int32(pair.lateOffset),
        bodies: UInt16(truncatingIfNeeded: pair.bodies.rawValue), first: pair.first.rawValue,
        second: pair.second.rawValue,
        is_half: pair.isHalf ? 1 : 0, has_twelve: pair.hasTwelve ? 1 : 0)
    }
    pairOfBody = Self.bodiesWithRoom.map { body in pairs.firstIndex { $0.bodies.contains(body) }
    }
    lone = pairs.reduce(bodies) { $0.subtracting($1.bodies) }
  }
}

/// Two bodies whose longitudes lie side by side in each block.
struct LongitudePair: Sendable {
  let first: CelestialBody
  let second: CelestialBody
  let bodies: BodySet
  /// Where the pair's first segment lies, and the one that serves the later half of the block.
  let offset: Int
  let lateOffset: Int
  let isHalf: Bool
  /// Whether there are twelve coefficients in single precision, not eight.
  let hasTwelve: Bool

  /// Puts the two series of each pair together.
  ///
  /// - Throws: ``TableFault/inconsistent`` where one has no partner.
  static func find(in longitudes: [ChebyshevSeries?]) throws(TableFault) -> [Self] {
    let paired = longitudes.compactMap(\.self).filter { $0.lane != nil }
    var pairs: [Self] = []
    for one in paired where one.encoding == .firstOfPair {
      guard
        let other = paired.first(where: {
          $0.encoding == .secondOfPair && $0.offset == one.offset
        }), other.parts == one.parts, other.tailCount == one.tailCount,
        let first = CelestialBody(rawValue: one.subject),
        let second = CelestialBody(rawValue: other.subject)
      else { throw .inconsistent }
      pairs.append(
        Self(
          first: first, second: second, bodies: [BodySet(first), BodySet(second)],
          offset: one.offset, lateOffset: one.offset + (one.parts == 2 ? one.stride : 0),
          isHalf: one.parts == 2, hasTwelve: one.tailCount == 12))
    }
    guard paired.count == 2 * pairs.count else { throw .inconsistent }
    return pairs
  }
}

extension kernel_series_form {
  /// How a series lies, or that there is none.
  init(_ series: ChebyshevSeries?) {
    self.init()
    guard let series else { return }
    offset = Int32(series.offset)
    late_offset = Int32(series.offset + (series.parts == 2 ? series.stride : 0))
    is_half = series.parts == 2 ? 1 : 0
    unit = series.unit
    // Other forms, and longer series than any table of ours has, are left to `ChebyshevSeries`.
    let isPlain = series.encoding == .fixed && series.count <= ChebyshevBasis.degree + 1
    form = isPlain ? 1 : 2
    heads = UInt8(clamping: series.headCount)
    tails = UInt8(clamping: series.tailCount)
  }
}
