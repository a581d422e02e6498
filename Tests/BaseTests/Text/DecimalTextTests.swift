@_spi(FrontEnd) import Base
import TestSupport
import Testing

@Suite struct DecimalTextTests {
  /// The contract, D27: half away from zero, never −0.
  ///
  /// Rows ending in 5 are those that a binary number
  /// holds exactly, or whose product with the power of ten it does.
  @Test(arguments: [
    (value: 0.0, decimals: 1, text: "0.0"), (-0.0, 1, "0.0"), (0.05, 1, "0.1"), (-0.05, 1, "-0.1"),
    (0.25, 1, "0.3"), (-0.25, 1, "-0.3"), (0.75, 1, "0.8"), (2.5, 1, "2.5"), (44.45, 1, "44.5"),
    (-0.04, 1, "0.0"), (0.04, 1, "0.0"), (0.049_999, 1, "0.0"), (99.95, 1, "100.0"),
    (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (5.396, 2, "5.4"), (5.401, 2, "5.4"), (7, 2, "7.0"),
    (-0.004, 2, "0.0"), (0.000_05, 4, "0.0001"), (0.000_049, 4, "0.0"), (-0.000_049, 4, "0.0"),
    (29.999_96, 4, "30.0"), (84.388_2, 4, "84.3882"), (294.016, 4, "294.016"),
    (10, 4, "10.0"), (100.1, 4, "100.1"), (0.000_001, 6, "0.000001"), (1_234_567.5, 1, "1234567.5"),
    (999_999_999_999.9, 1, "999999999999.9"), (9_999_999_999_999.5, 6, "9999999999999.5"),
    // The number that is nearest to .998 at this size is .998046875.
    (-9_999_999_999_999.998, 6, "-9999999999999.998047"),
  ])
  func `a number is rounded, without needless zeros`(value: Double, decimals: Int, text: String) {
    #expect(DecimalText.rounded(value, decimals: decimals) == text)
  }

  @Test(arguments: [
    (value: 0.0, decimals: 0, text: "0"), (-0.4, 0, "0"), (0.5, 0, "1"), (-0.5, 0, "-1"),
    (2.5, 0, "3"), (7, 2, "7.00"), (5.396, 2, "5.40"), (-0.001, 2, "0.00"), (0.000_05, 4, "0.0001"),
    (-12.3, 4, "-12.3000"), (0.07, 2, "0.07"), (9.999, 2, "10.00"),
  ])
  func `all decimals can be kept`(value: Double, decimals: Int, text: String) {
    #expect(DecimalText.fixed(value, decimals: decimals) == text)
  }

  @Test func `a number of a few digits has the letters of any other`() throws {
    var random = SplitMix64(seed: 27)
    let beside: [Double] = [
      0, -0.0, 0.04, -0.04, 0.05, 0.005, -0.004, 9.95, 9.995, 99.95, 99.995, 999.94,
    ]
    let anywhere = (0..<20_000).map { index in
      random.double(in: -1..<1) * [1, 10, 100, 999][index % 4]
    }
    for value in beside + anywhere + beside.map(\.nextUp) + beside.map(\.nextDown) {
      for decimals in [1, 2] {
        guard let digits = FewDigits(rounding: value, decimals: decimals) else {
          Issue.record("\(value) has few digits")
          continue
        }
        let letters = unsafe withUnsafeBytes(of: digits.letters.littleEndian) { unsafe Array($0) }
        let text = String(decoding: letters.prefix(digits.count), as: UTF8.self)
        #expect(text == DecimalText.rounded(value, decimals: decimals))
      }
    }
    for value in [999.96, -999.996, 1_000, .infinity, .nan] {
      #expect(FewDigits(rounding: value, decimals: 1) == nil)
    }
    #expect(FewDigits(rounding: 999.996, decimals: 2) == nil)
  }

  @Test func `the text is as near as decimals allow`() throws {
    var generator = SplitMix64(seed: 10)
    for _ in 0..<20_000 {
      let value = generator.double(in: -400..<400)
      for decimals in 1...6 {
        let text = DecimalText.rounded(value, decimals: decimals)
        let read = try #require(Double(text))
        let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
        // Half a unit, and the last bits of numbers below 400.
        #expect((read - value).magnitude <= unit / 2 + 1e-12)
        #expect(!text.hasPrefix("-0.0") || read != 0)
        let digits = try #require(text.split(separator: ".").last)
        #expect(digits.count == 1 || (digits.count <= decimals && !digits.hasSuffix("0")))
      }
    }
  }
}
