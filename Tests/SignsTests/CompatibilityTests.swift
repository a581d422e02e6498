import Astrology
import Ephemeris
import Signs
import Testing

/// Who gets on with whom: it follows from the angle between two signs, so that both files agree.
@Suite struct CompatibilityTests {
  enum Circle: CaseIterable {
    case easy, hard, instructive
  }

  static func circle(_ circle: Circle, of sign: ZodiacSign) throws -> [ZodiacSign] {
    let overview = try SignProfile.of(sign).compatibilityOverview
    return switch circle {
    case .easy: overview.mostCompatible.map(\.sign)
    case .hard: overview.challenging.map(\.sign)
    case .instructive: overview.growthOriented.map(\.sign)
    }
  }

  @Test(arguments: ZodiacSign.allCases)
  func `trine and sextile are easy, square is hard, opposite and quincunx teach`(
    _ sign: ZodiacSign
  ) throws {
    func inOrder(_ places: [Int]) -> [ZodiacSign] {
      places.map(sign.advanced(by:)).sorted { $0.rawValue < $1.rawValue }
    }
    #expect(try Self.circle(.easy, of: sign) == inOrder([4, 8]) + inOrder([2, 10]))
    #expect(try Self.circle(.hard, of: sign) == inOrder([3, 9]))
    #expect(try Self.circle(.instructive, of: sign) == [sign.opposite] + inOrder([5, 7]))
  }

  @Test(arguments: Circle.allCases, ZodiacSign.allCases)
  func `what one sign says of another, the other says of it`(
    _ circle: Circle, _ sign: ZodiacSign
  ) throws {
    for other in try Self.circle(circle, of: sign) {
      #expect(try Self.circle(circle, of: other).contains(sign), "\(sign) and \(other)")
    }
  }

  @Test(arguments: ZodiacSign.allCases)
  func `a reason names a ruler or a kind`(_ sign: ZodiacSign) throws {
    let overview = try SignProfile.of(sign).compatibilityOverview
    for pairing in overview.mostCompatible + overview.challenging + overview.growthOriented {
      let words = Set(pairing.reason.words.map { String($0).replacing("’s", with: "") })
      let other = pairing.sign
      let own = [
        sign.modernRuler.title, sign.traditionalRuler.title, sign.element.rawValue,
        sign.modality.rawValue, sign.title,
      ]
      let others = [
        other.modernRuler.title, other.traditionalRuler.title, other.element.rawValue,
        other.modality.rawValue, other.title,
      ]
      #expect(own.contains { words.contains($0.lowercased()) }, "\(sign) of \(other)")
      #expect(others.contains { words.contains($0.lowercased()) }, "\(sign) of \(other)")
    }
  }
}
