public import Astrology
internal import Astrometers
internal import Ephemeris

extension DailyReading {
  /// A transit at the reading's instant, with all that a reading says of one.
  public struct TransitDetail: TransitKeyed, Sendable, Hashable {
    /// How it stands at the instant.
    public let transit: TransitAspect
    /// Days until it is exact, negative if it was; nil if a station turns the body first, or the ephemeris ends.
    public let daysToExact: Double?
    /// Whether it helps or strains, −1…1.
    public let quality: Double
    /// The house that the natal point stands in.
    public let natalHouse: House
    /// The sign that the natal point stands in.
    public let natalSign: ZodiacSign
    /// The house that the transiting body stands in.
    public let transitHouse: House
    /// The sign that the transiting body stands in.
    public let transitSign: ZodiacSign
    /// The aspect that the same two make in the birth chart, if any.
    public let echo: AspectKind?

    /// Which transit.
    public var key: TransitKey { transit.key }

    /// The house of the natal point, then that of the transiting body where it is another.
    public var houses: [House] {
      natalHouse == transitHouse ? [natalHouse] : [natalHouse, transitHouse]
    }

    /// Looks a transit up.
    init(
      _ transit: TransitAspect, to natal: CelestialBody, of chart: NatalChart, on day: ReadingDay,
      run: inout MotionRun
    ) throws(EphemerisError) {
      self.transit = transit
      let (body, aspect) = (transit.body, transit.aspect)
      let (place, here) = (chart.sky[natal].longitude, day.sky[body].longitude)
      daysToExact = try run.daysToExact(aspect, to: place, ephemeris: day.ephemeris)
      quality = TransitQuality.of(aspect, from: body.temperament, to: natal.temperament)
      natalHouse = chart.frame.house(of: place)
      natalSign = ZodiacSign(place)
      transitHouse = chart.frame.house(of: here)
      transitSign = ZodiacSign(here)
      echo = chart.natalAspect(between: natal, and: body)
    }
  }
}
