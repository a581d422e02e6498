import Astrolabe

/// Events of the sky in words, by the clocks of a zone.
struct EventWords {
  /// The zone of dates and times.
  let zone: CivilZone

  /// What happens, for a line that has the date already.
  func sentence(_ event: SkyEvent, on date: CalendarDate) -> String {
    switch event {
    case .lunation(let lunation):
      return "\(lunation.quarter.title) at \(ZodiacPosition(lunation.longitude))"
    case .ingress(let ingress):
      let verb = ingress.motion == .direct ? "enters" : "goes back into"
      return "\(ingress.body.title) \(verb) \(ingress.sign.title)"
    case .station(let station):
      return "\(station.body.title) turns \(station.motion.rawValue) at "
        + "\(ZodiacPosition(station.longitude))"
    case .aspect(let aspect): return sentence(aspect)
    case .void(let void):
      let last = void.lastAspect.map { "after \($0.kind.name) \($0.body.title)" }
      return "Moon void of course to \(end(of: void, on: date)), "
        + (last ?? "no aspect in \(void.sign.title)")
    case .eclipse(let eclipse):
      let magnitude = DecimalText.fixed(eclipse.magnitude, decimals: 2)
      return "\(eclipse.kind.rawValue.capitalizedFirst) eclipse of the "
        + "\(eclipse.luminary.rawValue.capitalizedFirst), magnitude \(magnitude)"
    }
  }

  private func sentence(_ aspect: ExactAspect) -> String {
    let place = ZodiacPosition(aspect.firstLongitude)
    let other = ZodiacSign(aspect.secondLongitude)
    let bodies = "\(aspect.first.title) \(aspect.kind.name) \(aspect.second.title)"
    // The two have the same degree of their signs, since every aspect is a number of signs.
    return "\(bodies) at \(place)" + (aspect.kind == .conjunction ? "" : " and \(other.title)")
  }

  /// When a void ends: a time alone if that is on the date it began on.
  private func end(of void: VoidOfCourse, on date: CalendarDate) -> String {
    let (last, time) = zone.clock(at: void.end)
    if last == date { return time.hoursAndMinutes }
    return "\(last.day) \(CalendarDate.monthNames[last.month - 1].prefix(3)) "
      + time.hoursAndMinutes
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
