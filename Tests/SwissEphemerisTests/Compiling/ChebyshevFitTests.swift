#if SwissEphemeris
@testable import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

@Suite struct ChebyshevFitTests {
  /// Sums of fourteen numbers of up to 14 have the rounding of a double some hundred times.
  static let rounding = 1e-12
  /// A part of the coefficients from the third on, which are in single precision.
  static let single = 6e-8

  /// A series as the table has them, at the head of nothing.
  private static func series(
    _ encoding: ChebyshevSeries.Encoding, head: Int, tail: Int, unit: Double = 0
  ) -> ChebyshevSeries {
    ChebyshevSeries(
      subject: 0, channel: .latitude, encoding: encoding, parts: 1, headCount: head,
      tailCount: tail, unit: unit, offset: 8)
  }

  /// Coefficients that shrink as those of a smooth function do.
  private static func coefficients(_ generator: inout SplitMix64) -> [Double] {
    (0..<ChebyshevFit.count).map { k in generator.double(in: -1..<1) * pow(0.2, Double(k)) }
  }

  private static func value(_ coefficients: [Double], at x: Double) -> Double {
    coefficients.enumerated().reduce(0) { $0 + $1.element * cos(Double($1.offset) * acos(x)) }
  }

  private static func slope(_ coefficients: [Double], at x: Double) -> Double {
    let angle = acos(x)
    return coefficients.enumerated().reduce(0) { sum, term in
      sum + term.element * Double(term.offset) * sin(Double(term.offset) * angle) / sin(angle)
    }
  }

