package import Ephemeris

extension AspectPattern {
  /// The planets that make figures: Sun to Pluto.
  package static let planets: [CelestialBody] = ChartBody.allCases.filter { $0 != .meanNode }
    .map(\.body)

  /// The figures of a sky that holds Sun to Pluto, by kind and then by members.
  package static func all(in sky: Sky) -> [Self] {
    all(among: planets.map { sky[$0].longitude })
  }

  /// The figures of Sun to Pluto at ten longitudes.
  package static func all(among longitudes: [EclipticLongitude]) -> [Self] {
    precondition(longitudes.count == planets.count, "figures are those of ten planets")
    let ties = Ties(longitudes)
    let found = ties.triples + ties.quadruples + ties.sextuples + stelliums(longitudes)
    return found.filter { pattern in
      !found.contains { larger in
        pattern.kind.larger.contains(larger.kind)
          && pattern.members.allSatisfy(larger.members.contains)
      }
    }.sorted { one, other in
      let ranks = [one, other].map { Kind.allCases.firstIndex(of: $0.kind) ?? 0 }
      return ranks[0] == ranks[1]
        ? one.members.lexicographicallyPrecedes(other.members) : ranks[0] < ranks[1]
    }
  }

  /// The signs with four planets or more.
  private static func stelliums(_ longitudes: [EclipticLongitude]) -> [Self] {
    ZodiacSign.allCases.compactMap { sign in
      let members = zip(planets, longitudes).filter { ZodiacSign($0.1) == sign }.map(\.0)
      guard members.count >= 4 else { return nil }
      return Self(kind: .stellium, members: members, apex: nil, sign: sign, orb: nil)
    }
  }
}

/// What each two of the ten planets make, one of the five or a quincunx, with its orb.
private struct Ties {
  private enum Tie {
    case major(AspectKind), quincunx
  }

  private let longitudes: [EclipticLongitude]
  private let ties: [[(tie: Tie, orb: PlaneAngle)?]]

  init(_ longitudes: [EclipticLongitude]) {
    self.longitudes = longitudes
    ties = longitudes.map { one in
      longitudes.map { other in
        let separation = one.separation(from: other)
        if let kind = OrbTable.standard.kind(at: separation) {
          return (.major(kind), (separation - kind.angle).magnitude)
        }
        let orb = (separation - MinorAspect.Kind.quincunx.angle).magnitude
        return orb <= MinorAspect.Kind.quincunx.widestOrb ? (.quincunx, orb) : nil
      }
    }
  }

  private func makes(_ kind: AspectKind, _ one: Int, _ other: Int) -> Bool {
    if case .major(kind)? = ties[one][other]?.tie { true } else { false }
  }

  private func makesQuincunx(_ one: Int, _ other: Int) -> Bool {
    if case .quincunx? = ties[one][other]?.tie { true } else { false }
  }

  /// A figure of planets by their places in the list, whose aspects are between these pairs.
  private func pattern(
    _ kind: AspectPattern.Kind, _ members: [Int], apex: Int? = nil, pairs: [(Int, Int)]
  ) -> AspectPattern {
    AspectPattern(
      kind: kind, members: members.sorted().map { AspectPattern.planets[$0] },
      apex: apex.map { AspectPattern.planets[$0] }, sign: nil,
      orb: pairs.compactMap { ties[$0.0][$0.1]?.orb }.max())
  }

  private var indices: Range<Int> { longitudes.indices }

  /// Grand trines, T-squares and yods.
  var triples: [AspectPattern] {
    var found: [AspectPattern] = []
    for one in indices {
      for other in (one + 1)..<max(one + 1, indices.upperBound) {
        for apex in indices where apex != one && apex != other {
          let pairs = [(one, other), (one, apex), (other, apex)]
          let members = [one, other, apex]
          if makes(.opposition, one, other), makes(.square, one, apex), makes(.square, other, apex)
          {
            found.append(pattern(.tSquare, members, apex: apex, pairs: pairs))
          }
          if makes(.sextile, one, other), makesQuincunx(one, apex), makesQuincunx(other, apex) {
            found.append(pattern(.yod, members, apex: apex, pairs: pairs))
          }
          if apex > other, pairs.allSatisfy({ makes(.trine, $0.0, $0.1) }) {
            found.append(pattern(.grandTrine, members, pairs: pairs))
          }
        }
      }
    }
    return found
  }

  /// Grand crosses, kites and mystic rectangles: two oppositions and what joins their ends, or a fourth
  /// planet at a grand trine.
  var quadruples: [AspectPattern] {
    let oppositions = indices.flatMap { one in
      indices.filter { $0 > one && makes(.opposition, one, $0) }.map { (one, $0) }
    }
    var found = oppositions.pairs { one, other -> AspectPattern? in
      let members = [one.0, one.1, other.0, other.1]
      guard Set(members).count == 4 else { return nil }
      let sides = [(one.0, other.0), (other.0, one.1), (one.1, other.1), (other.1, one.0)]
      let pairs = [one, other] + sides
      if sides.allSatisfy({ makes(.square, $0.0, $0.1) }) {
        return pattern(.grandCross, members, pairs: pairs)
      }
      for start in [0, 1] {
        let isRectangle = sides.indices.allSatisfy {
          makes($0 % 2 == start ? .sextile : .trine, sides[$0].0, sides[$0].1)
        }
        if isRectangle { return pattern(.mysticRectangle, members, pairs: pairs) }
      }
      return nil
    }
    for (one, other) in oppositions {
      for (apex, tail) in [(one, other), (other, one)] {
        for left in indices where makes(.trine, apex, left) && makes(.sextile, tail, left) {
          for right in indices
          where right > left && makes(.trine, apex, right) && makes(.trine, left, right)
            && makes(.sextile, tail, right)
          {
            let pairs = [
              (apex, tail), (apex, left), (apex, right), (left, right), (tail, left),
              (tail, right),
            ]
            found.append(pattern(.kite, [apex, tail, left, right], apex: apex, pairs: pairs))
          }
        }
      }
    }
    return found
  }

  /// Grand sextiles: a ring of six sextiles goes once round, so the six are in the order of their longitudes,
  /// and each can only be followed by one that is sextile to it.
  var sextuples: [AspectPattern] {
    let order = indices.sorted { longitudes[$0].degrees < longitudes[$1].degrees }
    var found: [AspectPattern] = []
    func extend(_ ring: [Int], from next: Int) {
      if ring.count == 6 {
        let sides = ring.indices.map { (ring[$0], ring[($0 + 1) % 6]) }
        let axes = (0..<3).map { (ring[$0], ring[$0 + 3]) }
        let isClosed =
          sides.allSatisfy { makes(.sextile, $0.0, $0.1) }
          && axes.allSatisfy { makes(.opposition, $0.0, $0.1) }
        if isClosed { found.append(pattern(.grandSextile, ring, pairs: sides + axes)) }
        return
      }
      for place in next..<max(next, order.count) {
        if let last = ring.last, !makes(.sextile, last, order[place]) { continue }
        extend(ring + [order[place]], from: place + 1)
      }
    }
    extend([], from: 0)
    return found
  }
}
