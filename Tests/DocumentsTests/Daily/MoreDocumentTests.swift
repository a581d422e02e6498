import Astrology
import Astrometers
@_spi(FrontEnd) import Documents
import Ephemeris
import SwissEphemeris
import EngineSupport
import Readings
import TestSamples
import TestSupport
import Testing

/// What is beyond a reading: `today --json --more`.
@Suite struct MoreDocumentTests {
  /// Rounding of sums of some fifteen numbers below 1 000.
  static let sumTolerance = 1e-9

  static func more(_ reading: DailyReading) throws -> MoreDocument {
    try MoreDocument(
      DayOutlook(of: reading, eclipses: Samples.ephemeris.get()),
      provenance: ReadingProvenance(
        libraryVersion: "2.10.03", zonesVersion: Samples.zones.get().version))
  }

  static let timed = Result { try more(ReadingSamples.newYork.get().reading("2025-01-06")) }
  static let dateOnly = Result { try more(ReadingSamples.dateOnly.get().reading("2025-01-06")) }

  @Test func `the object of both fits its schema, and the reading in it is the reading`() throws {
    for (person, more) in [
      (try ReadingSamples.newYork.get(), try Self.timed.get()),
      (try ReadingSamples.dateOnly.get(), try Self.dateOnly.get()),
    ] {
      let reading = DailyReadingDocument(try person.reading("2025-01-06"))
      let text = ReadingWithMoreDocument(reading, more: more).json
      let document = try JSONValue(parsing: text)
      let violations = try SchemaLibrary.contract()
        .violations(in: document, against: "reading_with_more")
      #expect(violations.isEmpty, "\(violations)")
      #expect(text.hasPrefix("{\"reading\":\(reading.json),\"more\":"))
    }
  }

  @Test(arguments: [
    ("UTC", "2025-01-06", 24), ("America/New_York", "2025-03-09", 23),
    ("America/New_York", "2025-11-02", 25), ("Pacific/Apia", "2011-12-30", 0),
    // Lord Howe Island sets its clocks by half an hour: 24 full hours begin in 24½.
    ("Australia/Lord_Howe", "2025-04-06", 25), ("Australia/Lord_Howe", "2025-10-05", 24),
  ])
  func `a day has the hours that its clocks show`(
    _ zone: String, _ date: String, _ count: Int
  ) throws {
    let reading = try ReadingSamples.dateOnly.get().reading(date, in: ReadingSamples.zone(zone))
    let outlook = try DayOutlook(of: reading, eclipses: Samples.ephemeris.get())
    #expect(outlook.hours.count == count)
    for (one, next) in zip(outlook.hours, outlook.hours.dropFirst()) {
      #expect(next.at.secondsSince1970 - one.at.secondsSince1970 == 3_600)
    }
    let day = reading.day.zone.day(reading.day.date)
    #expect(outlook.hours.first.map { $0.at == day.lowerBound } ?? day.isEmpty)
    let hour = try outlook.hours.last.map {
      try reading.astrometer.moment($0.at, ephemeris: Samples.ephemeris.get()).scores.overall
    }
    #expect(outlook.hours.last?.overall == hour)
  }

  @Test func `a day that was looked beyond once serves everyone`() throws {
    let people = [try ReadingSamples.newYork.get(), try ReadingSamples.dateOnly.get()]
    let readings = try people.map { try $0.reading("2025-01-06") }
    let ephemeris = try Samples.ephemeris.get()
    let sky = try SkyOutlook(of: readings[0].day, eclipses: ephemeris)
    for reading in readings {
      let alone = try DayOutlook(of: reading, eclipses: ephemeris)
      let shared = try DayOutlook(of: reading, sky: sky)
      #expect(shared.hours == alone.hours && shared.hours.count == sky.hours.count)
      #expect(shared.weekAhead == alone.weekAhead && !shared.weekAhead.isEmpty)
      #expect(try shared.events() == alone.events())
      #expect(shared.collective == sky.collective)
    }
  }

