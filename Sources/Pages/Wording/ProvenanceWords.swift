internal import Astrometers
package import Readings
@_spi(FrontEnd) package import Words

extension ReadingProvenance {
  /// Where a page's sky and clocks come from.
  package func line(in words: WordCorpus) -> String {
    let sky = table.map {
      words.phrase(
        .skySource,
        [
          "version": "\($0.libraryVersion)", "number": "\($0.jplNumber)", "span": "\($0.span)",
        ])
    }
    let zones =
      zonesVersion.map { words.phrase(.zonesSource, ["version": $0]) }
      ?? words.phrase(.zonesUnknown)
    let scores = words.phrase(.scoresSource, ["count": "\(Norms.sampleCount)"])
    return [sky, zones, scores].compactMap { $0 }.joined(separator: " ")
  }
}
