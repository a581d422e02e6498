internal import Astrology
internal import Ephemeris

// What marks a chart, before anything else is said about it.

extension PortraitPlan {
  /// How close to an angle a planet must be.
  private static let angleOrb = 5.0
  /// How many planets make a crowd.
  private static let crowdCount = 3

  /// New or full Moon, crowds, planets at an angle, alone or standing still; the strongest first.
  var marks: [Portrait.Statement] {
    let aspects = facts.aspects.map(\.aspect).compactMap { aspect -> Portrait.Statement? in
      guard let weight = Self.weight(ofMark: aspect) else { return nil }
      return Portrait.Statement(
        [.aspect(aspect.first, aspect.second, aspect.kind.portraitNature)],
        because: [.aspect(aspect)], weight: weight)
    }
    let planets = CelestialBody.tenPlanets
    let all =
      aspects + crowds + planets.compactMap(unaspected) + planets.compactMap(station)
    return all.sorted { $0.weight > $1.weight }
  }

  /// A new or a full Moon, or a planet at the Ascendant or the Midheaven; nil for other aspects.
  private static func weight(ofMark aspect: Aspect) -> Double? {
    switch (aspect.first, aspect.second, aspect.kind) {
    case (.body(.sun), .body(.moon), .conjunction), (.body(.sun), .body(.moon), .opposition):
      13 - 0.3 * aspect.orb.degrees
    case (.body, .angle(.ascendant), .conjunction), (.body, .angle(.midheaven), .conjunction):
      aspect.orb.degrees > angleOrb ? nil : 12 - aspect.orb.degrees
    case (_, _, _): nil
    }
  }

  /// Four planets or more in a sign, or three in a house that they don't share a sign in.
  var crowds: [Portrait.Statement] {
    let inSigns = facts.figures.filter { $0.kind == .stellium }.compactMap { figure in
      figure.sign.map { sign -> Portrait.Statement in
        let house = House.all.first { house in
          CelestialBody.tenPlanets.filter { facts.house(of: $0) == house } == figure.members
        }
        // A sign's crowd that is a house's is said with the house.
        return Portrait.Statement(
          [.stellium(sign)] + (house.map { [.crowd($0)] } ?? []),
          because: [.figure(figure)] + (house.map { [.crowd($0, figure.members)] } ?? []),
          weight: Double(figure.members.count) + 5)
      }
    }
    let bySign = facts.figures.filter { $0.kind == .stellium }.map(\.members)
    let inHouses = House.all.compactMap { house -> Portrait.Statement? in
      let members = CelestialBody.tenPlanets.filter { facts.house(of: $0) == house }
      guard members.count >= Self.crowdCount,
        !bySign.contains(where: { members.allSatisfy($0.contains) })
      else { return nil }
      return Portrait.Statement(
        [.crowd(house)], because: [.crowd(house, members)],
        weight: members.count == Self.crowdCount ? 5 : Double(members.count) + 4.5)
    }
    return inSigns + inHouses
  }

  /// A planet from the Sun to Saturn that has no aspect to another planet.
  func unaspected(_ body: CelestialBody) -> Portrait.Statement? {
    let point = ChartPoint.body(body)
    // Without a time the Moon may be anywhere on its way that day, in aspect or not.
    guard facts.isTimed, !body.isOuter, body != .meanNode,
      !facts.chart.aspects().contains(where: { aspect in
        let other = aspect.first == point ? aspect.second : aspect.first
        guard aspect.first == point || aspect.second == point,
          case .body(let planet) = other
        else { return false }
        return CelestialBody.tenPlanets.contains(planet)
      })
    else { return nil }
    return Portrait.Statement([.unaspected(body)], because: [.unaspected(body)], weight: 7)
  }

  /// A planet from Mercury to Saturn that stands nearly still.
  func station(_ body: CelestialBody) -> Portrait.Statement? {
    let still: Double? =
      switch ChartBody(body) {
      case .mercury: 0.15
      case .venus: 0.12
      case .mars: 0.08
      case .jupiter: 0.025
      case .saturn: 0.012
      case .sun, .moon, .uranus, .neptune, .pluto, .meanNode, nil: nil
      }
    guard let still, abs(facts.chart.sky[body].longitudePerDay.degrees) < still else { return nil }
    return Portrait.Statement([.station(body)], because: [.station(body)], weight: 6)
  }
}
