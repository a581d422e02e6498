@testable import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite struct OrbTableTests {
  /// An orb is not rounded: 8.99° is more than 8, whatever its whole part is.
  @Test(arguments: [
    (separation: 0.0, kind: AspectKind?.some(.conjunction)), (8, .conjunction),
    (8.000_001, nil), (8.99, nil),
    (54.99, nil), (55, .sextile), (60, .sextile), (65, .sextile), (65.5, nil),
    (82.9, nil), (83, .square), (97, .square), (97.01, nil),
    (112.99, nil), (113, .trine), (127, .trine), (127.99, nil),
    (171.01, nil), (172, .opposition), (180, .opposition),
  ])
  func `the standard orbs end where the contract says`(separation: Double, kind: AspectKind?) {
    #expect(OrbTable.standard.kind(at: .degrees(separation)) == kind)
  }

  /// With wide orbs 85° was called a sextile, 25° away from one.
  @Test(arguments: [
    (separation: 85.0, kind: AspectKind.square), (74, .sextile), (76, .square), (29, .conjunction),
    (31, .sextile), (104, .square), (106, .trine), (149, .trine), (151, .opposition),
  ])
  func `where orbs overlap the nearest aspect counts`(separation: Double, kind: AspectKind) {
    let wide = OrbTable(
      Dictionary(uniqueKeysWithValues: AspectKind.allCases.map { ($0, PlaneAngle.degrees(35)) }))
    #expect(wide.kind(at: .degrees(separation)) == kind)
  }

  /// Every hundredth of a degree, and the two numbers beside each edge and middle.
  @Test func `a kind is the nearest of those within orb, at every edge`() throws {
    let tables = [
      OrbTable.standard, .synastry, OrbTable([.square: .degrees(13.9)]),
      OrbTable([.conjunction: .degrees(28.9), .opposition: .degrees(0)]), OrbTable([:]),
      OrbTable([.sextile: .degrees(14), .trine: .degrees(40)]),
    ]
    var separations: [Double] = [-1, 181, .infinity, .nan]
    for hundredth in 0...18_000 { separations.append(Double(hundredth) / 100) }
    var edges: [Double] = [30, 75, 105, 150, 180]
    let orbs: [Double] = [0, 3, 5, 6, 7, 8, 13.9, 28.9]
    for kind in AspectKind.allCases {
      for orb in orbs { edges += [kind.angle.degrees - orb, kind.angle.degrees + orb] }
    }
    for edge in edges { separations += [edge.nextDown, edge, edge.nextUp] }
    for table in tables {
      for separation in separations {
        let angle = PlaneAngle.degrees(separation)
        let distances = AspectKind.allCases.map { (separation - $0.angle.degrees).magnitude }
        let nearest = AspectKind.allCases.indices
          .filter { distances[$0] <= table[AspectKind.allCases[$0]]?.degrees ?? -1 }
          .min { distances[$0] < distances[$1] }
        #expect(table.kind(at: angle) == nearest.map { AspectKind.allCases[$0] }, "\(separation)")
      }
    }
    #expect(tables.map(\.areApart) == [true, true, true, true, true, false])
  }

  @Test func `a kind without an orb is not looked for`() {
    let squares = OrbTable([.square: .degrees(40)])
    #expect(squares.kind(at: .degrees(60)) == .square)
    #expect(squares.kind(at: .degrees(20)) == nil)
    #expect(OrbTable([:]).kind(at: .degrees(90)) == nil)
  }

  @Test func `aspects are named and measured as in the contract`() {
    let angles = AspectKind.allCases.map { "\($0.name) \(Int($0.angle.degrees))" }
    #expect(
      angles == ["conjunction 0", "opposition 180", "trine 120", "square 90", "sextile 60"])
  }
}
