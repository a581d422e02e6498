@_spi(FrontEnd) import Astrolabe

/// A day's strongest transits in words.
struct TransitSentences {
  private let reading: DailyReading
  private let words: WordCorpus

  init(of reading: DailyReading, words: WordCorpus) {
    self.reading = reading
    self.words = words
  }

  /// A sentence on each.
  func strongest(_ count: Int) -> [String] {
    reading.strongest(count).compactMap { contribution in
      reading.chart.transit(contribution.key, in: reading.day.sky)
        .map { sentence(contribution, $0) }
    }
  }

  private func sentence(_ contribution: TransitContribution, _ transit: TransitAspect) -> String {
    let isClosing = transit.geometry.motion == .applying
    let phrase: Phrase =
      if contribution.quality > 0 {
        isClosing ? .helpClosing : .helpOpening
      } else if contribution.quality < 0 {
        isClosing ? .strainClosing : .strainOpening
      } else {
        isClosing ? .neitherClosing : .neitherOpening
      }
    let touched = reading.meters(mostTouchedBy: contribution.key).map(\.title)
    let meters =
      touched.count < 2
      ? touched.joined()
      : words.phrase(.two, ["first": touched[0], "second": touched[1]])
    return words.phrase(
      phrase,
      [
        "transit": words.titleToYours(transit),
        "orb": DecimalText.fixed(transit.orb.degrees, decimals: 1), "meters": meters,
      ])
  }
}
