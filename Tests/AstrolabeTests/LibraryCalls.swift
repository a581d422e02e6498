#if SwissEphemeris
@_spi(FrontEnd) import Astrolabe
import TestSupport
import Testing

/// Calls of the library whose answers are kept in `Baselines/library.txt`; anyone who renames a call
/// renames it here, and the answers stay.
///
/// Numbers are written by their bits, so that no digit is hidden by rounding.
enum LibraryCalls {
  /// A question by its name, and how its answer is written.
  struct Call: Sendable, CustomStringConvertible {
    let description: String
    let lines: @Sendable () throws -> [String]

    init(_ name: String, _ lines: @escaping @Sendable () throws -> [String]) {
      description = name
      self.lines = lines
    }
  }

  static let all = skies + houses + charts + moments + transits + scores + documents

  // MARK: - Who is asked, and about whom

  private static let shared = Result { try LayeredEphemeris() }
  private static func ephemeris() throws -> LayeredEphemeris { try shared.get() }

  private static let newYork = BirthFields(
    birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40.7128", longitude: "-74.0060")
  private static let sydney = BirthFields(
    birth: "1962-06-21T03:05", zone: "Australia/Sydney", latitude: "-33.8688", longitude: "151.2093"
  )
  private static let london = BirthFields(
    birth: "1815-12-10T13:00", zone: "LMT", latitude: "51n30", longitude: "0w08")
  private static let bogota = BirthFields(
    birth: "2200-07-04T06:15:30", zone: "-05:00", latitude: "4.61", longitude: "-74.08")
  private static let mcmurdo = BirthFields(
    birth: "1958-01-05T18:00", zone: "Antarctica/McMurdo", latitude: "-77.85", longitude: "166.67")
  private static let dateOnly = BirthFields(birth: "1975-09-09")
  private static let people = [newYork, sydney, london, bogota, mcmurdo, dateOnly]

  private static func chart(
    _ fields: BirthFields, _ houses: HouseSystem = .placidus
  ) throws -> NatalChart {
    try NatalChart(of: fields.read(zones: .system()), houses: houses, ephemeris: ephemeris())
  }

  private static func date(_ text: String) throws -> CalendarDate {
    try DateTimeText.readDate(text)
  }

  private static func ut(_ text: String) throws -> JulianDay<UT1> {
    guard case .ut(let instant) = try InstantText(text) else {
      throw TestDataError(file: "LibraryCalls", problem: "\(text) is no instant in UT")
    }
    return instant
  }

  // MARK: - How answers are written

  private static func bits(_ number: Double) -> String { String(number.bitPattern, radix: 16) }
  private static func bits(_ number: Float) -> String { String(number.bitPattern, radix: 16) }
  private static func bits(_ angle: PlaneAngle) -> String { bits(angle.degrees) }
  private static func bits(_ longitude: EclipticLongitude) -> String { bits(longitude.degrees) }
  private static func bits(_ instant: JulianDay<UT1>) -> String { bits(instant.days) }
  private static func bits(_ instant: JulianDay<UT1>?) -> String { instant.map(bits) ?? "none" }
  private static func bits(_ score: MeterScore) -> String {
    "\(bits(score.intensity)) \(bits(score.harmony)) \(bits(score.unified))"
  }

  private static func lines(_ sky: Sky) -> [String] {
    [bits(sky.ut.days) + " " + bits(sky.tt.days)]
      + sky.bodies.bodies.map { body in
        let state = sky[body]
        let numbers = [
          bits(state.longitude), bits(state.latitude), bits(state.distanceAU),
          bits(state.longitudePerDay), bits(state.latitudePerDay), bits(state.distancePerDayAU),
        ]
        return ([body.name, sky.source(of: body).rawValue] + numbers).joined(separator: " ")
      }
  }

  private static func line(_ event: SkyEvent) -> String {
    let at = "\(event.kind.rawValue) \(bits(event.at))"
    return switch event {
    case .lunation(let one): "\(at) \(one.quarter.name) \(bits(one.longitude))"
    case .ingress(let one): "\(at) \(one.body.name) \(one.sign.name) \(one.motion.rawValue)"
    case .station(let one): "\(at) \(one.body.name) \(one.motion.rawValue) \(bits(one.longitude))"
    case .aspect(let one):
      "\(at) \(one.first.name) \(one.kind.name) \(one.second.name) \(bits(one.firstLongitude))"
    case .void(let one):
      "\(at) \(bits(one.end)) \(one.sign.name) \(one.lastAspect?.body.name ?? "none")"
    case .eclipse(let one):
      "\(at) \(one.luminary.rawValue) \(one.kind.rawValue) \(bits(one.magnitude))"
    }
  }

  private static func line(_ transit: Transit) -> String {
    let passes = transit.passes.map { "\(bits($0.at)) \($0.motion.rawValue)" }
    let stations = transit.stations.map {
      "\(bits($0.at)) \($0.motion.rawValue) \(bits($0.distance))"
    }
    return
      "\(transit.body.name) \(transit.aspect.name) \(transit.natal.name) \(bits(transit.enters)) "
      + "\(passes) \(stations) \(bits(transit.leaves))"
  }

  private static func lines(_ cusps: HouseCusps?, _ name: String) -> [String] {
    guard let cusps else { return ["\(name) undefined"] }
    return [
      "\(name) \(bits(cusps.ascendant)) \(bits(cusps.midheaven)) \(bits(cusps.armc)) "
        + cusps.cusps.map { bits($0) }.joined(separator: " ")
    ]
  }

  private static func rows(_ bytes: [UInt8]) -> [String] {
    stride(from: 0, to: bytes.count, by: 32).map { start in
      bytes[start..<min(start + 32, bytes.count)]
        .map { String(256 + Int($0), radix: 16).dropFirst() }.joined()
    }
  }

  private static func lines(_ scores: DayScores) -> [String] {
    Meter.allCases.map { "\($0.name) \(bits(scores[$0]))" }
      + Meter.Group.allCases.map { "\($0.name) \(bits(scores[$0]))" }
      + ["overall \(bits(scores.overall))"]
  }
}

// MARK: - The questions

extension LibraryCalls {
  private static var skies: [Call] {
    let instants = [
      "1800-01-01T00:00:00Z", "1849-12-31T23:59:59Z", "1850-01-01T00:00:00Z",
      "2000-02-29T12:00:00Z", "2025-01-06T12:00:00Z", "2150-12-31T23:59:59Z",
      "2399-12-31T23:59:59Z",
    ]
    return instants.map { instant in
      Call("sky at \(instant)") {
        lines(try ephemeris().sky(at: ut(instant), bodies: .all))
      }
    } + [
      Call("sky by Swiss Ephemeris") {
        lines(try DirectEphemeris().sky(at: ut("2025-01-06T12:00:00Z"), bodies: .all))
      },
      Call("sky by the table") {
        lines(
          try CompiledEphemeris().sky(
            at: ut("2025-01-06T12:00:00Z"), bodies: .eleven.union(BodySet([.trueNode, .chiron]))))
      },
      Call("sky at an instant of TT") {
        lines(try ephemeris().sky(at: JulianDay<TT>(2_460_682.25), bodies: .all))
      },
      Call("longitudes and motions") {
        try [2_396_758.6, 2_415_020.3, 2_451_545, 2_460_682.7, 2_506_000.1].flatMap { days in
          let tt = JulianDay<TT>(days)
          let table = try ephemeris().longitudes(of: .eleven, at: tt)
          return try BodySet.eleven.bodies.map { body in
            let motion = try ephemeris().motion(of: body, at: tt)
            return "\(days) \(body.name) \(bits(table.longitude(of: body))) "
              + "\(bits(table.longitudePerDay(of: body))) \(bits(motion.longitude)) "
              + bits(motion.longitudePerDay)
          }
        }
      },
      Call("ΔT and back") {
        try stride(from: 1800, through: 2399, by: 37).map { year in
          let instant = try ut("\(year)-03-01T06:00:00Z")
          let tt = try ephemeris().terrestrialTime(instant)
          let back = try ephemeris().universalTime(tt)
          return
            "\(year) \(bits(try ephemeris().deltaT(at: instant))) \(bits(tt.days)) \(bits(back))"
        }
      },
      Call("angles") {
        [
          -1e9, -360, -359.999999999, -1e-17, -0.0, 0, 1e-300, 179.5, 359.9999999999999, 720.25,
          1e9,
        ]
        .map { degrees in
          let (place, other) = (
            EclipticLongitude(wrapping: degrees), EclipticLongitude(wrapping: 77)
          )
          return "\(degrees) \(bits(place)) \(bits(place.arc(to: other))) "
            + "\(bits(place.eastwardArc(to: other))) \(bits(place.separation(from: other))) "
            + "\(bits(place.opposite)) \(ZodiacPosition(place))"
        }
      },
      Call("clocks") {
        let zones = ["America/New_York", "Pacific/Apia", "Europe/London", "Asia/Kathmandu", "LMT"]
        let labels = [
          "1850-02-28T00:00:00", "1947-04-13T02:30:00", "2007-03-11T02:30:00",
          "2007-11-04T01:30:00", "2011-12-30T12:00:00", "2024-02-29T23:59:59",
        ]
        return try zones.flatMap { name in
          let zone = try CivilZone(name, longitude: 9.99, database: .system())
          return try labels.flatMap { label in
            let (written, time) = try DateTimeText.read(label)
            let date = written.gregorian
            return CivilMoment.Fold.allCases.map { fold in
              let moment = zone.civilMoment(date, time ?? .noon, fold: fold)
              let (day, clock) = (zone.day(date), zone.clock(at: moment.instant))
              return "\(name) \(label) \(moment.secondsSince1970) \(moment.secondsEast) "
                + "\(clock.date)T\(clock.time) \(bits(day.lowerBound)) \(bits(day.upperBound)) "
                + (moment.note ?? "")
            }
          }
        }
      },
    ]
  }

