import Astrology
import Ephemeris
import Foundation
import Testing

@Suite struct TransitKeyTests {
  static let all: [TransitKey] = CelestialBody.allCases.flatMap { body in
    (CelestialBody.allCases.map(ChartPoint.body) + ChartAngle.allCases.map(ChartPoint.angle))
      .flatMap { natal in
        AspectKind.allCases.map { TransitKey(body: body, natal: natal, aspect: $0) }
      }
  }

  @Test func `keys are ordered by body, natal point and aspect`() {
    #expect(Self.all.count == 23 * 27 * 5)
    #expect(zip(Self.all, Self.all.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Set(Self.all).count == Self.all.count)
  }

  @Test func `a key reads as people say it`() {
    #expect(TransitKey(.saturn, .square, natal: .moon).description == "Saturn square natal Moon")
    let angle = TransitKey(body: .mars, natal: .angle(.ascendant), aspect: .trine)
    #expect("\(angle)" == "Mars trine natal Ascendant")
    #expect(angle.natalBody == nil)
  }

  @Test func `a key survives JSON, by the names of documents`() throws {
    let bytes = try JSONEncoder().encode(Self.all)
    #expect(try JSONDecoder().decode([TransitKey].self, from: bytes) == Self.all)
    let written = Data(#"{"body":"saturn","natal":"imum_coeli","aspect":"square"}"#.utf8)
    #expect(
      try JSONDecoder().decode(TransitKey.self, from: written)
        == TransitKey(body: .saturn, natal: .angle(.imumCoeli), aspect: .square))
    let unknown = Data(#"{"body":"vulcan","natal":"sun","aspect":"square"}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TransitKey.self, from: unknown)
    }
  }
}
