internal import Astrology
internal import Astrometers
internal import Ephemeris
public import Words

extension ReadingFacts {
  /// Gathers what texts tell of from a reading; the hours, the week ahead and the slow bodies are left
  /// empty.
  public init(_ reading: DailyReading) { self.init(reading, outlook: nil) }

  /// Gathers what texts tell of from a reading and what is beyond it.
  public init(_ outlook: DayOutlook) { self.init(outlook.reading, outlook: outlook) }

  private init(_ reading: DailyReading, outlook: DayOutlook?) {
    let day = reading.day
    let today = day.daysFromInstant
    self.init(
      date: day.date, sunSign: reading.chart.sunSign, scores: reading.scores,
      isInstant: day.isInstant,
      priorities: reading.priorities.map { TransitFact($0, today: today) },
      meterTransits: Meter.allCases.map { meter in
        reading.transits(of: meter).compactMap { transit in
          reading.detail(of: transit.key).map { TransitFact($0, today: today) }
        }
      },
      moon: MoonFacts(
        sign: day.moon.sign, house: reading.moonHouse, phase: day.moon.illumination.phase,
        isVoidOfCourse: day.moon.voidUntil != nil,
        aspects: reading.moonAspects.map {
          MoonAspectFact($0.transit.aspect, natal: $0.natal)
        },
        dispositor: day.moon.dispositor, dispositorSign: day.moon.dispositorSign),
      retrogrades: day.retrogrades.map { RetrogradeFact($0.body, in: $0.sign) },
      hourlyIntensity: outlook?.hours.map(\.overall.intensity) ?? [],
      upcoming: outlook?.weekAhead.compactMap { UpcomingFact($0.moment, for: reading) } ?? [],
      skyAspects: outlook?.collective.map { SkyAspectFact($0.first, $0.kind, $0.second) } ?? [])
  }
}

extension TransitFact {
  /// A transit of a reading, as far as words go.
  ///
  /// - Parameters:
  ///   - detail: The transit.
  ///   - today: The civil day, in days from the reading's instant.
  init(_ detail: TransitDetail, today: Range<Double>) {
    self.init(
      detail.key, quality: detail.quality, natalHouse: detail.natalHouse,
      transitHouse: detail.transitHouse, transitSign: detail.transitSign,
      stage: Self.stage(of: detail, today: today))
  }

  /// In words a transit is exact on the day it is, and near while its orb is small: a slow body stays
  /// within a fifth of a degree for weeks.
  private static func stage(of detail: TransitDetail, today: Range<Double>) -> Stage {
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

extension UpcomingFact {
  /// A moment to come, or nothing for those that texts have no words for.
  init?(_ moment: DayMoment, for reading: DailyReading) {
    let event: Event
    switch moment {
    case .sky(.lunation(let lunation)):
      event = .lunation(
        lunation.quarter, sign: ZodiacSign(lunation.longitude),
        house: reading.chart.frame.house(of: lunation.longitude))
    case .sky(.ingress(let ingress)) where BodySet.eleven.contains(ingress.body):
      event = .ingress(
        ingress.body, sign: ingress.sign, house: reading.chart.frame.house(entered: ingress),
        isDirect: ingress.motion == .direct)
    case .sky(.station(let station)) where BodySet.eleven.contains(station.body):
      event = .station(
        station.body, sign: ZodiacSign(station.longitude), isDirect: station.motion == .direct)
    case .transit(let transit): event = .transit(transit.key)
    default: return nil
    }
    self.init(on: reading.day.zone.clock(at: moment.at).date, event)
  }
}