  private static var houses: [Call] {
    HouseSystem.allCases.map { system in
      Call("houses \(system.name)") {
        try ["1810-05-05T05:05:05Z", "1990-06-15T18:30:00Z", "2025-12-21T15:03:00Z"].flatMap {
          instant in
          try [-90, -77.85, -33.8688, 0, 40.7128, 66.5, 69.6492, 90].flatMap { latitude in
            let place = try GeographicPlace(latitude: latitude, longitude: -74.006)
            let cusps = try ephemeris().houses(system, at: ut(instant), place: place)
            return lines(cusps, "\(instant) \(latitude)")
          }
        }
      }
    } + [
      Call("houses from the sphere") {
        HouseSystem.allCases.flatMap { system in
          stride(from: 5.0, to: 360, by: 59).flatMap { armc in
            lines(
              HouseCusps(
                system, armc: .degrees(armc), obliquity: .degrees(23.4367), latitude: 51.5),
              "\(system.name) \(armc)")
          }
        }
      },
      Call("houses by Swiss Ephemeris and by the table") {
        let place = try GeographicPlace(latitude: 59.9, longitude: 10.75)
        let instant = try ut("2025-01-06T12:00:00Z")
        return try HouseSystem.allCases.flatMap { system in
          lines(try DirectEphemeris().houses(system, at: instant, place: place), system.name)
            + lines(try CompiledEphemeris().houses(system, at: instant, place: place), system.name)
        }
      },
    ]
  }

