internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

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

  /// The day's act, without its time: that of the headline's transit, else a deed for the meter that the headline is
  /// about, else one of another pair of the lead's side or of the other.
  var act: String? {
    if let thread { return textInTurn(.deed, of: thread) }
    if let meter = ReadingTexts.headline(of: story)?.meter ?? leadingMeter {
      let list = words.texts(.deed(for: meter, isEasy: facts.scores.scores[meter].unified > 0))
      if let number = rota.text(of: list, slot: RotaSlot.deeds + 64 * meter.rawValue) {
        return words.text(number)
      }
    }
    let side = lead?.isEasy ?? true
    return first(.deed, isEasy: side) ?? first(.deed, isEasy: !side)
  }

  /// What not to do: of the lead if it is hard, else of a hard second, else of the lead as it is.
  var caution: String? {
    let hard = [lead, second].compactMap(\.self).first { !$0.isEasy }
    for contact in [hard, lead].compactMap(\.self) {
      if let text = textInTurn(.caution, of: contact) { return text }
    }
    return nil
  }

  /// The act with its time of day: within the best hours where they stand out, else in the better part of the day or
  /// at the hour of a friendly aspect of the Moon; without one on a level day.
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
      return (.today, [])
    }
  }

  // MARK: - The hours

  /// How the day's hours run; nil of an instant, and where they weren't computed.
  var shape: DayShape? { facts.isInstant ? nil : DayShape(facts.hourlyUnified) }

  /// When the day is best and what belongs there, and when it is hardest and what does not; nil where the hours
  /// differ too little.
  var curve: [ChosenLine]? {
    guard let shape, shape.size == .clear else { return nil }
    let places = DayShape.Place.allCases.count
    func line(
      _ effect: String, _ meter: Meter?, _ kind: DayCurveLine, _ alone: DayCurveLine
    ) -> ChosenLine? {
      var names = SlotNames()
      names.effect = effect
      names.other = meter.map { clause(.matters, $0.rawValue) }
      return lines(.curves, (meter == nil ? alone : kind).rawValue, names).first
    }
    return [
      line(
        clause(shape.best, shape.best.place.rawValue), helpedMeter, .best, .bestAlone),
      line(
        clause(shape.worst, places + shape.worst.place.rawValue), pressedMeter, .worst, .worstAlone
      ),
    ].compactMap(\.self)
  }

  /// The easy meter that the day's better hours are for: one that an easy lead or second moves.
  private var helpedMeter: Meter? { meter(.easy) ?? plan.message.favoured.first }
  /// The hard meter to keep out of the worse hours.
  private var pressedMeter: Meter? { meter(.hard) ?? plan.message.pressed.first }

  private func meter(_ direction: FactDirection) -> Meter? {
    [plan.lead, plan.second].compactMap(\.self).first { $0.direction == direction }?.meters.first
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
      unified.magnitude > Self.strongScore || transit.key == facts.priorities.first?.key
        || (rota.day + meter.rawValue) % 3 != 0
    else { return nil }
    let isEasy = unified > 0
    var names = SlotNames(transiting: transit.body, natal: transit.natal)
    names.link = link(of: transit.key)
    for ahead in 0..<3 {
      names.effect = effect(on: meter, isEasy: isEasy, ahead: 1 + ahead)
      names.other = deed(for: meter, isEasy: isEasy, ahead: 3 + ahead)
      let line = lines(.cards, 0, names, ahead: meter.rawValue).first {
        Self.characters.contains(words.text($0).count)
      }
      if let line { return line }
    }
    return nil
  }

  /// The unified score, either way, from which a meter's text always names the natal point.
  private static let strongScore = 40.0
  /// The contract's limits of a meter's interpretation.
  private static let characters = 80...150
}
