import Astrolabe

/// Where a page's sky and clocks come from.
struct Provenance {
  let line: String

  /// - Throws: `CivilTimeError` where there are zones that can't be read.
  init(ephemeris: StandardEphemeris) throws(CivilTimeError) {
    #if SwissEphemeris
    let table = ephemeris.compiled
    #else
    let table = ephemeris
    #endif
    let zones = try ReadingProvenance.ofThisSystem(ephemeris).zonesVersion ?? "none"
    line =
      "Sky: Swiss Ephemeris \(table.libraryVersion), DE\(table.jplNumber), compiled for \(table.span). "
      + "Zones: tzdata \(zones). Scores are ranked among \(Norms.sampleCount) days of this life."
  }
}
