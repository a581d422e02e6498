import Astrology
import Ephemeris
import EngineSupport
import TestSupport
import Testing

/// Figures of aspects: against cases from outside, and against every set of planets looked at one by one.
@Suite struct AspectPatternTests {
  @Test(.enabled(if: ReferenceCases.isPresent))
  func `figures are those of the table`() throws {
    let table = try WiderCases.load("patterns")
    let ephemeris = try Samples.ephemeris.get()
    var kinds: Set<String> = []
    #expect(table.cases.count >= 42)
    for row in table.cases where try row.double("edge") > 2e-6 {
      let sky = try ephemeris.sky(at: JulianDay<UT1>(try row.double("jd_ut")))
      let found = Set(AspectPattern.all(in: sky).map(Figure.init))
      let expected = try (row.value("patterns").array ?? []).map(Figure.init)
      #expect(found == Set(expected), "\(row)")
      kinds.formUnion(expected.map(\.kind))
    }
    #expect(kinds.count >= 6)
  }

  /// A figure as the table has it.
  private struct Figure: Hashable {
    let kind: String
    let members: [String]
    /// The apex or the sign.
    let mark: String?

    init(_ pattern: AspectPattern) {
      kind = pattern.kind.name
      members = pattern.members.map(\.name)
      mark = pattern.apex?.name ?? pattern.sign?.name
    }

    init(_ json: JSONValue) throws {
      let cells = try #require(json.array)
      try #require(cells.count == 3)
      kind = try #require(cells[0].string)
      members = cells[1].strings
      mark = cells[2].string
    }
  }

  @Test func `every set of planets is looked at`() {
    // Near multiples of 30°, where figures are many.
    let broken = counterexamples(among: 60, seed: 81) { generator in
      (0..<10).map { _ in
        let sign = Double(Int(generator.double(in: 0..<12))) * 30
        return EclipticLongitude(wrapping: sign + generator.double(in: 10..<20))
      }
    } holds: { longitudes in
      let found = AspectPattern.all(among: longitudes)
      let expected = Self.bySets(longitudes)
      return Set(found.map { "\($0.kind) \($0.members)" }) == expected
        && found.count == expected.count
    }
    #expect(broken.isEmpty, "\(broken)")
  }

  /// The figures by counting the aspects in each of the 1,013 sets of three planets and more.
  private static func bySets(_ longitudes: [EclipticLongitude]) -> Set<String> {
    let planets = AspectPattern.planets
    var sets: [(kind: AspectPattern.Kind, members: Set<Int>)] = []
    for mask in 0..<1_024 {
      let members = (0..<10).filter { mask >> $0 & 1 == 1 }
      guard [3, 4, 6].contains(members.count) else { continue }
      var counts: [String: Int] = [:]
      for (place, one) in members.enumerated() {
        for other in members[(place + 1)...] {
          let separation = longitudes[one].separation(from: longitudes[other])
          let kind = OrbTable.standard.kind(at: separation)?.name
          let isQuincunx = (separation.degrees - 150).magnitude <= 3
          counts[kind ?? (isQuincunx ? "quincunx" : "none"), default: 0] += 1
        }
      }
      let kind: AspectPattern.Kind? =
        switch counts {
        case ["trine": 3]: .grandTrine
        case ["opposition": 1, "square": 2]: .tSquare
        case ["sextile": 1, "quincunx": 2]: .yod
        case ["opposition": 2, "square": 4]: .grandCross
        case ["trine": 3, "opposition": 1, "sextile": 2]: .kite
        case ["opposition": 2, "trine": 2, "sextile": 2]: .mysticRectangle
        case _ where members.count == 6 && isRing(members, longitudes): .grandSextile
        case _: nil
        }
      if let kind { sets.append((kind, Set(members))) }
    }
    let larger: [AspectPattern.Kind: [AspectPattern.Kind]] = [
      .grandTrine: [.kite, .grandSextile], .tSquare: [.grandCross], .kite: [.grandSextile],
      .mysticRectangle: [.grandSextile],
    ]
    var figures = sets.filter { set in
      !sets.contains { other in
        (larger[set.kind] ?? []).contains(other.kind) && set.members.isSubset(of: other.members)
      }
    }
    let signs = Dictionary(grouping: 0..<10) { ZodiacSign(longitudes[$0]) }
    figures += signs.values.filter { $0.count >= 4 }.map { (.stellium, Set($0)) }
    return Set(figures.map { "\($0.kind) \($0.members.sorted().map { planets[$0] })" })
  }

  /// Whether each of six has a sextile on either side and one opposite.
  private static func isRing(_ members: [Int], _ longitudes: [EclipticLongitude]) -> Bool {
    members.allSatisfy { one in
      let kinds = members.filter { $0 != one }.compactMap {
        OrbTable.standard.kind(at: longitudes[one].separation(from: longitudes[$0]))
      }
      return kinds.count(where: { $0 == .sextile }) == 2
        && kinds.count(where: { $0 == .opposition }) == 1
        && !kinds.contains(.conjunction)
    }
  }

  /// Sun to Pluto at these degrees, the rest out of the way.
  private func figures(_ degrees: [Double]) -> [AspectPattern] {
    // None of these makes one of the five or a quincunx with another, or with a multiple of 30°.
    let rest = [10.0, 18.5, 20, 21.5, 11.5, 38, 40, 41.5, 39, 19]
    let filled = degrees + rest[degrees.count...].map { $0 + 0.2 }
    return AspectPattern.all(among: filled.map { EclipticLongitude(wrapping: $0) })
  }

  @Test func `a figure has its apex and its widest orb`() throws {
    let found = figures([0, 178, 93])
    let square = try #require(found.first { $0.kind == .tSquare })
    #expect(square.members == [.sun, .moon, .mercury] && square.apex == .mercury)
    // 85° from the Moon to Mercury.
    #expect((try #require(square.orb).degrees - 5).magnitude < 1e-9)
    let kite = try #require(figures([0, 120, 240, 181]).first { $0.kind == .kite })
    #expect(kite.apex == .sun && kite.members.count == 4)
    #expect(!figures([0, 120, 240, 181]).contains { $0.kind == .grandTrine })
  }

  @Test func `the edge of an orb belongs to it`() {
    #expect(figures([0, 60, 207]).contains { $0.kind == .yod })
    #expect(!figures([0, 60, 206.9]).contains { $0.kind == .yod })
  }

  @Test func `a sign with four planets is a stellium, and its border opens the next`() {
    #expect(figures([60, 70, 80, 89.9]).contains { $0.sign == .gemini && $0.members.count == 4 })
    #expect(!figures([60, 70, 80, 90]).contains { $0.sign == .gemini })
  }
}
