internal import Ephemeris

/// What the days of a lifetime brought each meter, meter by meter.
struct Lifetime {
  /// Activity, tone and retrograde dimming of each day, one meter after the other.
  private var activities: [Double]
  private var tones: [Double]
  private var dimmings: [Double]
  private let dayCount: Int

  /// Scores some days, each as ``DaySkies`` has it in UTC.
  ///
  /// - Throws: ``EphemerisError`` for a date outside the ephemeris.
  /// - Complexity: The longitudes of four skies for each day.
  init(
    of natal: NatalLanes, on dates: [CalendarDate], ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    dayCount = dates.count
    let nothing = [Double](repeating: 0, count: dayCount * Meter.count)
    (activities, tones, dimmings) = (nothing, nothing, nothing)
    let share = 1 / Double(DaySkies.sampleHours.count)
    for (day, date) in dates.enumerated() {
      let noon = JulianDay<UT1>(date, .noon)
      var transits = NatalLanes.Transits()
      for hours in DaySkies.sampleHours {
        let tt = try ephemeris.terrestrialTime(noon.advanced(byDays: hours / 24))
        transits.add(
          try ephemeris.longitudes(of: .eleven, at: tt), share: share, to: natal)
      }
      let heard = MeterActivity(of: natal, during: transits)
      for meter in Meter.allCases {
        let place = meter.rawValue * dayCount + day
        activities[place] = heard.activity[meter]
        tones[place] = heard.tone[meter]
        dimmings[place] = heard.retrogradeDimming[meter]
      }
    }
  }

  /// The yardstick of a meter.
  func norms(of meter: Meter) -> MeterNorms {
    let first = meter.rawValue * dayCount
    return MeterNorms(activities: Array(activities[first..<first + dayCount])) { day, median in
      MeterActivity.polarity(
        activity: activities[first + day], tone: tones[first + day],
        dimming: dimmings[first + day], medianActivity: median)
    }
  }
}
