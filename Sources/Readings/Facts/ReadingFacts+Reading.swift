internal import Astrology
internal import Astrometers
package import Ephemeris

extension ReadingFacts {
  /// Gathers the facts of texts from a reading; leaves the hours, the week ahead and the slow bodies empty.
  public init(_ reading: DailyReading) { self.init(reading, today: []) }

  /// Gathers the facts of texts from a reading and from the sky's events on its date.
  ///
  /// That is enough for a page, and costs a fraction of an outlook.
  ///
  /// - Throws: ``ReadingError`` where the ephemeris' data are at fault.
  package init(
    _ reading: DailyReading, skyBy eclipses: any EclipseProvider
  ) throws(ReadingError) {
    let day = reading.day
    do {
      let events = try SkyCalendar().events(
        [.lunation, .ingress, .station, .aspect, .eclipse], during: day.civilDay,
        eclipses: eclipses, ephemeris: day.ephemeris)
      let signs = try SkyOutlook.signs(of: events, ephemeris: day.ephemeris)
      self.init(
        reading,
        today: TodayFact.all(
          of: events, on: day.civilDay, in: day.zone, houses: reading.chart.frame, eclipses: signs))
    } catch {
      throw ReadingError(error, date: day.date, span: day.ephemeris.span)
    }
  }

  /// Gathers the facts of texts from an outlook.
  public init(_ outlook: DayOutlook) {
    let day = outlook.reading.day
    self.init(
      outlook.reading,
      today: TodayFact.all(
        of: outlook.sky.events, on: day.civilDay, in: day.zone,
        houses: outlook.reading.chart.frame, eclipses: outlook.sky.eclipseSigns),
      hourlyIntensity: outlook.hours.map { $0.overall.intensity },
      hourlyUnified: outlook.hours.map { $0.overall.unified },
      upcoming: UpcomingFact.all(of: outlook),
      skyAspects: outlook.collective.map {
        ReadingFacts.SkyAspectFact($0.first, $0.kind, $0.second)
      })
  }

  private init(
    _ reading: DailyReading, today events: [TodayFact], hourlyIntensity: [Double] = [],
    hourlyUnified: [Double] = [], upcoming: [UpcomingFact] = [],
    skyAspects: [ReadingFacts.SkyAspectFact] = []
  ) {
    let day = reading.day
    let today = day.daysFromInstant
    self.init(
      date: day.date, sunSign: reading.chart.sunSign, natalSigns: reading.chart.certainSigns,
      risingSign: reading.chart.ascendant.map { ZodiacSign($0) }, scores: reading.scores,
      isInstant: day.isInstant,
      priorities: reading.priorities.map { ReadingFacts.TransitFact($0, today: today) },
      meterTransits: reading.meterFacts(today: today),
      moon: MoonFacts(
        sign: day.moon.sign, house: reading.moonHouse, phase: day.moon.illumination.phase,
        isVoidOfCourse: day.moon.voidUntil != nil,
        aspects: reading.moonFacts,
        dispositor: day.moon.dispositor, dispositorSign: day.moon.dispositorSign,
        degreeInSign: ZodiacPosition(day.sky[.moon].longitude).degreeInSign,
        isWaxing: day.moon.illumination.elongation < .degrees(180),
        voidUntil: day.moon.voidUntil.flatMap { end in
          let clock = day.zone.clockToTheMinute(at: end)
          return clock.date == day.date ? clock.time : nil
        }),
      retrogrades: day.retrogrades.map {
        RetrogradeFact($0.body, in: $0.sign, until: $0.stationDate)
      },
      hourlyIntensity: hourlyIntensity, hourlyUnified: hourlyUnified, upcoming: upcoming,
      skyAspects: skyAspects,
      birthDigest: reading.chart.birth.digest, isTimed: reading.chart.birth.isTimed,
      passages: reading.passages.all, chapter: reading.passages.chapter,
      today: events)
  }
}

extension NatalChart {
  /// The signs of the planets from the Sun to Saturn; of a birth without a time those that hold at every
  /// hour in which it may have been.
  fileprivate var certainSigns: [CelestialBody: ZodiacSign] {
    var signs: [CelestialBody: ZodiacSign] = [:]
    for body in ReadingFacts.signedBodies {
      signs[body] = ChartBody(body).flatMap { certainSign(of: $0) }
    }
    return signs
  }
}

