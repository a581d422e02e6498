internal import Astrology
@_spi(FrontEnd) internal import Ephemeris
internal import Readings

extension PeriodFact {
  /// The fact as people read it, such as `Saturn square natal Moon, exact 3 March 2027`.
  ///
  /// - Parameters:
  ///   - words: The texts.
  ///   - isDated: Whether the instant of birth is known, so that dates of transits are exact.
  /// - Returns: A few words without a full stop.
  func title(in words: WordCorpus, isDated: Bool) -> String {
    switch self {
    case .profection(let age, let house):
      words.frame(.factProfection, ["count": "\(age)", "house": house.ordinal])
    case .lord(let age, let body):
      words.frame(.factLord, ["count": "\(age)", "body": body.title])
    case .solarReturn(let date): words.frame(.factReturnSun, ["date": date.dayInWords])
    case .returnAscendant(let sign, let house):
      words.frame(.factReturnAscendant, ["sign": sign.title, "house": house.ordinal])
    case .returnPlanet(let body, let angle, let orb):
      words.frame(
        .factReturnPlanet,
        [
          "body": body.title, "point": angle.title,
          "orb": DecimalText.fixed(orb.degrees, decimals: 1),
        ])
    case .transit(let key, let dates):
      words.frame(
        isDated ? .factTransit : .factTransitAbout,
        ["transit": key.description, "date": words.list(dates.map(\.dayInWords))])
    case .cycle(let kind, let number, _):
      words.frame(.factCycle, ["point": kind.title, "count": "\(number)"])
    case .lunation(let quarter, let sign, let date):
      words.frame(
        .factLunation,
        ["point": quarter.title, "sign": sign.title, "date": date.dayInWords])
    case .count(let nature, let count):
      words.frame(
        count == 1 ? .factCountOne : .factCount, ["count": "\(count)", "kind": nature.inWords])
    case .birthTime(let isKnown): PortraitFact.birthTime(isKnown: isKnown).title(in: words)
    }
  }
}

extension CalendarDate {
  /// Such as `15 June 2027`.
  var dayInWords: String { "\(day) \(monthName) \(year)" }

  /// Such as `15 June`.
  var dayOfMonthInWords: String { "\(day) \(monthName)" }
}

extension Portrait.Nature {
  /// The nature as people read it.
  var inWords: String {
    switch self {
    case .fused: "joined"
    case .easy: "easy"
    case .hard: "hard"
    }
  }
}
