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
        let qualities = Self.qualities(of: kind, to: point.body)
        for angle in kind.anglesAround {
          let exact =
            CircleUnits(point.longitude)
            &+ CircleUnits(EclipticLongitude(wrapping: angle.degrees))
          let reach = Self.reach(of: kind)
          Self.add(windows.count, from: exact &- reach, to: exact &+ reach, in: &masks)
          windows.append(
            Window(
              exact: exact, perOrb: Self.perOrb(of: kind),
              basePower: Float(kind.basePower), point: Int32(index), qualities: qualities))
        }
      }
    }
    self.windows = windows
    self.masks = masks
  }

  /// One over a kind's orb, in units of the circle.
  static func perOrb(of kind: AspectKind) -> Float {
    Float(1 / (kind.widestOrb.degrees * CircleUnits.perDegree))
  }

  /// How far a window of a kind reaches, and one unit more.
  static func reach(of kind: AspectKind) -> CircleUnits {
    CircleUnits(EclipticLongitude(wrapping: kind.widestOrb.degrees)) &+ 1
  }

  /// The quality of a kind to a natal point, for each temperament of the transiting body.
  static func qualities(of kind: AspectKind, to natal: CelestialBody) -> SIMD4<Float> {
    SIMD4(
      Temperament.allCases.map {
        Float(TransitQuality.of(kind, from: $0, to: natal.temperament))
      })
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
