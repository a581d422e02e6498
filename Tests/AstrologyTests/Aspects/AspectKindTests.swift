import Astrology
import Ephemeris
import Testing

@Suite struct AspectKindTests {
  /// The edges are written out in the code, so they are held to the orbs here: every hundredth of a
  /// degree, and on either side of each edge by as little as a number can be.
  @Test func `the aspect in orb is that of the widest orbs`() {
    var separations = (0...18_000).map { Double($0) / 100 }
    for kind in AspectKind.allCases {
      for edge in [kind.angle - kind.widestOrb, kind.angle, kind.angle + kind.widestOrb] {
        separations += [edge.degrees.nextDown, edge.degrees, edge.degrees.nextUp]
      }
    }
    for separation in separations where (0...180).contains(separation) {
      let inOrb = AspectKind.allCases.filter { kind in
        (separation - kind.angle.degrees).magnitude <= kind.widestOrb.degrees
      }
      #expect(inOrb.count <= 1, "the orbs never overlap")
      let kind = AspectKind(inOrbAt: .degrees(separation))
      #expect(kind == inOrb.first, "\(separation)°")
      #expect(kind == OrbTable.standard.kind(at: .degrees(separation)), "\(separation)°")
    }
  }

  @Test(arguments: AspectKind.allCases)
  func `an aspect is exact on either side at its angle`(kind: AspectKind) {
    let natal = EclipticLongitude(wrapping: 10)
    let places = kind.anglesAround.map { natal + $0 }
    #expect(Set(places).count == (kind == .conjunction || kind == .opposition ? 1 : 2))
    for place in places { #expect(place.separation(from: natal) == kind.angle) }
  }
}
