package import Astrology
@_spi(FrontEnd) package import Ephemeris
@_spi(FrontEnd) package import Words

/// Events of the sky in words, by the clocks of a zone.
package struct EventWords {
  /// What the texts are chosen from.
  private let words: WordCorpus
  /// The zone of dates and times.
  private let zone: CivilZone

  /// Readies the words for a zone.
  package init(words: WordCorpus = .english, zone: CivilZone) {
    self.words = words
    self.zone = zone
  }

  /// What happens, for a line that has the date already.
  package func sentence(_ event: SkyEvent, on date: CalendarDate) -> String {
    let title = event.title(in: words)
    switch event {
    case .lunation(let lunation): return at(ZodiacPosition(lunation.longitude), title)
    case .ingress: return title
    case .station(let station): return at(ZodiacPosition(station.longitude), title)
    case .aspect(let aspect):
      let place = ZodiacPosition(aspect.firstLongitude)
      let other = ZodiacSign(aspect.secondLongitude)
      // The two have the same degree of their signs, since every aspect is a number of signs.
      guard aspect.kind != .conjunction else { return at(place, title) }
      return words.phrase(
        .eventAtTwo, ["event": title, "place": "\(place)", "sign": other.title])
    case .void(let void):
      let hour = end(of: void, on: date)
      guard let last = void.lastAspect else {
        return words.phrase(
          .voidWithout, ["event": title, "hour": hour, "sign": void.sign.title])
      }
      return words.phrase(
        .voidAfter,
        ["event": title, "hour": hour, "aspect": last.kind.name, "body": last.body.title])
    case .eclipse(let eclipse):
      return words.phrase(
        .eclipseOfMagnitude,
        ["event": title, "magnitude": DecimalText.share(eclipse.magnitude, decimals: 2)])
    }
  }

  private func at(_ place: ZodiacPosition, _ title: String) -> String {
    words.phrase(.eventAt, ["event": title, "place": "\(place)"])
  }

  /// When a void ends: a time alone if that is on the date it began on.
  private func end(of void: VoidOfCourse, on date: CalendarDate) -> String {
    let (last, time) = zone.clockToTheMinute(at: void.end)
    if last == date { return time.hoursAndMinutes }
    return "\(last.day) \(last.monthName.prefix(3)) "
      + time.hoursAndMinutes
  }
}
