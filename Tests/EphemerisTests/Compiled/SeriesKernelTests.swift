import CKernels
import EngineSupport
import TestSupport
import Testing

@testable import Ephemeris

/// The loop in C over latitudes and distances against `ChebyshevSeries`.
@Suite struct SeriesKernelTests {
  /// One number in each form beside the same of the readable one, bit for bit; how many were left to it.
  private func compare(
    _ ephemeris: CompiledEphemeris, at tt: JulianDay<TT>
  ) throws -> (compared: Int, left: Int) {
    let place = try ephemeris.table.place(of: tt)
    let layout = ephemeris.layout
    let series: [ChebyshevSeries?] =
      zip(layout.latitudes, layout.distances).flatMap { [$0, $1] }
      + [layout.obliquity, layout.siderealOffset]
    var values = [(Double, Double)](repeating: (.nan, .nan), count: 32)
    let left = unsafe kernel_series(
      place.block, place.x, ephemeris.table.slopePerDay, layout.forms, .max, &values)
    let bases = CompiledTable.Bases(at: place)
    var counts = (compared: 0, left: 0)
    for (number, series) in series.enumerated() {
      if left >> UInt32(number) & 1 == 1 {
        counts.left += 1
        continue
      }
      let found = values[number]
      guard let series else {
        #expect(found == (0, 0))
        continue
      }
      let expected = try ephemeris.table.evaluate(series, at: place, bases)
      #expect(found.0.bitPattern == expected.value.bitPattern, "series \(number) at \(tt)")
      #expect(found.1.bitPattern == expected.perDay.bitPattern, "series \(number) at \(tt)")
      counts.compared += 1
    }
    return counts
  }

  @Test func `values and daily changes are those of the readable form, bit for bit`() throws {
    let ephemeris = try CompiledEphemeris()
    var random = SplitMix64(seed: 64)
    var (compared, left) = (0, 0)
    try withEitherInstructions {
      for _ in 0..<1_000 {
        let counts = try compare(
          ephemeris, at: JulianDay<TT>(random.double(in: 2_396_760..<2_506_690)))
        compared += counts.compared
        left += counts.left
      }
    }
    // Latitudes near conjunctions with the Sun are halved, and few else.
    #expect(compared > 40_000)
    #expect(left > 0 && left < compared / 20)
  }

  /// A series that is longer than the basis, or has another form, is none of the loop's.
  @Test func `what the loop can't do is left to the caller`() {
    let long = ChebyshevSeries(
      subject: 0, channel: .latitude, encoding: .fixed, parts: 1, headCount: 10, tailCount: 10,
      unit: 1, offset: 8)
    let floats = ChebyshevSeries(
      subject: 0, channel: .latitude, encoding: .floats, parts: 1, headCount: 2, tailCount: 8,
      unit: 0, offset: 8)
    let forms =
      [kernel_series_form(long), kernel_series_form(floats)]
      + (0..<30).map { _ in kernel_series_form(nil) }
    let block = [UInt8](repeating: 1, count: 128)
    var values = [(Double, Double)](repeating: (0, 0), count: 32)
    #expect(unsafe kernel_series(block, 0.5, 1, forms, .max, &values) == 3)
  }

  /// A unit that no table has makes every number infinite.
  @Test func `a result that is no number is left to the caller, and so is all beside it`() {
    let endless = ChebyshevSeries(
      subject: 0, channel: .latitude, encoding: .fixed, parts: 2, headCount: 2, tailCount: 8,
      unit: .infinity, offset: 8)
    let sound = ChebyshevSeries(
      subject: 0, channel: .distance, encoding: .fixed, parts: 2, headCount: 2, tailCount: 8,
      unit: 1, offset: 8)
    let forms =
      [kernel_series_form(endless), kernel_series_form(sound)]
      + (0..<30).map { _ in kernel_series_form(nil) }
    let block = [UInt8](repeating: 1, count: 128)
    var values = [(Double, Double)](repeating: (0, 0), count: 32)
    #expect(unsafe kernel_series(block, 0.5, 1, forms, 3, &values) == 3)
    #expect(unsafe kernel_series(block, 0.5, 1, forms, 2, &values) == 0)
  }

  /// `motion(of:at:)` is computed by `PairedBasis`.
  @Test func `longitudes are those of one body at a time, bit for bit`() throws {
    let ephemeris = try CompiledEphemeris()
    var random = SplitMix64(seed: 65)
    try withEitherInstructions {
      for number in 0..<1_500 {
        let tt = JulianDay<TT>(random.double(in: 2_396_760..<2_506_690))
        let bodies = number % 3 == 0 ? ephemeris.bodies : .eleven
        let table = try ephemeris.longitudes(of: bodies, at: tt)
        for body in bodies.bodies {
          let (found, expected) = (
            table.motion(of: body) as BodyMotion, try ephemeris.motion(of: body, at: tt)
          )
          #expect(
            found.longitude.degrees.bitPattern == expected.longitude.degrees.bitPattern
              && found.longitudePerDay.degrees.bitPattern
                == expected.longitudePerDay.degrees.bitPattern,
            "\(body) at \(tt)")
        }
      }
    }
  }

  /// Every pair's two bodies at every place where a segment was halved, to the last halving.
  @Test func `a longitude whose segment was halved is that of the readable form, bit for bit`()
    throws
  {
    let ephemeris = try CompiledEphemeris()
    let (table, layout) = (ephemeris.table, ephemeris.layout)
    var random = SplitMix64(seed: 66)
    var found = 0
    for _ in 0..<4_000 {
      let tt = JulianDay<TT>(random.double(in: 2_396_760..<2_506_690))
      let place = try table.place(of: tt)
      for (number, pair) in layout.pairs.enumerated() {
        for (isSecond, body) in [(0, pair.first), (1, pair.second)] {
          var motion = SIMD2(Double.nan, .nan)
          let isHalved = unsafe withUnsafeMutableBytes(of: &motion) { motion in
            unsafe kernel_halved_longitude(
              place.block, Int32(place.count), place.x, table.slopePerDay,
              [layout.packedPairs[number]], Int32(isSecond),
              motion.assumingMemoryBound(to: Double.self).baseAddress)
          }
          guard isHalved != 0 else { continue }
          let series = try #require(layout.longitudes[Int(body.rawValue)])
          let expected = try table.evaluateHalved(series, at: place)
          #expect(motion.x.bitPattern == expected.value.bitPattern, "\(body) at \(tt)")
          #expect(motion.y.bitPattern == expected.perDay.bitPattern, "\(body) at \(tt)")
          found += 1
        }
      }
    }
    #expect(found > 500 && found < 2_000)
  }

  /// ΔT by the piece that is guessed is ΔT by the piece that is looked for.
  @Test func `every piece of ΔT is found from its first instant to its last`() throws {
    let table = try CompiledEphemeris().table
    var last = -Double.infinity
    var day = table.facts.span.start.days - 0.03
    // Six days and a bit: no piece is so short.
    while day < table.facts.span.end.days {
      let here = table.deltaT(at: JulianDay<UT1>(day))
      if last.isFinite { #expect((here - last).magnitude < 0.1, "\(day)") }
      last = here
      day += 6.25
    }
    #expect(last > 100 && last < 1_000)
  }
}