  private static var charts: [Call] {
    [
      Call("places of charts") {
        try people.flatMap { person in
          let chart = try chart(person)
          let moon = "\(bits(chart.uncertainty.moonAtStart)) \(bits(chart.uncertainty.moonAtEnd))"
          var lines = ["\(person.birth) \(chart.frame.origin.name) \(bits(chart.instant)) \(moon)"]
          for place in chart.places {
            let house = chart.frame.house(of: place.longitude)
            let numbers = "\(bits(place.longitude)) \(bits(place.longitudePerDay))"
            lines.append("\(place.point.name) \(numbers) \(house)")
          }
          for body in ChartBody.allCases {
            let dignity = chart.dignity(of: body)?.rawValue ?? "none"
            lines.append(
              "\(body.name) \(chart.house(of: body)) \(chart.position(of: body)) \(dignity)")
          }
          return lines
        }
      },
      Call("aspects of charts") {
        try people.flatMap { person in
          [person.birth]
            + (try chart(person).aspects().map {
              "\($0.first.name) \($0.kind.name) \($0.second.name) \(bits($0.orb)) "
                + "\(bits($0.geometry.orbPerDay)) \($0.motion.rawValue)"
            })
        }
      },
      Call("aspects of a sky to a chart") {
        let sky = try ephemeris().sky(at: ut("2025-01-06T12:00:00Z"))
        return try people.flatMap { person in
          [person.birth]
            + (try chart(person).transits(in: sky).map {
              "\($0.body.name) \($0.aspect.name) \($0.natal.name) \(bits($0.geometry.orb)) "
                + "\(bits($0.shareOfOrb)) \($0.phase.rawValue)"
            })
        }
      },
      Call("what a chart is made of") {
        try people.map { person in
          let parts = NatalChart.Distributions(of: try chart(person))
          let elements = parts.elements.map { "\($0.key.rawValue) \($0.value)" }.sorted()
          let modalities = parts.modalities.map { "\($0.key.rawValue) \($0.value)" }.sorted()
          return "\(person.birth) \(elements) \(modalities) \(parts.quadrants ?? [])"
        }
      },
    ]
  }

