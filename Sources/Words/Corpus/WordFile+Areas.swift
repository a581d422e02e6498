internal import Astrometers

// What areas of life are told by.

extension WordReader {
  /// Which meters and houses each area is told by, and what it is called.
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
}
