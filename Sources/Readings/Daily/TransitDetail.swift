public import Astrology
internal import Astrometers
internal import Ephemeris

/// A transit at the reading's instant, with all that a reading says of one.
public struct TransitDetail: Sendable, Hashable {
  /// The transit.
  public let transit: TransitAspect
  /// Days until it is exact, negative where it was; nothing where a station turns the body first, or
  /// the ephemeris ends.
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

  /// The house of the natal point, then that of the transiting body where it is another.
  public var houses: [House] {
    natalHouse == transitHouse ? [natalHouse] : [natalHouse, transitHouse]
  }

  /// Looks a transit up.
  init(
    _ transit: TransitAspect, to chart: NatalChart, in sky: Sky, run: inout MotionRun
  ) throws(EphemerisError) {
    self.transit = transit
    let place = chart.sky[transit.natal].longitude
    daysToExact = try run.daysToExact(transit.kind, to: place)
    quality = TransitQuality.of(
      transit.kind, from: transit.body.temperament, to: transit.natal.temperament)
    natalHouse = chart.frame.house(of: place)
    natalSign = ZodiacSign(place)
    transitHouse = chart.frame.house(of: sky[transit.body].longitude)
    transitSign = ZodiacSign(sky[transit.body].longitude)
    echo = chart.natalAspect(between: transit.natal, and: transit.body)
  }
}

/// A transit among those that drive a meter.
public struct MeterTransit: Sendable, Hashable {
  /// The transit.
  public let detail: TransitDetail
  /// What it adds to the meter's activity, the day's mean, above 0.
  public let contribution: Double
}