extension Birth {
  /// A number made of the instant and the place: FNV-1a in 64 bits (RFC 9923).
  fileprivate var digest: UInt64 {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    let words = [
      UInt64(bitPattern: Int64(instant.secondsSince1970)), place?.latitude.bitPattern ?? 1,
      place?.longitude.bitPattern ?? 1, isTimed ? 1 : 0,
    ]
    for word in words {
      for byte in 0..<8 {
        state = (state ^ (word >> (8 * UInt64(byte)) & 0xff)) &* 0x0000_0100_0000_01b3
      }
    }
    return state
  }
}

// In loops, since a closure that asks the reading copies it.
extension DailyReading {
  /// Each meter's transits as texts describe them.
  fileprivate func meterFacts(today: Range<Double>) -> [[ReadingFacts.TransitFact]] {
    var meters: [[ReadingFacts.TransitFact]] = []
    meters.reserveCapacity(Meter.allCases.count)
    for meter in Meter.allCases {
      let transits = causes(of: meter)
      var facts: [ReadingFacts.TransitFact] = []
      facts.reserveCapacity(transits.count)
      for transit in transits {
        if let detail = detail(of: transit.key) {
          facts.append(ReadingFacts.TransitFact(detail, today: today))
        }
      }
      meters.append(facts)
    }
    return meters
  }

  /// The Moon's aspects as texts describe them: the close ones of the reading, then the others that are exact on the
  /// date, those nearest to the reading's instant first.
  fileprivate var moonFacts: [MoonAspectFact] {
    var facts: [MoonAspectFact] = []
    for aspect in moonAspects { facts.append(fact(of: aspect)) }
    let close = Set(moonAspects.map(\.natal))
    var others: [(days: Double, fact: MoonAspectFact)] = []
    for natal in BodySet.eleven.bodies where !close.contains(natal) {
      for kind in AspectKind.allCases {
        for isReturning in kind.angle == .degrees(0) || kind.angle == .degrees(180)
          ? [false] : [false, true]
        {
          let (days, time) = moonIsExact(kind, to: natal, isReturning: isReturning)
          guard time != nil else { continue }
          others.append(
            (
              days.magnitude,
              MoonAspectFact(kind, natal: natal, isReturning: isReturning, time: time)
            ))
        }
      }
    }
    return facts + others.sorted { ($0.days, $0.fact.natal) < ($1.days, $1.fact.natal) }.map(\.fact)
  }

  /// In how many days the Moon is exact to a natal point, and at what time where that is on the date.
  private func moonIsExact(
    _ kind: AspectKind, to natal: CelestialBody, isReturning: Bool
  ) -> (days: Double, time: TimeOfDay?) {
    let (moon, point) = (day.sky[.moon], chart.sky[natal].longitude)
    let exact = isReturning ? point - kind.angle : point + kind.angle
    // Half a day at most, in which the Moon's pace changes by too little to speak of.
    let days = moon.longitude.arc(to: exact).degrees / moon.longitudePerDay.degrees
    let instant = day.instant.advanced(byDays: days)
    return (
      days, day.civilDay.contains(instant) ? day.zone.clockToTheMinute(at: instant).time : nil
    )
  }

  /// An aspect of the Moon as texts describe it.
  package func fact(of aspect: MoonOfDay.NatalAspect) -> MoonAspectFact {
    let moon = day.sky[.moon]
    let natal = chart.sky[aspect.natal].longitude
    let isReturning = natal.eastwardArc(to: moon.longitude) > .degrees(180)
    let kind = aspect.transit.aspect
    return MoonAspectFact(
      kind, natal: aspect.natal, isReturning: isReturning,
      time: moonIsExact(kind, to: aspect.natal, isReturning: isReturning).time)
  }
}

