internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// Why love, talk and company stand as they do.

extension DaySentences {
  /// A sentence on love, talk or company, and the transit that it names.
  struct Reason {
    let part: WeatherPart
    let line: ChosenLine
    let key: TransitKey
    let isEasy: Bool
  }

  /// Why one of some parts stands as it does: the first that a transit moves clearly which the overview does not name,
  /// else the first that one moves which it does.
  ///
  /// Without an act, since a reading with one in each sentence has no plan.
  func reasonWithOthers(in parts: [WeatherPart]) -> Reason? {
    let drivers = parts.compactMap { part in driver(of: part).map { (part, $0) } }
    for (part, driver) in drivers.filter({ !isInOverview($0.1.key) })
      + drivers.filter({ isInOverview($0.1.key) })
    {
      let isEasy = facts.scores.scores[part.meter].unified > 0
      var names = SlotNames(transiting: driver.body, natal: driver.natal)
      names.link = link(of: driver.key)
      names.effect = effect(on: part.meter, isEasy: isEasy, ahead: 4)
      if let line = firstLine(.reasons, 0, names, ahead: part.rawValue) {
        return Reason(part: part, line: line, key: driver.key, isEasy: isEasy)
      }
    }
    return nil
  }

  /// Why another part stands as it does, in one sentence that goes on from a reason; nil where no other transit moves it.
  func further(_ part: WeatherPart, than reason: Reason) -> ChosenLine? {
    guard let driver = driver(of: part), driver.key != reason.key else { return nil }
    let isEasy = facts.scores.scores[part.meter].unified > 0
    var names = SlotNames(transiting: driver.body, natal: driver.natal)
    names.link = link(of: driver.key)
    for ahead in 0..<3 {
      names.effect = effect(on: part.meter, isEasy: isEasy, ahead: 5 + ahead)
      let line = firstLine(.beside, isEasy == reason.isEasy ? 0 : 1, names, ahead: ahead)
      if let line { return line }
    }
    return nil
  }

  /// The transit that moves a part clearly.
  private func driver(of part: WeatherPart) -> ReadingFacts.TransitFact? {
    facts.scores.scores[part.meter].unified.magnitude > MeterScore.clearScore
      ? plan[part.meter].driver : nil
  }

  /// What the natal planet of love, talk or company is like in its sign; nil where the sign isn't known.
  func characterWithOthers(_ part: WeatherPart) -> ChosenLine? { character(of: part, .people) }

  /// That love, talk or company is quiet, and what its natal planet is like; nil where it is not quiet, or the sign
  /// isn't known, and on every other day.
  func quietCharacter(_ part: WeatherPart) -> ChosenLine? {
    guard facts.scores.scores[part.meter].quality == .quiet, (rota.day + part.rawValue) % 2 == 0
    else { return nil }
    return switch part {
    case .love: character(of: part, .quietLove)
    case .talk: character(of: part, .quietTalk)
    case .company: character(of: part, .quietCompany)
    case .vitality, .drive: nil
    }
  }

  private func character(of part: WeatherPart, _ list: DayCharacter) -> ChosenLine? {
    let body: CelestialBody =
      switch part {
      case .love: .venus
      case .talk: .mercury
      case .company: .moon
      case .vitality: .sun
      case .drive: .mars
      }
    guard let (name, clause) = character(of: body) else { return nil }
    var names = SlotNames()
    (names.natalName, names.area) = (name, clause)
    return firstLine(.characters, list.rawValue, names)
  }
}