  private static var moments: [Call] {
    [
      Call("events of a month with the Moon's aspects") {
        try SkyCalendar(includesMoonAspects: true).events(
          during: ut("2025-03-01T00:00:00Z")..<ut("2025-04-01T00:00:00Z"), ephemeris: ephemeris()
        ).map(line)
      },
      Call("events by libswe, voids as of old") {
        try SkyCalendar(void: .traditional)
          .events(
            during: ut("1820-01-01T00:00:00Z")..<ut("1820-02-01T00:00:00Z"), ephemeris: ephemeris()
          ).map(line)
      },
      Call("events of a date in a zone") {
        try SkyCalendar()
          .events(
            on: date("2025-01-06"), in: CivilZone("Asia/Tokyo", database: .system()),
            ephemeris: ephemeris()
          )
          .map(line)
      },
      Call("stations and eclipses of ten years") {
        try SkyCalendar()
          .events(
            [.station, .eclipse], during: ut("2020-01-01T00:00:00Z")..<ut("2030-01-01T00:00:00Z"),
            ephemeris: ephemeris()
          ).map(line)
      },
      Call("retrograde cycles") {
        try [CelestialBody.mercury, .venus, .mars, .saturn, .pluto].flatMap { body in
          try RetrogradeCycle.cycles(
            of: body, during: ut("2023-01-01T00:00:00Z")..<ut("2026-01-01T00:00:00Z"),
            ephemeris: ephemeris()
          ).map {
            "\(body.name) \(bits($0.shadowEntry)) \(bits($0.retrogradeStation.at)) "
              + "\(bits($0.directStation.at)) \(bits($0.shadowExit))"
          }
        }
      },
      Call("the Moon's quarters and light") {
        try ["1811-11-11T11:11:11Z", "2025-01-06T12:00:00Z", "2222-02-02T02:02:02Z"].flatMap {
          instant in
          let ut = try ut(instant)
          let light = MoonPhase.Illumination(of: try ephemeris().sky(at: ut))
          return try LunarQuarter.allCases.map {
            "\(instant) \($0.name) \(bits(try $0.next(from: ut, ephemeris: ephemeris())))"
          } + ["\(light.phase.title) \(bits(light.elongation)) \(bits(light.illuminatedFraction))"]
        }
      },
      Call("a void's hours") {
        try [VoidOfCourse.Definition.modern, .traditional].map { definition in
          let void = try VoidOfCourse.period(
            definition, at: ut("2025-02-03T12:00:00Z"), ephemeris: ephemeris())
          return "\(definition.rawValue) \(bits(void?.start)) \(bits(void?.end))"
        }
      },
      Call("an aspect becomes exact") {
        let (start, end) = (try ut("2010-01-01T00:00:00Z"), try ut("2017-01-01T00:00:00Z"))
        return try [
          AspectPerfection(.square, of: .uranus, to: .pluto),
          AspectPerfection(.conjunction, of: .jupiter, to: .saturn),
          AspectPerfection(.trine, of: .saturn, toFixed: EclipticLongitude(wrapping: 84.4)),
        ].flatMap { aspect in
          let timing = try aspect.timing(at: start, ephemeris: ephemeris())
          let next = try aspect.nextExact(after: start, within: 2_000, ephemeris: ephemeris())
          let last = try aspect.previousExact(before: end, within: 2_000, ephemeris: ephemeris())
          return try aspect.exactMoments(during: start..<end, ephemeris: ephemeris()).map(bits)
            + [
              "next \(bits(next)) last \(bits(last)) now \(bits(timing.geometry.orb)) "
                + "\(timing.phase.rawValue) exact \(bits(timing.exact))"
            ]
        }
      },
      Call("a run of motion") {
        let sky = try ephemeris().sky(at: ut("2025-01-06T12:00:00Z"))
        return try BodySet.eleven.bodies.map { body in
          var run = MotionRun(of: body, in: sky)
          let days = try AspectKind.allCases.map { kind in
            try run.daysToExact(kind, to: EclipticLongitude(wrapping: 84.4), ephemeris: ephemeris())
              .map { bits($0) }
              ?? "none"
          }
          let station = try run.stationAhead(ephemeris: ephemeris()).map { bits($0.days) } ?? "none"
          return "\(body.name) \(days.joined(separator: " ")) \(station)"
        }
      },
      Call("passages and turns of an arc") {
        try SkySearch([
          .passage(of: .mars, through: [0, 90, 120].map(EclipticLongitude.init(wrapping:))),
          .turn(.longitude(.mars)),
          .elongation(of: .venus, from: .sun, reaching: [.zero]),
        ]).events(
          during: ut("2022-01-01T00:00:00Z")..<ut("2026-01-01T00:00:00Z"), ephemeris: ephemeris()
        ).map {
          "\($0.watch) \(bits($0.ut)) \(bits($0.tt.days)) \($0.motion.rawValue)"
        }
      },
      Call("returns") {
        let chart = try chart(newYork)
        let (start, end) = (try ut("2025-01-01T00:00:00Z"), try ut("2025-07-01T00:00:00Z"))
        return try Luminary.allCases.flatMap { luminary in
          try PlanetaryReturn.returns(
            of: luminary.body, to: chart, during: start..<end, ephemeris: ephemeris())
            + [
              PlanetaryReturn.next(
                of: luminary.body, to: chart, after: end, ephemeris: ephemeris()),
              PlanetaryReturn.number(80, of: luminary.body, to: chart, ephemeris: ephemeris()),
            ]
        }.map { "\($0.body.name) \($0.number) \(bits($0.at)) \(bits($0.longitude))" }
      },
      Call("a sun sign's day") {
        try ["1800-01-01", "1990-06-15", "2025-03-20", "2399-12-31"].map { text in
          let day = try SunSignDay(of: date(text), ephemeris: ephemeris())
          return
            "\(text) \(day.sign.name) \(bits(day.position.degreeInSign)) \(bits(day.ingress?.at))"
        }
      },
    ]
  }

