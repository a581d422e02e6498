import Astrolabe

extension ReadingProvenance {
  /// What this program reads with; no version of zones where there are none, since then none were used.
  ///
  /// - Throws: `CivilTimeError` where there are zones that can't be read.
  static func ofThisSystem(_ ephemeris: StandardEphemeris) throws(CivilTimeError) -> Self {
    #if SwissEphemeris
    let compiled = ephemeris.compiled
    #else
    let compiled = ephemeris
    #endif
    var zonesVersion: String?
    do {
      zonesVersion = try ZoneDatabase.system().version
    } catch .databaseNotFound {}
    return Self(
      libraryVersion: ephemeris.libraryVersion, table: Table(of: compiled),
      zonesVersion: zonesVersion)
  }

  /// Where a page's sky and clocks come from.
  func line(in words: WordCorpus) -> String {
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
