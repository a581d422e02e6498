import Astrolabe

/// Whole daily readings, as a service writes them.
enum ReadingBenchmarks {
  static func register() {
    for (name, hasTexts) in [("reading_json", true), ("reading_json_no_texts", false)] {
      Comparison.register(name) { turn in
        try readings(on: try CalendarDate(daysSince1970: 20_089 + 30 * turn), hasTexts: hasTexts)
      }
    }
  }

  /// The contract's document with all its texts or with none, given charts, norms and the day; beside it the nine
  /// skies that a day is read from by libswe, without scores and texts.
  private static func readings(
    on date: CalendarDate, hasTexts: Bool
  ) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    let library = try DirectLibrary()
    let people = try ReadPeople.all.get()
    let day = try ReadingDay(of: date, ephemeris: ephemeris)
    let sky = try SkyOutlook(of: day, eclipses: DirectEphemeris())
    let skies = day.skies.skies + (day.skiesBefore?.skies ?? []) + [day.sky]
    var json: [UInt8] = []
    return Comparison(
      ours: Work(operations: people.count) {
        try people.reduce(0) { sum, person in
          let reading = try DailyReading(of: person.chart, by: person.astrometer, on: day)
          let document =
            hasTexts
            ? DailyReadingDocument(try DayOutlook(of: reading, sky: sky))
            : DailyReadingDocument(reading)
          json.removeAll(keepingCapacity: true)
          document.appendJSON(to: &json)
          return sum + Double(json.count)
        }
      },
      beside: Work(operations: 1) {
        try skies.reduce(0) { sum, sky in
          sum + (try library.sumOfSky(at: library.terrestrialTime(sky.ut.days)))
        }
      })
  }
}

/// People with their charts and norms, made once.
private enum ReadPeople {
  static let all = Result {
    let ephemeris = try Fixtures.ephemeris()
    return try Fixtures.births(100, seed: 0).map { birth in
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      return (chart: chart, astrometer: try Astrometer(of: chart, ephemeris: ephemeris))
    }
  }
}
