extension GauquelinSectors {
  /// The sector that a body stands in by the times of its rising and setting.
  ///
  /// Eighteen sectors take the same time each from the rising of the body's centre to its setting, and eighteen from
  /// there to the next rising, on the true horizon without refraction. This is libswe's third method
  /// (`swe_gauquelin_sector` with 2). It needs four horizon searches' work, where
  /// ``sector(of:armc:at:)`` is arithmetic; the two differ by the body's motion within the day and its parallax.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - instant: When.
  ///   - place: The place.
  ///   - ephemeris: Where the body's motion comes from.
  /// - Returns: The number of the sector, with the part of it that is past: 1 ..< 37; nil if the body doesn't rise and
  ///   set within that day.
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` within a day and a quarter of the ephemeris's
  ///   ends, or what is wrong with the data.
  public static func sectorByRising(
    of body: CelestialBody, at instant: JulianDay<UT1>, place: GeographicPlace,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> Double? {
    let search = HorizonSearch(for: body, at: place, by: .center, includesCulminations: false)
    let days = instant.advanced(byDays: -reachDays)..<instant.advanced(byDays: reachDays)
    let found = try search.crossings(during: days, ephemeris: ephemeris)
    guard let last = found.last(where: { $0.at <= instant }),
      let next = found.first(where: { $0.at > instant }), last.kind != next.kind
    else { return nil }
    let past = last.at.days(until: instant) / last.at.days(until: next.at) * 18
    let sector = (last.kind == .rising ? 1 : 19) + past
    return sector < 37 ? sector : 1
  }

  /// How far away the last and the next rising or setting may be: the Moon needs 25 hours from one rising to the next.
  private static let reachDays = 1.2
}
