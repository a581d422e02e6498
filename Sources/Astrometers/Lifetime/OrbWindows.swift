internal import Astrology
internal import Ephemeris

/// Where in the zodiac a body comes within orb of an aspect to one of a person's points.
///
/// Eleven points are aspected from eight places each: one for the conjunction and the opposition, two
/// for the others. A body is in three or four of these 88 windows at a time, and finds them by a look
/// at its place: each 256th of the circle knows its windows.
struct OrbWindows {
  /// One of them.
  struct Window {
    /// Where the aspect is exact.
    let exact: CircleUnits
    /// One over the orb, in units of the circle.
    let perOrb: Float
    /// The aspect's power when exact (`b`).
    let basePower: Float
    /// The natal point, by its place in the profile.
    let point: Int32
    /// The quality for each temperament of the transiting body.
    let qualities: SIMD4<Float>
  }

  /// A set of windows, a bit each.
  typealias Mask = SIMD2<UInt64>

  let windows: [Window]
  /// For each 256th of the circle, the windows that reach into it.
  let masks: [Mask]

  private static let bucketBits = 8

  /// Lays out the windows of a chart.
  init(of natal: NatalProfile) {
    var windows: [Window] = []
    windows.reserveCapacity(natal.points.count * 8)
    var masks = [Mask](repeating: .zero, count: 1 << Self.bucketBits)
    for (index, point) in natal.points.enumerated() {
      for kind in AspectKind.allCases {
        let orb = kind.widestOrb.degrees
        let qualities = SIMD4(
          Temperament.allCases.map {
            Float(TransitQuality.of(kind, from: $0, to: point.body.temperament))
          })
        for angle in kind.anglesAround {
          let exact =
            CircleUnits(point.longitude)
            &+ CircleUnits(EclipticLongitude(wrapping: angle.degrees))
          let reach = CircleUnits(EclipticLongitude(wrapping: orb)) &+ 1
          Self.add(windows.count, from: exact &- reach, to: exact &+ reach, in: &masks)
          windows.append(
            Window(
              exact: exact, perOrb: Float(1 / (orb * CircleUnits.perDegree)),
              basePower: Float(kind.basePower), point: Int32(index), qualities: qualities))
        }
      }
    }
    self.windows = windows
    self.masks = masks
  }

  /// The windows that reach into an arc, and perhaps some that are near.
  @inline(__always)
  static func windows(
    from start: CircleUnits, to end: CircleUnits, among masks: Span<Mask>
  ) -> Mask {
    var bucket = start.bucket(bits: bucketBits)
    let last = end.bucket(bits: bucketBits)
    var found = masks[bucket]
    while bucket != last {
      bucket = (bucket &+ 1) & (1 &<< bucketBits &- 1)
      found |= masks[bucket]
    }
    return found
  }

  private static func add(
    _ window: Int, from start: CircleUnits, to end: CircleUnits, in masks: inout [Mask]
  ) {
    var bucket = start.bucket(bits: bucketBits)
    let last = end.bucket(bits: bucketBits)
    masks[bucket][window / 64] |= 1 << UInt64(window % 64)
    while bucket != last {
      bucket = (bucket + 1) % masks.count
      masks[bucket][window / 64] |= 1 << UInt64(window % 64)
    }
  }
}
