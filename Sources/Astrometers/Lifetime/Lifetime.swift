internal import Ephemeris

/// What the days of a lifetime brought each meter, or what some people bring, meter by meter.
///
/// Of days this is the readable form of `kernel_norms`, which takes the same norms to the bit.
struct Lifetime {
  /// Activity, tone and retrograde dimming of each day, one meter after the other.
  private var activities: [Float]
  private var tones: [Float]
  private var dimmings: [Float]
  private let dayCount: Int

  /// Scores some days, each as ``DaySkies`` has it in UTC.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` for a date outside the ephemeris.
  /// - Complexity: The longitudes of four skies for each day.
  init(
    of natal: NatalProfile, on dates: [CalendarDate], ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.init(dayCount: dates.count)
    let scorer = LifetimeScorer(natal)
    for (day, date) in dates.enumerated() {
      write(scorer.score(try TransitingDay(ofUTC: date, ephemeris: ephemeris)), row: day)
    }
  }

  /// Scores the skies of some births, each standing still.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` for an instant outside the ephemeris.
  /// - Complexity: The longitudes of a sky for each.
  init(
    of natal: NatalProfile, bornAt instants: [JulianDay<UT1>], ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    self.init(dayCount: instants.count)
    let scorer = LifetimeScorer(natal)
    var sky = TransitingDay()
    for (row, instant) in instants.enumerated() {
      sky.takeStill(
        try ephemeris.longitudes(of: .eleven, at: ephemeris.terrestrialTime(instant)))
      write(scorer.score(sky), row: row)
    }
  }

  private init(dayCount: Int) {
    self.dayCount = dayCount
    let nothing = [Float](repeating: 0, count: dayCount * Meter.count)
    (activities, tones, dimmings) = (nothing, nothing, nothing)
  }

  private mutating func write(_ heard: LifetimeScorer.Day, row: Int) {
    heard.activity.write(to: &activities, length: dayCount, row: row)
    heard.tone.write(to: &tones, length: dayCount, row: row)
    heard.retrogradeDimming.write(to: &dimmings, length: dayCount, row: row)
  }

  /// The yardsticks, in the meters' order.
  var norms: [MeterNorms] {
    var order = AscendingOrder()
    return Meter.allCases.map { meter in
      let days = meter.rawValue * dayCount..<(meter.rawValue + 1) * dayCount
      var ascending = Array(activities[days])
      order.sort(&ascending)
      return MeterNorms(ascendingActivities: ascending) { median in
        var polarities = days.map { polarity(of: $0, medianActivity: Float(median)) }
        order.sort(&polarities)
        return polarities
      }
    }
  }

  private func polarity(of place: Int, medianActivity: Float) -> Float {
    MeterPolarity.of(
      tone: tones[place], activity: activities[place], medianActivity: medianActivity,
      loss: MeterPolarity.loss(ofDimming: dimmings[place]))
  }
}