  private static var transits: [Call] {
    [
      Call("transits of a week") {
        try TransitCalendar(of: chart(newYork))
          .transits(
            during: ut("2025-01-06T00:00:00Z")..<ut("2025-01-13T00:00:00Z"), ephemeris: ephemeris()
          ).map(line)
      },
      Call("transits at an instant, of one born before the table") {
        try TransitCalendar(of: chart(london), bodies: BodySet([.mars, .jupiter, .saturn]))
          .transits(at: ut("1843-07-10T12:00:00Z"), ephemeris: ephemeris()).map(line)
      },
      Call("what happens to transits on a date") {
        try TransitCalendar(of: chart(dateOnly))
          .happenings(on: date("2024-04-08"), in: .utc, ephemeris: ephemeris()).map {
            let event =
              switch $0.event {
              case .enters: "enters"
              case .exact(let pass): "exact \(pass)"
              case .station(let motion): "station \(motion.rawValue)"
              case .leaves: "leaves"
              }
            return "\(bits($0.at)) \(event) \(line($0.transit))"
          }
      },
      Call("exact transits of the slow planets") {
        try chart(sydney).exactTransits(
          of: BodySet([.jupiter, .saturn, .uranus, .neptune, .pluto]),
          during: ut("2025-01-01T00:00:00Z")..<ut("2026-01-01T00:00:00Z"), ephemeris: ephemeris()
        ).map {
          "\($0.body.name) \($0.aspect.name) \($0.natal.name) \(bits($0.at)) \($0.motion.rawValue)"
        }
      },
      Call("entries into houses") {
        try chart(newYork).houseIngresses(
          of: BodySet([.sun, .mars, .jupiter]),
          during: ut("2025-01-01T00:00:00Z")..<ut("2026-01-01T00:00:00Z"), ephemeris: ephemeris()
        ).map { "\($0.body.name) \($0.house) \(bits($0.at)) \($0.motion.rawValue)" }
      },
    ]
  }

