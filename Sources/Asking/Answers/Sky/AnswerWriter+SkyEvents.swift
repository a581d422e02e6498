internal import Astrology
internal import Ephemeris
internal import Words

// What happens in the sky in some dates.
extension AnswerWriter {
  /// The most important events of the period, the reader's next seven days unless one is named.
  func skyEvents() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let period =
      understanding.period ?? AskedPeriod(context.today, context.today.advanced(byDays: 6))
    draft.period = period
    guard let span = context.instants(period) else { return draft }
    var kinds: Set<SkyEvent.Kind> = [.lunation, .ingress, .station, .aspect, .eclipse]
    if understanding.aspect != nil { kinds = [.aspect] }
    let events = try SkyCalendar().events(
      kinds, during: span, eclipses: EclipseSearch(over: context.ephemeris),
      ephemeris: context.ephemeris)
    let ranked = events.compactMap { event in weight(event).map { (event, $0) } }
      .sorted { ($0.1, $1.0.at) > ($1.1, $0.0.at) }
    let shown = ranked.prefix(4).map(\.0).sorted()
    for event in shown { draft.name(context.date(event.at)) }
    draft.note("events", ranked.count)
    draft.add(
      shown.isEmpty
        ? speech.say("sky.events.none", ["when": speech.name(of: period)])
        : speech.say(
          "sky.events",
          ["when": speech.name(of: period), "list": speech.list(shown.map(line))]))
    if let first = ranked.first?.0, let longitude = longitude(of: first) {
      draft.add(speech.say("sky.events.first", ["event": name(of: first)]))
      touch(longitude, &draft)
    }
    return draft
  }

  /// A full or new Moon with its date and its place.
  typealias Lunation = (date: CalendarDate, time: TimeOfDay, sign: ZodiacSign, at: JulianDay<UT1>)

  /// A full or new Moon that has passed in a time that is named and not over, and the next one.
  func add(
    _ passed: Lunation, of name: String, in period: AskedPeriod,
    to draft: inout AnswerDraft
  ) throws(EphemerisError) {
    func slots(_ event: Lunation) -> [String: String] {
      [
        "what": name, "day": speech.onDay(event.date), "time": event.time.hoursAndMinutes,
        "sign": event.sign.title, "when": speech.name(of: period),
      ]
    }
    draft.name(passed.date)
    draft.note("sign", passed.sign.name)
    draft.add(
      speech.say(
        understanding.has("when") ? "sky.lunation.was" : "sky.lunation.within", slots(passed)))
    if let next = try context.lunations(
      full: understanding.has("fullmoon"), from: context.today, count: 1
    ).first {
      draft.name(next.date)
      draft.add(speech.say("sky.lunation.next", slots(next)))
    }
  }

  /// When the Sun or the Moon rises and sets at the birthplace, the only place that is known.
  func risesAndSets() throws(EphemerisError) -> AnswerDraft {
    var draft = AnswerDraft()
    let date = start
    draft.period = AskedPeriod(date)
    guard let place = context.named?.coordinates ?? chart.birth.place else {
      draft.add(speech.say("sky.rise.no_place"))
      return draft
    }
    let body: CelestialBody = understanding.bodies.contains(.moon) ? .moon : .sun
    let day = try HorizonDay(
      HorizonSearch(for: body, at: place), during: (context.named?.zone ?? context.zone).day(date),
      ephemeris: context.ephemeris)
    let (rise, set) = (day.first(.rising).map(timeThere), day.first(.setting).map(timeThere))
    if let rise { draft.note("rise", rise) }
    if let set { draft.note("set", set) }
    let key =
      rise == nil
      ? (set == nil ? "sky.rise.none" : "sky.rise.sets")
      : set == nil ? "sky.rise.rises" : "sky.rise"
    draft.add(
      speech.say(
        context.named == nil ? key : key + ".there",
        [
          "body": body.phrase, "rise": rise ?? "", "set": set ?? "",
          "when": speech.name(of: AskedPeriod(date)), "place": context.named?.name ?? "",
        ]))
    draft.add(speech.say(context.named == nil ? "sky.rise.where" : "sky.rise.clock"))
    return draft
  }

  /// A time on the clocks of the place that the question names, or on the reader's.
  func timeThere(_ ut: JulianDay<UT1>) -> String {
    guard let zone = context.named?.zone else { return time(ut) }
    return zone.clockToTheMinute(at: ut).time.hoursAndMinutes
  }

  /// How much an event matters; nil if it is not one that people ask about.
  private func weight(_ event: SkyEvent) -> Int? {
    switch event {
    case .eclipse: return 9
    case .station(let station): return station.body == .chiron ? nil : 7
    case .lunation(let lunation):
      return lunation.quarter == .fullMoon || lunation.quarter == .newMoon ? 8 : nil
    case .ingress(let ingress):
      return ingress.body == .moon || ingress.body == .meanNode || ingress.body == .chiron
        ? nil : BodySet.slow.contains(ingress.body) ? 6 : 4
    case .aspect(let aspect):
      if let asked = understanding.aspect, asked != aspect.kind { return nil }
      let slow = [aspect.first, aspect.second].count { BodySet.slow.contains($0) }
      return understanding.aspect == nil ? 1 + 2 * slow : 3 + slow
    case .void: return nil
    }
  }

  /// "Venus enters Capricorn".
  private func name(of event: SkyEvent) -> String {
    switch event {
    case .eclipse(let eclipse):
      return Speech.phrase(eclipse.luminary == .sun ? "skyevent.solar" : "skyevent.lunar")
    case .station(let station):
      return Speech.phrase(
        station.motion == .retrograde ? "skyevent.backward" : "skyevent.forward",
        ["body": station.body.title])
    case .lunation(let lunation):
      return Speech.phrase(
        lunation.quarter == .fullMoon ? "skyevent.full" : "skyevent.new",
        ["sign": ZodiacSign(lunation.longitude).title])
    case .ingress(let ingress):
      return Speech.phrase(
        "skyevent.enters", ["body": ingress.body.phrase, "sign": ingress.sign.title])
    case .aspect(let aspect):
      return Speech.phrase(
        "skyevent.\(aspect.kind.name)",
        ["one": aspect.first.phrase, "other": aspect.second.phrase])
    case .void: return ""
    }
  }

  /// The event with its date.
  private func line(_ event: SkyEvent) -> String {
    "\(name(of: event)) (\(speech.shortDay(context.date(event.at))))"
  }

  /// Where an event happens; nil if it has no single place.
  private func longitude(of event: SkyEvent) -> EclipticLongitude? {
    switch event {
    case .station(let station): station.longitude
    case .lunation(let lunation): lunation.longitude
    case .ingress(let ingress): ingress.sign.start
    case .aspect(let aspect): aspect.firstLongitude
    case .eclipse(let eclipse):
      try? context.state(of: .moon, at: eclipse.maximum).longitude
    case .void: nil
    }
  }
}
