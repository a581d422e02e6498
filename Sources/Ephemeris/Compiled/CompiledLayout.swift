/// The series of a table, sorted by what they are asked for.
///
/// A class, so that a provider is one reference to copy, not six.
final class CompiledLayout: Sendable {
  /// Series by body; nothing for a body that the table doesn't hold.
  let longitudes: [ChebyshevSeries?]
  let latitudes: [ChebyshevSeries?]
  let distances: [ChebyshevSeries?]
  let nutation: ChebyshevSeries
  let obliquity: ChebyshevSeries
  let siderealOffset: ChebyshevSeries
  /// The longitudes as the loop over bodies wants them.
  let slots: InlineArray<15, LongitudeSlot>
  /// The bodies with a longitude and a distance.
  let bodies: BodySet
  /// Those with two segments a block, and those with twelve coefficients in single precision.
  let halfBodies: BodySet
  let longBodies: BodySet

  /// Sorts the series.
  ///
  /// - Throws: ``TableFault/inconsistent`` where one is missing that a sky needs.
  init(_ series: [ChebyshevSeries]) throws(TableFault) {
    func find(_ channel: ChebyshevSeries.Channel) -> [ChebyshevSeries?] {
      Body.allCases.map { body in
        series.first { $0.subject == body.rawValue && $0.channel == channel }
      }
    }
    func earth(_ channel: ChebyshevSeries.Channel) -> ChebyshevSeries? {
      series.first { $0.subject == ChebyshevSeries.earth && $0.channel == channel }
    }
    let (longitudes, distances) = (find(.longitude), find(.distance))
    let held = Body.allCases.filter { body in
      let index = Int(body.rawValue)
      return longitudes[index]?.encoding == .floats && distances[index] != nil
    }
    guard let nutation = earth(.nutation), let obliquity = earth(.obliquity),
      let siderealOffset = earth(.siderealOffset), BodySet(held).isSuperset(of: .eleven)
    else { throw .inconsistent }
    self.longitudes = longitudes
    latitudes = find(.latitude)
    self.distances = distances
    self.nutation = nutation
    self.obliquity = obliquity
    self.siderealOffset = siderealOffset
    bodies = BodySet(held)
    halfBodies = BodySet(held.filter { longitudes[Int($0.rawValue)]?.parts == 2 })
    longBodies = BodySet(held.filter { longitudes[Int($0.rawValue)]?.tailCount == 12 })
    var slots = InlineArray<15, LongitudeSlot>(repeating: LongitudeSlot())
    for body in held {
      if let series = longitudes[Int(body.rawValue)] {
        slots[Int(body.rawValue)] = LongitudeSlot(series)
      }
    }
    self.slots = slots
  }
}

/// Where a body's longitude lies in a block.
struct LongitudeSlot: Sendable {
  /// The first segment's offset, and the one's that serves the later half of the block.
  var offset: Int32 = 0
  var lateOffset: Int32 = 0

  init() {}

  init(_ series: ChebyshevSeries) {
    offset = Int32(series.offset)
    lateOffset = Int32(series.offset + (series.parts == 2 ? series.stride : 0))
  }
}
