public import Ephemeris

extension PlanetaryReturn {
  /// The returns of the Sun or the Moon to the sidereal longitude of the birth, in order of time.
  ///
  /// The sidereal year is 20 minutes longer than the tropical one, so that the return of 72 is a day later.
  /// The longitude of each is the tropical one at the return.
  ///
  /// - Parameters:
  ///   - luminary: The Sun or the Moon, which never turn back.
  ///   - sidereal: The chart of the birth in its zodiac.
  ///   - period: The period.
  ///   - ephemeris: Where the sky and the ayanamsa come from.
  /// - Returns: The returns within the period.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the period leaves the ephemeris.
  /// - Complexity: As the tropical returns', and some ayanamsas for each.
  public static func siderealReturns(
    of luminary: Luminary, to sidereal: SiderealChart, during period: Range<JulianDay<UT1>>,
    ephemeris: any AyanamsaProvider
  ) throws(EphemerisError) -> [Self] {
    let (body, chart) = (luminary.body, sidereal.chart)
    let natal: BodyState = chart.sky[body]
    let place = sidereal.ayanamsa.sidereal(natal.longitude)
    // Six centuries of precession are 8.4°, nine days of the Sun.
    let room = 10.0
    let first = max(period.lowerBound.advanced(byDays: -room), ephemeris.span.start)
    let last = min(period.upperBound.advanced(byDays: room), ephemeris.span.end)
    let tropical = try SkySearch([.passage(of: body, through: [natal.longitude])])
      .events(during: first..<last, ephemeris: ephemeris)
    var found: [Self] = []
    for event in tropical {
      var ut = event.ut
      var longitude = natal.longitude
      // Precession is 30,000 times slower than the Sun, so that each step gains four digits.
      for _ in 0..<5 where ephemeris.span.contains(ut) {
        let instant = try ephemeris.instant(ut)
        let value = try ephemeris.value(of: sidereal.ayanamsa.ayanamsa, at: instant)
        let motion = try ephemeris.motion(of: body, at: instant.tt)
        longitude = value.tropical(place)
        ut = ut.advanced(
          byDays: motion.longitude.arc(to: longitude).degrees / motion.longitudePerDay.degrees)
      }
      guard period.contains(ut) else { continue }
      let number = (chart.instant.days(until: ut) / body.meanReturnDays).rounded()
      found.append(Self(body: body, number: Int(number), at: ut, longitude: longitude))
    }
    return found
  }
}
