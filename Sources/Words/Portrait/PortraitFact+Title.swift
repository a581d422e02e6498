internal import Astrology
@_spi(FrontEnd) internal import Ephemeris
package import Readings

extension PortraitFact {
  /// The fact as people read it, such as `Moon in Pisces` or `Moon square Saturn (1.2°)`.
  ///
  /// - Parameters:
  ///   - words: The texts.
  ///   - isTimed: Whether the time of birth is known, so that dates of transits are exact.
  /// - Returns: A few words without a full stop.
  package func title(in words: WordCorpus = .english, isTimed: Bool = true) -> String {
    switch self {
    case .sign(let point, let sign):
      words.phrase(.factSign, ["point": point.title, "sign": sign.title])
    case .house(let body, let house):
      words.phrase(.factHouse, ["body": body.title, "house": house.ordinal])
    case .ruler(let angle, let body, let house):
      words.phrase(
        .factRuler, ["body": body.title, "angle": angle.title, "house": house.ordinal])
    case .aspect(let aspect):
      words.phrase(
        .factAspect,
        [
          "first": aspect.first.title, "aspect": aspect.kind.name, "second": aspect.second.title,
          "orb": DecimalText.fixed(aspect.orb.degrees, decimals: 1),
        ])
    case .retrograde(let body): words.phrase(.factRetrograde, ["body": body.title])
    case .element(let element, let count):
      words.phrase(.factSigns, ["count": "\(count)", "kind": element.name])
    case .mode(let mode, let count):
      words.phrase(.factSigns, ["count": "\(count)", "kind": mode.name])
    case .hemisphere(let half, let count):
      words.phrase(.factHalf, ["count": "\(count)", "kind": half.rawValue])
    case .figure(let pattern):
      words.phrase(
        .factFigure,
        [
          "figure": pattern.kind.title,
          "members": pattern.members.map(\.title).joined(separator: ", "),
        ])
    case .crowd(let house, let members):
      words.phrase(
        .factCrowd,
        ["house": house.ordinal, "members": members.map(\.title).joined(separator: ", ")])
    case .station(let body): words.phrase(.factStation, ["body": body.title])
    case .unaspected(let body): words.phrase(.factUnaspected, ["body": body.title])
    case .transit(let key, let dates):
      PeriodFact.transit(key, on: dates).title(in: words, isDated: isTimed)
    case .birthTime(let isKnown):
      words.phrase(isKnown ? .factTimeKnown : .factTimeUnknown)
    }
  }
}

extension House {
  /// The number as people read it, such as `6th`.
  var ordinal: String {
    switch number {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    case _: "\(number)th"
    }
  }
}
