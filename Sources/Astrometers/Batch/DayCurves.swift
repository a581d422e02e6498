package import Ephemeris

/// The skies of a day as curves over the zodiac, shared by everyone who is scored by them.
///
/// A transit's power depends on the natal point through its longitude alone, its quality through
/// the point's temperament, and a meter's interest in the transiting body through neither. So to
/// a meter the skies of a day are curves: activity `a(λ)`, and a tone `h(λ)` for each temperament,
/// both already the means over the skies. A person is eleven places on them.
///
/// The curves are stored as cubics between the places where they aren't smooth (`ZodiacPieces`),
/// so that nothing is lost at an exact aspect. Building them costs as much as scoring some hundred
/// people one by one; they are for scoring many.
///
/// Immutable; one value serves any number of threads.
public struct DayCurves: Sendable {
  /// Where a piece of the zodiac begins, and where its rows are.
  struct Piece {
    let start: CircleUnits
    /// From those units to 0…1 within the piece.
    let scale: Float
    /// The first of the piece's groups of seventeen rows.
    let group: UInt32
    /// 1 where each temperament has a group of its own, because a conjunction is in force; or 0.
    let temperamentStep: UInt32
  }

  /// The pieces in order, and one beyond the last.
  let pieces: [Piece]
  /// The piece that each 2048th of the circle begins in.
  let buckets: [UInt16]
  /// For each group, meter by meter: `a` and `h` alternating, four coefficients from the constant up.
  let rows: [SIMD8<Float>]
  /// What each meter's polarity loses to bodies in retrograde motion.
  let losses: [Float]

  /// The bits of a longitude that choose its bucket.
  static let bucketBits: UInt32 = 11

  /// Draws the curves of a day's skies, or of an instant's.
  ///
  /// - Complexity: Some fourteen hundred pieces; some milliseconds, and two megabytes.
  public init(during day: DaySkies) { self.init(during: day.skies) }

  /// Draws the curves of some skies, at least one, that hold the eleven points.
  ///
  /// - Complexity: Some fourteen hundred pieces; some milliseconds, and two megabytes.
  package init(during skies: [Sky]) {
    precondition(!skies.isEmpty, "a day has at least one instant")
    let sampler = CurveSampler(skies: skies)
    let starts = ZodiacPieces(cutFor: sampler.places).starts
    var pieces: [Piece] = []
    pieces.reserveCapacity(starts.count + 1)
    var rows: [SIMD8<Float>] = []
    var fit = CubicFit(at: 0, sampler: sampler)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : 360
      fit.advance(from: start, to: end)
      let isTempered = fit.isTempered
      pieces.append(
        Piece(
          start: CircleUnits(EclipticLongitude(wrapping: start)),
          scale: Float(1 / ((end - start) * CircleUnits.perDegree)),
          group: UInt32(rows.count / Meter.count), temperamentStep: isTempered ? 1 : 0))
      for temperament in isTempered ? Temperament.allCases : [.benefic] {
        for meter in 0..<Meter.count { rows.append(fit.row(meter, temperament)) }
      }
    }
    pieces.append(Piece(start: .max, scale: 0, group: 0, temperamentStep: 0))
    self.pieces = pieces
    self.rows = rows
    buckets = Self.buckets(of: pieces)
    let activity = MeterActivity(of: NatalProfile(points: [], birth: skies[0].ut), during: skies)
    losses = Meter.allCases.map {
      Float(MeterPolarity.loss(ofDimming: activity.retrogradeDimming[$0]))
    }
  }

  /// The place of a longitude on the curves; the very last unit is left to the end's mark.
  static func place(of longitude: EclipticLongitude) -> CircleUnits {
    min(CircleUnits(longitude), .max - 1)
  }

  private static func buckets(of pieces: [Piece]) -> [UInt16] {
    var piece = 0
    return (0..<(1 << bucketBits)).map { bucket in
      let start = UInt32(bucket) << (32 - bucketBits)
      while pieces[piece + 1].start <= start { piece += 1 }
      return UInt16(piece)
    }
  }
}
