package import Ephemeris
package import Readings
package import Words

extension MoonOfDay {
  /// Until it is full and new, such as `full in 7.4 days, new in 22.1 days`.
  ///
  /// Of a full or new Moon of the last day or so it says `just past full`, because the next is a month away; beyond
  /// an ephemeris' span it is
  /// told where that ends.
  package func waits(within span: EphemerisSpan, in words: WordCorpus) -> String {
    // Two full Moons are 29.27 to 29.84 days apart.
    let justPastDays = 28.0
    func wait(_ days: Double?, _ soon: Phrase, _ past: Phrase, _ beyond: Phrase) -> String {
      if let days, days > justPastDays { return words.phrase(past) }
      return days.map { words.phrase(soon, ["count": DecimalText.fixed($0, decimals: 1)]) }
        ?? words.phrase(beyond, ["date": "\(span.last)"])
    }
    return [
      wait(daysToFull, .fullIn, .fullPast, .fullAfter),
      wait(daysToNew, .newIn, .newPast, .newAfter),
    ]
    .joined(separator: ", ")
  }
}
