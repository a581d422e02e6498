public import Astrology
public import Astrometers
public import Ephemeris

extension DayOutlook {
  /// How much a reading hangs on the birth time: the same day for someone born a little earlier or later.
  ///
  /// The other charts have yardsticks of their own, as such people would. Where the ephemeris begins or
  /// ends within the ten minutes, they are those of that instant.
  public struct BirthTimeSensitivity: Sendable {
    /// The chart of ten minutes earlier.
    public let earlier: Shifted
    /// The chart of ten minutes later.
    public let later: Shifted

    /// How far the time is moved, in minutes.
    public static let minutes = 10

    /// What another birth time makes of the day.
    public struct Shifted: Sendable {
      /// The scores.
      public let scores: DayScores
      /// The rising sign.
      public let risingSign: ZodiacSign
      /// The natal points that stand in another house than in the chart as given, in their order.
      public let movedHouses: [CelestialBody]
    }

    /// How far a meter's unified score moves at most.
    public func reach(of meter: Meter, in scores: DayScores) -> Double {
      let here = scores[meter].unified
      return max(
        (earlier.scores[meter].unified - here).magnitude,
        (later.scores[meter].unified - here).magnitude)
    }

    /// Looks at both sides of a birth.
    ///
    /// Returns nil if its time is not known.
    ///
    /// - Throws: ``ReadingError``.
    /// - Complexity: Two yardsticks, nearly all of what `--more` costs.
    package init?(of reading: DailyReading) throws(ReadingError) {
      let birth = reading.chart.birth
      guard let place = birth.place, birth.isTimed else { return nil }
      earlier = try Shifted(
        reading, birth: birth.instant.secondsSince1970 - 60 * Self.minutes, place)
      later = try Shifted(reading, birth: birth.instant.secondsSince1970 + 60 * Self.minutes, place)
    }
  }
}

extension DayOutlook.BirthTimeSensitivity.Shifted {
  fileprivate init(
    _ reading: DailyReading, birth secondsSince1970: Int, _ place: GeographicPlace
  ) throws(ReadingError) {
    let span = reading.day.ephemeris.span
    let instant = span.nearest(to: JulianDay<UT1>(secondsSince1970: secondsSince1970))
    let birth = Birth(date: instant.utcDate, time: instant.utcTime, zone: .utc, place: place)
    let ephemeris = reading.day.ephemeris
    let chart: NatalChart
    do {
      chart = try NatalChart(
        of: birth, houses: reading.chart.frame.origin.wanted, ephemeris: ephemeris)
    } catch {
      throw .ephemeris(error)
    }
    do {
      let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
      scores = astrometer.scores(during: reading.day.skies.skies)
    } catch {
      throw .norms(error)
    }
    risingSign = ZodiacSign(chart.angles?.ascendant ?? chart.frame.cusps[0])
    movedHouses = BodySet.eleven.bodies.filter {
      chart.house(of: $0) != reading.chart.house(of: $0)
    }
  }
}

extension HouseFrame.Origin {
  /// The system that was asked for.
  fileprivate var wanted: HouseSystem {
    switch self {
    case .system(let system), .wholeSignInstead(of: let system): system
    case .solarWholeSign: .wholeSign
    }
  }
}