  private static var scores: [Call] {
    [
      Call("weights of a chart's points") {
        try people.flatMap { person in
          NatalProfile(of: try chart(person)).points.map {
            "\($0.body.name) \(bits($0.longitude)) \($0.house) \(bits($0.weight.value))"
          }
        }
      },
      Call("activity of a day") {
        let skies = try DaySkies(of: date("2025-01-06"), ephemeris: ephemeris()).skies
        return try [newYork, dateOnly].flatMap { person in
          let sums = MeterActivity(of: NatalProfile(of: try chart(person)), during: skies)
          return Meter.allCases.map {
            "\($0.name) \(bits(sums.activity[$0])) \(bits(sums.tone[$0])) "
              + bits(sums.retrogradeDimming[$0])
          }
        }
      },
      Call("contributions to a meter") {
        let skies = try DaySkies(of: date("2025-01-06"), ephemeris: ephemeris()).skies
        let natal = NatalProfile(of: try chart(newYork))
        return Meter.allCases.flatMap { meter in
          natal.contributions(to: meter, during: skies).map {
            "\(meter.name) \($0.body.name) \($0.aspect.name) \($0.natal.name) \(bits($0.amount)) "
              + bits($0.quality)
          }
        }
      },
      Call("norms") {
        try [newYork, london, bogota, dateOnly].flatMap { person in
          let norms = try Norms(of: NatalProfile(of: chart(person)), ephemeris: ephemeris())
          return Meter.allCases.map { meter in
            let (activity, sides) = (norms[meter].activity.knots, norms[meter])
            let knots = [activity, sides.harmonious.knots, sides.challenging.knots].joined()
            return "\(person.birth) \(meter.name) \(bits(norms[meter].medianActivity)) "
              + knots.map { bits($0) }.joined(separator: " ")
          }
        }
      },
      Call("a record of norms") {
        let natal = NatalProfile(of: try chart(newYork))
        let record = try Norms(of: natal, ephemeris: ephemeris())
          .record(of: natal, source: .compiled)
        return rows(record)
      },
      Call("scores of days") {
        try [newYork, mcmurdo].flatMap { person in
          let astrometer = try Astrometer(of: chart(person), ephemeris: ephemeris())
          return try ["2025-01-06", "2024-08-05"].flatMap { text in
            let day = try astrometer.day(date(text), ephemeris: ephemeris())
            return lines(day.scores)
              + Meter.allCases.map {
                "\($0.name) \(day.trend(of: $0).map { bits($0.delta) } ?? "")"
              }
          }
        }
      },
      Call("scores of an instant") {
        let astrometer = try Astrometer(of: chart(newYork), ephemeris: ephemeris())
        let instant = try ut("2025-01-06T17:45:00Z")
        return lines(try astrometer.moment(instant, ephemeris: ephemeris()).scores)
          + astrometer.overall(at: [try ephemeris().sky(at: instant)]).map(bits)
      },
      Call("what changed since yesterday") {
        let astrometer = try Astrometer(of: chart(newYork), ephemeris: ephemeris())
        let days = try ["2025-01-05", "2025-01-06"].map {
          try DaySkies(of: date($0), ephemeris: ephemeris()).skies
        }
        return astrometer.changes(from: days[0], to: days[1]).flatMap { change in
          ["\(change.meter.name) \(bits(change.delta))"]
            + change.causes.map {
              "\(bits($0.contributionBefore)) \(bits($0.contribution)) \(bits($0.share))"
            }
        }
      },
      Call("scores of many") {
        let days = try ["2025-01-06", "2025-01-07"].map {
          TransitingDay(during: try DaySkies(of: date($0), ephemeris: ephemeris()).skies)
        }
        var crowd = BatchScorer.People()
        for person in [newYork, sydney, dateOnly] {
          let natal = NatalProfile(of: try chart(person))
          crowd.append(natal, norms: try Norms(of: natal, ephemeris: ephemeris()))
        }
        var scores = BatchScorer.Scores()
        BatchScorer(days: days).score(crowd, into: &scores)
        return (0..<3).flatMap { person in
          days.indices.flatMap { day in
            Meter.allCases.map {
              let score = scores.row(person: person, day: day)[$0]
              return "\($0.name) \(bits(score.intensity)) \(bits(score.harmony))"
            }
          }
        }
      },
    ]
  }

