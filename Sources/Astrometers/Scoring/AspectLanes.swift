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
  ///   - conjoined: The quality of a conjunction with each of them.
  @inline(__always)
  init(_ body: TransitingLane, to natal: Places, conjoined: Lanes) {
    // Halved, so that half the circle fits.
    let arc = (Places(repeating: body.place) &- natal) &>> 1
    let westward = arc &>> 31
    let separation = (arc ^ westward) &- westward
    // The aspects' windows don't overlap, so any border between two tells which one to measure from.
    let isPastConjunction = separation .>= Self.parts(30)
    let isPastSextile = separation .>= Self.parts(75)
    let isPastSquare = separation .>= Self.parts(105)
    let isPastTrine = separation .>= Self.parts(150)
    let angle =
      Places(repeating: 0)
      .replacing(with: Self.parts(60), where: isPastConjunction)
      .replacing(with: Self.parts(90), where: isPastSextile)
      .replacing(with: Self.parts(120), where: isPastSquare)
      .replacing(with: Self.parts(180), where: isPastTrine)
    let perOrb =
      Lanes(repeating: Self.perOrb(.conjunction))
      .replacing(with: Self.perOrb(.sextile), where: isPastConjunction)
      .replacing(with: Self.perOrb(.square), where: isPastSextile)
      .replacing(with: Self.perOrb(.opposition), where: isPastTrine)
    let base =
      Lanes(repeating: Self.base(.conjunction))
      .replacing(with: Self.base(.sextile), where: isPastConjunction)
      .replacing(with: Self.base(.square), where: isPastSextile)
    let quality =
      conjoined
      .replacing(with: body.softQuality, where: isPastConjunction)
      .replacing(with: body.hardQuality, where: isPastSextile)
      .replacing(with: body.softQuality, where: isPastSquare)
      .replacing(with: body.hardQuality, where: isPastTrine)
    // How far beyond exactness, in orbs; the body's own pace widens it or closes it.
    let beyond = Lanes(separation &- angle) * perOrb
    let x = beyond.replacing(with: -beyond, where: beyond .< 0)
    let widening = (beyond * body.approach).replacing(
      with: -beyond * body.approach, where: westward .!= 0)
    let nearness = 1 - x
    let kernel = nearness * nearness * (1 + (x + x))
    // F = 1.5 − x (0.5 − 0.3 approach), the approach being negative while the orb widens.
    let sense = 1.5 - 0.5 * x - 0.3 * widening
    power = (base * body.weight * kernel * sense).replacing(with: 0, where: nearness .<= 0)
    tone = power * quality
  }

  /// Halved parts of the circle in an angle.
  private static func parts(_ degrees: Double) -> Int32 {
    Int32((degrees * TransitingLane.partsPerDegree / 2).rounded())
  }

  /// One over the orb, to a halved part of the circle.
  private static func perOrb(_ kind: AspectKind) -> Float {
    Float(2 / (TransitPower.orb(of: kind) * TransitingLane.partsPerDegree))
  }

  private static func base(_ kind: AspectKind) -> Float { Float(TransitPower.base(of: kind)) }
}

/// What a transiting body brings to every aspect, in the form that ``AspectLanes`` wants.
struct TransitingLane {
  /// The longitude in parts of the circle.
  let place: Int32
  /// Its motion over the typical one, −1…1.
  let approach: Float
  /// Share of the day, station factor and pace weight.
  let weight: Float
  /// The quality of its trines and sextiles, and of its squares and oppositions.
  let softQuality: Float
  let hardQuality: Float

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
    softQuality = Float(TransitQuality.of(.trine, from: temperament, to: .neutral))
    hardQuality = Float(TransitQuality.of(.square, from: temperament, to: .neutral))
  }
}
