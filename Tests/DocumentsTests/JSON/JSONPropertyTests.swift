@_spi(FrontEnd) import Documents
import Foundation
import TestSupport
import Testing

/// Texts and numbers written as JSON and read by another's decoder, 60,000 times.
@Suite struct JSONPropertyTests {
  /// A text of up to 12 characters from all over Unicode, those that JSON escapes often among them.
  private static func text(_ generator: inout SplitMix64) -> String {
    let scalars = (0..<Int(generator.double(in: 0..<13))).compactMap { _ in
      let highest: UInt32 = generator.double(in: 0..<1) < 0.5 ? 0x80 : 0x11_0000
      return Unicode.Scalar(UInt32(generator.double(in: 0..<Double(highest))))
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test func `any texts come back as they were, as values and as keys`() throws {
    let broken = try counterexamples(among: 500, seed: 61) { generator in
      (0..<40).map { _ in Self.text(&generator) }
    } holds: { texts in
      var json = JSONWriter()
      json.array(texts) { $0.string($1) }
      let keys = Set(texts).sorted()
      var object = JSONWriter()
      object.object { object in
        for key in keys {
          object.key(named: key)
          object.string(key)
        }
      }
      let read = try JSONDecoder().decode([String].self, from: Data(json.bytes))
      let members = try JSONDecoder().decode([String: String].self, from: Data(object.bytes))
      return read.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) }
        && members.count == keys.count && members.allSatisfy { $0 == $1 }
    }
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test func `a number is the nearest of its decimals, and exact ones are exact`() throws {
    let broken = try counterexamples(among: 400, seed: 62) { generator in
      let decimals = 1 + Int(generator.double(in: 0..<6))
      let numbers = (0..<50).map { _ in generator.double(in: -1e6..<1e6) }
      return (decimals, numbers)
    } holds: { (decimals, numbers) in
      var rounded = JSONWriter()
      rounded.array(numbers) { $0.number($1, decimals: decimals) }
      var exact = JSONWriter()
      exact.array(numbers) { $0.exact($1) }
      let half = 0.5 * pow(10, Double(-decimals)) + 1e-9
      let near = try JSONDecoder().decode([Double].self, from: Data(rounded.bytes))
      return try JSONDecoder().decode([Double].self, from: Data(exact.bytes)) == numbers
        && zip(near, numbers).allSatisfy { ($0 - $1).magnitude <= half }
    }
    #expect(broken.isEmpty, "\(broken)")
  }
}
