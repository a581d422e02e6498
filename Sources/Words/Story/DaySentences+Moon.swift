internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// The Moon's hours with the chart.

extension DaySentences {
  /// An hour at which the Moon is exact with a natal point.
  struct MoonHour {
    let key: TransitKey
    /// The full hour nearest to it.
    let time: TimeOfDay

    var direction: FactDirection { FactDirection(of: key) }
    /// The hour of the day, 0…23.
    var hour: Int { time.secondOfDay / 3_600 }
  }

  /// The Moon's hours of a day.
  static func moonHours(of story: DayStory) -> [MoonHour] {
    let (plan, facts) = (story.plan, story.facts)
    let aspects = (plan.moon.map { [$0] } ?? []) + facts.moon.aspects.filter { $0 != plan.moon }
    return aspects.compactMap { aspect in
      guard facts.isTimed || aspect.natal != .moon, let time = aspect.time else { return nil }
      let hour = (time.secondOfDay + 1_800) / 3_600
      guard 7...22 ~= hour, let full = try? TimeOfDay(hour: hour, minute: 0) else { return nil }
      return MoonHour(key: TransitKey(.moon, aspect.kind, natal: aspect.natal), time: full)
    }
  }

  /// The Moon's hours that texts name: one to a natal point and an hour, in the order of the day.
  var namedMoonHours: [MoonHour] {
    var hours: [MoonHour] = []
    // The node says little to readers, and is named where there is nothing else.
    let known = moonHours.filter { $0.key.natal != .body(.meanNode) }
    for one in known.isEmpty ? moonHours : known
    where hours.count < Self.mostMoonHours
      && !hours.contains(where: { $0.hour == one.hour || $0.key.natal == one.key.natal })
    {
      hours.append(one)
    }
    return hours.sorted { $0.hour < $1.hour }
  }

  private static let mostMoonHours = 2

  /// What an hour of the Moon's brings, or what helps then where it is hard; with the house that the Moon passes
  /// through where that is asked.
  ///
  /// Returns nil where no sentence is short enough.
  func moment(_ hour: MoonHour, inHouse: Bool = false) -> ChosenLine? {
    let isEasy = Self.isEasy(hour.key)
    let pattern: DayMoment =
      switch (hour.direction, inHouse) {
      case (.easy, true): .easyInHouse
      case (.hard, true): .hardInHouse
      case (.mixed, true): isEasy ? .easyInHouse : .hardInHouse
      case (.easy, false): .easy
      case (.hard, false): .hard
      case (.mixed, false): isEasy ? .mixed : .hard
      }
    var names = SlotNames(natal: hour.key.natal)
    names.hour = hour.time
    names.area = clause(.houses, facts.moon.house.number - 1)
    names.link =
      inHouse
      ? verb(of: hour.key, isEasy: isEasy, isSigned: true)
      : link(of: hour.key, isExplained: true)
    guard names.link != nil else { return nil }
    for pattern in pattern == .easy ? [pattern, .easyDeed] : [pattern] {
      let part: ContactPart = pattern.isEasy ? .effect : .deed
      for ahead in 0..<4 {
        guard let number = noticed(part, of: hour.key, isEasy: isEasy, ahead: ahead) else {
          continue
        }
        names.effect = words.text(number)
        names.other = names.effect
        let line = firstLine(.moments, pattern.rawValue, names, ahead: hour.hour)
        if let line { return line }
      }
    }
    return nil
  }

  /// The Moon's text on a natal point, so many places on; nil where it says of a meter what its score denies.
  private func noticed(
    _ part: ContactPart, of key: TransitKey, isEasy: Bool, ahead: Int
  ) -> Int? {
    guard let list = WordKey.contact(part, key.body, key.natal, isEasy: isEasy),
      let number = rota.text(of: words.texts(list), slot: Self.slot(part, key), ahead: ahead)
    else { return nil }
    return part != .effect || goesWithScores(number, isEasy: isEasy) ? number : nil
  }

  /// The first easy hour of the Moon's within some hours; the node's says too little to name an hour for.
  func moonHour(within hours: Range<Int>) -> MoonHour? {
    moonHours.first {
      $0.direction == .easy && hours.contains($0.hour) && $0.key.natal != .body(.meanNode)
    }
  }

  /// What the day's new or full Moon is good for in the house in which it falls; nil on other days.
  var lunation: ChosenLine? {
    for today in facts.today {
      if case .lunation(let quarter, let sign, let house) = today.event,
        let line = lunation(quarter, house, .lunationsToday, SlotNames(sign: sign))
      {
        return line
      }
    }
    return nil
  }

  /// A new or full Moon to come, by the house in which it falls; nil of a quarter, and where houses aren't known.
  func lunation(
    _ quarter: LunarQuarter, in sign: ZodiacSign, _ house: House, on date: CalendarDate
  ) -> ChosenLine? {
    lunation(quarter, house, .lunationsAhead, SlotNames(sign: sign, day: dayAhead(date)))
  }

  private func lunation(
    _ quarter: LunarQuarter, _ house: House, _ group: DayGroup, _ names: SlotNames
  ) -> ChosenLine? {
    let place: Int
    switch quarter {
    case .newMoon: place = 0
    case .fullMoon: place = 1
    case .firstQuarter, .lastQuarter: return nil
    }
    guard facts.isTimed else { return nil }
    var names = names
    names.area = clause(.houses, house.number - 1)
    names.other = clause(.lunations, 12 * place + house.number - 1)
    return firstLine(group, place, names)
  }
}
