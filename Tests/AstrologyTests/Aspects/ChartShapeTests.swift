import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct ChartShapeTests {
  private static func shape(_ longitudes: [CelestialBody: Double]) -> ChartShape {
    ChartShape(in: Samples.sky(longitudes.mapValues { (longitude: $0, perDay: 1) }))
  }

  private static let ten = CelestialBody.allCases.filter { $0 <= .pluto }

  @Test func `shapes are moira's`() throws {
    let rows = try Samples.golden("shapes").rows
    #expect(rows.count == 400)
    #expect(try Set(rows.map { try $0.text("kind") }) == Set(ChartShape.Kind.allCases.map(\.name)))
    for row in rows {
      let places = try Dictionary(
        uniqueKeysWithValues: Self.ten.map { ($0, try row.double($0.name)) })
      let shape = Self.shape(places)
      #expect(try shape.kind.name == row.text("kind"), "\(row)")
      #expect(try (shape.handle?.name ?? "") == row.text("handle"), "\(row)")
      #expect(try (shape.leading?.name ?? "") == row.text("leading"), "\(row)")
    }
  }

  @Test func `turning all planets changes no shape, and neither does mirroring`() throws {
    var random = SplitMix64(seed: 121)
    for _ in 0..<300 {
      let places = Dictionary(
        uniqueKeysWithValues: Self.ten.map { ($0, random.double(in: 0..<360)) })
      let shape = Self.shape(places)
      let turned = Self.shape(
        places.mapValues { ($0 + 123.5).truncatingRemainder(dividingBy: 360) })
      #expect(turned.kind == shape.kind && turned.handle == shape.handle)
      #expect((turned.widestGap.degrees - shape.widestGap.degrees).magnitude < 1e-9)
      let mirrored = Self.shape(
        places.mapValues { (720 - $0).truncatingRemainder(dividingBy: 360) })
      #expect(mirrored.kind == shape.kind)
    }
  }

  @Test func `planets in one place are a bundle, and in even steps a splash`() {
    let together = Self.shape(Dictionary(uniqueKeysWithValues: Self.ten.map { ($0, 77) }))
    #expect(together.kind == .bundle && together.widestGap.degrees == 360)
    let spread = Self.shape(
      Dictionary(uniqueKeysWithValues: Self.ten.enumerated().map { ($1, Double($0) * 36) }))
    #expect(spread.kind == .splash && spread.handle == nil && spread.leading == nil)
  }
}