  private static func evaluate(
    _ series: ChebyshevSeries, _ bytes: [UInt8], at x: Double
  ) throws -> (value: Double, slope: Double) {
    try #require(
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe bytes.baseAddress.map { unsafe series.evaluate($0, ChebyshevBasis(at: x)) }
      })
  }

  @Test func `places of checking are none of the nodes, and all lie within`() {
    #expect(ChebyshevFit.nodes.count == 14)
    for place in ChebyshevFit.checks + ChebyshevFit.nodes { #expect(place.magnitude < 1) }
    for place in ChebyshevFit.checks {
      #expect(ChebyshevFit.nodes.allSatisfy { ($0 - place).magnitude > 1e-3 }, "\(place)")
    }
  }

  @Test(arguments: 0...ChebyshevBasis.degree)
  func `a power of x is fitted without error`(_ power: Int) throws {
    let coefficients = ChebyshevFit.coefficients(ChebyshevFit.nodes.map { pow($0, Double(power)) })
    for x in ChebyshevFit.checks {
      let difference = Self.value(coefficients, at: x) - pow(x, Double(power))
      #expect(difference.magnitude <= Self.rounding)
    }
    #expect(coefficients.dropFirst(power + 1).allSatisfy { $0.magnitude <= Self.rounding })
  }

  @Test func `the coefficients of a polynomial are found again`() {
    var generator = SplitMix64(seed: 13)
    for _ in 0..<100 {
      let given = (0..<ChebyshevFit.count).map { _ in generator.double(in: -1..<1) }
      let found = ChebyshevFit.coefficients(ChebyshevFit.nodes.map { Self.value(given, at: $0) })
      for (one, other) in zip(given, found) {
        #expect((one - other).magnitude <= Self.rounding)
      }
    }
  }

  /// Single precision is 6e−8 of a coefficient, and less than the rest of its polynomial.
  @Test(arguments: [8, 12])
  func `floats are read as they were written`(tail: Int) throws {
    let series = Self.series(.floats, head: 2, tail: tail)
    var generator = SplitMix64(seed: UInt64(tail))
    for _ in 0..<200 {
      let coefficients = Self.coefficients(&generator)
      let bytes = try #require(series.encode(coefficients))
      #expect(bytes.count == series.stride)
      let kept = Array(coefficients.prefix(series.count))
      let x = generator.double(in: -0.99..<0.99)
      let found = try Self.evaluate(series, bytes, at: x)
      let size = kept.dropFirst(2).reduce(0) { $0 + $1.magnitude }
      #expect(
        (found.value - Self.value(kept, at: x)).magnitude <= Self.single * size + Self.rounding)
      let steepest = kept.enumerated().dropFirst(2).reduce(0) {
        $0 + Double($1.offset * $1.offset) * $1.element.magnitude
      }
      #expect(
        (found.slope - Self.slope(kept, at: x)).magnitude <= Self.single * steepest + Self.rounding)
    }
  }

  /// Half of a step is what rounding takes from a coefficient.
  @Test(arguments: [ChebyshevSeries.Encoding.floats, .firstOfPair, .secondOfPair])
  func `longitudes lose less than what they are known to`(
    _ encoding: ChebyshevSeries.Encoding
  ) {
    let series = Self.series(encoding, head: 2, tail: 12)
    var generator = SplitMix64(seed: 28)
    for _ in 0..<200 {
      let given = Self.coefficients(&generator)
      let rounded = series.rounded(given)
      #expect(rounded.count == given.count)
      for (k, (one, other)) in zip(given, rounded).enumerated() {
        #expect((one - other).magnitude <= (k < 2 ? 0x1p-35 : 0x1p-29))
        #expect((other * 0x1p34).rounded() == other * 0x1p34)
      }
      #expect(series.rounded(rounded) == rounded)
    }
  }

  @Test func `whole multiples have a rounding of their own`() {
    let given = [0.123_456_789_012_345, -1e-11]
    #expect(Self.series(.fixed, head: 2, tail: 0, unit: 1).rounded(given) == given)
  }

  /// Every coefficient is off by half a unit at most.
  @Test(arguments: [(1, 0), (2, 8), (3, 6), (4, 4), (5, 6), (6, 8)])
  func `whole multiples are off by half a unit each`(head: Int, tail: Int) throws {
    let unit = 1e-7
    let series = Self.series(.fixed, head: head, tail: tail, unit: unit)
    var generator = SplitMix64(seed: UInt64(head))
    for _ in 0..<200 {
      // What is behind the head must fit into sixteen bits, ±0.003.
      let coefficients = Self.coefficients(&generator).enumerated().map { k, coefficient in
        k < head ? coefficient : coefficient.truncatingRemainder(dividingBy: 0.003)
      }
      let bytes = try #require(series.encode(coefficients))
      #expect(bytes.count == series.stride)
      let x = generator.double(in: -0.99..<0.99)
      let found = try Self.evaluate(series, bytes, at: x).value
      let truth = Self.value(Array(coefficients.prefix(series.count)), at: x)
      #expect((found - truth).magnitude <= unit / 2 * Double(series.count) * 1.000_1)
    }
  }

  @Test func `a coefficient too large for its form is refused`() {
    let series = Self.series(.fixed, head: 2, tail: 2, unit: 1)
    let edge = [2_147_483_646.0, -2_147_483_646, 32_767, -32_767]
    #expect(series.encode(edge) != nil)
    for (place, coefficient) in [
      (0, 2_147_483_648.0), (1, -2_147_483_648), (2, 32_768), (3, -32_768), (0, .nan),
      (3, .infinity),
    ] {
      var coefficients = edge
      coefficients[place] = coefficient
      #expect(series.encode(coefficients) == nil, "\(coefficient)")
    }
  }

  @Test(arguments: [ChebyshevSeries.Encoding.floats, .fixed])
  func `a mark leads to its halves, and no coefficients are one`(
    _ encoding: ChebyshevSeries.Encoding
  ) throws {
    let series = Self.series(encoding, head: 2, tail: 8, unit: 1)
    for offset in [8, 2_048, 65_536, Int(UInt32.max)] {
      let mark = series.mark(halvesAt: offset)
      #expect(mark.count == series.stride)
      let found = unsafe mark.withUnsafeBytes { bytes in
        unsafe bytes.baseAddress.flatMap { unsafe series.halves($0) }
      }
      #expect(found == offset)
    }
    let bytes = try #require(
      series.encode(
        [Double](repeating: -2_147_483_646, count: 1)
          + [Double](repeating: 0, count: 13)))
    let none = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.flatMap { unsafe series.halves($0) }
    }
    #expect(none == nil)
  }
}
#endif