extension TodayFact {
  /// What happens in the sky in a civil day, in order of time; a lunation that is an eclipse counts as
  /// that alone.
  static func all(
    of events: [SkyEvent], on day: Range<JulianDay<UT1>>, in zone: CivilZone, houses: HouseFrame,
    eclipses: [Eclipse: ZodiacSign]
  ) -> [Self] {
    events.filter { day.contains($0.at) && !$0.isEclipsed(among: events) }
      .compactMap { event in
        UpcomingFact.Event(.sky(event), houses: houses, eclipses: eclipses).map {
          Self(at: zone.clockToTheMinute(at: event.at).time, $0)
        }
      }
  }
}

extension UpcomingFact {
  /// What comes in an outlook's week, the most notable first; a lunation that is an eclipse counts as that
  /// alone.
  static func all(of outlook: DayOutlook) -> [Self] {
    let (zone, houses) = (outlook.reading.day.zone, outlook.reading.chart.frame)
    let sky = outlook.sky
    return outlook.weekAhead.compactMap { notable in
      if case .sky(let event) = notable.moment, event.isEclipsed(among: sky.weekAhead) {
        return nil
      }
      return Event(notable.moment, houses: houses, eclipses: sky.eclipseSigns).map {
        Self(on: zone.clock(at: notable.moment.at).date, $0)
      }
    }
  }
}

extension SkyEvent {
  /// Whether it is a lunation at which one of some events eclipses the Sun or the Moon.
  fileprivate func isEclipsed(among events: [SkyEvent]) -> Bool {
    guard case .lunation = self else { return false }
    return events.contains { other in
      guard case .eclipse(let eclipse) = other else { return false }
      return at.days(until: eclipse.maximum).magnitude < 1
    }
  }
}

extension ReadingFacts.TransitFact {
  /// A transit of a reading, as far as words go.
  ///
  /// - Parameters:
  ///   - detail: The transit.
  ///   - today: The civil day, in days from the reading's instant.
  init(_ detail: DailyReading.TransitDetail, today: Range<Double>) {
    self.init(
      detail.key, quality: detail.quality, natalHouse: detail.natalHouse,
      transitHouse: detail.transitHouse, transitSign: detail.transitSign,
      stage: Self.stage(of: detail, today: today), orbDegrees: detail.transit.orb.degrees)
  }

  /// In words a transit is exact on the day it is, and near while its orb is small: a slow body stays
  /// within a fifth of a degree for weeks.
  private static func stage(of detail: DailyReading.TransitDetail, today: Range<Double>) -> Stage {
    if let days = detail.daysToExact, today.contains(days) { return .exact }
    return switch detail.transit.phase {
    case .applying: .applying
    case .exact: .near
    case .separating: .separating
    }
  }
}

extension ReadingDay {
  /// The civil day, in days from the instant.
  fileprivate var daysFromInstant: Range<Double> {
    instant.days(until: civilDay.lowerBound)..<instant.days(until: civilDay.upperBound)
  }
}

extension UpcomingFact.Event {
  /// A moment as texts describe it.
  ///
  /// Returns nil if texts have no words for it.
  init?(_ moment: DayMoment, houses: HouseFrame, eclipses: [Eclipse: ZodiacSign]) {
    let written = DayPassages.movers
    switch moment {
    case .sky(.lunation(let lunation)):
      self = .lunation(
        lunation.quarter, sign: ZodiacSign(lunation.longitude),
        house: houses.house(of: lunation.longitude))
    case .sky(.ingress(let ingress)) where written.contains(ingress.body):
      self = .ingress(
        ingress.body, sign: ingress.sign, house: houses.house(entered: ingress),
        isDirect: ingress.motion == .direct)
    case .sky(.station(let station)) where written.contains(station.body):
      self = .station(
        station.body, sign: ZodiacSign(station.longitude), isDirect: station.motion == .direct)
    case .sky(.aspect(let aspect))
    where written.contains(aspect.first) && written.contains(aspect.second):
      self = .aspect(ReadingFacts.SkyAspectFact(aspect.first, aspect.kind, aspect.second))
    case .sky(.eclipse(let eclipse)):
      guard let sign = eclipses[eclipse] else { return nil }
      self = .eclipse(eclipse.luminary, sign: sign)
    case .transit(let transit): self = .transit(transit.key)
    case .sky(.ingress), .sky(.station), .sky(.aspect), .sky(.void), .houseIngress: return nil
    }
  }
}
