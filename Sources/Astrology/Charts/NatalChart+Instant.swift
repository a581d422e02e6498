public import Ephemeris

extension Birth {
  /// An instant at a place, given in UTC to the last digit: a return of a planet, for instance.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - place: The place, whose horizon gives the houses.
  public init(at instant: JulianDay<UT1>, place: GeographicPlace) {
    self.init(middle: instant, place: place, openDays: 0)
  }

  /// An instant that is known, at a place that may not be: without it there are no houses.
  package init(at instant: JulianDay<UT1>, knownPlace place: GeographicPlace?) {
    self.init(middle: instant, place: place, openDays: 0)
  }

  /// The moment of a return of a birth: an unknown hour of birth leaves the return's open, too, so that it has no
  /// houses.
  package init(returnOf birth: Birth, at instant: JulianDay<UT1>, place: GeographicPlace?) {
    guard let open = birth.openInstants else {
      self.init(middle: instant, place: place, openDays: 0)
      return
    }
    let days = max(
      open.lowerBound.days(until: birth.instant), birth.instant.days(until: open.upperBound))
    self.init(middle: instant, place: nil, openDays: days)
  }
}

extension NatalChart {
  /// The chart of an instant at a place, such as that of a solar return.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - place: The place, whose horizon gives the houses.
  ///   - houses: The wanted system.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: ``/Ephemeris/EphemerisError`` for an instant outside the ephemeris or faulty data.
  /// - Complexity: One sky and one set of houses.
  public init(
    at instant: JulianDay<UT1>, place: GeographicPlace, houses: HouseSystem = .placidus,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    try self.init(of: Birth(at: instant, place: place), houses: houses, ephemeris: ephemeris)
  }
}
