import Astrolabe

/// A piece of work whose answer is always the same: mixed, as a service has it.
struct Chore: Sendable {
  let number: Int
  let ephemeris: StandardEphemeris
  let zones: ZoneDatabase

  /// Does the work and boils the answer down to a number.
  func digest() throws -> UInt64 {
    var digest = Digest()
    switch number % 6 {
    case 0: try skies(&digest)
    case 1: try chart(&digest)
    case 2: try reading(&digest)
    case 3: try events(&digest)
    case 4: try transits(&digest)
    default: try batch(&digest)
    }
    return digest.value
  }

  /// Of all centuries, so that the compiled table and libswe both have their turn.
  private func skies(_ digest: inout Digest) throws {
    for step in 0..<40 {
      let days =
        2_378_500
        + Double(number * 977 + step * 5_003).truncatingRemainder(
          dividingBy: 218_000)
      let sky = try ephemeris.sky(at: JulianDay<UT1>(days), bodies: .all)
      for body in CelestialBody.allCases {
        digest.add(sky[body]?.longitude.degrees.bitPattern ?? 0)
      }
    }
  }

  private func chart(_ digest: inout Digest) throws {
    for step in 0..<40 {
      let chart = try NatalChart(of: try birth(number + step), ephemeris: ephemeris)
      digest.add(NatalChartDocument(chart).json)
    }
  }

  private func reading(_ digest: inout Digest) throws {
    let chart = try NatalChart(of: try birth(number), ephemeris: ephemeris)
    let person = try Astrometer(of: chart, ephemeris: ephemeris)
    let day = try ReadingDay(of: try date, in: .utc, ephemeris: ephemeris)
    let reading = try DailyReading(of: chart, by: person, on: day)
    let outlook = try DayOutlook(of: reading, eclipses: ephemeris)
    digest.add(DailyReadingDocument(outlook).json)
  }

  private func events(_ digest: inout Digest) throws {
    let calendar = SkyCalendar()
    let start = JulianDay<UT1>(try date, .midnight)
    for event in try calendar.events(
      during: start..<start.advanced(byDays: 60), ephemeris: ephemeris)
    {
      digest.add("\(event)")
    }
  }

  private func transits(_ digest: inout Digest) throws {
    let chart = try NatalChart(of: try birth(number), ephemeris: ephemeris)
    let start = JulianDay<UT1>(try date, .midnight)
    let calendar = TransitCalendar(of: chart)
    for transit in try calendar.transits(
      during: start..<start.advanced(byDays: 60), ephemeris: ephemeris)
    {
      digest.add("\(transit)")
    }
  }

  /// Norms taken, kept as bytes and read again, and a week's scores by them.
  private func batch(_ digest: inout Digest) throws {
    var people = BatchScorer.People()
    for step in 0..<8 {
      let chart = try NatalChart(of: try birth(number + step), ephemeris: ephemeris)
      let person = try Astrometer(of: chart, ephemeris: ephemeris)
      guard let source = chart.sky.source(of: .sun) else {
        preconditionFailure("a birth's sky has no Sun")
      }
      let record = person.norms.record(of: person.natal, source: source)
      people.append(
        person.natal, norms: try Norms(record: record, of: person.natal, source: source))
    }
    let days = try (0..<7).map { day in
      TransitingDay(
        during: try DaySkies(of: try date.adding(days: day), in: .utc, ephemeris: ephemeris))
    }
    var scores = BatchScorer.Scores()
    BatchScorer(days: days).score(people, into: &scores)
    for person in 0..<8 {
      for day in 0..<7 {
        for meter in Meter.allCases {
          guard let score = scores[person: person, day: day]?[meter] else { continue }
          digest.add(UInt64(score.intensity.bitPattern) << 32 | UInt64(score.harmony.bitPattern))
        }
      }
    }
  }

  private var date: CalendarDate {
    get throws { try CalendarDate(daysSince1970: 18_000 + number * 13 % 3_000) }
  }

  /// Somebody, as a line of a stream describes them; early ones are libswe's.
  private func birth(_ number: Int) throws -> Birth {
    let date = try CalendarDate(daysSince1970: -10_000 + number * 409 % 25_000)
    let zone = ["America/New_York", "Europe/Oslo", "Asia/Kolkata", "+05:30", "LMT"][number % 5]
    let line =
      "{\"birth\":\"\(date)T0\(number % 10):30\",\"zone\":\"\(zone)\",\"lat\":\(number % 60),"
      + "\"lon\":\"\(number % 180)e30\"}"
    return try BirthLine(json: Array(line.utf8)).fields.read(zones: zones)
  }
}

/// A number that differs where anything added differs, all but surely (FNV-1a).
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x0000_0100_0000_01b3
    value = value << 29 | value >> 35
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
  }
}
