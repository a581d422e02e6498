import Astrology
import Ephemeris
import TestSupport
import Testing

@testable import Astrometers

/// The curves of a day, and the pieces they are made of.
@Suite struct DayCurvesTests {
  private static func curves() throws -> (DayCurves, [Sky]) {
    let skies = try DaySkies(of: Samples.date("2025-01-06"), ephemeris: Samples.ephemeris()).skies
    return (DayCurves(during: skies), skies)
  }

  @Test func `pieces cover the circle once, and buckets point to them`() throws {
    let (curves, _) = try Self.curves()
    let starts = curves.pieces.map(\.start)
    #expect(starts.first == 0 && starts.last == .max)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    for (bucket, piece) in curves.buckets.enumerated() {
      let start = UInt32(bucket) << (32 - DayCurves.bucketBits)
      #expect(starts[Int(piece)] <= start && start < starts[Int(piece) + 1])
    }
    #expect(curves.rows.count % Meter.count == 0)
  }

  @Test func `every kink begins a piece, and no piece is long`() throws {
    let (_, skies) = try Self.curves()
    let places = CurveSampler(skies: skies).places
    let starts = ZodiacPieces(cutFor: places).starts
    for place in places {
      for angle in [0.0, 60, 90, 120, 180, 240, 270, 300] {
        let kink = EclipticLongitude(wrapping: place + angle)
        let nearest = starts.map { kink.separation(from: EclipticLongitude(wrapping: $0)).degrees }
          .min()
        #expect(nearest ?? 360 <= ZodiacPieces.leastDegrees)
      }
    }
    let lengths = zip(starts, starts.dropFirst() + [360]).map { $1 - $0 }
    #expect(lengths.allSatisfy { $0 > 0 && $0 <= ZodiacPieces.longestDegrees + 1e-9 })
  }

  @Test func `a piece meets the next`() throws {
    let (curves, _) = try Self.curves()
    // Sums of four products in single precision, of numbers below a hundred.
    let rounding: Float = 1e-4
    for index in 0..<(curves.pieces.count - 2) {
      let (here, next) = (curves.pieces[index], curves.pieces[index + 1])
      for temperament in 0..<UInt32(4) {
        for meter in 0..<Meter.count {
          let ending = curves.rows[
            Int(here.group + here.temperamentStep * temperament) * Meter.count + meter]
          let beginning = curves.rows[
            Int(next.group + next.temperamentStep * temperament) * Meter.count + meter]
          #expect(abs(ending.evenHalf.sum() - beginning[0]) <= rounding)
          #expect(abs(ending.oddHalf.sum() - beginning[1]) <= rounding)
        }
      }
    }
  }
}
