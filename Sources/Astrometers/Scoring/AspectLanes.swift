internal import Astrology
internal import Ephemeris

/// Four numbers of a kind, for four natal points at once.
typealias Lanes = SIMD4<Float>

/// The transits of one body to four natal points, computed side by side.
///
/// The same as ``TransitingBody/transit(to:at:)`` in single precision and without a branch: longitudes
/// are counted in parts of the circle of which there are 2³², so that their differences wrap round by
/// themselves and are exact to 1e−7°.
struct AspectLanes {
  /// The power of each transit (`P`), 0 where no aspect is in force.
  let power: Lanes
  /// Power times quality.
  let tone: Lanes

  /// Places in parts of the circle.
  typealias Places = SIMD4<Int32>

  /// Measures a body against four places.
  ///
  /// - Parameters:
  ///   - body: The transiting body.
  ///   - natal: The places.
  ///   - conjoined: The quality of a conjunction with each of them; its bits.
  @inline(__always)
  init(_ body: TransitingLane, to natal: Places, conjoined: Places) {
    let arc = Places(repeating: body.place) &- natal
    let westward = arc &>> 31
    // One part short of the magnitude where the arc is negative, so that 180° fits.
    let separation = arc ^ westward
    // The aspects' windows don't overlap, so any border between two tells which one to measure from.
    let sextile = Self.ones(where: separation, isPast: 30)
    let square = Self.ones(where: separation, isPast: 75)
    let trine = Self.ones(where: separation, isPast: 105)
    let opposition = Self.ones(where: separation, isPast: 150)
    let angle =
      (sextile & Self.parts(60)) &+ (square & Self.parts(30)) &+ (trine & Self.parts(30))
      &+ (opposition & Self.parts(60))
    let perOrb = Self.floats(
      Self.perOrb(.conjunction) ^ (sextile & (Self.perOrb(.conjunction) ^ Self.perOrb(.sextile)))
        ^ (square & (Self.perOrb(.sextile) ^ Self.perOrb(.square)))
        ^ (opposition & (Self.perOrb(.trine) ^ Self.perOrb(.opposition))))
    let base = Self.floats(
      Self.base(.conjunction) ^ (sextile & (Self.base(.conjunction) ^ Self.base(.sextile)))
        ^ (square & (Self.base(.sextile) ^ Self.base(.square))))
    // Soft and hard aspects take turns.
    let quality = Self.floats(
      conjoined ^ (sextile & (conjoined ^ body.softQuality))
        ^ ((square ^ trine ^ opposition) & (body.softQuality ^ body.hardQuality)))
    // How far beyond exactness, in orbs; the body's own pace widens it or closes it.
    let beyond = Lanes(separation &- angle) * perOrb
    let x = Self.floats(Self.bits(beyond) & Places(repeating: .max))
    let widening = Self.floats(
      Self.bits(beyond * body.approach) ^ (westward & Places(repeating: .min)))
    let nearness = 1 - x
    let kernel = nearness * nearness * (1 + (x + x))
    // F = 1.5 − x (0.5 − 0.3 approach), the approach being negative while the orb widens.
    let sense = 1.5 - 0.5 * x - 0.3 * widening
    let isOut = Self.bits(nearness) &>> 31
    power = Self.floats(Self.bits((base * body.weight) * (kernel * sense)) & ~isOut)
    tone = power * quality
  }

  /// All bits where an angle is larger than so many degrees, none elsewhere.
  @inline(__always)
  private static func ones(where separation: Places, isPast degrees: Double) -> Places {
    (Places(repeating: parts(degrees)) &- separation) &>> 31
  }

  /// Parts of the circle in an angle, to the nearest but for half the circle, which is one short.
  @inline(__always)
  private static func parts(_ degrees: Double) -> Int32 {
    Int32(min(degrees * TransitingLane.partsPerDegree, Double(Int32.max)))
  }

  /// One over the orb, to a part of the circle; its bits.
  @inline(__always)
  private static func perOrb(_ kind: AspectKind) -> Int32 {
    bits(Float(1 / (kind.widestOrb.degrees * TransitingLane.partsPerDegree)))
  }

  @inline(__always)
  private static func base(_ kind: AspectKind) -> Int32 { bits(Float(kind.basePower)) }

  @inline(__always)
  static func bits(_ number: Float) -> Int32 { Int32(bitPattern: number.bitPattern) }

  // Four numbers' bits are four numbers' bits: nothing is read that isn't there.

  @inline(__always)
  static func bits(_ lanes: Lanes) -> Places { unsafe unsafeBitCast(lanes, to: Places.self) }

  @inline(__always)
  static func floats(_ bits: Places) -> Lanes { unsafe unsafeBitCast(bits, to: Lanes.self) }
}

/// What a transiting body brings to every aspect, in the form that ``AspectLanes`` wants.
struct TransitingLane {
  /// The longitude in parts of the circle.
  let place: Int32
  /// Its motion over the typical one, −1…1.
  let approach: Float
  /// Share of the day, station factor and pace weight.
  let weight: Float
  /// The quality of its trines and sextiles, and of its squares and oppositions; their bits.
  let softQuality: Int32
  let hardQuality: Int32

  /// Parts of the circle to a degree.
  static let partsPerDegree = 4_294_967_296.0 / 360

  /// A longitude of 0° ..< 360° in parts of the circle.
  @inline(__always)
  static func parts(_ longitude: EclipticLongitude) -> Int32 {
    Int32(truncatingIfNeeded: Int(longitude.degrees * partsPerDegree))
  }

  @inline(__always)
  init(_ body: TransitingBody, share: Double) {
    place = Self.parts(body.longitude)
    approach = Float(max(-1, min(1, body.pace)))
    weight = Float(share * body.weight)
    let temperament = body.body.temperament
    softQuality = AspectLanes.bits(Float(TransitQuality.ofSoft(from: temperament)))
    hardQuality = AspectLanes.bits(Float(TransitQuality.ofHard(from: temperament)))
  }
}
