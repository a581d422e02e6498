internal import Astrology
internal import Astrometers
internal import Ephemeris

// What the advice, the hours, the cards and the lines on other people are made of.

extension DaySentences {
  // MARK: - Advice

  /// The hard meter that a caution is about, where no pair of the day has one.
  var hardMeter: Meter? {
    for fact in [plan.lead, plan.second].compactMap(\.self)
    where fact.direction == .hard && !fact.meters.isEmpty {
      return fact.meters.first
    }
    return nil
  }

  /// The day's act, without its time: that of an easy pair, else of a hard one, else a deed for a meter.
  var act: String? {
    let sides = [lead, second].contains { $0?.isEasy == true } ? [true, false] : [false, true]
    for isEasy in sides {
      if let text = first(.deed, isEasy: isEasy) { return text }
    }
    for (meters, isEasy) in [(plan.message.favoured, true), (plan.message.pressed, false)] {
      for meter in meters {
        let list = words.texts(.deed(for: meter, isEasy: isEasy))
        if let number = rota.text(of: list, slot: RotaSlot.deeds + 64 * meter.rawValue, rest: 15) {
          return words.text(number)
        }
      }
    }
    return nil
  }

  /// The act with one time of day: within the best hours where they stand out, else in the better part of the day,
  /// at the hour of a friendly aspect of the Moon, or in any part.
  var deedOfTheDay: ChosenLine? {
    guard let act else { return nil }
    var names = SlotNames()
    names.other = act
    let (window, hours) = windowOfTheDay
    names.hour = hours.first.flatMap { try? TimeOfDay(hour: $0, minute: 0) }
    names.area = hours.last.flatMap { try? TimeOfDay(hour: $0, minute: 0) }?.hoursAndMinutes
    return lines(.windows, window.rawValue, names).first
  }

  /// The time of day for the act, with its hours.
  private var windowOfTheDay: (DayWindow, [Int]) {
    guard !facts.isInstant, let shape else { return (.today, []) }
    switch shape.size {
    case .clear:
      let hours = shape.best.hours
      switch shape.best.place {
      case .early: return (.before, [hours.upperBound])
      case .middle where hours.count > 2: return (.between, [hours.lowerBound, hours.upperBound])
      case .middle: return (.about, [shape.best.peak])
      case .late: return (.after, [hours.lowerBound])
      }
    case .slight: return (DayWindow(shape.best.part), [])
    case .level:
      if let (aspect, hour) = moonHour,
        FactDirection(of: TransitKey(.moon, aspect.kind, natal: aspect.natal)) == .easy
      {
        return (.about, [hour.secondOfDay / 3_600])
      }
      let parts = DayPart.allCases
      return (DayWindow(parts[rota.number(below: parts.count, rota.day, RotaSlot.contact)]), [])
    }
  }

  // MARK: - The hours

  /// How the day's hours run; nil of an instant, and where they weren't computed.
  var shape: DayShape? { facts.isInstant ? nil : DayShape(facts.hourlyUnified) }

  /// When the day is best and when hardest, and what to do with that; nil where the hours differ too little.
  var curve: [ChosenLine]? {
    guard let shape, shape.size == .clear else { return nil }
    let places = DayShape.Place.allCases.count
    var names = SlotNames()
    names.effect = clause(shape.best, shape.best.place.rawValue)
    names.other = clause(shape.worst, places + shape.worst.place.rawValue)
    let isEasy = plan.leaning != .hard
    return [
      lines(.curves, 0, names).first, line(.uses, isEasy ? 0 : 1, SlotNames()),
    ].compactMap(\.self)
  }

  private func clause(_ stretch: DayShape.Stretch, _ place: Int) -> String {
    func time(_ hour: Int) -> TimeOfDay? { try? TimeOfDay(hour: hour, minute: 0) }
    let isBest = place < DayShape.Place.allCases.count
    var names = SlotNames()
    names.hour =
      switch stretch.place {
      case .early: time(stretch.hours.upperBound)
      case .middle: time(isBest ? stretch.hours.lowerBound : stretch.peak)
      case .late: time(stretch.hours.lowerBound)
      }
    names.area = time(stretch.hours.upperBound)?.hoursAndMinutes
    return line(.curve, place, names).map { words.text($0) } ?? ""
  }

  /// That the hours hardly differ, and which part of the day is a little better.
  var pace: ChosenLine? {
    guard let shape, shape.size != .clear else { return nil }
    let pace = shape.size == .level ? DayPace.level : DayPace(shape.best.part)
    return line(.pace, pace.rawValue, SlotNames())
  }

  // MARK: - Other people and meters

  /// Why love, talk or company stands as it does, where a transit that the overview doesn't name moves it clearly.
  var reasonWithOthers: ChosenLine? {
    let named = [plan.lead?.key, plan.second?.key]
    for meter in [Meter.love, .communication, .socialLife] {
      let unified = facts.scores.scores[meter].unified
      guard unified.magnitude > MeterScore.clearScore, let driver = plan[meter].driver,
        !named.contains(driver.key)
      else { continue }
      var names = SlotNames(transiting: driver.body, natal: driver.natal)
      names.link = link(of: driver.key)
      names.effect =
        text(.effect, of: driver.key, isEasy: unified > 0, ahead: 3)
        ?? effect(on: meter, isEasy: unified > 0, ahead: 4)
      if let line = lines(.reasons, 0, names, ahead: 1).first { return line }
    }
    return nil
  }

  /// A meter's text of the transit that it names: what people notice, and what helps; nil where the meter is not
  /// clearly easy or hard, on every third day of a meter that is not very, and where the text would not keep the
  /// contract's limits.
  func card(of meter: Meter) -> ChosenLine? {
    let unified = facts.scores.scores[meter].unified
    guard unified.magnitude > MeterScore.clearScore, let transit = plan[meter].named,
      transit.quality * unified > 0,
      unified.magnitude > Self.strongScore || (rota.day + meter.rawValue) % 3 != 0
    else { return nil }
    let isEasy = unified > 0
    var names = SlotNames(transiting: transit.body, natal: transit.natal)
    names.link = link(of: transit.key)
    names.effect = effect(on: meter, isEasy: isEasy, ahead: 1)
    names.other = deed(for: meter, isEasy: isEasy, ahead: 3)
    return lines(.cards, 0, names, ahead: meter.rawValue).first {
      Self.characters.contains(words.text($0).count)
    }
  }

  /// The unified score, either way, from which a meter's text always names the natal point.
  private static let strongScore = 40.0
  /// The contract's limits of a meter's interpretation.
  private static let characters = 80...150
}
