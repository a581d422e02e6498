internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// The technical analysis.

extension DaySentences {
  /// Where a transit stands, in which house or sign, what of the chart it touches, and what that does.
  func why(_ contact: Contact, ahead: Int) -> ChosenLine? {
    let key = contact.passage.key
    guard let transit = transitFact(of: key) else { return nil }
    var names = SlotNames(transiting: key.body, natal: key.natal, sign: transit.transitSign)
    names.area = facts.isTimed ? clause(.houses, transit.transitHouse.number - 1) : nil
    // The house where it fits and the overview has not named it, else the sign, which is shorter.
    let scenes = scenes
    let isHouseNamed =
      !scenes.lines.isEmpty && !scenes.isSigned && scenes.isOfLead == (key == lead?.passage.key)
    for place in facts.isTimed && !isHouseNamed ? [0, 1] : [1] {
      for link in [explainedOnce(key), link(of: key)] {
        names.link = link
        for next in 0..<2 {
          names.other = text(.meaning, of: key, isEasy: contact.isEasy, ahead: next)
          guard names.other != nil else { return nil }
          if let line = firstLine(.why, place, names, ahead: ahead) { return line }
        }
      }
    }
    return nil
  }

  /// A slow transit that no other text names, whether it gets stronger or weaker, and what it does.
  func background(
    _ key: TransitKey, ahead: Int, besides named: Set<ChartPoint>
  ) -> ChosenLine? {
    guard let passage = facts.passages.first(where: { $0.key == key }) else { return nil }
    let isEasy = Self.isEasy(key)
    var names = SlotNames(transiting: key.body, natal: key.natal)
    let side = passage.isClosing ? 0 : 1
    for link in [named.contains(key.natal) ? link(of: key) : explainedOnce(key), link(of: key)] {
      names.link = link
      for next in 0..<2 {
        names.other = text(.meaning, of: key, isEasy: isEasy, ahead: next)
        guard names.other != nil else { return nil }
        if let line = firstLine(.background, side, names, ahead: ahead) { return line }
      }
    }
    return nil
  }

  /// How a body stands to a natal point, which is explained where the overview doesn't name it.
  private func explainedOnce(_ key: TransitKey) -> String {
    let isNamed = [lead, second].contains { $0?.passage.natal == key.natal }
    return link(of: key, isExplained: !isNamed || signedName(of: key.natal) != nil)
  }

  /// What a natal planet is like in its sign; nil of another point than the day's first with a sign.
  func characterNote(on point: ChartPoint) -> ChosenLine? {
    guard let character, character.point == point else { return nil }
    var names = SlotNames()
    (names.natalName, names.area) = (character.name, character.clause)
    return line(.characters, DayCharacter.all.rawValue, names)
  }

  func transitFact(of key: TransitKey) -> ReadingFacts.TransitFact? {
    if let transit = facts.priorities.first(where: { $0.key == key }) { return transit }
    for meter in Meter.allCases {
      if let transit = facts.transits(of: meter).first(where: { $0.key == key }) { return transit }
    }
    return nil
  }

  /// When a transit of another body than the Moon is strongest; nil if that is not near.
  func dates(of passage: PassageFact, ahead: Int) -> ChosenLine? {
    guard passage.body != .moon, let (time, names) = time(of: passage) else { return nil }
    return line(.dates, time.rawValue, names, ahead: ahead)
  }
}
