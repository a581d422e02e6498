internal import Astrology
internal import Ephemeris
internal import Readings

extension PortraitBridge.Touch {
  /// What the point represents, and what touches it when.
  func written(in words: WordCorpus) -> String {
    let items = transits.map { transit in
      words.frame(
        isTimed ? .transitItem : .transitItemAbout,
        [
          "transit": words.name(of: transit.key),
          "date": words.list(transit.dates.map(\.dayInWords)),
        ])
    }
    return words.passage(.bridgePoint(point)) + " "
      + words.frame(
        transits.count == 1 ? .touchedOnce : .touchedMore,
        [
          "date": date.dayInWords, "list": items.joined(separator: "; "),
        ])
  }
}
