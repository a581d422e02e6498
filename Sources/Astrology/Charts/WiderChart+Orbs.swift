internal import Ephemeris

extension WiderChart {
  /// The aspects among the chart's points by a rule of orbs of one's own, with whether each is there at every
  /// hour that the birth may have had.
  ///
  /// - Parameter rule: How wide an orb each pair has.
  /// - Returns: One aspect a pair at most, in the order of charts; two angles make none.
  public func aspects(by rule: OrbRule) -> [Finding<Aspect>] {
    struct Pair: Hashable {
      let first: ChartPoint
      let second: ChartPoint
      let kind: AspectKind
    }
    return findings {
      Aspect.all(among: chart.places(in: $0), by: rule)
    } same: {
      Pair(first: $0.first, second: $0.second, kind: $0.kind)
    }
  }
}
