import Astrolabe

/// Where a page's sky and clocks come from.
struct Provenance {
  let line: String

  init(ephemeris: StandardEphemeris) {
    #if SwissEphemeris
    let table = ephemeris.compiled
    #else
    let table = ephemeris
    #endif
    let zones = (try? ZoneDatabase.system())?.version ?? "none"
    line =
      "Sky: Swiss Ephemeris \(table.libraryVersion), DE\(table.jplNumber), compiled for \(table.span). "
      + "Zones: tzdata \(zones). Scores are ranked among \(Norms.sampleCount) days of this life."
  }
}
