public import Astrology
@_spi(FrontEnd) internal import Ephemeris
@_spi(FrontEnd) internal import Words

extension SkyEvent: CalendarEntryConvertible {
  /// One entry: a void as a period, all else as a moment.
  public var calendarEntries: [CalendarDocument.Entry] { [calendarEntry] }

  private var calendarEntry: CalendarDocument.Entry {
    let words = WordCorpus.english
    return switch self {
    case .lunation(let lunation):
      entry(
        "lunation-\(lunation.quarter.name)",
        words.phrase(
          .eventIn, ["event": title, "sign": ZodiacSign(lunation.longitude).title]),
        words.phrase(.moonAt, ["place": "\(ZodiacPosition(lunation.longitude))"]))
    case .ingress(let ingress):
      entry("ingress-\(ingress.body.name)-\(ingress.sign.name)", title)
    case .station(let station):
      entry(
        "station-\(station.body.name)-\(station.motion.rawValue)", title,
        words.phrase(.bodyAt, ["place": "\(ZodiacPosition(station.longitude))"]))
    case .aspect(let aspect):
      entry(
        "aspect-\(aspect.first.name)-\(aspect.kind.name)-\(aspect.second.name)", title,
        words.phrase(
          .twoAt,
          [
            "first": aspect.first.title, "place": "\(ZodiacPosition(aspect.firstLongitude))",
            "second": aspect.second.title, "other": "\(ZodiacPosition(aspect.secondLongitude))",
          ]))
    case .void(let void):
      CalendarDocument.Entry(
        identity: "void-\(void.definition.rawValue)-\(void.start.iCalendar)",
        extent: .period(void.start..<void.end),
        summary: words.phrase(.eventIn, ["event": title, "sign": void.sign.title]),
        details: void.lastAspect.map {
          words.phrase(
            .voidEndsAfter,
            ["aspect": $0.kind.name, "body": $0.body.title, "sign": void.nextSign.title])
        }
          ?? words.phrase(
            .voidEndsWithout, ["sign": void.sign.title, "other": void.nextSign.title]))
    case .eclipse(let eclipse):
      entry(
        "eclipse-\(eclipse.luminary.rawValue)", title,
        words.phrase(
          .magnitudeAtMaximum,
          ["magnitude": DecimalText.share(eclipse.magnitude, decimals: 2)]))
    }
  }

  /// An entry at a moment, which is distinguished from others of its kind by the second it happens in.
  private func entry(
    _ kind: String, _ summary: String, _ details: String = ""
  ) -> CalendarDocument.Entry {
    CalendarDocument.Entry(
      identity: "\(kind)-\(at.iCalendar)", extent: .moment(at), summary: summary, details: details)
  }
}

extension Transit: CalendarEntryConvertible {
  /// The whole life as a period, then each exact moment.
  ///
  /// A life that goes beyond the ephemeris has no period, but exact moments all the same.
  public var calendarEntries: [CalendarDocument.Entry] { entries(in: .utc, countedIn: passes) }

  /// The same, with the times of its description by a zone's clocks, and each exact moment counted in some that
  /// the others are among.
  func entries(in zone: CivilZone, countedIn loop: [Transit.Pass]) -> [CalendarDocument.Entry] {
    var entries: [CalendarDocument.Entry] = []
    if let enters, let leaves {
      entries.append(
        CalendarDocument.Entry(
          identity: identity, extent: .period(enters..<leaves), summary: label,
          details: passesText(in: zone)))
    }
    for (number, pass) in zip(1..., passes) {
      entries.append(
        CalendarDocument.Entry(
          identity: "\(identity)-exact-\(number)", extent: .moment(pass.at),
          summary: words.phrase(.exactTransit, ["transit": label]),
          details: loop.count == 1
            ? ""
            : words.phrase(
              .passOf,
              ["number": "\(loop.count { $0.at <= pass.at })", "count": "\(loop.count)"])))
    }
    return entries
  }

  private var words: WordCorpus { .english }

  /// Such as `Saturn square natal Sun`.
  private var label: String { words.titleToNatal(self) }

  private var orbText: String { DecimalText.rounded(orb.degrees, decimals: 2) }

  private func passesText(in zone: CivilZone) -> String {
    guard let closest = closestApproach else {
      let moments = passes.map { pass in
        let (date, time) = zone.clockToTheMinute(at: pass.at)
        return "\(date) \(time.hoursAndMinutes) \(zone.name)"
      }
      return words.phrase(
        .orbAndPasses, ["orb": orbText, "moments": moments.joined(separator: ", ")])
    }
    let least: String = DecimalText.fixed(closest.distance.magnitude.degrees, decimals: 2)
    return words.phrase(
      .orbAndTurn,
      ["orb": orbText, "least": least, "date": "\(zone.clock(at: closest.at).date)"])
  }

  /// The body, the place and the moment of entry: what the transit's ``/Astrology/Transit/id`` holds.
  private var identity: String {
    let place = DecimalText.fixed(self.place.degrees, decimals: 4)
    let entry = enters.map(\.iCalendar) ?? "before"
    return "transit-\(body.name)-\(aspect.name)-\(natal.name)-\(place)-\(entry)"
  }
}
