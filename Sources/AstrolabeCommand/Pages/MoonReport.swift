import Astrolabe

/// The Moon at an instant, and how long until it is full and new.
struct MoonReport {
  let illumination: MoonIllumination
  /// Days until the next full moon; nothing where that lies beyond the ephemeris.
  let daysToFull: Double?
  /// Days until the next new moon; nothing where that lies beyond the ephemeris.
  let daysToNew: Double?

  init(at instant: JulianDay<UT1>, ephemeris: StandardEphemeris) throws {
    illumination = MoonIllumination(of: try ephemeris.sky(at: instant))
    func days(to quarter: LunarQuarter) throws(EphemerisError) -> Double? {
      do {
        return instant.days(until: try quarter.next(from: instant, ephemeris: ephemeris))
      } catch .outOfSpan {
        return nil
      }
    }
    daysToFull = try days(to: .fullMoon)
    daysToNew = try days(to: .newMoon)
  }
}
