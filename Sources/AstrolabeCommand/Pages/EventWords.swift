import Astrolabe

/// Events of the sky in words, by the clocks of a zone.
struct EventWords {
  /// The zone of dates and times.
  let zone: CivilZone

  /// What happens, for a line that has the date already.
  func sentence(_ event: SkyEvent, on date: CalendarDate) -> String {
    switch event {
    case .lunation(let lunation): return "\(event.title) at \(ZodiacPosition(lunation.longitude))"
    case .ingress: return event.title
    case .station(let station): return "\(event.title) at \(ZodiacPosition(station.longitude))"
    case .aspect(let aspect):
      let place = ZodiacPosition(aspect.firstLongitude)
      let other = ZodiacSign(aspect.secondLongitude)
      // The two have the same degree of their signs, since every aspect is a number of signs.
      return "\(event.title) at \(place)"
        + (aspect.kind == .conjunction ? "" : " and \(other.title)")
    case .void(let void):
      return "\(event.title) to \(end(of: void, on: date)), "
        + (void.afterLastAspect ?? "no aspect in \(void.sign.title)")
    case .eclipse(let eclipse):
      return "\(event.title), magnitude \(DecimalText.fixed(eclipse.magnitude, decimals: 2))"
    }
  }

  /// When a void ends: a time alone if that is on the date it began on.
  private func end(of void: VoidOfCourse, on date: CalendarDate) -> String {
    let (last, time) = zone.clock(at: void.end)
    if last == date { return time.hoursAndMinutes }
    return "\(last.day) \(last.monthName.prefix(3)) "
      + time.hoursAndMinutes
  }
}