  private static var documents: [Call] {
    [
      Call("a reading in JSON") {
        let astrometer = try Astrometer(of: chart(newYork), ephemeris: ephemeris())
        let day = try ReadingDay(of: date("2025-01-06"), ephemeris: ephemeris())
        let reading = try DailyReading(of: chart(newYork), by: astrometer, on: day)
        let outlook = try DayOutlook(
          of: reading, sky: SkyOutlook(of: day, eclipses: ephemeris()))
        return [
          JSONWriter.text(DailyReadingDocument(reading)),
          JSONWriter.text(DailyReadingDocument(outlook)),
        ]
      },
      Call("charts in JSON") {
        try people.map { JSONWriter.text(NatalChartDocument(try chart($0, .koch))) }
      },
      Call("a sky in JSON") {
        [JSONWriter.text(SkyDocument(try ephemeris().sky(at: ut("2025-01-06T12:00:00Z"))))]
      },
      Call("a wheel") {
        let sky = try ephemeris().sky(at: ut("2025-01-06T12:00:00Z"))
        return [
          try Wheel(of: try chart(newYork)).picture().svg(width: 800),
          try Wheel(of: try chart(dateOnly), transits: sky, theme: .dark).picture().svg(width: 800),
        ]
      },
      Call("a map and a curve of meters, and the Moon's disc") {
        let astrometer = try Astrometer(of: chart(dateOnly), ephemeris: ephemeris())
        let columns = try (0..<7).map { index in
          let date = try date("2025-01-01").advanced(byDays: index)
          return try MeterColumn(
            try astrometer.day(date, ephemeris: ephemeris()).scores, at: .date(date))
        }
        let sky = try ephemeris().sky(at: ut("2025-01-06T12:00:00Z"))
        return [
          try MeterHeatMap(columns).picture().svg(width: 600),
          try MeterCurve(of: .meter(.love), over: columns).picture().svg(width: 600),
          try MoonDisc(of: sky, theme: .dark).picture().svg(width: 100),
        ]
      },
      Call("a compiled block") {
        let span = EphemerisSpan(first: try date("2025-01-06"), last: try date("2025-01-06"))
        let compiler = try TableCompiler(span: span, ephemeris: DirectEphemeris())
        return rows(try compiler.block(0))
      },
      Call("refusals") {
        let refused: [() throws -> Any] = [
          { try ephemeris().sky(at: ut("1199-12-31T12:00:00Z")) },
          { try ephemeris().sky(at: JulianDay<UT1>(.nan)) },
          { try ephemeris().sky(at: JulianDay<TT>(1e300), bodies: .eleven) },
          { try CompiledEphemeris().sky(at: ut("1800-01-01T12:00:00Z")) },
          { try CompiledEphemeris(path: "missing.table") },
          { try DirectEphemeris(folder: "missing") },
          { try ZoneDatabase(folder: "missing") },
          { try CivilZone("Europe/Atlantis", database: .system()) },
          { try CivilZone("LMT", database: .system()) },
          { try BirthFields(birth: "1990-06-15T14:30").read(zones: .system()) },
          { try BirthFields(birth: "1990-06-15", latitude: "x").read(zones: .system()) },
          { try date("1990-02-30") },
          { try InstantText("yesterday") },
          {
            try Norms(
              of: NatalProfile(of: chart(BirthFields(birth: "2350-01-01"))), ephemeris: ephemeris())
          },
          { try Norms(record: [], of: NatalProfile(of: chart(newYork)), source: .swiss) },
          { try MeterHeatMap([]) },
        ]
        return refused.map { call in
          do { return "no refusal: \(try call())" } catch { return "\(error)" }
        }
      },
    ]
  }
}
#endif