  @Test func `the plan's facts are in force, and no meter is driven against its score`() throws {
    for more in [try Self.timed.get(), try Self.dateOnly.get()] {
      let document = try JSONValue(parsing: more.json)
      let facts = try #require(document["plan"]?["facts"]?.array)
      let instant = try #require(document["instant"]?.string)
      #expect(facts.count > 5)
      for fact in facts {
        // Instants of one form are ordered as texts.
        if let since = fact["since"]?["at"]?.string { #expect(since <= instant) }
        if let until = fact["until"]?["at"]?.string { #expect(until > instant) }
        #expect(fact["used_by"]?.array?.isEmpty == false, "\(fact)")
      }
      let drivers = try #require(document["drivers"]?.array)
      #expect(drivers.compactMap { $0["meter_name"]?.string } == Meter.allCases.map(\.name))
      var directed = 0
      for driver in drivers {
        guard let score = driver["unified_score"]?.number, score.magnitude > 15,
          let quality = driver["driver"]?["quality_factor"]?.number
        else { continue }
        #expect(quality * score > 0, "\(driver)")
        directed += 1
      }
      #expect(directed > 2)
    }
  }

  @Test func `events are those of the civil day, in order, with the Moon's`() throws {
    let document = try JSONValue(parsing: (try Self.timed.get()).json)
    let moments = try #require(document["events"]?.array)
    let times = moments.compactMap { $0["at"]?.string }
    #expect(times == times.sorted() && times.count == moments.count)
    #expect(times.allSatisfy { $0.hasPrefix("2025-01-06T") })
    let events = moments.compactMap { $0["event"] }
    // Mars goes back into Cancer and the Moon makes its first quarter that day.
    #expect(events.contains { $0["kind"] == .string("ingress") && $0["body"] == .string("mars") })
    let quarter = try #require(moments.first { $0["event"]?["kind"] == .string("lunation") })
    #expect(quarter["event"]?["phase"] == .string("first_quarter"))
    #expect(quarter["at"]?.string?.hasPrefix("2025-01-06T23:56") == true)
    // Transits of quick planets that the reading calls exact at noon are exact that day.
    let reading = try ReadingSamples.newYork.get().reading("2025-01-06")
    for transit in reading.transits
    where transit.orb.degrees < 0.2 && [.sun, .mercury, .venus].contains(transit.body) {
      #expect(
        events.contains {
          $0["transit_planet"] == .string(transit.body.name)
            && $0["natal_planet"] == .string(transit.natal.name)
        }, "\(transit)")
    }
  }

  @Test func `the week ahead begins after the day, and its weightiest stands first`() throws {
    let reading = try ReadingSamples.newYork.get().reading("2025-03-10")
    let outlook = try DayOutlook(of: reading, eclipses: Samples.ephemeris.get())
    let weights = outlook.weekAhead.map(\.weight)
    #expect(weights == weights.sorted(by: >) && weights.count == 12)
    let start = JulianDay<UT1>(reading.day.instant.days + 0.5)
    for moment in outlook.weekAhead.map(\.moment) {
      #expect(moment.at >= start && moment.at < start.advanced(byDays: 7))
    }
    // The total eclipse of the Moon of 2025-03-14, then the full Moon it belongs to.
    guard case .sky(.eclipse(let eclipse))? = outlook.weekAhead.first?.moment else {
      Issue.record("the eclipse does not stand first")
      return
    }
    #expect(eclipse.maximum.utcDate.description == "2025-03-14")
  }

  @Test func `changes add up, in the document as printed`() throws {
    let document = try JSONValue(parsing: (try Self.timed.get()).json)
    let reading = try ReadingSamples.newYork.get().reading("2025-01-06")
    let changes = try #require(document["changes"]?.array)
    #expect(changes.compactMap { $0["meter_name"]?.string } == Meter.allCases.map(\.name))
    for (meter, change) in zip(Meter.allCases, changes) {
      let causes = change["causes"]?.array ?? []
      for (whole, part) in [
        ("unified_change", "share"), ("activity", "contribution"),
        ("activity_before", "contribution_before"),
      ] {
        let sum = causes.reduce(0) { $0 + ($1[part]?.number ?? 0) }
        #expect((sum - (change[whole]?.number ?? .nan)).magnitude < Self.sumTolerance)
      }
      let delta = try #require(reading.scores.trend(of: meter)).delta
      #expect(((change["unified_change"]?.number ?? .nan) - delta).magnitude < Self.sumTolerance)
    }
  }

  @Test func `the reach of the birth time is that of charts ten minutes apart`() throws {
    let document = try JSONValue(parsing: (try Self.timed.get()).json)
    let time = try #require(document["birth_time"])
    #expect(time["is_known"] == .boolean(true))
    let birth = try Samples.birth(
      "1990-06-15T14:40", zone: "America/New_York", latitude: 40.7128, longitude: -74.006)
    let later = try ReadPerson("later", birth).reading("2025-01-06")
    let here = try ReadingSamples.newYork.get().reading("2025-01-06")
    for meter in Meter.allCases {
      let expected = later.scores.scores[meter].unified - here.scores.scores[meter].unified
      let printed = time["meters"]?[meter.name]?["later"]?.number ?? .nan
      #expect((printed - expected).magnitude <= 0.05 + 1e-9, "\(meter)")
      let reach = time["meters"]?[meter.name]?["reach"]?.number ?? .nan
      #expect(reach >= printed.magnitude - 1e-9)
    }
  }

  @Test func `a date alone leaves the Moon and the houses open`() throws {
    let document = try JSONValue(parsing: (try Self.dateOnly.get()).json)
    let time = try #require(document["birth_time"])
    #expect(time["is_known"] == .boolean(false))
    let meters = ["communication", "love", "inner_stability", "sensitivity", "wellness"]
    #expect(time["moon_meters"]?.array?.compactMap(\.string) == meters)
    // 14 hours before the UTC date and 12 after it; the contract's range from 0 to 24 hours UTC, from another
    // astronomy package, is 338.72 to 352.08, and the Moon moves 13.36° a day there.
    let range = (time["moon_longitude_range"]?.array ?? []).compactMap(\.number)
    #expect((range[0] - 331.08).magnitude < 0.05 && (range[1] - 358.90).magnitude < 0.05)
  }

  /// Ten minutes before it the ephemeris doesn't answer.
  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `a birth in the first minutes of the ephemeris is held against its beginning`() throws {
    func person(_ time: String) throws -> ReadPerson {
      // On the Julian calendar, as dates of then are read: 1200-01-09 on the Gregorian one.
      try ReadPerson(
        "first", Samples.birth("1200-01-02T\(time)", zone: "UTC", latitude: 0, longitude: 0))
    }
    let reading = try person("00:05").reading("1250-01-06")
    let document = try JSONValue(parsing: (try Self.more(reading)).json)
    let first = try person("00:00").reading("1250-01-06")
    for meter in Meter.allCases {
      let expected = first.scores.scores[meter].unified - reading.scores.scores[meter].unified
      let printed = document["birth_time"]?["meters"]?[meter.name]?["earlier"]?.number ?? .nan
      #expect((printed - expected).magnitude <= 0.05 + 1e-9, "\(meter)")
    }
  }

  @Test func `notes about the birth stand beside its reading`() throws {
    let person = try ReadPerson(
      "a birth that came twice", ClockChoiceTests.read("2007-11-04T01:30"))
    let reading = try person.reading("2025-01-06")
    let more = try Self.more(reading)
    let notes = try JSONValue(parsing: more.json)["notes"]?.array ?? []
    #expect(notes.map { $0["code"]?.string } == ["time_occurred_twice"])
    let whole = ReadingWithMoreDocument(DailyReadingDocument(reading), more: more).json
    #expect(try YearDocumentsTests.violations(whole, "reading_with_more").isEmpty)
    #expect(try JSONValue(parsing: (try Self.timed.get()).json)["notes"] == nil)
  }

  @Test func `local times are the zone's clocks with their offset`() throws {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.dateOnly.get().reading("2025-11-02", in: zone)
    let document = try JSONValue(parsing: (try Self.more(reading)).json)
    let hours = (document["hours"]?.array ?? []).compactMap { $0["local"]?.string }
    #expect(
      hours.prefix(3) == [
        "2025-11-02T00:00:00-04:00", "2025-11-02T01:00:00-04:00", "2025-11-02T01:00:00-05:00",
      ])
    #expect(document["zone"] == .string("America/New_York"))
  }

  @Test func `relationships are the means of three meters`() throws {
    let document = try JSONValue(parsing: (try Self.timed.get()).json)
    let together = try #require(document["relationships"])
    let meters = together["meters"]?.array ?? []
    #expect(
      meters.compactMap { $0["meter_name"]?.string } == ["love", "communication", "social_life"])
    for key in ["intensity", "harmony"] {
      let mean = meters.reduce(0) { $0 + ($1[key]?.number ?? .nan) } / 3
      #expect((mean - (together[key]?.number ?? .nan)).magnitude <= 0.101)
    }
  }

  @Test func `the sources are named`() throws {
    let document = try JSONValue(parsing: (try Self.timed.get()).json)
    let provenance = try #require(document["provenance"])
    #expect(provenance["engine"] == .string(EngineVersion.text))
    #expect(provenance["libswe"] == .string("2.10.03"))
    #expect(provenance["files"]?.array?.count == SwissFile.all.count + 1)
    #expect(provenance["conventions"]?["house_system"] == .string("placidus"))
    #expect(provenance["conventions"]?["north_node"] == .string("mean"))
  }
}
