#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
@testable import SwissEphemeris
import Testing

/// Segments that one polynomial couldn't follow, and where they meet.
@Suite struct HalvedSegmentTests {
  /// A segment of a body's longitude, whole or a half of one.
  struct Piece: Sendable {
    let body: CelestialBody
    let start: Double
    let end: Double
    /// How often it was halved.
    let halvings: Int
  }

  /// In thousandths of a second of arc: where two segments meet, each is off by its tolerance, 0.9
  /// at most, and libswe's own step between them comes on top.
  static let step = 2.0
  /// In days: to both sides of where segments meet, a tenth of a second.
  static let aside = 1e-6

  static let pieces = Result { try walk(CompiledSamples.year.get()) }

  /// All segments of the longitudes in order of time.
  private static func walk(_ sample: CompiledSample) throws -> [Piece] {
    let table = sample.ephemeris.table
    let (first, last) = (
      table.facts.epoch, table.facts.epoch + Double(table.facts.blockCount) * table.facts.blockDays
    )
    var pieces: [Piece] = []
    for series in table.series where series.channel == .longitude {
      let body = try #require(CelestialBody(rawValue: series.subject))
      let longest = table.facts.blockDays / Double(series.parts)
      var start = first
      while start < last - aside {
        let inside = JulianDay<TT>(start + 1e-4)
        let segment = try table.segment(of: series, at: try table.place(of: inside))
        let days = 2 / segment.perDay
        let end = inside.days + (1 - segment.x) / 2 * days
        let halvings = Int((longest / days).exponent)
        pieces.append(Piece(body: body, start: start, end: end, halvings: halvings))
        start = end
      }
    }
    return pieces
  }

  /// 2025-06-24, 2025-05-18 and 2025-03-20, JD: the Sun before Jupiter and Uranus, and a degree
  /// beside Neptune.
  @Test(arguments: [
    (CelestialBody.jupiter, 2_460_851.14), (.uranus, 2_460_813.5), (.neptune, 2_460_754.5),
  ])
  func `near the Sun segments are halved`(_ body: CelestialBody, _ conjunction: Double) throws {
    let table = try CompiledSamples.year.get().ephemeris
    let sky = try table.sky(at: JulianDay<TT>(conjunction), bodies: .eleven)
    #expect(SunGlare.degrees(sky[body], from: sky[.sun]) < 2)
    let there = try Self.pieces.get().filter {
      $0.body == body && $0.start <= conjunction && $0.end > conjunction
    }
    #expect(there.count == 1)
    #expect(there.allSatisfy { $0.halvings >= 1 })
  }

  @Test func `few segments are halved, and away from the Sun no more than six times`() throws {
    let pieces = try Self.pieces.get()
    let halved = pieces.count { $0.halvings > 0 }
    #expect(halved > 0)
    #expect(halved < pieces.count / 2)
    let others = try Self.walk(CompiledSamples.conjunction.get())
    #expect(others.contains { $0.body == .uranus && $0.halvings > 10 })
    for piece in pieces + others where piece.halvings > 6 {
      let middle = JulianDay<TT>((piece.start + piece.end) / 2)
      let sky = try EphemerisSamples.ephemeris.get().sky(
        at: middle, bodies: [BodySet(piece.body), BodySet(.sun)])
      // The degree within which the compiler goes on, and what a segment of five hours reaches over.
      #expect(SunGlare.degrees(sky[piece.body], from: sky[.sun]) < 1.2, "\(piece)")
    }
    for body in [CelestialBody.meanNode, .trueNode] {
      #expect(pieces.allSatisfy { $0.body != body || $0.halvings == 0 }, "\(body)")
    }
  }

  /// The osculating node is left out at whole blocks: it jumps there in libswe by up to 0.4″.
  @Test(arguments: CompiledSamples.held)
  func `longitudes run on where segments meet`(_ body: CelestialBody) throws {
    let table = try CompiledSamples.year.get().ephemeris
    let pieces = try Self.pieces.get().filter { $0.body == body }
    let facts = table.table.facts
    for border in pieces.map(\.end) where border < facts.epoch + 27 * facts.blockDays {
      let block = (border - facts.epoch) / facts.blockDays
      if body == .trueNode, (block - block.rounded()).magnitude < 1e-6 { continue }
      let (before, after) = (
        JulianDay<TT>(border - Self.aside), JulianDay<TT>(border + Self.aside)
      )
      let longitudes = try [before, after].map { try table.longitudes(of: BodySet(body), at: $0) }
      let moved =
        longitudes[0].longitude(of: body).arc(to: longitudes[1].longitude(of: body)).degrees
      let steady = longitudes[0].longitudePerDay(of: body).degrees * (after.days - before.days)
      let jump = (moved - steady).magnitude * CompiledSamples.milliarcseconds
      #expect(jump <= Self.step, "JD \(border)")
    }
  }

  /// Three instants in each half, most of which are near the Sun.
  @Test func `halves are as good as whole segments`() throws {
    let table = try CompiledSamples.year.get().ephemeris
    let halves = try Self.pieces.get().filter { $0.halvings > 0 }
    let instants = try halves.flatMap { piece in
      try [0.02, 0.5, 0.98].compactMap { part in
        let tt = JulianDay<TT>(piece.start + part * (piece.end - piece.start))
        let ut = JulianDay<UT1>(tt.days - 70 / 86_400)
        return table.span.contains(ut) ? try table.universalTime(tt) : nil
      }
    }
    #expect(instants.count > 50)
    for (body, found) in try CompiledSamples.deviations(at: instants.sorted()) {
      #expect(found.longitude.greatest <= CompiledAccuracyTests.greatest, "\(body)")
      #expect(found.latitude.greatest <= CompiledAccuracyTests.greatest, "\(body)")
    }
  }
}
#endif
