internal import Astrology
internal import Ephemeris

extension SkyOutlook {
  /// A moment of the days to come, and how notable it is.
  public struct NotableMoment: Sendable, Hashable {
    /// The moment.
    public let moment: DayMoment
    /// Its weight, 0…100.
    public let weight: Double

    /// The greatest number of moments.
    static let count = 12

    /// The moments with the greatest weight, the heaviest first; of equals the earlier.
    static func ranked(_ moments: [DayMoment]) -> [Self] {
      // Places and no moments are put in order, which are large.
      moments.indices.lazy.map { (place: $0, weight: weight(of: moments[$0]), at: moments[$0].at) }
        .filter { $0.weight > 0 }
        .first(count) { ($0.weight, $1.at) > ($1.weight, $0.at) }
        .map { Self(moment: moments[$0.place], weight: $0.weight) }
    }

    private static func weight(of moment: DayMoment) -> Double {
      switch moment {
      case .transit(let transit):
        // The weight of a priority transit when exact, 1000 at most.
        return 0.07 * PriorityTransits.weight(transit.key)
      case .houseIngress(let ingress): return 0.8 * ingressWeight(of: ingress.body)
      case .sky(let event): return weight(of: event)
      }
    }

    private static func weight(of event: SkyEvent) -> Double {
      switch event {
      case .eclipse: 100
      case .lunation(let lunation):
        switch lunation.quarter {
        case .newMoon, .fullMoon: 60
        case .firstQuarter, .lastQuarter: 20
        }
      case .station(let station): 40 + 4 * PriorityTransits.rarity(of: station.body)
      case .ingress(let ingress): ingressWeight(of: ingress.body)
      case .aspect(let aspect):
        // The rarer the slower of the two, and more if both are slow.
        3 * PriorityTransits.rarity(of: aspect.first) + 3
          * PriorityTransits.rarity(of: aspect.second)
      case .void: 0
      }
    }

    /// The slower the body the rarer its ingress; those of the Moon are every other day.
    private static func ingressWeight(of body: CelestialBody) -> Double {
      body == .moon ? 0 : 8 * PriorityTransits.rarity(of: body)
    }
  }
}
