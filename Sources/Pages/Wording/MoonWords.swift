internal import Astrology
@_spi(FrontEnd) package import Ephemeris
package import Readings
@_spi(FrontEnd) package import Words

extension MoonOfDay {
  /// The days until it is full and new, such as `full in 7.4 days, new in 22.1 days`.
  ///
  /// Beyond an ephemeris' span, the text says where that ends. A Moon that still has the name of a phase whose
  /// moment is over is just past it.
  package func waits(within span: EphemerisSpan, in words: WordCorpus) -> String {
    func wait(_ days: Double?, _ soon: Phrase, _ beyond: Phrase) -> String {
      days.map { words.phrase(soon, ["count": DecimalText.fixed($0, decimals: 1)]) }
        ?? words.phrase(beyond, ["date": "\(span.last)"])
    }
    let phase = illumination.phase
    let isPast = (illumination.elongation.degrees < 180) == (phase == .newMoon)
    let full =
      phase == .fullMoon && isPast
      ? words.phrase(.justFull) : wait(daysToFull, .fullIn, .fullAfter)
    let new =
      phase == .newMoon && isPast ? words.phrase(.justNew) : wait(daysToNew, .newIn, .newAfter)
    return "\(full), \(new)"
  }
}
