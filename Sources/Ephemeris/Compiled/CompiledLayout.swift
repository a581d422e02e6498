/// The series of a table, sorted by what they are asked for.
///
/// A class, so that a provider is one reference to copy, not six.
final class CompiledLayout: Sendable {
  /// Series by body; nothing for a body that the table doesn't hold.
  let longitudes: [ChebyshevSeries?]
  let latitudes: [ChebyshevSeries?]
  let distances: [ChebyshevSeries?]
  let obliquity: ChebyshevSeries
  let siderealOffset: ChebyshevSeries
  /// The longitudes that lie in pairs.
  let pairs: [LongitudePair]
  /// Which of them a body is in.
  let pairOfBody: [Int?]
  /// The bodies with a longitude and a distance.
  let bodies: BodySet
  /// Those whose longitude stands alone.
  let lone: BodySet

  /// Sorts the series.
  ///
  /// - Throws: ``TableFault/inconsistent`` where one is missing that a sky needs.
  init(_ series: [ChebyshevSeries]) throws(TableFault) {
    func find(_ channel: ChebyshevSeries.Channel) -> [ChebyshevSeries?] {
      CelestialBody.allCases.map { body in
        series.first { $0.subject == body.rawValue && $0.channel == channel }
      }
    }
    func earth(_ channel: ChebyshevSeries.Channel) -> ChebyshevSeries? {
      series.first { $0.subject == ChebyshevSeries.earth && $0.channel == channel }
    }
    let (longitudes, distances) = (find(.longitude), find(.distance))
    let held = CelestialBody.allCases.filter { body in
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
    let pairs = try LongitudePair.find(in: longitudes)
    self.pairs = pairs
    pairOfBody = CelestialBody.allCases.map { body in pairs.firstIndex { $0.bodies.contains(body) }
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
