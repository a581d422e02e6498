internal import Astrology
internal import Astrometers
internal import Ephemeris

// The facts and names of areas of life.

extension WordReader {
  /// Reads each area's meters, houses and name.
  mutating func readAreas(_ tree: WordTree) {
    let found = fields(tree, at: "", named: LifeArea.allCases.map(\.rawValue))
    for area in LifeArea.allCases {
      guard let tree = found[area.rawValue] else { continue }
      let place = area.rawValue
      let parts = fields(tree, at: place, named: ["title", "meters", "houses"])
      let meters = topics(parts["meters"], at: "\(place).meters", 1...5)
      add(.area(area), parts["title"], at: "\(place).title", .areaTitle, topics: meters)
      let houses = houses(parts["houses"], at: "\(place).houses")
      add(
        .houses(of: area), houses.map { WordDraft(characters: "\($0)") }, at: "\(place).houses",
        .areaHouse)
      areaTable[area] = (meters, houses)
    }
  }

  private mutating func houses(_ tree: WordTree?, at key: String) -> [Int] {
    guard let tree else { return [] }
    guard case .list(let elements) = tree, !elements.isEmpty else {
      note(key, "a list of houses belongs here")
      return []
    }
    return elements.enumerated().compactMap { index, element in
      if case .number(let house) = element, (1...12).contains(house) { return house }
      note("\(key)[\(index)]", "a house is a whole number from 1 to 12")
      return nil
    }
  }

  /// The sentences of one area.
  mutating func readArea(_ tree: WordTree, of area: LifeArea) {
    let fields = fields(
      tree, at: "",
      named: [
        "area", "openings", "beside", "transits", "aspects", "still", "houses", "trends",
        "thoughts", "counsels",
      ])
    noteName(fields["area"], at: "area", area.rawValue)
    let (meters, houses) = areaTable[area] ?? ([], [])
    let qualities = MeterScore.Quality.allCases
    readLists(fields["openings"], at: "openings", qualities, .areaOpening) {
      ($0.name, .opening(area, $0))
    }
    let leanings = meters.dropFirst().flatMap { [($0, true), ($0, false)] }
    readLists(fields["beside"], at: "beside", leanings, .areaBeside) { meter, isGlad in
      ("\(meter.name).\(isGlad ? "glad" : "hard")", .beside(area, meter, isGlad: isGlad))
    }
    readLists(fields["transits"], at: "transits", BodySet.eleven.bodies, .areaTransit) {
      ($0.name, .transit(of: $0, area))
    }
    readLists(fields["aspects"], at: "aspects", AspectKind.allCases, .areaAspect) {
      ($0.name, .aspect($0, area))
    }
    add(.still(area), fields["still"], at: "still", .areaStill)
    readLists(fields["houses"], at: "houses", houses, .areaHouseLine) {
      ("\($0)", .house($0, area))
    }
    readLists(fields["trends"], at: "trends", AreaTrend.allCases, .areaTrend) {
      ($0.rawValue, .trend($0, area))
    }
    add(.thoughts(area), fields["thoughts"], at: "thoughts", .areaThought)
    readLists(fields["counsels"], at: "counsels", qualities, .areaCounsel) {
      ($0.name, .counsel(area, $0))
    }
  }

  /// What stands around the eight areas: the shared sky, and the days ahead.
  mutating func readDetailed(_ tree: WordTree) {
    let fields = fields(tree, at: "", named: ["phases", "slow", "retrograde", "coming"])
    readLists(fields["phases"], at: "phases", MoonPhase.allCases, .detailedPoint) {
      ($0.fileName, .phase($0))
    }
    readLists(fields["slow"], at: "slow", SharedSkyTone.allCases, .detailedSlow) {
      ($0.rawValue, .slowPlanets($0))
    }
    add(.backwards, fields["retrograde"], at: "retrograde", .detailedRetrograde)
    guard let coming = fields["coming"] else { return }
    let kinds = ComingKind.allCases
    let found = self.fields(coming, at: "coming", named: kinds.map(\.rawValue))
    for kind in kinds {
      add(
        .coming(kind), found[kind.rawValue], at: "coming.\(kind.rawValue)", .detailedComing(kind))
    }
  }

  /// Reads a list for each of some things, by the name and the key of each.
  private mutating func readLists<Thing>(
    _ tree: WordTree?, at place: String, _ things: [Thing], _ limits: WordLimits,
    _ list: (Thing) -> (name: String, key: WordKey)
  ) {
    guard let tree else { return }
    let lists = things.map(list)
    let found = fields(tree, at: place, named: lists.map(\.name))
    for (name, key) in lists { add(key, found[name], at: "\(place).\(name)", limits) }
  }
}
