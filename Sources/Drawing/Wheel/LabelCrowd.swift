internal import Ephemeris

/// The labels of one ring, each as large as its house allows.
///
/// A label crosses neither a cusp nor an angle. Where it is too narrow in a house, the labels of
/// that house alone become smaller, and then stand in two rows. If houses are so narrow that this isn't
/// enough, as for two bodies in a house of a degree, labels cross cusps, but not angles; if that doesn't
/// do, both.
struct LabelCrowd {
  /// The points that are labelled.
  let points: [Wheel.PlacedPoint]
  /// The forms that are tried, the best first.
  let forms: [LabelForm]
  /// The distance from the wheel's middle that labels keep clear of.
  let edge: Double
  /// Whether the labels lie outside the edge.
  let isOutward: Bool

  /// A label's ray and what stands on it.
  struct Seat {
    let degrees: Double
    let stack: LabelStack
  }

  /// How far the middle of a label stays from a cusp, in degrees; a cusp breaks where a label stands.
  private static let airAtCuspDegrees = 1.5

  /// The seats of the points, in their order.
  ///
  /// - Parameters:
  ///   - angles: Where the angles are, whose lines stay whole.
  ///   - cusps: Where the houses begin.
  /// - Returns: One seat a point.
  func seats(angles: [Double], cusps: [Double]) -> [Seat] {
    let others = cusps.filter { cusp in
      angles.allSatisfy { angle in Self.arc(from: angle, to: cusp).magnitude > 1e-6 }
    }
    if let seats = seats(within: (angles, others)) { return seats }
    if let seats = seats(within: (angles, [])) { return seats }
    let degrees = points.map(\.longitude.degrees)
    let order = CircularSpread.sorted(degrees)
    let stacks = stacks(in: order, forms: order.map { _ in 0 }, sectors: order.map { _ in 0 })
    let places = CircularSpread.spread(degrees, gaps: Self.gaps(between: stacks))
    return seats(at: places, in: order, stacks)
  }

  private static func arc(from start: Double, to end: Double) -> Double {
    (end - start + 540).truncatingRemainder(dividingBy: 360) - 180
  }

  private func seats(within borders: (angles: [Double], cusps: [Double])) -> [Seat]? {
    let degrees = points.map(\.longitude.degrees)
    let order = CircularSpread.sorted(degrees)
    let bare = (borders.angles + borders.cusps).map {
      SectorSpread.Border(degrees: $0, marginDegrees: 0)
    }
    let bySector = SectorSpread.sectors(of: degrees, within: bare)
    let sectors = order.map { bySector[$0] }
    let widths = Self.widths(of: bare)
    var chosen = Array(repeating: 0, count: widths.count)
    while true {
      let stacks = stacks(in: order, forms: sectors.map { chosen[$0] }, sectors: sectors)
      let gaps = Self.gaps(between: stacks)
      let limits = limits(of: borders, around: stacks, in: sectors)
      switch SectorSpread.spread(degrees, gaps: gaps, within: limits) {
      case .spread(let places): return seats(at: places, in: order, stacks)
      case .tooNarrow(let misfits):
        guard
          let narrow = narrowest(
            near: Set(misfits.map { bySector[$0] }), of: widths, chosen: chosen,
            crowding: { sector in
              zip(sectors, gaps).reduce(0) { $0 + ($1.0 == sector ? $1.1 : 0) }
            })
        else { return nil }
        chosen[narrow] += 1
      }
    }
  }

  /// The borders with what the labels on both sides need: room for a whole line at an angle, a little air at
  /// a cusp.
  private func limits(
    of borders: (angles: [Double], cusps: [Double]), around stacks: [LabelStack], in sectors: [Int]
  ) -> [SectorSpread.Border] {
    let starts = (borders.angles + borders.cusps).sorted()
    func margin(_ degrees: Double, isAngle: Bool) -> Double {
      let after = starts.lastIndex { $0 <= degrees } ?? 0
      let before = (after + starts.count - 1) % starts.count
      let beside = zip(sectors, stacks).filter { $0.0 == after || $0.0 == before }.map(\.1)
      return isAngle
        ? beside.map(\.clearance).max() ?? 0
        : Self.airAtCuspDegrees * (beside.map(\.scale).min() ?? 1)
    }
    return borders.angles.map {
      SectorSpread.Border(degrees: $0, marginDegrees: margin($0, isAngle: true))
    }
      + borders.cusps.map {
        SectorSpread.Border(degrees: $0, marginDegrees: margin($0, isAngle: false))
      }
  }

  /// The sector whose labels need the most of it, among those that are too narrow and their neighbours.
  private func narrowest(
    near sectors: Set<Int>, of widths: [Double], chosen: [Int], crowding: (Int) -> Double
  ) -> Int? {
    let count = widths.count
    let near = sectors.union(sectors.flatMap { [($0 + 1) % count, ($0 + count - 1) % count] })
    return near.sorted().filter { chosen[$0] < forms.count - 1 && crowding($0) > 0 }
      .max { crowding($0) / widths[$0] < crowding($1) / widths[$1] }
  }

  private static func widths(of borders: [SectorSpread.Border]) -> [Double] {
    let starts = borders.map(\.degrees).sorted()
    guard let first = starts.first, starts.count > 1 else { return [360] }
    return zip(starts, starts.dropFirst() + [first + 360]).map { max($1 - $0, 1e-9) }
  }

  /// The stacks of sorted points; in two rows where the form has them, by turns within a sector.
  private func stacks(in order: [Int], forms chosen: [Int], sectors: [Int]) -> [LabelStack] {
    var number = 0
    return order.indices.map { place in
      number = place > 0 && sectors[place] == sectors[place - 1] ? number + 1 : 0
      return LabelStack(
        forms[chosen[place]], isSecondRow: number % 2 == 1,
        isRetrograde: points[order[place]].isRetrograde, from: edge, isOutward: isOutward)
    }
  }

  /// The gap after each label: what it and the next need, and half of what its neighbours need.
  private static func gaps(between stacks: [LabelStack]) -> [Double] {
    let count = stacks.count
    guard count > 1 else { return stacks.map { _ in 0 } }
    let pairs = stacks.indices.map { stacks[$0].gap(to: stacks[($0 + 1) % count]) }
    guard count > 3 else { return pairs }
    let across = stacks.indices.map { stacks[$0].gap(to: stacks[($0 + 2) % count]) / 2 }
    return stacks.indices.map { max(pairs[$0], across[$0], across[($0 + count - 1) % count]) }
  }

  private func seats(at places: [Double], in order: [Int], _ stacks: [LabelStack]) -> [Seat] {
    var seats: [Int: Seat] = [:]
    for (index, stack) in zip(order, stacks) {
      seats[index] = Seat(degrees: places[index], stack: stack)
    }
    return points.indices.compactMap { seats[$0] }
  }
}
