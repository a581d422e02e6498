internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// The week ahead: how the day's matter goes on, and what to do on its days.

extension DaySentences {
  /// Until when what helps or presses today lasts, or on which day it is strongest; nil where neither is within the
  /// week, and of an hour of the Moon's.
  var course: (key: TransitKey, line: ChosenLine)? {
    guard let contact = thread ?? lead, contact.passage.body != .moon else { return nil }
    let passage = contact.passage
    let days = { (date: CalendarDate) in date.dayNumber - facts.date.dayNumber }
    var names = SlotNames(transiting: passage.body)
    let course: DayCourse
    if let next = passage.nextExact, 1...Self.daysOfTheWeek ~= days(next) {
      names.day = dayAhead(next)
      course = contact.isEasy ? .easyComing : .hardComing
    } else if let last = passage.lastDate, 1...Self.daysOfTheWeek ~= days(last) {
      names.day = dayAhead(last)
      course = contact.isEasy ? .easyUntil : .hardUntil
    } else {
      return nil
    }
    return firstLine(.courses, course.rawValue, names).map { (passage.key, $0) }
  }

  private static let daysOfTheWeek = 7

  /// What a day of the week ahead is good for or not, on which a transit is exact, what to do on it, and the transit
  /// behind it, of another meter than some where there is a choice; nil of a point without texts.
  ///
  /// Only the first of the days names its transit.
  func coming(
    _ key: TransitKey, on date: CalendarDate, ahead: Int, besides named: [Meter]
  ) -> (meter: Meter, line: ChosenLine)? {
    let isEasy = Self.isEasy(key)
    var names = SlotNames(transiting: key.body, natal: key.natal, day: dayAhead(date))
    guard let list = WordKey.contact(.effect, key.body, key.natal, isEasy: isEasy).map(words.texts)
    else { return nil }
    let all = (2..<6).flatMap { place in
      rota.text(of: list, slot: Self.slot(.effect, key), ahead: place).map(words.meters) ?? []
    }
    let meters = all.filter { !named.contains($0) } + all
    let verb = verb(of: key, isEasy: isEasy, isSigned: true, ahead: ahead)
    let forms: [(ahead: DayAhead, link: String?)] =
      (ahead > 0 ? [(isEasy ? .easyPlain : .hardPlain, nil)] : [])
      + (verb.map { [(isEasy ? .easyFor : .hardFor, $0)] } ?? [])
      + [link(of: key, isExplained: true), link(of: key)].map { (isEasy ? .easy : .hard, $0) }
    for meter in meters {
      names.area = clause(.matters, meter.rawValue)
      names.other = clause(.tasks, DayGroup.place(of: meter, isEasy: isEasy), ahead: ahead)
      for form in forms {
        names.link = form.link
        if let line = firstLine(.ahead, form.ahead.rawValue, names, ahead: ahead) {
          return (meter, line)
        }
      }
    }
    return nil
  }

  /// A body that comes into a sign in the week ahead, with what that is good for in the house that it passes through;
  /// nil where houses aren't known, and of one that goes back.
  func arrival(
    of body: CelestialBody, in sign: ZodiacSign, _ house: House, on date: CalendarDate
  ) -> ChosenLine? {
    guard facts.isTimed, let place = DayGroup.place(of: body, in: house) else { return nil }
    var names = SlotNames(transiting: body, sign: sign, day: dayAhead(date))
    names.area = clause(.houses, house.number - 1)
    names.other = clause(.arrivals, place)
    return firstLine(.arrivalsAhead, 0, names)
  }
}
