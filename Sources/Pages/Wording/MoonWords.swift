package import Ephemeris
package import Readings
package import Words

extension MoonOfDay {
  /// Until it is full and new, such as `full in 7.4 days, new in 22.1 days`; beyond an ephemeris' span, the
  /// text says where that ends.
  package func waits(within span: EphemerisSpan, in words: WordCorpus) -> String {
    func wait(_ days: Double?, _ soon: Phrase, _ beyond: Phrase) -> String {
      days.map { words.phrase(soon, ["count": DecimalText.fixed($0, decimals: 1)]) }
        ?? words.phrase(beyond, ["date": "\(span.last)"])
    }
    return [wait(daysToFull, .fullIn, .fullAfter), wait(daysToNew, .newIn, .newAfter)]
      .joined(separator: ", ")
  }
}
